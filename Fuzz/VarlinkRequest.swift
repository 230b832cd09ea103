import StylusModel
import StylusProtocol

/// A call of any method in any mode (the first byte) with any parameters (the rest): what is
/// accepted is within its range, what is refused can be answered.
@_cdecl("LLVMFuzzerTestOneInput")
public func readRequest(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first, let call = call(Int(choice), bytes.dropFirst()) else { return 0 }
  do throws(VarlinkError) {
    switch try DaemonRequest(call) {
    case .subscribe(let subscription, as: let form):
      check(subscription)
      precondition(form == (call.mode == .upgrade ? .frames : .replies))
    case .getStrokes(let query): precondition(1...1_000 ~= query.limit)
    case .sendLateValues(let offer):
      precondition(!offer.properties.isEmpty && offer.properties.isSubset(of: .detachable))
      precondition(call.mode == .upgrade)
    case .getInfo, .getStatus, .getStatistics, .listTablets, .forgetHands:
      precondition(call.parameters.members.isEmpty)
    case .listJournal(let query):
      precondition(1...1_000 ~= query.limit)
      precondition(again("ListJournal", query) == .listJournal(query))
    case .getJournal(let inquiry):
      precondition(again("GetJournal", inquiry) == .getJournal(inquiry))
    case .wipeJournal(let wipe): precondition(again("WipeJournal", wipe) == .wipeJournal(wipe))
    case .getInterfaceDescription(let interface): precondition(!interface.rawValue.isEmpty)
    }
  } catch {
    var writer = JSONWriter()
    writer.reply(error)
    let reply = try? VarlinkReply(parsing: Array(writer.bytes.dropLast()))
    precondition(reply?.error == error.name, "the refusal cannot be read")
  }
  return 0
}

/// Nothing where the bytes are no JSON object.
private func call(_ choice: Int, _ parameters: ArraySlice<UInt8>) -> VarlinkCall? {
  let methods = DaemonRequest.DaemonMethod.allCases
  let modes = VarlinkCall.Mode.allCases
  let method = methods[choice % methods.count].rawValue
  var message = Array("{\"method\":\"\(method)\",".utf8)
  let mode = modes[choice / methods.count % modes.count]
  if mode != .single { message += Array("\"\(mode.rawValue)\":true,".utf8) }
  return try? VarlinkCall(parsing: message + Array("\"parameters\":".utf8) + parameters + [0x7D])
}

/// What is understood of a call that was understood, once it is written.
private func again(_ method: String, _ parameters: some JSONWritable) -> DaemonRequest? {
  var writer = JSONWriter()
  writer.call("org.stylusd.\(method)", parameters, mode: .single)
  return try? DaemonRequest(VarlinkCall(parsing: Array(writer.bytes.dropLast())))
}

private func check(_ wishes: Subscription) {
  precondition(0...50 ~= wishes.predicted && 0...100_000 ~= wishes.maxBatch.value)
  precondition((wishes.devices ?? []).count <= 64)
}
