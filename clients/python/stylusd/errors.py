"""What can go wrong."""

from typing import Any, Mapping


class InkError(Exception):
    """The conversation with the daemon failed."""


class Disconnected(InkError):
    """No daemon is there, or the connection broke; another attempt may succeed."""


class Silent(Disconnected):
    """The daemon did not answer in time, or gave no sign of life."""


class ProtocolError(InkError):
    """The daemon said what the protocol does not allow."""


class Renumbered(InkError):
    """The daemon began its numbers anew, so those of the devices that were asked for mean others now."""


class Refused(InkError):
    """The daemon refused a call: the error's name and its parameters."""

    PASSING = frozenset({"org.stylusd.TooManyClients", "org.stylusd.Stopping",
                         "org.varlink.service.PermissionDenied"})

    def __init__(self, name: str, parameters: Mapping[str, Any]):
        super().__init__(f"the daemon refused: {name} {dict(parameters)}")
        self.name = name
        self.parameters = dict(parameters)

    @property
    def is_passing(self) -> bool:
        """Whether the same call may succeed a moment later."""
        return self.name in self.PASSING
