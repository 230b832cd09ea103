"""Predicts the tip of a pen with libstylus (docs/develop/libstylus.md), through ctypes. It needs no compiler and no daemon.

The library is `libstylus.so.0`, or the file that the environment variable `STYLUS_LIBRARY` names.
"""

import ctypes
import ctypes.util
import math
import os
from dataclasses import dataclass
from typing import Any, List, NamedTuple, Optional, Sequence

from .columns import numpy, real, told, whole
from .errors import InkError


class LibraryError(InkError):
    """libstylus was not found, or refused a call."""


class _Sample(ctypes.Structure):
    """stylus_sample of stylus.h."""

    _fields_ = [
        ("size", ctypes.c_uint32), ("provenance", ctypes.c_uint32), ("time", ctypes.c_int64), ("x", ctypes.c_double),
        ("y", ctypes.c_double), ("pressure", ctypes.c_float), ("altitude", ctypes.c_float), ("azimuth", ctypes.c_float),
        ("roll", ctypes.c_float), ("slider", ctypes.c_float), ("distance", ctypes.c_float), ("error", ctypes.c_float),
        ("buttons", ctypes.c_uint16), ("expecting", ctypes.c_uint16),
    ]


@dataclass(frozen=True)
class Guess:
    """Where the tip will be."""

    time: int
    """When, in nanoseconds."""
    x: float
    """The position, in your unit."""
    y: float
    """The position, in your unit."""
    pressure: Optional[float]
    """The pressure, 0 to 1; None if it is unknown."""
    error: float
    """The average distance by which the tip will miss the position, in your unit."""


class Guesses(NamedTuple):
    """Guesses as columns: numpy arrays if numpy is installed, otherwise lists. Unknown values are NaN."""

    time: Any
    """Times in nanoseconds, as integers."""
    x: Any
    """Positions, in your unit."""
    y: Any
    """Positions, in your unit."""
    pressure: Any
    """Pressures, 0 to 1."""
    error: Any
    """The average distances by which the tip will miss the positions. NaN: the last sample is the best guess."""


MAX_TAIL = 10
"""The largest number of points of `Predictor.tail`."""
_library: Optional[ctypes.CDLL] = None


def _load() -> ctypes.CDLL:
    global _library
    if _library is None:
        name = os.environ.get("STYLUS_LIBRARY", "libstylus.so.0")
        try:
            library = ctypes.CDLL(name)
        except OSError as error:
            raise LibraryError(f"{error}. Fix: apt install libstylus0, or name the file with STYLUS_LIBRARY") from None
        pointer = ctypes.c_void_p
        library.stylus_predictor_create.restype = pointer
        library.stylus_predictor_create.argtypes = [ctypes.c_double]
        library.stylus_predictor_message.restype = ctypes.c_char_p
        library.stylus_predictor_destroy.restype = None
        library.stylus_predictor_observe.argtypes = [pointer, ctypes.POINTER(_Sample)]
        library.stylus_predictor_predict.argtypes = [pointer, ctypes.c_int64, ctypes.POINTER(_Sample)]
        library.stylus_predictor_tail.argtypes = [pointer, ctypes.c_int64, ctypes.POINTER(_Sample), ctypes.c_uint32]
        for call in ("message", "destroy", "begin", "end", "restart", "reset"):
            getattr(library, f"stylus_predictor_{call}").argtypes = [pointer]
        _library = library
    return _library


