import Accessibility
import CSystemd
import Glibc
import InkGeometry
import InkRecognition
import LinuxIO
import TextFields
import Units

private nonisolated(unsafe) let desktop = Desktop()

/// Applications that answer anything on the accessibility bus: each search, question and change
/// ends once, within its bounds, and what is found is the application's own and has an area.
@_cdecl("LLVMFuzzerTestOneInput")
public func answerOnBus(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  unsafe desktop.answer(bytes)
  return 0
}

/// A window's fields are looked for over a bus on which the bytes answer.
private final class Desktop {
  private let server = BusServer()
  private let poller: Poller
  private let bus: AccessibilityBus
  private let window = DesktopWindow(
    id: WindowID(rawValue: 5), process: 4, title: "a",
    area: Rect(x: 100, y: 50, width: 40, height: 30), isFocused: true)

  init() {
    do throws(SystemError) {
      poller = try Poller()
      bus = try AccessibilityBus(session: 1, bus: 2, on: poller, address: server.address)
    } catch { preconditionFailure("\(error)") }
    serve { self.bus.isReady }
  }

  func answer(_ bytes: [UInt8]) {
    server.begin(bytes)
    let finder = FieldFinder(bus)
    var found: [WindowFields?] = []
    finder.find(in: window) { found.append($0) }
    serve { !found.isEmpty }
    var texts: [String?] = []
    let fields = found[0]?.fields ?? []
    check(found[0])
    finder.findTextBeforeCaret(among: fields) { texts.append($0) }
    serve { !texts.isEmpty }
    var outcomes = 0
    let editor = FieldEditor(bus)
    for field in fields.prefix(3) {
      editor.prepare(field)
      editor.performEdit(FieldEdit(.insert("ink", .caret), in: field)) { _ in outcomes += 1 }
    }
    // Nobody waits for what only takes time.
    serve {
      editor.resumeDueSteps(at: .now + Microseconds.milliseconds(60_000))
      return outcomes >= min(fields.count, 3)
    }
    serve { server.isQuiet }
    precondition(found.count == 1 && texts.count == 1, "told twice")
    precondition(outcomes == min(fields.count, 3), "a change with two ends")
  }

  private func check(_ found: WindowFields?) {
    guard let found else { return }
    precondition(found.fields.count + found.closed.count <= 3_000, "more than was looked at")
    for field in found.fields {
      precondition(field.reference.name == server.application, "a field of another application")
      precondition(isSound(field.area), "a field without an area")
    }
    precondition(found.closed.allSatisfy(isSound), "a password field without an area")
  }

  private func isSound(_ area: Rect) -> Bool {
    area.min.isFinite && area.max.isFinite && area.width > 0 && area.height > 0
  }

  /// Serves the bus until something is so.
  private func serve(until isSo: () -> Bool) {
    for _ in 0..<100_000 where !isSo() {
      bus.process(on: poller)
      server.process()
    }
    precondition(isSo(), "it does not end")
  }
}

/// The other end of the bus: knows its clients by their connections, and answers what the bytes
/// say.
private final class BusServer {
  let address: String
  /// The only application's connection, under another name for each input: names are never used
  /// again.
  private(set) var application = ":1.0"
  private let listener: Int32
  private var clients = unsafe [OpaquePointer]()
  private var bytes: ArraySlice<UInt8> = []
  private var inputs = 0
  private var calls = 0
  private(set) var isQuiet = false

