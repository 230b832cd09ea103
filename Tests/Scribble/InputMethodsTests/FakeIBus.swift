import CSystemd
import Glibc
import InputMethods
import LinuxIO

/// IBus on a bus of our own, as far as an engine sees it: it answers as it is told to, and is
/// processed by the test itself.
@safe final class FakeIBus {
  private let bus: OpaquePointer
  /// The members that were called, with the name of an engine.
  private(set) var calls: [String] = []
  /// Which engine the session has; nil: none.
  var engine: String? = "pinyin"
  /// Members that are never answered, or with an error.
  var mute: Set<String> = []
  var refused: Set<String> = []
  /// The engine's object, once it was made.
  private(set) var object: String?
  /// What the engine told: its member and what comes with it.
  private(set) var told: [String] = []
  /// The connection of who registered an engine.
  private(set) var client: String?

  init(on address: String) throws {
    var made: OpaquePointer?
    unsafe sd_bus_new(&made)
    unsafe sd_bus_set_address(made, address)
    unsafe sd_bus_set_bus_client(made, 1)
    guard let made = unsafe made, unsafe sd_bus_start(made) >= 0,
      unsafe sd_bus_request_name(made, "org.freedesktop.IBus", 0) >= 0
    else { throw SystemError("be", "IBus", Errno(rawValue: EEXIST)) }
    unsafe bus = made
    unsafe sd_bus_add_filter(made, nil, heard, Unmanaged.passUnretained(self).toOpaque())
    unsafe sd_bus_add_match(
      made, nil, "type='signal',interface='org.freedesktop.IBus.Engine'", nil, nil)
  }

  deinit { _ = unsafe sd_bus_flush_close_unref(bus) }

  func process() {
    while unsafe sd_bus_process(bus, nil) > 0 {}
    unsafe sd_bus_flush(bus)
  }

  // MARK: What it calls

  /// Calls a method of the engine's object.
  func call(_ member: String) { unsafe call(member, "org.freedesktop.IBus.Engine") { _ in } }

  /// Says whose field has the keyboard, as it does to who asks for that.
  func focus(_ program: String) {
    unsafe call("FocusInId", "org.freedesktop.IBus.Engine") { call in
      unsafe Self.append("/org/freedesktop/IBus/InputContext_7", call)
      unsafe Self.append(program, call)
    }
  }

  /// Asks for a property of the engine's.
  func ask(_ property: String) {
    unsafe call("Get", "org.freedesktop.DBus.Properties") { call in
      unsafe Self.append("org.freedesktop.IBus.Engine", call)
      unsafe Self.append(property, call)
    }
  }

  private func call(_ member: String, _ interface: String, _ fill: (OpaquePointer) -> Void) {
    guard let path = object, let client else { return }
    var call: OpaquePointer?
    unsafe sd_bus_message_new_method_call(bus, &call, client, path, interface, member)
    if let call = unsafe call { unsafe fill(call) }
    // Nobody here waits for answers.
    unsafe sd_bus_message_set_expect_reply(call, 0)
    _ = unsafe sd_bus_send(bus, call, nil)
    _ = unsafe sd_bus_message_unref(call)
  }

  func describe(purpose: UInt32, hints: UInt32) {
    unsafe call("Set", "org.freedesktop.DBus.Properties") { call in
      unsafe Self.append("org.freedesktop.IBus.Engine", call)
      unsafe Self.append("ContentType", call)
      unsafe sd_bus_message_open_container(call, Self.variant, "(uu)")
      unsafe sd_bus_message_open_container(call, Self.structure, "uu")
      for number in [purpose, hints] { unsafe Self.append(number, call) }
      unsafe sd_bus_message_close_container(call)
      unsafe sd_bus_message_close_container(call)
    }
  }

  func surround(_ text: String, cursor: UInt32, anchor: UInt32, kind: String = "IBusText") {
    unsafe call("SetSurroundingText", "org.freedesktop.IBus.Engine") { call in
      unsafe sd_bus_message_open_container(call, Self.variant, "(sa{sv}sv)")
      unsafe sd_bus_message_open_container(call, Self.structure, "sa{sv}sv")
      unsafe Self.append(kind, call)
      unsafe sd_bus_message_open_container(call, Self.array, "{sv}")
      unsafe sd_bus_message_close_container(call)
      unsafe Self.append(text, call)
      unsafe sd_bus_message_open_container(call, Self.variant, "u")
      unsafe Self.append(UInt32(0), call)
      for _ in 0..<3 { unsafe sd_bus_message_close_container(call) }
      for number in [cursor, anchor] { unsafe Self.append(number, call) }
    }
  }

  /// Says which engine the session has now.
  func change(to name: String) {
    engine = name
    var signal: OpaquePointer?
    unsafe sd_bus_message_new_signal(
      bus, &signal, "/org/freedesktop/IBus", "org.freedesktop.IBus", "GlobalEngineChanged")
    if let signal = unsafe signal { unsafe Self.append(name, signal) }
    _ = unsafe sd_bus_send(bus, signal, nil)
    _ = unsafe sd_bus_message_unref(signal)
  }

  // MARK: What it answers

