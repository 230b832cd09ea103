import LinuxIO

/// Who is at the other end of a connection, as the kernel knows it since the connection was made.
struct Caller: Hashable, Sendable {
  var process: Int32
  var user: UInt32
  /// Every group of the process that connected.
  var groups: [UInt32]

  init(process: Int32, user: UInt32, groups: [UInt32] = []) {
    self.process = process
    self.user = user
    self.groups = groups
  }

  /// Asks the kernel about a connected socket.
  init(peerOf socket: Int32) throws(SystemError) {
    let peer = try UnixSocket.peer(of: socket)
    self.init(
      process: peer.process, user: peer.user,
      groups: [peer.group] + (try UnixSocket.groups(of: socket)))
  }
}
