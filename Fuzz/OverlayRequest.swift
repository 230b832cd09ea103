import StylusModel
import StylusProtocol

/// A call of any method of the overlay in any mode (the first byte) with any parameters (the rest):
/// what is accepted is within its range and is the same when it is called again, what is refused
/// can be answered; and as a reply the parameters are read or refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOverlayRequest(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first, let call = call(Int(choice), bytes.dropFirst()) else { return 0 }
  do throws(OverlayError) {
    switch try OverlayRequest(call) {
    case .setInk(let wish):
      precondition(wish.width.map { OverlayInkChange.widths.contains($0) } ?? true)
      precondition(wish.ink.map { 1...256 ~= $0.utf8.count } ?? true)
      precondition(again(.setInk, wish.texts) == .setInk(wish))
    case .setMode(let mode): precondition(again(.setMode, mode) == .setMode(mode))
    case .clear(let clearing): precondition(again(.clear, clearing) == .clear(clearing))
    case .save(let saving):
      precondition(saving.path.hasPrefix("/") && saving.path.utf8.count <= 4_096)
      precondition(again(.save, saving) == .save(saving))
    case .open(let file):
      precondition(file.path.hasPrefix("/") && file.path.utf8.count <= 4_096)
      precondition(again(.open, file) == .open(file))
    case .perform(let line):
      precondition(1...1_024 ~= line.command.utf8.count)
      precondition(again(.perform, line) == .perform(line))
    case .leaveOut(let areas):
      precondition(areas.areas.count <= OverlayAreas.most)
      precondition(areas.areas.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      precondition(again(.leaveOut, areas) == .leaveOut(areas))
    case .getInterfaceDescription(let interface):
      precondition(VarlinkService.overlay.interfaces.contains(interface))
    case .getInfo, .undo, .redo, .hide, .reload, .getStatus, .getStatistics:
      precondition(call.parameters.members.isEmpty)
    }
    precondition(call.mode != .upgrade)
  } catch {
    check(error)
  }
  read(call.parameters)
  return 0
}

/// Nothing where the bytes are no JSON object.
private func call(_ choice: Int, _ parameters: ArraySlice<UInt8>) -> VarlinkCall? {
  let methods = OverlayRequest.OverlayMethod.allCases
  let modes = VarlinkCall.Mode.allCases
  let method = methods[choice % methods.count].rawValue
  var message = Array("{\"method\":\"\(method)\",".utf8)
  let mode = modes[choice / methods.count % modes.count]
  if mode != .single { message += Array("\"\(mode.rawValue)\":true,".utf8) }
  return try? VarlinkCall(parsing: message + Array("\"parameters\":".utf8) + parameters + [0x7D])
}

/// What is understood of a call that was understood, once it is written.
private func again(
  _ method: OverlayRequest.OverlayMethod, _ parameters: some JSONWritable
) -> OverlayRequest? {
  var writer = JSONWriter()
  writer.call(method.rawValue, parameters, mode: .single)
  return try? OverlayRequest(VarlinkCall(parsing: Array(writer.bytes.dropLast())))
}

private func check(_ error: OverlayError) {
  var writer = JSONWriter()
  writer.reply(error)
  guard let reply = try? VarlinkReply(parsing: Array(writer.bytes.dropLast())) else {
    preconditionFailure("the refusal cannot be read")
  }
  precondition(reply.error == error.name && !error.description.isEmpty)
  let isOwn = if case .call = error { false } else { true }
  precondition(OverlayError(name: error.name, reply.parameters) == (isOwn ? error : nil))
}

/// Does what a client does with parameters that come from anybody.
private func read(_ parameters: JSONObject) {
  if let status = try? OverlayStatus(parameters) {
    var writer = JSONWriter()
    writer.reply(status)
    let reply = try? VarlinkReply(parsing: Array(writer.bytes.dropLast()))
    precondition(reply.flatMap { try? OverlayStatus($0.parameters) } == status)
  }
  _ = try? OverlayStatistics(parameters)
  _ = try? OverlayInk(parameters)
  _ = try? OverlaySaved(parameters)
  _ = try? OverlayOpened(parameters)
  _ = try? OverlayMode(parameters)
  for word in [
    "NoSuchOutput", "OutputNeeded", "UnknownInk", "BadColor", "BadWidth", "CannotSave",
    "CannotOpen", "CannotPerform",
  ] {
    guard let error = OverlayError(name: "org.stylusd.overlay.\(word)", parameters) else {
      continue
    }
    precondition(!error.description.isEmpty)
  }
}
