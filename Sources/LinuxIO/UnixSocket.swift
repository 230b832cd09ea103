import CLinux
import Glibc

/// Stream sockets in the file system.
package enum UnixSocket {
  /// The longest path that a socket address holds, in bytes.
  package static let longestPath = 107

  /// Connects to a listening socket; the descriptor is blocking.
  package static func connect(to path: String) throws(SystemError) -> FileDescriptor {
    let socket = try create(blocking: true)
    let code = try unsafe withAddress(of: path) { address, length in
      unsafe Glibc.connect(socket.number, address, length)
    }
    guard code == 0 else { throw SystemError("connect to", path) }
    return socket
  }

  /// The user at the other end, as the kernel knows it since the connection was made.
  package static func peer(of number: Int32) throws(SystemError) -> PeerCredentials {
    var peer = PeerCredentials(process: 0, user: .max, group: .max)
    guard unsafe clinux_peer(number, &peer.process, &peer.user, &peer.group) == 0 else {
      throw SystemError("ask who is at the other end of", "descriptor \(number)")
    }
    return peer
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

/// Who is at the other end of a socket.
package struct PeerCredentials: BitwiseCopyable, Hashable, Sendable {
  package var process: Int32
  package var user: UInt32
  package var group: UInt32
}
