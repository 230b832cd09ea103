import CSystemd
import Glibc
package import Units

/// A call of a method over a bus, and the handler of its answer.
package struct BusCall {
  package var destination: String
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [BusArgument] = []
  /// The time limit for an answer.
  package var patience = Self.usual

  /// A working application answers within some milliseconds; a browser that was never asked before
  /// first creates its whole accessibility tree.
  package static let usual = Microseconds.milliseconds(900)

  package init(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [BusArgument] = []
  ) {
    (self.destination, self.path, self.interface) = (destination, path, interface)
    (self.member, self.arguments) = (member, arguments)
  }
}

extension BusCall {
  /// The same with a time limit in milliseconds.
  package func taking(_ milliseconds: Int64) -> BusCall {
    var call = self
    call.patience = .milliseconds(milliseconds)
    return call
  }
}

/// Why a call has no answer.
package enum BusCallError: Error, Hashable, Sendable {
  /// No answer came in time.
  case late
  /// It was refused, or the answer is invalid.
  case refused
}

/// The handler of an answer: kept by libsystemd's call until the answer arrives or the connection
/// is gone.
private final class Waiting {
  let then: (Result<BusAnswer, BusCallError>) -> Void
  init(_ then: @escaping (Result<BusAnswer, BusCallError>) -> Void) { self.then = then }
}

extension BusConnection {
  /// Calls a method; `then` gets the answer, or that none came, in a later turn. It is never called
  /// if the connection is lost.
  ///
  /// - Returns: false if nothing could be sent: then `then` is not called.
  package func call(_ call: BusCall, then: @escaping (Result<BusAnswer, BusCallError>) -> Void)
    -> Bool
  {
    var message: OpaquePointer?
    var code = unsafe sd_bus_message_new_method_call(
      pointer, &message, call.destination, call.path, call.interface, call.member)
    defer { _ = unsafe sd_bus_message_unref(message) }
    guard code >= 0, let made = unsafe message else { return false }
    guard unsafe BusArgument.appendAll(call.arguments, to: made) else { return false }
    let waiting = unsafe Unmanaged.passRetained(Waiting(then))
    var slot: OpaquePointer?
    code = unsafe sd_bus_call_async(
      pointer, &slot, made, answered, waiting.toOpaque(), UInt64(call.patience.value))
    guard code >= 0, let floating = unsafe slot else {
      unsafe waiting.release()
      return false
    }
    // The handler is released with the slot, and the slot with the answer or the connection.
    unsafe sd_bus_slot_set_destroy_callback(floating) { user in
      if let user = unsafe user { unsafe Unmanaged<Waiting>.fromOpaque(user).release() }
    }
    unsafe sd_bus_slot_set_floating(floating, 1)
    _ = unsafe sd_bus_slot_unref(floating)
    return true
  }
}

private let answered: sd_bus_message_handler_t = { message, user, _ in
  guard let message = unsafe message, let user = unsafe user else { return 0 }
  let waiting = unsafe Unmanaged<Waiting>.fromOpaque(user).takeUnretainedValue()
  guard unsafe sd_bus_message_is_method_error(message, nil) > 0 else {
    waiting.then(.success(unsafe BusAnswer(message)))
    return 1
  }
  let isLate =
    unsafe sd_bus_message_is_method_error(message, "org.freedesktop.DBus.Error.NoReply") > 0
    || sd_bus_message_get_errno(message) == ETIMEDOUT
  waiting.then(.failure(isLate ? .late : .refused))
  return 1
}