  init() {
    // A socket without a place in any folder.
    let name = "stylus-fuzz-\(getpid())"
    address = "unix:abstract=\(name)"
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &place.sun_path) { path in
      for (index, byte) in name.utf8.enumerated() { unsafe path[index + 1] = byte }
    }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
    let isBound = unsafe withUnsafePointer(to: &place) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, length) == 0
      }
    }
    precondition(isBound && listen(listener, 4) == 0, "no socket")
  }

  func begin(_ bytes: [UInt8]) {
    (self.bytes, calls) = (bytes[...], 0)
    inputs += 1
    application = ":1.\(inputs)"
  }

  func process() {
    let peer = accept(listener, nil, nil)
    if peer >= 0 { take(peer) }
    isQuiet = true
    for client in unsafe clients {
      while unsafe sd_bus_process(client, nil) > 0 { isQuiet = false }
    }
  }

  private func take(_ peer: Int32) {
    var bus: OpaquePointer?
    unsafe sd_bus_new(&bus)
    unsafe sd_bus_set_fd(bus, peer, peer)
    unsafe sd_bus_set_server(bus, 1, sd_id128_t())
    unsafe sd_bus_set_anonymous(bus, 1)
    let code = unsafe sd_bus_start(bus)
    precondition(code >= 0, "no server")
    guard let bus = unsafe bus else { return }
    unsafe sd_bus_add_filter(
      bus, nil,
      { message, user, _ in
        guard let message = unsafe message, let user = unsafe user else { return 0 }
        unsafe Unmanaged<BusServer>.fromOpaque(user).takeUnretainedValue().answer(message)
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
    unsafe clients.append(bus)
  }

  private func answer(_ call: OpaquePointer) {
    guard unsafe sd_bus_message_is_method_call(call, nil, nil) > 0 else { return }
    calls += 1
    precondition(calls <= 40_000, "more questions than there are bounds for")
    let member = unsafe sd_bus_message_get_member(call).map { unsafe String(cString: $0) } ?? ""
    var reply: OpaquePointer?
    if member != "Hello", member != "GetAddress", let error = refusal() {
      unsafe sd_bus_message_new_method_errno(call, &reply, error, nil)
    } else {
      unsafe sd_bus_message_new_method_return(call, &reply)
      unsafe write(member, call, Writer(reply))
    }
    unsafe sd_bus_send(nil, reply, nil)
    unsafe sd_bus_message_unref(reply)
  }

  private func next() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Nothing is answered any more once the bytes are at their end.
  private func refusal() -> Int32? {
    guard !bytes.isEmpty else { return ENOENT }
    return next() == 0xFF ? ETIMEDOUT : nil
  }

  private func write(_ member: String, _ call: OpaquePointer, _ writer: Writer) {
    switch member {
    case "Hello": writer.text(":1.1")
    case "GetAddress": writer.text(address)
    default:
      let isUsual = next() & 7 != 0
      guard isUsual else { return any(writer, depth: 3) }
      usual(member, unsafe call, writer)
    }
  }

  /// The type that is asked for.
  private func usual(_ member: String, _ call: OpaquePointer, _ writer: Writer) {
    switch member {
    case "GetChildren": references(writer)
    case "GetConnectionUnixProcessID": writer.unsigned(next() & 3 == 0 ? 9 : 4)
    case "GetRole":
      writer.unsigned([61, 61, 79, 40, 23, 73, UInt32(next()) << 24][Int(next() % 7)])
    case "GetState":
      writer.list("u") { for _ in 0..<next() % 4 { writer.unsigned(word()) } }
    case "GetExtents", "GetCharacterExtents":
      let sides = { for _ in 0..<4 { writer.signed(self.side()) } }
      if next() & 3 == 0 { sides() } else { writer.structure("iiii", sides) }
    case "Get": property(call, writer)
    case "GetText": writer.text(text())
    case "GetNSelections": writer.signed(side())
    default: writer.flag(next() & 1 == 0)
    }
  }

  private func property(_ call: OpaquePointer, _ writer: Writer) {
    let question = BusAnswer(call)
    _ = question.text()
    switch question.text() {
    case "CharacterCount", "CaretOffset": writer.variant("i") { writer.signed(side()) }
    case "ToolkitName":
      let names = ["gtk", "GTK", "Qt", "Gecko", "Chromium", "", "WebKitGTK"]
      writer.variant("s") { writer.text(names[Int(next() % 7)]) }
    case "Version":
      writer.variant("s") { writer.text(["4.12.0", "3.24", "x", ""][Int(next() % 4)]) }
    default: writer.variant("s") { writer.text(text()) }
    }
  }

  private func references(_ writer: Writer) {
    writer.list("(so)") {
      for _ in 0..<next() % 8 {
        let kind = next()
        writer.structure("so") {
          writer.text(kind & 15 == 15 ? "none" : kind & 15 == 14 ? ":1.9999999" : application)
          writer.path("/" + ["a", "b", "c", "d", "e", "f/g", "h", "i"][Int(kind >> 4 & 7)])
        }
      }
    }
  }

  private func word() -> UInt32 {
    next() & 1 == 0
      ? 1 << 7 | 1 << 8 | 1 << 12 | 1 << 24 | 1 << 25 | 1 << 30 : UInt32(next()) << (next() & 31)
  }

  private func side() -> Int32 {
    switch next() & 7 {
    case 0: .max
    case 1: .min
    case 2: 40
    case 3: 30
    case 4: 0
    default: Int32(Int8(bitPattern: next()))
    }
  }

  private func text() -> String {
    let length = Int(next() & 31)
    defer { bytes = bytes.dropFirst(length) }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  /// Any values, one inside the other.
  private func any(_ writer: Writer, depth: Int) {
    for _ in 0..<next() % 4 {
      switch next() % 8 {
      case 0: writer.text(text())
      case 1: writer.unsigned(word())
      case 2: writer.signed(side())
      case 3: writer.flag(next() & 1 == 0)
      case 4 where depth > 0: writer.list("s") { for _ in 0..<next() % 4 { writer.text(text()) } }
      case 5 where depth > 0: writer.variant("u") { writer.unsigned(word()) }
      case 6 where depth > 0:
        writer.structure("iis") {
          writer.signed(side())
          writer.signed(side())
          writer.text(text())
        }
      case 7: references(writer)
      default: writer.path("/")
      }
    }
  }
}

/// Writes values behind what a message holds.
@safe private struct Writer {
  private let message: OpaquePointer?

  init(_ message: OpaquePointer?) { unsafe self.message = message }

  func text(_ text: String) { string(text, UInt8(ascii: "s")) }
  func path(_ path: String) { string(path, UInt8(ascii: "o")) }
  func unsigned(_ number: UInt32) { basic(UInt8(ascii: "u"), number) }
  func signed(_ number: Int32) { basic(UInt8(ascii: "i"), number) }
  func flag(_ flag: Bool) { basic(UInt8(ascii: "b"), flag ? 1 : 0 as Int32) }
  func list(_ types: String, _ write: () -> Void) { inside(UInt8(ascii: "a"), types, write) }
  func variant(_ type: String, _ write: () -> Void) { inside(UInt8(ascii: "v"), type, write) }
  func structure(_ types: String, _ write: () -> Void) { inside(UInt8(ascii: "r"), types, write) }

  private func string(_ text: String, _ type: UInt8) {
    // What D-Bus's texts cannot hold is left out.
    let text = text.filter { $0 != "\0" }
    let code = unsafe text.withCString {
      unsafe sd_bus_message_append_basic(message, CChar(type), $0)
    }
    precondition(code >= 0, "no text")
  }

  private func basic<Number>(_ type: UInt8, _ number: Number) {
    var number = number
    let code = unsafe sd_bus_message_append_basic(message, CChar(type), &number)
    precondition(code >= 0, "no number")
  }

  private func inside(_ container: UInt8, _ types: String, _ write: () -> Void) {
    let code = unsafe sd_bus_message_open_container(message, CChar(container), types)
    precondition(code >= 0, "no container")
    write()
    unsafe sd_bus_message_close_container(message)
  }
}
