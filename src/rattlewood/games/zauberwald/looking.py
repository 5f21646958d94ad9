"""What can be said of how things stand: the table, the look round from a clearing, and where one's own figures are."""

from collections.abc import Iterator

from rattlewood.games.zauberwald.board import (
    CHAIRS,
    CLEARINGS,
    COLOURS,
    CRYSTALS,
    DIRECTIONS,
    DISTANCE,
    GAP,
    GAPS,
    OFF,
    ROUND,
)
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.jewels import goal_number, hands_of
from rattlewood.games.zauberwald.roads import giants_way
from rattlewood.games.zauberwald.state import KINDS, NOBODY, Hand, Phase, State, kobolds_of, taken
from rattlewood.games.zauberwald.telling import mark, said, who
from rattlewood.table.game import Said, Seat, Unreadable


def look(edition: Edition, view: State, place: str) -> tuple[Said, ...]:
    if place:
        return look_at(edition, view, place)
    return (*moment(view), *figures(view), *marked(view), *score(edition, view))


def look_at(edition: Edition, view: State, place: str) -> tuple[Said, ...]:
    """Stand on a clearing and look round; or a Kobold by its colour, the Giant, or everything of one seat."""
    if place in CLEARINGS:
        return tuple(look_round(edition, view, CLEARINGS.index(place)))
    if place in COLOURS and view.owners[COLOURS.index(place)] != NOBODY:
        return (kobold_at(view, COLOURS.index(place)),)
    if place == "giant" and view.giant != NOBODY:
        return (giant_at(view),)
    if place in CHAIRS and CHAIRS.index(place) in view.seated:
        return tuple(things(edition, view, CHAIRS.index(place)))
    raise Unreadable("zauber-place", place=place, seats=", ".join(CHAIRS[seat] for seat in view.seated))


def look_round(edition: Edition, view: State, clearing: int) -> Iterator[Said]:
    yield said("look-here", clearing=CLEARINGS[clearing], crystal=crystal(clearing), who=who(view, clearing))
    for direction, other in zip(DIRECTIONS, ROUND[clearing], strict=True):
        if other != OFF:
            yield said(
                "look-there",
                direction=direction,
                clearing=CLEARINGS[other],
                crystal=crystal(other),
                who=who(view, other),
                mark=mark(edition, view, GAP[clearing, other]),
            )
    shut = [name for name, other in zip(DIRECTIONS, ROUND[clearing], strict=True) if other == OFF]
    if shut:
        yield said("look-trees", directions=tuple(said("direction", direction=name) for name in shut))


def crystal(clearing: int) -> str:
    return "yes" if clearing in CRYSTALS else "no"


def moment(view: State) -> Iterator[Said]:
    if view.turn != NOBODY and view.phase is not Phase.OVER:
        yield said("look-turn", seat=CHAIRS[view.turn])
    if view.thrown:
        yield said("look-thrown", kobold=COLOURS[view.mover], number=view.thrown)


def figures(view: State) -> Iterator[Said]:
    if view.giant != NOBODY:
        yield giant_at(view)
    yield from (
        kobold_at(view, kobold) for kobold, owner in enumerate(view.owners) if owner not in (NOBODY, view.giant)
    )
    free = [clearing for clearing in sorted(CRYSTALS) if not taken(view) >> clearing & 1]
    if free:
        yield said("look-crystals", clearings=names(free))


def names(clearings: list[int]) -> tuple[Said, ...]:
    return tuple(Said("number", {"number": CLEARINGS[clearing]}) for clearing in clearings)


def giant_at(view: State) -> Said:
    if view.giant_at == OFF:
        return said("look-giant-outside", seat=CHAIRS[view.giant])
    return said("look-giant", seat=CHAIRS[view.giant], clearing=CLEARINGS[view.giant_at])


def kobold_at(view: State, kobold: int) -> Said:
    place, owner = view.kobolds[kobold], CHAIRS[view.owners[kobold]]
    if place == OFF:
        return said("look-kobold-outside", whose=owner, kobold=COLOURS[kobold])
    return said("look-kobold", whose=owner, kobold=COLOURS[kobold], clearing=CLEARINGS[place], crystal=crystal(place))


def marked(view: State) -> Iterator[Said]:
    """What the notes say of the gaps."""
    if view.passed:
        yield said("look-wide", gaps=tuple(map(gap_said, view.passed)))
    if view.stuck:
        yield said("look-narrow", gaps=tuple(map(gap_said, view.stuck)))


def gap_said(gap: int) -> Said:
    here, there = GAPS[gap]
    return said("gap", origin=CLEARINGS[here], end=CLEARINGS[there])


def score(edition: Edition, state: State) -> tuple[Said, ...]:
    return tuple(score_of(edition, state, seat) for seat in state.seated)


def score_of(edition: Edition, state: State, seat: Seat) -> Said:
    count = state.jewels[seat]
    if not edition.collects:
        return said("score", seat=CHAIRS[seat], count=count, goal=goal_number(state))
    hand = hands_of(edition, state)[seat]
    if hand is None:
        return said("score-hidden", seat=CHAIRS[seat], count=count)
    return said("score-kinds", seat=CHAIRS[seat], count=count, jewels=kinds(hand))


def kinds(hand: Hand) -> tuple[Said, ...]:
    return tuple(said("jewels", kind=KINDS[kind], count=count) for kind, count in enumerate(hand) if count)


def where(edition: Edition, view: State, seat: Seat) -> tuple[Said, ...]:
    role = said("you-giant", seat=CHAIRS[seat]) if seat == view.giant else said("you", seat=CHAIRS[seat])
    return (role, *things(edition, view, seat))


def things(edition: Edition, view: State, seat: Seat) -> Iterator[Said]:
    """The figures of one seat, what is near them, and its jewels."""
    if seat == view.giant:
        yield giant_at(view)
        if view.giant_at != OFF:
            yield from (prey(view, kobold) for kobold, place in enumerate(view.kobolds) if place != OFF)
    else:
        for kobold in kobolds_of(view, seat):
            yield kobold_at(view, kobold)
            if view.kobolds[kobold] != OFF:
                yield from near(view, view.kobolds[kobold])
    yield score_of(edition, view, seat)


def prey(view: State, kobold: int) -> Said:
    place = view.kobolds[kobold]
    owner, away = CHAIRS[view.owners[kobold]], giants_way(view, place)
    return said("where-prey", whose=owner, kobold=COLOURS[kobold], clearing=CLEARINGS[place], away=away)


def near(view: State, place: int) -> Iterator[Said]:
    """How far the Giant is, and the free crystals."""
    if view.giant_at != OFF:
        yield said("where-giant", clearing=CLEARINGS[view.giant_at], away=giants_way(view, place))
    free = [clearing for clearing in CRYSTALS if clearing != place and not taken(view) >> clearing & 1]
    by_distance = sorted((DISTANCE[place][clearing], clearing) for clearing in free)
    crystals = tuple(said("near", clearing=CLEARINGS[clearing], away=away) for away, clearing in by_distance)
    if crystals:
        yield said("where-crystals", crystals=crystals)
