"""The file systems whose disks lose power."""
from dataclasses import dataclass


@dataclass(frozen=True)
class FileSystem:
    kind: str
    make: tuple
    options: str
    module: str = ""
    # How many sectors of 512 bytes the file system needs to be written whole or not at all.
    unit: int = 1
    # The same of metadata that is not a commit; nothing: as for the rest.
    metadata_unit: int | None = None
    # The same of commits and superblocks, which are FUA writes.
    commit_unit: int = 8
    # Settings that only make the kernel write back and commit sooner than it would, so that more happens in a minute.
    hurry: tuple = ()


DISK = 384 << 20
LOG = 16 << 30
# What is dirty is written back after 5 s instead of 30 s.
VM = (("/proc/sys/vm/dirty_expire_centisecs", "500"), ("/proc/sys/vm/dirty_writeback_centisecs", "100"))
XFS = (("/proc/sys/fs/xfs/xfssyncd_centisecs", "200"),)

EXT4 = ("mkfs.ext4", "-q", "-F", "-b", "4096", "-E", "nodiscard,lazy_itable_init=0,lazy_journal_init=0")
FILE_SYSTEMS = {
    "ext4": FileSystem("ext4", EXT4, "data=ordered,commit=2"),
    "ext4-writeback": FileSystem("ext4", EXT4, "data=writeback,commit=2"),
    "xfs": FileSystem("xfs", ("mkfs.xfs", "-q", "-f", "-K"), "", metadata_unit=8, commit_unit=1, hurry=XFS),
    "btrfs": FileSystem("btrfs", ("mkfs.btrfs", "-q", "-f", "-K"), "commit=2"),
    "f2fs": FileSystem("f2fs", ("mkfs.f2fs", "-q", "-f", "-t", "0"), "nodiscard", "f2fs", unit=8),
}
