"""Follows a pen while a recording is played: gives the overlay its cues, and takes the frames of a film.

    stylusctl watch --json --hover --until-end | perform.py --cues FILE --overlay SOCKET [--speed N] [--frames FOLDER --rate N]

A cue is a line: a time of the recording in seconds, and `do` with a command of the canvas, `mode` with a mode, `expect` with a name and a
value that the overlay's status should have then, `pointer` with what sway's pointer does, `film`, where the film begins, or `cut`, where it
ends. Sway has no tablet here, so that the pointer presses the picker where the pen touches it. With --frames, grim writes FOLDER/NUMBER.ppm, RATE frames for each second of the
recording, and a line of FOLDER/pen says where the pen was, and whether it touched. Fails if a cue fails, and if the machine was too busy
for a cue or a frame to be in time.
"""
import argparse
import json
import os
import socket
import subprocess
import sys
import threading
import time

# Pens rest for longer than this where there is a cue (lesson.py).
PATIENCE = 0.4


class Pen:
    """Where the pen is, as the daemon reports it, in shares of the tablet."""

    def __init__(self, speed):
        self.speed = speed
        self.began, self.ended = threading.Event(), threading.Event()
        self.start, self.state, self.area = 0.0, (0.0, 0.0, False), (1.0, 1.0)

    def listen(self):
        for line in sys.stdin:
            event = json.loads(line)
            if event["event"] == "device_added":
                area = event["tablet"]["area"]
                self.area = area["width"], area["height"]
            if event["event"] in ("hover", "sample"):
                sample = event["sample"]
                self.state = sample["x"] / self.area[0], sample["y"] / self.area[1], event["event"] == "sample"
                if not self.began.is_set():
                    self.start = time.monotonic() - sample["time"] / 1e6 / self.speed
                    self.began.set()
        self.ended.set()
        self.began.set()


class Overlay:
    """Calls methods on its Varlink socket."""

    def __init__(self, path):
        self.path = path

    def call(self, method, **parameters):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(self.path)
            connection.sendall(json.dumps({"method": f"org.stylusd.overlay.{method}", "parameters": parameters}).encode() + b"\0")
            answer = b""
            while not answer.endswith(b"\0"):
                piece = connection.recv(65536)
                if not piece:
                    raise RuntimeError("the overlay closed the connection")
                answer += piece
        reply = json.loads(answer[:-1])
        if "error" in reply:
            raise RuntimeError(reply["parameters"].get("reason", reply["error"]))
        return reply["parameters"]

    def obey(self, verb, *words):
        if verb == "do":
            self.call("Perform", command=" ".join(words))
        elif verb == "mode":
            self.call("SetMode", mode=words[0])
        elif verb == "pointer":
            subprocess.run(["swaymsg", "--quiet", "--", "seat", "-", "cursor", *words], check=True)
        elif verb == "expect":
            found = self.call("GetStatus")[words[0]]
            if str(found) != words[1]:
                raise RuntimeError(f"it is {found}. Perhaps the picker has changed: see BUTTONS in scripts/run.d/page/lesson.py")


class Performance:
    def __init__(self, options):
        with open(options.cues, encoding="utf-8") as file:
            self.cues = [(float(line.split()[0]) / options.speed, line.split()[1:]) for line in file]
        self.pen, self.overlay, self.frames = Pen(options.speed), Overlay(options.overlay), options.frames
        self.step = 1 / options.rate / options.speed
        self.patience = PATIENCE / options.speed
        self.frame, self.first, self.faults = 0, None, []
        self.latest = 0.0

    def run(self):
        threading.Thread(target=self.pen.listen, daemon=True).start()
        self.pen.began.wait()
        while self.cues and not (self.frames and self.faults):
            now = time.monotonic() - self.pen.start
            next_cue = self.cues[0][0] if self.cues else now + 1
            next_frame = self.first + self.frame * self.step if self.first is not None else now + 1
            if now >= next_cue:
                self.give_cue(now)
            elif now >= next_frame:
                self.take_frame(now)
            else:
                time.sleep(min(next_cue, next_frame) - now)
        if self.frames and not self.faults:
            print(f"perform: {self.frame} frames, the latest {1000 * self.latest:.0f} ms late, of {1000 * self.step:.0f} ms", file=sys.stderr)

    def give_cue(self, now):
        time_due, words = self.cues.pop(0)
        if words[0] in ("film", "cut"):
            self.first = time_due if words[0] == "film" and self.frames else None
            return
        try:
            self.overlay.obey(*words)
        except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
            self.faults.append(f"{' '.join(words)}: {error}")
        late = max(now, time.monotonic() - self.pen.start) - time_due
        if late > self.patience:
            self.faults.append(f"{' '.join(words)}: {1000 * late:.0f} ms late: the machine is too busy")

    def take_frame(self, now):
        late = now - self.first - self.frame * self.step
        self.latest = max(self.latest, late)
        if late > self.step / 2:
            self.faults.append(f"frame {self.frame} was {1000 * late:.0f} ms late, of {1000 * self.step:.0f} ms between frames:"
                               " the machine is too busy. Fix: a larger --slow")
        x, y, touches = self.pen.state
        with open(os.path.join(self.frames, "pen"), "a", encoding="ascii") as file:
            print(x, y, int(touches), file=file)
        subprocess.run(["grim", "-t", "ppm", os.path.join(self.frames, f"{self.frame:04}.ppm")], check=True)
        self.frame += 1


def main():
    parser = argparse.ArgumentParser()
    for name in ("cues", "overlay"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--speed", type=float, default=1)
    parser.add_argument("--frames")
    parser.add_argument("--rate", type=float, default=12.5)
    performance = Performance(parser.parse_args())
    performance.run()
    for fault in performance.faults:
        print("perform:", fault, file=sys.stderr)
    sys.exit(1 if performance.faults else 0)


if __name__ == "__main__":
    main()
