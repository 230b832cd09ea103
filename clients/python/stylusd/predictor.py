"""Where a pen's tip will be: libstylus through ctypes, without a compiler and without a daemon."""

import ctypes
import ctypes.util
import math
import os
from dataclasses import dataclass
from typing import Any, List, NamedTuple, Optional, Sequence

from .columns import numpy, real, told, whole
from .errors import InkError


class LibraryError(InkError):
    """libstylus is not there, or refused a call."""


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
    """Where the tip will be: nanoseconds, place, pressure (None if it is not known), and by what distance that is wrong on average."""

    time: int
    x: float
    y: float
    pressure: Optional[float]
    error: float


class Guesses(NamedTuple):
    """Guesses as columns, numpy's arrays where numpy is installed, lists else; NaN where a guess has no such value."""

    time: Any
    x: Any
    y: Any
    pressure: Any
    error: Any


MAX_TAIL = 10
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
    """Tells where the tip of one pen will be in the next 50 ms.

        predictor = Predictor(millimetres=25.4 / 96)      # places in pixels of 96 an inch
        predictor.begin()                                 # the tip is down
        predictor.observe(time, x, y, pressure)           # each sample, nanoseconds
        guess = predictor.predict(16_000_000)             # None where the last sample is the better guess
        predictor.end()

    Whole strokes in columns, of numpy or of lists: `predictor.predict_all(16_000_000, time, x, y, pressure)`.
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
        """The tip is down."""
        self._checked(self._library.stylus_predictor_begin(self._pointer))

    def end(self) -> None:
        """The tip is up."""
        self._checked(self._library.stylus_predictor_end(self._pointer))

    def restart(self) -> None:
        """What follows has nothing to do with what was: a pen came near, or samples were lost."""
        self._checked(self._library.stylus_predictor_restart(self._pointer))

    def reset(self) -> None:
        """Another tablet, or another hand."""
        self._checked(self._library.stylus_predictor_reset(self._pointer))

    def observe(self, time: int, x: float, y: float, pressure: Optional[float] = None, altitude: Optional[float] = None,
                azimuth: Optional[float] = None, roll: Optional[float] = None) -> bool:
        """Takes the next sample; False for one of the same microsecond as the last, which is passed over."""
        sample = self._sample
        sample.size, sample.time, sample.x, sample.y = ctypes.sizeof(_Sample), time, x, y
        sample.slider = sample.distance = math.nan
        for name, value in (("pressure", pressure), ("altitude", altitude), ("azimuth", azimuth), ("roll", roll)):
            setattr(sample, name, math.nan if value is None else value)
        return self._checked(self._library.stylus_predictor_observe(self._pointer, ctypes.byref(sample))) == 1

    def predict(self, horizon: int) -> Optional[Guess]:
        """Where the tip will be so many nanoseconds after the last sample, 1000 to 50 million."""
        found = self._checked(self._library.stylus_predictor_predict(self._pointer, horizon, ctypes.byref(self._tail[0])))
        return _guess(self._tail[0]) if found else None

    def tail(self, horizon: int) -> List[Guess]:
        """The way of the tip until then, in even steps of at most 5 ms."""
        count = self._checked(self._library.stylus_predictor_tail(self._pointer, horizon, self._tail, MAX_TAIL))
        return [_guess(sample) for sample in self._tail[:count]]

    def observe_all(self, time: Sequence[int], x: Sequence[float], y: Sequence[float], pressure: Optional[Sequence[float]] = None,
                    altitude: Optional[Sequence[float]] = None, azimuth: Optional[Sequence[float]] = None,
                    roll: Optional[Sequence[float]] = None) -> int:
        """Takes samples one after the other, columns of one length each, NaN for what a sample lacks; how many were not passed over.

        ValueError for columns of different lengths; LibraryError for a sample that is refused: those before it were taken.
        """
        samples = _samples(time, x, y, pressure, altitude, azimuth, roll)
        observe = self._library.stylus_predictor_observe
        return sum(self._checked(observe(self._pointer, ctypes.byref(sample))) for sample in samples)

    def predict_all(self, horizon: int, time: Sequence[int], x: Sequence[float], y: Sequence[float],
                    pressure: Optional[Sequence[float]] = None, altitude: Optional[Sequence[float]] = None,
                    azimuth: Optional[Sequence[float]] = None, roll: Optional[Sequence[float]] = None) -> Guesses:
        """Takes samples as `observe_all` does, and after each of them tells where the tip will be so many nanoseconds later.

        As many guesses as samples; where the last sample is the better guess, its place, with an error of NaN.
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
        """What `tail` gives, as columns."""
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
