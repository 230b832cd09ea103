import CLinux
import Glibc

// Passing descriptors from one process to another.
extension UnixSocket {
  /// Sends a descriptor; the other end gets its own copy.
  ///
  /// - Throws: EPIPE if the other end is closed.
  package static func pass(
    _ descriptor: borrowing FileDescriptor, over socket: borrowing FileDescriptor
  ) throws(SystemError) {
    guard clinux_send_descriptor(socket.number, descriptor.number) == 0 else {
      throw SystemError("send a descriptor")
    }
  }

  /// The contents of a message.
  package enum Receipt: ~Copyable {
    /// Nothing has arrived yet.
    case nothing
    /// The other end is closed.
    case end
    /// A byte without a descriptor.
    case byte
    case descriptor(FileDescriptor)
  }

  /// Receives one byte from a non-blocking socket, and the descriptor sent with it.
  package static func receiveDescriptor(
    from socket: borrowing FileDescriptor
  ) throws(SystemError) -> Receipt {
    while true {
      var number: Int32 = -1
      let count = unsafe clinux_receive_descriptor(socket.number, &number)
      if count == 0 { return .end }
      if count > 0 { return number < 0 ? .byte : .descriptor(FileDescriptor(owning: number)) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .nothing
      case ECONNRESET: return .end
      default: throw SystemError("receive a descriptor")
      }
    }
  }
}
