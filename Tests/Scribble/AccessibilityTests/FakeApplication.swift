import CSystemd
import Glibc
import InkGeometry
import LinuxIO
import TextFields

/// An application on the accessibility bus, and the registry: objects that answer as they are told
/// to, on a thread of their own.
@safe final class FakeApplication: @unchecked Sendable {
  /// An object of it; a path is its name.
  struct Object: Sendable {
    var role: UInt32 = 20
    var name = ""
    /// Editable, enabled.
    var states: UInt32 = 1 << 7 | 1 << 8
    var area = Rect(x: 0, y: 0, width: 100, height: 20)
    var children: [String] = []
    var text: String?
    var caret = 0
    /// Members that it never answers.
    var mute: Set<String> = []
  }

  struct State: Sendable {
    var toolkit = "gtk"
    var version = "3.24.38"
    var objects: [String: Object] = [:]
    /// The calls that came, as PATH MEMBER.
    var calls: [String] = []
    var isOver = false
  }

  let state = Lock(State())
  private let address: String

  static let root = "/org/a11y/atspi/accessible/root"

  /// Comes to a bus as the registry and as an application, both.
  init(
    on address: String, _ objects: [String: Object], toolkit: String = "gtk",
    version: String = "3.24.38"
  ) throws {
    self.address = address
    state.withLock {
      $0.objects = objects
      ($0.toolkit, $0.version) = (toolkit, version)
    }
    let isReady = Wakeup.Box(try Wakeup())
    try WorkerThread(named: "fake-app") { [self] in run(isReady) }.detach()
    _ = Readiness.wait(for: nil, orStop: isReady.wakeup.number)
  }

  func stop() { state.withLock { $0.isOver = true } }

  func text(of path: String) -> String? { state.withLock { $0.objects[path]?.text } }

  private func run(_ isReady: Wakeup.Box) {
    var bus: OpaquePointer?
    unsafe sd_bus_new(&bus)
    unsafe sd_bus_set_address(bus, address)
    unsafe sd_bus_set_bus_client(bus, 1)
    precondition(unsafe sd_bus_start(bus) >= 0, "no bus at \(address)")
    unsafe sd_bus_add_filter(
      bus, nil, handle, Unmanaged.passUnretained(self).toOpaque())
    for name in ["org.a11y.Bus", "org.a11y.atspi.Registry"] {
      precondition(unsafe sd_bus_request_name(bus, name, 0) >= 0, "\(name) is taken")
    }
    isReady.wakeup.signal()
    while !state.withLock({ $0.isOver }) {
      while unsafe sd_bus_process(bus, nil) > 0 {}
      if unsafe sd_bus_wait(bus, 50_000) < 0 { break }
    }
    unsafe sd_bus_flush_close_unref(bus)
  }

  // MARK: Answers

  fileprivate func answer(_ call: OpaquePointer) -> Int32 {
    let path = unsafe text(sd_bus_message_get_path(call))
    let member = unsafe text(sd_bus_message_get_member(call))
    let isMute = state.withLock {
      $0.calls.append("\(path) \(member)")
      return $0.objects[path]?.mute.contains(member) == true
    }
    if isMute { return 1 }
    var reply: OpaquePointer?
    guard unsafe sd_bus_message_new_method_return(call, &reply) >= 0, let reply = unsafe reply
    else {
      return 1
    }
    unsafe write(member, path, call, reply)
    _ = unsafe sd_bus_send(sd_bus_message_get_bus(call), reply, nil)
    _ = unsafe sd_bus_message_unref(reply)
    return 1
  }

  private func write(
    _ member: String, _ path: String, _ call: OpaquePointer, _ reply: OpaquePointer
  ) {
    let object = state.withLock { $0.objects[path] } ?? Object()
    let own = FieldText(
      object.text ?? "", state.withLock { $0.toolkit } == "Qt" ? .utf16 : .codePoint)
    switch member {
    case "GetAddress": unsafe append("s", address, reply)
    case "GetChildren": unsafe writeChildren(path, object, call, reply)
    case "GetRole": unsafe append(object.role, reply)
    case "GetState":
      unsafe sd_bus_message_open_container(reply, CChar(97), "u")
      for word in [object.states, 0] { unsafe append(word, reply) }
      unsafe sd_bus_message_close_container(reply)
    case "GetExtents", "GetCharacterExtents":
      let offset = member == "GetExtents" ? 0 : Int(unsafe number(call))
      let area =
        member == "GetExtents"
        ? object.area
        : Rect(
          x: object.area.min.x + Double(offset) * 10, y: object.area.min.y, width: 10, height: 18)
      if member == "GetExtents" { unsafe sd_bus_message_open_container(reply, CChar(114), "iiii") }
      for side in [area.min.x, area.min.y, area.width, area.height] {
        unsafe append(Int32(side), reply)
      }
      if member == "GetExtents" { unsafe sd_bus_message_close_container(reply) }
    case "Get": unsafe writeProperty(object, own, call, reply)
    case "GetText":
      let (start, end) = (Int(unsafe number(call)), Int(unsafe number(call)))
      unsafe append("s", own[(start..<max(start, end)).clamped(to: 0..<own.count)], reply)
    case "InsertText":
      let offset = Int(unsafe number(call))
      let piece = unsafe string(call)
      state.withLock { $0.objects[path]?.text = own.replacing(offset..<offset, with: piece) }
      unsafe append(true, reply)
    case "DeleteText":
      let (start, end) = (Int(unsafe number(call)), Int(unsafe number(call)))
      state.withLock { $0.objects[path]?.text = own.replacing(start..<end, with: "") }
      unsafe append(true, reply)
    case "GetNSelections": unsafe append(Int32(0), reply)
    default: unsafe append(true, reply)
    }
  }

