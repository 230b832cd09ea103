import CLinux
import Glibc

/// A listening socket in the file system, with the lock that excludes a second server.
package struct UnixListener: ~Copyable {
  private let descriptor: FileDescriptor
  /// Held as long as the listener lives; nil for a socket that systemd opened.
  private let lock: SocketLock?
  /// The path to remove at the end; nil for a socket that systemd opened.
  private let path: String?

  /// The path where programs connect, if the kernel knows one.
  package var place: String {
    if let path { return path }
    var address = sockaddr_un()
    var length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor.number, $0, &length)
      }
    }
    guard code == 0 else { return "a socket that systemd opened" }
    return unsafe withUnsafeBytes(of: address.sun_path) { bytes in
      unsafe String(decoding: Array(bytes).prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The length of the queue, if net.core.somaxconn allows it: large enough that a client that
  /// connects as fast as possible does not keep others out.
  private static let backlog: Int32 = 4_096

  /// The descriptor to wait for.
  package var number: Int32 { descriptor.number }

  /// Takes over a listening socket from the service manager.
  package init(passed number: Int32) throws(SystemError) {
    descriptor = FileDescriptor(owning: number)
    lock = nil
    path = nil
    try descriptor.setNonBlocking()
  }

  /// Listens at a path.
  ///
  /// A socket that a dead server left behind is replaced. A lock file next to it (`PATH.lock`)
  /// decides, so that two servers that start together never both succeed.
  ///
  /// - Parameter isOpenToAll: whether every user of the machine may connect (mode 0666), or only
  ///   this one (0600).
  /// - Throws: EADDRINUSE if another server has the path; ENAMETOOLONG; errors of the folder.
  package init(path: String, isOpenToAll: Bool = false) throws(SystemError) {
    guard path.utf8.count <= UnixSocket.longestPath else {
      throw SystemError("listen at", path, Errno(rawValue: ENAMETOOLONG))
    }
    // Checked first: a file that is not a socket is not ours, and gets no lock file next to it.
    try Self.refuseForeign(path)
    var claim = try SocketLock(beside: path)
    try Self.removeStale(path)
    let socket = try UnixSocket.create(blocking: false)
    // The file gets the socket's mode, minus the umask. Changing the umask, which belongs to the
    // process, would affect files of other threads, or last forever if two threads changed it.
    let mode: mode_t = isOpenToAll ? 0o666 : 0o600
    guard fchmod(socket.number, mode) == 0 else { throw SystemError("listen at", path) }
    let code = try unsafe UnixSocket.withAddress(of: path) { address, length in
      unsafe bind(socket.number, address, length)
    }
    // Clients cannot connect before it listens.
    let isReachable = unsafe code == 0 && (!isOpenToAll || chmod(path, mode) == 0)
    guard isReachable, listen(socket.number, Self.backlog) == 0 else {
      let failure = SystemError("listen at", path)
      if code == 0 { _ = unsafe unlink(path) }
      throw failure
    }
    descriptor = socket
    claim.leaveFile()
    lock = consume claim
    self.path = path
  }

  deinit {
    // The lock file stays: older servers do not check whether theirs still has its name.
    if let path { _ = unsafe unlink(path) }
  }

  /// The next connection, non-blocking; nil if none waits.
  ///
  /// - Throws: EMFILE and similar errors; a connection that broke while waiting is skipped.
  package func accept() throws(SystemError) -> FileDescriptor? {
    while true {
      let number = clinux_accept(descriptor.number)
      if number >= 0 { return FileDescriptor(owning: number) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return nil
      default: throw SystemError("accept a connection")
      }
    }
  }

  /// Whether the path is in use; an error if it is not a socket.
  @discardableResult private static func refuseForeign(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw SystemError("listen at", path, Errno(rawValue: EEXIST))
    }
    return true
  }

  /// Removes a socket without a listener; any other file at the path stays and is an error.
  private static func removeStale(_ path: String) throws(SystemError) {
    guard try refuseForeign(path) else { return }
    do throws(SystemError) { _ = try UnixSocket.connectAtOnce(to: path) } catch {
      switch error.reason.rawValue {
      case ECONNREFUSED, ENOENT:
        _ = unsafe unlink(path)
        return
      // A listener exists, but its queue is full.
      case EAGAIN: break
      default: throw error
      }
    }
    throw SystemError("listen at", path, Errno(rawValue: EADDRINUSE))
  }
}