class Predictor:
    """Predicts the tip of one pen for the next 50 ms.

        predictor = Predictor(millimetres=25.4 / 96)      # positions in pixels of 96 per inch
        predictor.begin()                                 # the tip is down
        predictor.observe(time, x, y, pressure)           # each sample, in nanoseconds
        guess = predictor.predict(16_000_000)             # None if the last sample is the better guess
        predictor.end()

    Whole strokes can be passed as columns, numpy arrays or lists: `predictor.predict_all(16_000_000, time, x, y, pressure)`.
    Keep the predictor of a pen, because it learns about the tablet's clock and the writer.

    - millimetres: the length of your unit in millimeters, 1e-6 to 1e3.

    Raises `LibraryError` if libstylus is not installed.
    """

    def __init__(self, millimetres: float = 1.0):
        self._pointer = None
        self._library = _load()
        self._pointer = self._library.stylus_predictor_create(millimetres)
        if not self._pointer:
            raise LibraryError(f"a unit of {millimetres} mm is none: 1e-6 to 1e3")
        self._sample = _Sample(size=ctypes.sizeof(_Sample))
        self._tail = (_Sample * MAX_TAIL)()
        self._tail[0].size = ctypes.sizeof(_Sample)

    def __del__(self) -> None:
        if self._pointer:
            self._library.stylus_predictor_destroy(self._pointer)

    def _checked(self, result: int) -> int:
        if result < 0:
            raise LibraryError(self._library.stylus_predictor_message(self._pointer).decode())
        return result

    def begin(self) -> None:
        """Begins a stroke: the tip is down."""
        self._checked(self._library.stylus_predictor_begin(self._pointer))

    def end(self) -> None:
        """Ends a stroke: the tip is up."""
        self._checked(self._library.stylus_predictor_end(self._pointer))

    def restart(self) -> None:
        """Forgets the last samples, because a pen came into range or samples were lost."""
        self._checked(self._library.stylus_predictor_restart(self._pointer))

    def reset(self) -> None:
        """Forgets everything, for another tablet or another writer."""
        self._checked(self._library.stylus_predictor_reset(self._pointer))

    def observe(self, time: int, x: float, y: float, pressure: Optional[float] = None, altitude: Optional[float] = None,
                azimuth: Optional[float] = None, roll: Optional[float] = None) -> bool:
        """Adds the next sample. Returns False if it has the same microsecond as the last one, and is ignored."""
        sample = self._sample
        sample.size, sample.time, sample.x, sample.y = ctypes.sizeof(_Sample), time, x, y
        sample.slider = sample.distance = math.nan
        for name, value in (("pressure", pressure), ("altitude", altitude), ("azimuth", azimuth), ("roll", roll)):
            setattr(sample, name, math.nan if value is None else value)
        return self._checked(self._library.stylus_predictor_observe(self._pointer, ctypes.byref(sample))) == 1

    def predict(self, horizon: int) -> Optional[Guess]:
        """Predicts the tip `horizon` nanoseconds after the last sample, 1000 to 50 million. None if the last sample is the better guess."""
        found = self._checked(self._library.stylus_predictor_predict(self._pointer, horizon, ctypes.byref(self._tail[0])))
        return _guess(self._tail[0]) if found else None

    def tail(self, horizon: int) -> List[Guess]:
        """Predicts the path of the tip until `horizon` nanoseconds after the last sample, in equal steps of at most 5 ms."""
        count = self._checked(self._library.stylus_predictor_tail(self._pointer, horizon, self._tail, MAX_TAIL))
        return [_guess(sample) for sample in self._tail[:count]]

    def observe_all(self, time: Sequence[int], x: Sequence[float], y: Sequence[float], pressure: Optional[Sequence[float]] = None,
                    altitude: Optional[Sequence[float]] = None, azimuth: Optional[Sequence[float]] = None,
                    roll: Optional[Sequence[float]] = None) -> int:
        """Adds samples, given as columns, with NaN for unknown values. Returns how many were not ignored.

        Raises ValueError if the columns have different lengths, and `LibraryError` for an invalid sample; the samples before it
        were added.
        """
        samples = _samples(time, x, y, pressure, altitude, azimuth, roll)
        observe = self._library.stylus_predictor_observe
        return sum(self._checked(observe(self._pointer, ctypes.byref(sample))) for sample in samples)

    def predict_all(self, horizon: int, time: Sequence[int], x: Sequence[float], y: Sequence[float],
                    pressure: Optional[Sequence[float]] = None, altitude: Optional[Sequence[float]] = None,
                    azimuth: Optional[Sequence[float]] = None, roll: Optional[Sequence[float]] = None) -> Guesses:
        """Adds samples as `observe_all` does, and after each of them predicts the tip `horizon` nanoseconds later.

        Returns one guess for each sample. If a sample is the better guess, the guess has its position and an error of NaN.
        """
        samples = _samples(time, x, y, pressure, altitude, azimuth, roll)
        guesses = type(samples).from_buffer_copy(samples)
        observe, predict = self._library.stylus_predictor_observe, self._library.stylus_predictor_predict
        for sample, guess in zip(samples, guesses):
            self._checked(observe(self._pointer, ctypes.byref(sample)))
            if not self._checked(predict(self._pointer, horizon, ctypes.byref(guess))):
                guess.time, guess.error = sample.time + horizon, math.nan
        return _columns(guesses, len(samples))

    def tail_columns(self, horizon: int) -> Guesses:
        """Predicts the same path as `tail`, as columns."""
        count = self._checked(self._library.stylus_predictor_tail(self._pointer, horizon, self._tail, MAX_TAIL))
        return _columns(self._tail, count)


def _samples(time: Sequence[int], x: Sequence[float], y: Sequence[float], *others: Optional[Sequence[float]]) -> Any:
    """Samples as the library takes them."""
    names = ("pressure", "altitude", "azimuth", "roll")
    count, columns = told(time=time, x=x, y=y, **dict(zip(names, others)))
    samples = (_Sample * count)()
    found = numpy()
    if found is not None and count:
        table = found.frombuffer(samples, _Sample)
        table["size"] = ctypes.sizeof(_Sample)
        for name in names + ("slider", "distance"):
            table[name] = math.nan
        for name, values in columns:
            # A float is no time: nanoseconds since a machine started are more than it holds exactly.
            table[name] = found.asarray(values).astype(table[name].dtype, casting="same_kind")
        return samples
    for sample in samples:
        sample.size = ctypes.sizeof(_Sample)
        sample.pressure = sample.altitude = sample.azimuth = sample.roll = sample.slider = sample.distance = math.nan
    for name, values in columns:
        for sample, value in zip(samples, values):
            setattr(sample, name, value)
    return samples


def _columns(samples: Any, count: int) -> Guesses:
    return Guesses(whole([sample.time for sample in samples[:count]]),
                   *(real([getattr(sample, name) for sample in samples[:count]]) for name in ("x", "y", "pressure", "error")))


def _guess(sample: _Sample) -> Guess:
    pressure = None if math.isnan(sample.pressure) else sample.pressure
    return Guess(sample.time, sample.x, sample.y, pressure, sample.error)
