"""A client of the daemon that notes which strokes were reported as finished, for kill.py."""
import json
import socket
import threading
import time

# How long anything may take, in seconds. It only ends what hangs: a busy machine is slow, and may be.
PATIENCE = 180


class Failure(Exception):
    """A loss, a difference, or something that did not work."""


class Client:
    """One connection. Calls and replies are JSON, each followed by a NUL."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(path)
        self.waiting = b""

    def say(self, method, more=False, **parameters):
        call = {"method": "org.stylusd." + method, "parameters": parameters}
        if more:
            call["more"] = True
        self.socket.sendall(json.dumps(call).encode() + b"\0")

    def hear(self):
        """The next message; None at the end of the connection."""
        while b"\0" not in self.waiting:
            try:
                piece = self.socket.recv(1 << 16)
            except ConnectionResetError:
                return None
            if not piece:
                return None
            self.waiting += piece
        message, self.waiting = self.waiting.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.say(method, **parameters)
        reply = self.hear()
        if reply is None:
            raise Failure(f"{method}: the daemon closed the connection")
        if "error" in reply:
            raise Failure(f"{method}: {reply}")
        return reply["parameters"]


class Ledger:
    """What one stream reports: the samples of the strokes that are open, and the strokes that were finished."""

    def __init__(self):
        self.epoch = None
        self.open = {}
        self.told = {}  # samples by stored number
        self.at = {}  # when the report was read, by stored number
        self.losses = 0

    def take(self, event):
        """Takes one event. Returns False after the last one."""
        kind = event["event"]
        if kind == "hello":
            self.epoch = event["epoch"]
        elif kind == "lost":
            # The backlog was dropped. Snapshots of all strokes that are still open follow.
            self.losses += 1
            self.open = {}
        elif kind == "begin":
            self.open[event["stroke"]] = []
        elif kind == "snapshot":
            # A long stroke takes several snapshots; the first one replaces what was known.
            samples = self.open.get(event["stroke"], [])[: event["first"]]
            if len(samples) != event["first"]:
                raise Failure(f"a snapshot starts at sample {event['first']} of {len(samples)}: {event['stroke']}")
            self.open[event["stroke"]] = samples + event["samples"]
        elif kind == "sample":
            self.open[event["stroke"]].append(event["sample"])
        elif kind == "update":
            self.open[event["stroke"]][event["position"]] = event["sample"]
        elif kind == "cancelled":
            self.open.pop(event["stroke"], None)
        elif kind == "finished":
            self.finish(event)
        return kind != "end_of_stream"

    def finish(self, event):
        samples = self.open.pop(event["stroke"])
        if len(samples) != event["sample_count"]:
            raise Failure(f"the stream had {len(samples)} of {event['sample_count']} samples of stroke {event['stroke']}")
        if "stored" in event:
            self.told[event["stored"]] = samples
            self.at[event["stored"]] = time.monotonic()


class Witness(threading.Thread):
    """Keeps a ledger of one stream until the stream breaks."""

    def __init__(self, path, events):
        """
        :param events: how many events ``wait`` waits for.
        """
        super().__init__(daemon=True)
        self.client = Client(path)
        self.ledger = Ledger()
        self.events = events
        self.reached = threading.Event()
        self.failure = None

    def run(self):
        try:
            self.client.say("Subscribe", more=True)
            count, going = 0, True
            while going and (message := self.client.hear()):
                going = self.ledger.take(message["parameters"])
                count += 1
                if count == self.events:
                    self.reached.set()
        except Exception as error:  # a thread that dies in silence would hide losses
            self.failure = f"{type(error).__name__}: {error}"
        finally:
            self.reached.set()
            self.client.socket.close()

    def wait(self):
        """Waits until so many events have come, or the stream is over."""
        if not self.reached.wait(PATIENCE):
            raise Failure(f"{self.events} events did not come within {PATIENCE} s")

    def end(self):
        """Waits until the stream is read to its end. Returns the ledger."""
        self.join(PATIENCE)
        if self.is_alive():
            raise Failure(f"the stream did not end within {PATIENCE} s of the daemon's end")
        if self.failure:
            raise Failure(self.failure)
        return self.ledger
