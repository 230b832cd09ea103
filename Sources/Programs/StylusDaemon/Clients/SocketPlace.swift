import Glibc
import LinuxIO
import StylusProtocol

/// Where the daemon listens: the configured path, systemd's socket, or the default path.
enum SocketPlace {
  /// Opens the listening socket; one that systemd opened has the mode that its unit says.
  static func openListener(_ told: String?, isOpenToAll: Bool) throws(DaemonStartError)
    -> UnixListener
  {
    if told == nil, let passed = try passedSocket() {
      do throws(SystemError) { return try UnixListener(passed: passed) } catch {
        throw .system(error)
      }
    }
    let isRoot = Environment.user == 0
    let folder = Environment.variable("XDG_RUNTIME_DIR")
    guard let path = told ?? SocketPath.own(isRoot: isRoot, runtimeFolder: folder) else {
      throw .noPlaceForSocket
    }
    if told == nil, !isRoot, let folder {
      do throws(UntrustedFolderError) { try RuntimeFolder.check(folder) } catch {
        throw .untrusted(error)
      }
    }
    do throws(SystemError) {
      if told == nil { try FileBytes.makeFolder(containing: path, mode: 0o755) }
      return try UnixListener(path: path, isOpenToAll: isOpenToAll)
    } catch {
      throw .socket(error)
    }
  }
  /// The socket that the service manager opened; nil if it opened none.
  private static func passedSocket() throws(DaemonStartError) -> Int32? {
    let passed = Systemd.passedSockets()
    guard let first = passed.first else { return nil }
    guard passed.count == 1, property(SO_ACCEPTCONN, of: first) == 1,
      property(SO_DOMAIN, of: first) == AF_UNIX,
      property(SO_TYPE, of: first) == Int32(SOCK_STREAM.rawValue)
    else { throw .passedSockets(passed.count) }
    return first
  }

  private static func property(_ name: Int32, of socket: Int32) -> Int32? {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(socket, SOL_SOCKET, name, &value, &length) == 0 else { return nil }
    return value
  }
}
