import CLinux
import Glibc

/// The step that must follow fsync on file systems where fsync returns too early.
///
/// On f2fs the first fsync or fdatasync after a checkpoint of the file system flushes the disk
/// without waiting for the block that contains the location of the file's data (Linux 6.1). After a
/// power cut, appended data is missing. An fsync that writes another such block waits for all of
/// them, regardless of their files.
package enum DiskSync {
  /// Whether fsync alone is not enough for files in a folder.
  package static func isIncomplete(in folder: String) -> Bool {
    guard let file = try? FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return false }
    return clinux_is_on_f2fs(file.number) != 0
  }

  /// Completes all earlier calls of fsync and fdatasync on the file system of a file. It changes
  /// the file's times.
  package static func complete(at path: String) throws(SystemError) {
    let file = try FileDescriptor.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    do throws(Errno) { try writeTimes(of: file) } catch { throw SystemError("write", path, error) }
  }

  /// Waits until the content of a file is on the disk.
  static func sync(_ file: borrowing FileDescriptor) throws(Errno) {
    guard fdatasync(file.number) == 0 else { throw Errno.current }
    guard clinux_is_on_f2fs(file.number) != 0 else { return }
    try writeTimes(of: file)
  }

  private static func writeTimes(of file: borrowing FileDescriptor) throws(Errno) {
    guard futimens(file.number, nil) == 0, fsync(file.number) == 0 else { throw Errno.current }
  }
}
