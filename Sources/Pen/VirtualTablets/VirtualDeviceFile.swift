import Glibc
import LinuxIO

/// The files through which a program creates input devices.
package enum VirtualDeviceFile: String, Sendable {
  case uinput
  case uhid

  /// The path.
  package var path: String { "/dev/" + rawValue }

  /// Opens it, non-blocking.
  func open() throws(VirtualTabletError) -> FileDescriptor {
    do throws(SystemError) {
      return try FileDescriptor.open(path, O_RDWR | O_NONBLOCK)
    } catch {
      throw .unavailable(self, error.reason)
    }
  }
}