  private func writeChildren(
    _ path: String, _ object: Object, _ call: OpaquePointer, _ reply: OpaquePointer
  ) {
    // The registry has one application: this connection.
    let isRegistry = unsafe text(sd_bus_message_get_destination(call)) == "org.a11y.atspi.Registry"
    var name: UnsafePointer<CChar>?
    unsafe sd_bus_get_unique_name(sd_bus_message_get_bus(call), &name)
    unsafe sd_bus_message_open_container(reply, CChar(97), "(so)")
    for child in isRegistry ? [Self.root] : object.children {
      unsafe sd_bus_message_open_container(reply, CChar(114), "so")
      unsafe append("s", text(name), reply)
      unsafe append("o", child, reply)
      unsafe sd_bus_message_close_container(reply)
    }
    unsafe sd_bus_message_close_container(reply)
  }

  private func writeProperty(
    _ object: Object, _ own: FieldText, _ call: OpaquePointer, _ reply: OpaquePointer
  ) {
    _ = unsafe string(call)
    switch unsafe string(call) {
    case "Name": unsafe variant("s", reply) { unsafe append("s", object.name, reply) }
    case "ToolkitName":
      unsafe variant("s", reply) { unsafe append("s", state.withLock { $0.toolkit }, reply) }
    case "Version":
      unsafe variant("s", reply) { unsafe append("s", state.withLock { $0.version }, reply) }
    case "CharacterCount": unsafe variant("i", reply) { unsafe append(Int32(own.count), reply) }
    default: unsafe variant("i", reply) { unsafe append(Int32(object.caret), reply) }
    }
  }

  // MARK: Words of the bus

  private func variant(_ type: String, _ reply: OpaquePointer, _ body: () -> Void) {
    unsafe sd_bus_message_open_container(reply, CChar(118), type)
    body()
    unsafe sd_bus_message_close_container(reply)
  }

  private func append(_ type: String, _ text: String, _ reply: OpaquePointer) {
    let code = CChar(bitPattern: type.utf8.first ?? 115)
    _ = unsafe text.withCString { unsafe sd_bus_message_append_basic(reply, code, $0) }
  }

  private func append(_ number: UInt32, _ reply: OpaquePointer) {
    var number = number
    unsafe sd_bus_message_append_basic(reply, CChar(117), &number)
  }

  private func append(_ number: Int32, _ reply: OpaquePointer) {
    var number = number
    unsafe sd_bus_message_append_basic(reply, CChar(105), &number)
  }

  private func append(_ flag: Bool, _ reply: OpaquePointer) {
    var number: Int32 = flag ? 1 : 0
    unsafe sd_bus_message_append_basic(reply, CChar(98), &number)
  }

  private func number(_ call: OpaquePointer) -> Int32 {
    var number: Int32 = 0
    unsafe sd_bus_message_read_basic(call, CChar(105), &number)
    return number
  }

  private func string(_ call: OpaquePointer) -> String {
    var start: UnsafePointer<CChar>?
    unsafe sd_bus_message_read_basic(call, CChar(115), &start)
    return unsafe text(start)
  }

  private func text(_ start: UnsafePointer<CChar>?) -> String {
    unsafe start.map { unsafe String(cString: $0) } ?? ""
  }
}

private let handle: sd_bus_message_handler_t = { message, user, _ in
  guard let message = unsafe message, let user = unsafe user,
    unsafe sd_bus_message_is_method_call(message, nil, nil) > 0
  else { return 0 }
  return unsafe Unmanaged<FakeApplication>.fromOpaque(user).takeUnretainedValue().answer(message)
}

extension Wakeup {
  /// One that two threads have.
  final class Box: @unchecked Sendable {
    let wakeup: Wakeup
    init(_ wakeup: consuming Wakeup) { self.wakeup = wakeup }
  }
}