  fileprivate func answer(_ message: OpaquePointer) -> Int32 {
    let member = unsafe Self.word(sd_bus_message_get_member(message))
    if unsafe sd_bus_message_is_signal(message, "org.freedesktop.IBus.Engine", nil) > 0 {
      told.append(unsafe member + Self.content(of: message, member))
      return 1
    }
    guard unsafe sd_bus_message_is_method_call(message, nil, nil) > 0 else { return 0 }
    var name = ""
    if member == "SetGlobalEngine" {
      var start: UnsafePointer<CChar>?
      unsafe sd_bus_message_read_basic(message, Self.text, &start)
      name = unsafe Self.word(start)
    }
    calls.append(name.isEmpty ? member : "\(member) \(name)")
    if mute.contains(member) { return 1 }
    guard !refused.contains(member) else { return 0 }
    if member == "RegisterComponent" {
      unsafe client = Self.word(sd_bus_message_get_sender(message))
    }
    if member == "SetGlobalEngine", name == "stylusd-scribble", unsafe make(for: message) {
      return 1
    }
    guard unsafe reply(to: message, with: member == "Get" ? engine : nil, isEngine: member == "Get")
    else { return 0 }
    if member == "SetGlobalEngine" { change(to: name) }
    return 1
  }

  private func reply(to message: OpaquePointer, with engine: String?, isEngine: Bool) -> Bool {
    if isEngine, engine == nil { return false }
    var reply: OpaquePointer?
    unsafe sd_bus_message_new_method_return(message, &reply)
    if let engine, let reply = unsafe reply {
      unsafe sd_bus_message_open_container(reply, Self.variant, "v")
      unsafe sd_bus_message_open_container(reply, Self.variant, "(sa{sv}ss)")
      unsafe sd_bus_message_open_container(reply, Self.structure, "sa{sv}ss")
      unsafe Self.append("IBusEngineDesc", reply)
      unsafe sd_bus_message_open_container(reply, Self.array, "{sv}")
      unsafe sd_bus_message_close_container(reply)
      unsafe Self.append(engine, reply)
      unsafe Self.append("long name", reply)
      for _ in 0..<3 { unsafe sd_bus_message_close_container(reply) }
    }
    _ = unsafe sd_bus_send(bus, reply, nil)
    _ = unsafe sd_bus_message_unref(reply)
    return true
  }

  /// Has the engine's object made, before it answers that it is the session's.
  private func make(for message: OpaquePointer) -> Bool {
    guard let client else { return false }
    var call: OpaquePointer?
    unsafe sd_bus_message_new_method_call(
      bus, &call, client, "/org/freedesktop/IBus/Factory", "org.freedesktop.IBus.Factory",
      "CreateEngine")
    if let call = unsafe call { unsafe Self.append("stylusd-scribble", call) }
    unsafe pending = sd_bus_message_ref(message)
    _ = unsafe sd_bus_call_async(
      bus, nil, call, created, Unmanaged.passUnretained(self).toOpaque(), 5_000_000)
    _ = unsafe sd_bus_message_unref(call)
    return true
  }

  private var pending: OpaquePointer?

  fileprivate func take(_ answer: OpaquePointer) {
    var start: UnsafePointer<CChar>?
    unsafe sd_bus_message_read_basic(answer, CChar(bitPattern: UInt8(ascii: "o")), &start)
    unsafe object = start.map { unsafe String(cString: $0) }
    guard let message = unsafe pending else { return }
    _ = unsafe reply(to: message, with: nil, isEngine: false)
    _ = unsafe sd_bus_message_unref(message)
    change(to: "stylusd-scribble")
  }

  // MARK: Words

  private static let text = CChar(bitPattern: UInt8(ascii: "s"))
  private static let variant = CChar(bitPattern: UInt8(ascii: "v"))
  private static let structure = CChar(bitPattern: UInt8(ascii: "r"))
  private static let array = CChar(bitPattern: UInt8(ascii: "a"))
  private static let unsigned = CChar(bitPattern: UInt8(ascii: "u"))

  private static func append(_ text: String, _ message: OpaquePointer) {
    _ = unsafe text.withCString { unsafe sd_bus_message_append_basic(message, Self.text, $0) }
  }

  private static func append(_ number: UInt32, _ message: OpaquePointer) {
    var number = number
    unsafe sd_bus_message_append_basic(message, unsigned, &number)
  }

  private static func word(_ start: UnsafePointer<CChar>?) -> String {
    unsafe start.map { unsafe String(cString: $0) } ?? ""
  }

  /// The text that is committed, or the key and its state.
  private static func content(of message: OpaquePointer, _ member: String) -> String {
    let answer = unsafe BusAnswer(message)
    switch member {
    case "CommitText": return " " + (answer.packedText() ?? "?")
    case "ForwardKeyEvent":
      let numbers = (0..<3).map { _ in answer.number() ?? -1 }
      return " \(numbers[0]) \(numbers[2] == 0 ? "down" : "up")"
    default: return ""
    }
  }
}

private let heard: sd_bus_message_handler_t = { message, user, _ in
  guard let message = unsafe message, let user = unsafe user else { return 0 }
  return unsafe Unmanaged<FakeIBus>.fromOpaque(user).takeUnretainedValue().answer(message)
}

private let created: sd_bus_message_handler_t = { message, user, _ in
  guard let message = unsafe message, let user = unsafe user else { return 0 }
  unsafe Unmanaged<FakeIBus>.fromOpaque(user).takeUnretainedValue().take(message)
  return 1
}
