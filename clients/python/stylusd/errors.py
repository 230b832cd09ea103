"""The errors that the package raises. All are an `InkError`."""

from typing import Any, Mapping


class InkError(Exception):
    """Communication with the daemon failed."""


class Disconnected(InkError):
    """No daemon is running, or the connection broke. Another attempt may succeed."""


class Silent(Disconnected):
    """The daemon did not answer in time, or sent nothing for too long."""


class ProtocolError(InkError):
    """The daemon sent something that the protocol does not allow."""


class Renumbered(InkError):
    """The daemon was restarted, so the numbers of the requested devices now mean other devices."""


class Refused(InkError):
    """The daemon refused a call."""

    name: str
    """The name of the error, such as `org.stylusd.InvalidParameter`."""
    parameters: Mapping[str, Any]
    """What the daemon says about it."""
    PASSING = frozenset({"org.stylusd.TooManyClients", "org.stylusd.Stopping",
                         "org.varlink.service.PermissionDenied"})
    """The names of errors after which the same call may succeed."""

    def __init__(self, name: str, parameters: Mapping[str, Any]):
        super().__init__(f"the daemon refused: {name} {dict(parameters)}")
        self.name = name
        self.parameters = dict(parameters)

    @property
    def is_passing(self) -> bool:
        """Whether the same call may succeed later."""
        return self.name in self.PASSING
