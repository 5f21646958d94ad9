"""The small client of `tools.client`, as the tests call it."""

from tools.client import Client, Message, Refused, client

__all__ = ["Client", "Message", "Refused", "client"]
