import CSystemd

/// Receives messages on a bus that are not answers: signals, or calls of one of our paths. Ends
/// with the value.
@safe package final class BusListener {
  /// Returns the answer to a call; nil for an unknown call, and for a signal.
  private let handler: (BusAnswer) -> [BusArgument]?
  private var slot: OpaquePointer?

  private init(_ heard: @escaping (BusAnswer) -> [BusArgument]?) { self.handler = heard }

  deinit { _ = unsafe sd_bus_slot_unref(slot) }

  /// Receives signals.
  ///
  /// - Parameters:
  ///   - rule: a D-Bus match rule that selects the signals.
  ///   - heard: gets each signal, in a later turn.
  /// - Returns: nil if nothing could be sent.
  package static func signals(
    _ rule: String, on bus: BusConnection, _ heard: @escaping (BusAnswer) -> Void
  ) -> BusListener? {
    let made = BusListener {
      heard($0)
      return nil
    }
    let code = unsafe sd_bus_add_match_async(
      bus.pointer, &made.slot, rule, took, nil, Unmanaged.passUnretained(made).toOpaque())
    return code >= 0 ? made : nil
  }

  /// Receives calls of any method of one of our paths, and answers each with an empty reply.
  ///
  /// Anyone on the bus can call: ``BusAnswer/sender`` is the caller.
  package static func calls(
    of path: String, on bus: BusConnection, _ heard: @escaping (BusAnswer) -> Void
  ) -> BusListener? {
    let made = BusListener {
      heard($0)
      return []
    }
    let code = unsafe sd_bus_add_object(
      bus.pointer, &made.slot, path, took, Unmanaged.passUnretained(made).toOpaque())
    return code >= 0 ? made : nil
  }

  /// Receives all calls, including those without a receiver, which IBus sends and for which
  /// libsystemd finds no object.
  ///
  /// - Parameter heard: returns the answer; nil for an unknown call.
  package static func allCalls(
    on bus: BusConnection, _ heard: @escaping (BusAnswer) -> [BusArgument]?
  ) -> BusListener? {
    let made = BusListener { $0.isCall ? heard($0) : nil }
    let code = unsafe sd_bus_add_filter(
      bus.pointer, &made.slot, took, Unmanaged.passUnretained(made).toOpaque())
    return code >= 0 ? made : nil
  }

  fileprivate func answerMessage(_ message: OpaquePointer) -> Int32 {
    guard let answer = unsafe handler(BusAnswer(message)) else { return 0 }
    var reply: OpaquePointer?
    if unsafe sd_bus_message_new_method_return(message, &reply) >= 0, let made = unsafe reply,
      unsafe BusArgument.appendAll(answer, to: made)
    {
      _ = unsafe sd_bus_send(nil, made, nil)
    }
    _ = unsafe sd_bus_message_unref(reply)
    return 1
  }
}

private let took: sd_bus_message_handler_t = { message, user, _ in
  guard let message = unsafe message, let user = unsafe user else { return 0 }
  return unsafe Unmanaged<BusListener>.fromOpaque(user).takeUnretainedValue().answerMessage(message)
}

extension BusAnswer {
  fileprivate var isCall: Bool { unsafe sd_bus_message_is_method_call(message, nil, nil) > 0 }

  /// The path of the object that receives a call or emits a signal.
  package var path: String? {
    unsafe sd_bus_message_get_path(message).flatMap { unsafe String(validatingCString: $0) }
  }

  /// The interface of a call or a signal; callers may leave it out.
  package var interface: String? {
    unsafe sd_bus_message_get_interface(message).flatMap { unsafe String(validatingCString: $0) }
  }

  /// The name of the called method, or of the signal.
  package var member: String? {
    unsafe sd_bus_message_get_member(message).flatMap { unsafe String(validatingCString: $0) }
  }

  /// Whether it is a call of this method.
  package func isCall(of member: String, _ interface: String) -> Bool {
    unsafe sd_bus_message_is_method_call(message, interface, member) > 0
  }
}
