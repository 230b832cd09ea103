import StylusProtocol

/// A call of any method of inkscribe in any mode (the first byte) with any parameters (the rest):
/// what is accepted is the same when it is called again, what is refused can be answered; and as a
/// reply the parameters are read or refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func readScribbleRequest(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first, let call = call(Int(choice), bytes.dropFirst()) else { return 0 }
  do throws(ScribbleError) {
    switch try ScribbleRequest(call) {
    case .setMode(let mode): precondition(again(.setMode, mode) == .setMode(mode))
    case .setPad(let pad): precondition(again(.setPad, pad) == .setPad(pad))
    case .getInterfaceDescription(let interface):
      precondition(VarlinkService.scribble.interfaces.contains(interface))
    case .getInfo, .takeTexts, .reload, .getStatus:
      precondition(call.parameters.members.isEmpty)
    case .serveElements(let program):
      precondition(call.mode == .more)
      precondition(again(.serveElements, program, mode: .more) == .serveElements(program))
    case .setElements(let elements):
      precondition(elements.elements.allSatisfy(\.area.isValid))
      precondition(again(.setElements, elements) == .setElements(elements))
    case .answer(let answer): precondition(again(.answer, answer) == .answer(answer))
    }
    precondition(call.mode != .upgrade)
  } catch {
    var writer = JSONWriter()
    writer.reply(error)
    precondition(writer.bytes.last == 0)
  }
  _ = try? ScribbleStatus(call.parameters)
  _ = try? ScribbleTexts(call.parameters)
  if let event = try? ScribbleEvent.decodeEvent(call.parameters) {
    var writer = JSONWriter()
    event.write(to: &writer)
    guard case .object(let object)? = try? JSONValue(parsing: writer.bytes) else {
      preconditionFailure("what was written cannot be read")
    }
    precondition((try? ScribbleEvent.decodeEvent(object)) == event)
  }
  _ = try? ScribbleMode(call.parameters)
  _ = try? ScribblePadState(call.parameters)
  for name in [
    "CannotReload", "CannotKeep", "IsOff", "TooManyClients", "TooManyPrograms", "TooManyWindows",
    "NotServing",
  ] {
    _ = ScribbleError(name: "org.stylusd.scribble.\(name)", call.parameters)?.description
  }
  return 0
}

/// The request that the same parameters make once they were written.
private func again(
  _ method: ScribbleRequest.ScribbleMethod, _ parameters: some JSONWritable,
  mode: VarlinkCall.Mode = .single
) -> ScribbleRequest? {
  var writer = JSONWriter()
  writer.call(method.rawValue, parameters, mode: mode)
  return try? ScribbleRequest(VarlinkCall(parsing: Array(writer.bytes.dropLast())))
}

/// Nothing where the bytes are no JSON object.
private func call(_ choice: Int, _ parameters: ArraySlice<UInt8>) -> VarlinkCall? {
  let methods = ScribbleRequest.ScribbleMethod.allCases
  let modes = VarlinkCall.Mode.allCases
  let method = methods[choice % methods.count].rawValue
  var message = Array("{\"method\":\"\(method)\",".utf8)
  let mode = modes[choice / methods.count % modes.count]
  if mode != .single { message += Array("\"\(mode.rawValue)\":true,".utf8) }
  return try? VarlinkCall(parsing: message + Array("\"parameters\":".utf8) + parameters + [0x7D])
}
