"""What dm-log-writes recorded.

The kernel records a write once it is known to be complete: one that bypasses the cache of the disk (FUA) at once, any other with
the next flush. So in the log the writes between two flushes are those that a power cut may lose. Of them FUA writes are
recorded in the order of time, also among marks and flushes; ordinary writes of the same interval are recorded at its end.
"""
import os
import struct
from dataclasses import dataclass

SECTOR = 512
MAGIC = 0x6A736677736872
FLUSH, FUA, DISCARD, MARK, METADATA = 1, 2, 4, 8, 16
SUPER = struct.Struct("<QQQI")
ENTRY = struct.Struct("<QQQQ")


@dataclass(frozen=True)
class Entry:
    sector: int
    sectors: int
    flags: int
    offset: int  # of the data in the file of the log
    mark: str = ""

    @property
    def writes(self):
        return self.sectors > 0 and not self.flags & MARK

    def has(self, flag):
        return bool(self.flags & flag)


class WriteLog:
    """The entries of a log, in the order of the log."""

    def __init__(self, path):
        self.descriptor = os.open(path, os.O_RDONLY)
        magic, version, count, size = SUPER.unpack(os.pread(self.descriptor, SUPER.size, 0))
        if magic != MAGIC or version != 1 or size != SECTOR:
            raise ValueError(f"{path} is no log of writes with sectors of {SECTOR} bytes")
        self.entries, place = [], SECTOR
        for _ in range(count):
            block = os.pread(self.descriptor, SECTOR, place)
            sector, sectors, flags, length = ENTRY.unpack_from(block)
            place += SECTOR
            mark = block[ENTRY.size:ENTRY.size + length].rstrip(b"\0").decode() if flags & MARK else ""
            self.entries.append(Entry(sector, sectors, flags, place, mark))
            if not flags & DISCARD:
                place += sectors * SECTOR
        self.size = place

    def data(self, entry):
        if entry.has(DISCARD):
            return bytes(entry.sectors * SECTOR)
        return os.pread(self.descriptor, entry.sectors * SECTOR, entry.offset)
