import CLinux
import Glibc
package import Units

/// Stream sockets in the file system.
package enum UnixSocket {
  /// The longest path that a socket address holds, in bytes.
  package static let longestPath = 107

  /// Connects to a listening socket; the descriptor is blocking.
  ///
  /// - Parameter patience: the time limit for this call, and for each later read and write; nil for
  ///   none. A wait that exceeds it fails with EAGAIN.
  package static func connect(
    to path: String, patience: Microseconds? = nil
  ) throws(SystemError) -> FileDescriptor {
    let socket = try create(blocking: true)
    if let patience { try setPatience(patience, of: socket) }
    try connect(socket, to: path)
    return socket
  }

  /// Connects to a listening socket whose queue has room now; the descriptor is non-blocking.
  ///
  /// - Throws: EAGAIN if the queue is full.
  package static func connectAtOnce(to path: String) throws(SystemError) -> FileDescriptor {
    let socket = try create(blocking: false)
    try connect(socket, to: path)
    return socket
  }

  private static func connect(
    _ socket: borrowing FileDescriptor, to path: String
  ) throws(SystemError) {
    let number = socket.number
    let code = try unsafe withAddress(of: path) { address, length in
      unsafe Glibc.connect(number, address, length)
    }
    guard code == 0 else { throw SystemError("connect to", path) }
  }

  /// Sets the timeout of each read and write, at least a microsecond; 0 for none.
  package static func setPatience(
    _ patience: Microseconds, of socket: borrowing FileDescriptor
  ) throws(SystemError) {
    let (seconds, rest) = patience.value.quotientAndRemainder(dividingBy: 1_000_000)
    var time = timeval(tv_sec: Int(seconds), tv_usec: Int(rest))
    let size = socklen_t(MemoryLayout<timeval>.size)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      guard unsafe setsockopt(socket.number, SOL_SOCKET, option, &time, size) == 0 else {
        throw SystemError("set the timeout of", "descriptor \(socket.number)")
      }
    }
  }

  /// Sends everything on a blocking socket.
  ///
  /// - Throws: EPIPE if the other end is closed (SIGPIPE is never sent, whatever its handler),
  ///   EAGAIN if it accepted nothing for too long.
  package static func sendAll(
    _ bytes: [UInt8], to socket: borrowing FileDescriptor
  ) throws(Errno) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Errno.current
      }
    }
  }

  /// Sends as much as a non-blocking socket accepts; nil if it accepts nothing now.
  ///
  /// - Throws: EPIPE if the other end is closed; SIGPIPE is never sent.
  package static func sendSome(
    _ bytes: borrowing Span<UInt8>, to socket: borrowing FileDescriptor
  ) throws(Errno) -> Int? {
    let number = socket.number
    return try FileDescriptor.countMoved {
      unsafe bytes.withUnsafeBytes {
        unsafe send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    }
  }

  /// The user at the other end, as recorded by the kernel when the connection was made.
  package static func peer(of number: Int32) throws(SystemError) -> PeerCredentials {
    var peer = PeerCredentials(process: 0, user: .max, group: .max)
    guard unsafe clinux_peer(number, &peer.process, &peer.user, &peer.group) == 0 else {
      throw SystemError("find the peer of", "descriptor \(number)")
    }
    return peer
  }

  /// The supplementary groups of the process at the other end, as it was when it connected.
  package static func groups(of number: Int32) throws(SystemError) -> [UInt32] {
    // As many as the kernel allows: NGROUPS_MAX.
    for most in [64, 65_536] {
      var groups = [UInt32](repeating: 0, count: most)
      let count = unsafe clinux_peer_groups(number, &groups, Int32(most))
      guard count >= 0 else {
        throw SystemError("find the groups of the peer of", "descriptor \(number)")
      }
      if count <= most { return Array(groups.prefix(Int(count))) }
    }
    return []
  }

  static func create(blocking: Bool) throws(SystemError) -> FileDescriptor {
    let flags = Int32(SOCK_CLOEXEC.rawValue) | (blocking ? 0 : Int32(SOCK_NONBLOCK.rawValue))
    let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | flags, 0)
    guard number >= 0 else { throw SystemError("create a socket") }
    return FileDescriptor(owning: number)
  }

  /// Calls `body` with the socket address of a path.
  static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemError) -> Int32 {
    let bytes = Array(path.utf8)
    guard !bytes.isEmpty, bytes.count <= longestPath, !bytes.contains(0) else {
      throw SystemError(
        "use as a socket path (1 to \(longestPath) bytes)", path, Errno(rawValue: ENAMETOOLONG))
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        unsafe body(generic, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// The user and process at the other end of a socket.
package struct PeerCredentials: BitwiseCopyable, Hashable, Sendable {
  package var process: Int32
  package var user: UInt32
  package var group: UInt32

  /// A process, its user and its group.
  package init(process: Int32, user: UInt32, group: UInt32) {
    (self.process, self.user, self.group) = (process, user, group)
  }
}
