import StylusProtocol

/// Reads a connection's bytes as calls and as replies, with everything that a peer reads from them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVarlink(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var decoder = VarlinkDecoder(limit: VarlinkDecoder.longestCall)
  var pieces = 0
  for start in stride(from: 0, to: input.count, by: 7) {
    decoder.feed(input[start..<min(start + 7, input.count)])
    while let message = try? decoder.nextMessage() {
      pieces += message.count + 1
      answer(message)
      read(message)
    }
  }
  precondition(pieces <= input.count, "more came out than went in")
  return 0
}

/// Does what a daemon does with a message.
private func answer(_ message: [UInt8]) {
  guard let call = try? VarlinkCall(parsing: message) else { return }
  var writer = JSONWriter()
  do throws(VarlinkError) {
    switch try DaemonRequest(call) {
    case .getInterfaceDescription(let interface): writer.reply(InterfaceReply(interface))
    case .subscribe(let subscription, _): repeatCall(subscription, call.mode)
    case .getStrokes(let query):
      writer.reply(StrokePage(for: query, oldest: 1, newest: 2, epoch: 3))
    case .getInfo, .getStatus, .getStatistics, .listTablets, .sendLateValues, .getJournal,
      .listJournal, .wipeJournal, .forgetHands:
      break
    }
  } catch {
    writer.reply(error)
  }
  guard writer.bytes.last == 0 else { return }
  precondition((try? VarlinkReply(parsing: Array(writer.bytes.dropLast()))) != nil, "a bad reply")
}

/// A subscription that was understood is understood again.
private func repeatCall(_ subscription: Subscription, _ mode: VarlinkCall.Mode) {
  var again = JSONWriter()
  again.call("org.stylusd.Subscribe", subscription, mode: mode)
  guard let call = try? VarlinkCall(parsing: Array(again.bytes.dropLast())),
    case .subscribe(let other, _)? = try? DaemonRequest(call)
  else { preconditionFailure("a bad call") }
  precondition(other == subscription, "not the same again")
}

/// Does what a client does with a message.
private func read(_ message: [UInt8]) {
  guard let reply = try? VarlinkReply(parsing: message) else { return }
  _ = try? DaemonStatus(reply.parameters)
  _ = try? DaemonStatistics(reply.parameters)
  _ = try? HandsForgotten(reply.parameters)
  _ = try? TabletList(reply.parameters)
  _ = try? JournalReport(reply.parameters)
  _ = try? JournalPage(reply.parameters)
  _ = try? StrokePage(reply.parameters, to: StrokeQuery(since: 0))
}
