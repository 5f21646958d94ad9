"""Figures about the running server, as Prometheus reads them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Measures:
    """One registry of our own, so that nothing else of this machine is told."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("rattlewood_sockets", "Connections open now", registry=registry)
        self.rooms = Gauge("rattlewood_rooms", "Tables in memory now", registry=registry)
        self.asked = Counter("rattlewood_asked", "Messages from clients", ["ask"], registry=registry)
        self.refused = Counter("rattlewood_refused", "Messages that were refused", registry=registry)
        self.unread = Counter("rattlewood_unread", "Frames that were no message", registry=registry)
        self.dropped = Counter("rattlewood_dropped", "Connections dropped", ["why"], registry=registry)
        self.lines = Counter("rattlewood_lines", "Lines written down", registry=registry)
        self.made = Counter("rattlewood_tables_made", "Tables made", ["game"], registry=registry)
        self.bots_replaced = Counter("rattlewood_bots_replaced", "Bots replaced", ["why"], registry=registry)
        self.store_troubles = Counter("rattlewood_store_troubles", "Rooms closed by their store", registry=registry)
        self.crashes = Counter("rattlewood_crashes", "Rooms closed by a bug", registry=registry)
        self.frames = Counter("rattlewood_rattle_frames", "Frames of rattling sent", registry=registry)
        self.lots = Counter("rattlewood_lots", "Touches drawn by lot", registry=registry)
        self.answering = Histogram(
            "rattlewood_answer_seconds",
            "From when a table is asked something until it is written down and told",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
            registry=registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


MEASURES = Measures()
