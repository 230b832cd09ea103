import CSystemd
import Glibc
import LinuxIO

/// KWin or GNOME's shell on a bus, as far as they tell of windows; processed by the test itself.
@safe package final class FakeDesktop {
  private let bus: OpaquePointer
  /// The members that were called, with the path for scripts.
  package private(set) var calls: [String] = []
  /// The files of scripts, as they were when they were loaded.
  package private(set) var scripts: [String] = []
  /// What `Watch` answers; nil: that there is no such object.
  package var list: String?
  /// What `loadScript` answers.
  package var number: Int32 = 3
  /// At which path scripts run: KWin 5 and 6 have others.
  package var runsAt = "/3"
  /// What `Press` answers.
  package var presses = true
  /// Members that it does not have.
  package var lacking: Set<String> = []
  /// Members that are never answered.
  package var mute: Set<String> = []

  package init(on address: String, as name: String) throws {
    var made: OpaquePointer?
    unsafe sd_bus_new(&made)
    unsafe sd_bus_set_address(made, address)
    unsafe sd_bus_set_bus_client(made, 1)
    guard let made = unsafe made, unsafe sd_bus_start(made) >= 0,
      unsafe sd_bus_request_name(made, name, 0) >= 0
    else { throw SystemError("be", "\(name)", Errno(rawValue: EEXIST)) }
    unsafe bus = made
    unsafe sd_bus_add_filter(made, nil, heard, Unmanaged.passUnretained(self).toOpaque())
  }

  /// A window as KWin's script and GNOME's extension tell it.
  package static func window(
    _ id: String, _ pid: Int, x: Int = 0, title: String? = nil, focused: Bool = false
  ) -> String {
    #"{"id":"\#(id)","pid":\#(pid),"title":"\#(title ?? "t\(id)")","app":"a","x":\#(x),"y":32,"width":640,"height":480.5,"outer":{"x":-14,"y":20,"width":668,"height":510},"focused":\#(focused)}"#
  }

  /// A list of them; with a word, as KWin's script begins it.
  package static func list(_ windows: [String], word: String? = nil) -> String {
    (word.map { #"{"word":"\#($0)","# } ?? "{")
      + #""windows":[\#(windows.joined(separator: ","))]}"#
  }

  deinit { _ = unsafe sd_bus_flush_close_unref(bus) }

  package func process() {
    while unsafe sd_bus_process(bus, nil) > 0 {}
  }

  /// Calls what a script would.
  package func show(_ text: String, to receiver: String, member: String = "Show") {
    var call: OpaquePointer?
    unsafe sd_bus_message_new_method_call(
      bus, &call, receiver, "/org/stylusd/scribble/windows", "org.stylusd.scribble.Windows", member)
    unsafe append(text, call)
    _ = unsafe sd_bus_send(bus, call, nil)
    _ = unsafe sd_bus_message_unref(call)
    unsafe sd_bus_flush(bus)
  }

  /// Says that windows are others.
  package func change(_ text: String) {
    var signal: OpaquePointer?
    unsafe sd_bus_message_new_signal(
      bus, &signal, "/org/stylusd/ScribbleWindows", "org.stylusd.ScribbleWindows", "Changed")
    unsafe append(text, signal)
    _ = unsafe sd_bus_send(bus, signal, nil)
    _ = unsafe sd_bus_message_unref(signal)
    unsafe sd_bus_flush(bus)
  }

  private func append(_ text: String, _ message: OpaquePointer?) {
    _ = unsafe text.withCString {
      unsafe sd_bus_message_append_basic(message, CChar(bitPattern: UInt8(ascii: "s")), $0)
    }
  }

  /// What a call asks to be pressed: the layout, whether Caps Lock is on, keys.
  private func pressed(_ call: OpaquePointer) -> String {
    let answer = unsafe BusAnswer(call)
    let (group, caps) = (answer.number() ?? -1, answer.flag() == true ? 1 : 0)
    var keys: [Int] = []
    unsafe sd_bus_message_enter_container(call, typeArray, "i")
    while let key = answer.number() { keys.append(key) }
    return "\(group) \(caps) \(keys)"
  }

  fileprivate func answer(_ call: OpaquePointer) -> Int32 {
    guard let name = unsafe sd_bus_message_get_member(call),
      unsafe sd_bus_message_is_method_call(call, nil, nil) > 0
    else { return 0 }
    let member = unsafe String(cString: name)
    let path = unsafe String(cString: sd_bus_message_get_path(call))
    switch member {
    case "run": calls.append("run \(path)")
    case "Press": unsafe calls.append("Press \(pressed(call))")
    case "Copy": unsafe calls.append("Copy \(BusAnswer(call).text() ?? "")")
    default: calls.append(member)
    }
    if mute.contains(member) { return 1 }
    if lacking.contains(member) { return 0 }
    if (member == "run" && path != runsAt) || (member == "Watch" && list == nil) { return 0 }
    var reply: OpaquePointer?
    unsafe sd_bus_message_new_method_return(call, &reply)
    if member == "loadScript" {
      var file: UnsafePointer<CChar>?
      unsafe sd_bus_message_read_basic(call, CChar(bitPattern: UInt8(ascii: "s")), &file)
      let bytes = unsafe file.map { unsafe String(cString: $0) }.flatMap {
        try? FileBytes.read(path: $0)
      }
      scripts.append(String(decoding: bytes ?? [], as: UTF8.self))
      var told = number
      unsafe sd_bus_message_append_basic(reply, CChar(bitPattern: UInt8(ascii: "i")), &told)
    } else if member == "Watch" {
      unsafe append(list ?? "", reply)
    } else if member == "Press" {
      var told: Int32 = presses ? 1 : 0
      unsafe sd_bus_message_append_basic(reply, typeFlag, &told)
    }
    _ = unsafe sd_bus_send(bus, reply, nil)
    _ = unsafe sd_bus_message_unref(reply)
    return 1
  }
}

private let heard: sd_bus_message_handler_t = { message, user, _ in
  guard let message = unsafe message, let user = unsafe user else { return 0 }
  return unsafe Unmanaged<FakeDesktop>.fromOpaque(user).takeUnretainedValue().answer(message)
}
