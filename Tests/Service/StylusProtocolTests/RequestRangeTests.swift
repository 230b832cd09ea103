import StylusModel
import StylusProtocol
import Testing

// The tables of parameters in docs/develop/protocol.md: what each may be, and what it is if nobody says.

/// A row of such a table.
private struct Parameter {
  var name: String
  var usual: String
  var least: Int64?
  var most: Int64?

  static func all(of method: String) throws -> [Parameter] {
    let page = try DocumentPage()
    let mark = method == "ListJournal" ? "| Parameter of ListJournal |" : "**\(method)**"
    let from = try #require(page.text.firstRange(of: mark)).lowerBound
    let rows = page.text[from...].split(separator: "\n")
      .drop { !$0.hasPrefix("|---") }.dropFirst().prefix { $0.hasPrefix("|") }
    return rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmed }
      let bounds = cells[2].firstMatch(of: #/(\d+)\.\.\.(\d*)/#)
      return Parameter(
        name: cells[0].filter { $0 != "`" }, usual: cells[1],
        least: bounds.flatMap { Int64($0.output.1) }, most: bounds.flatMap { Int64($0.output.2) })
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

private func request(_ method: String, _ parameters: String) throws -> DaemonRequest {
  let mode = method == "Subscribe" ? ",\"more\":true" : ""
  let text = "{\"method\":\"org.stylusd.\(method)\",\"parameters\":{\(parameters)}\(mode)}"
  return try DaemonRequest(VarlinkCall(parsing: Array(text.utf8)))
}

/// The values of a request's parameters, as they are said in a call.
private func told(_ request: DaemonRequest) throws -> JSONObject {
  switch request {
  case .subscribe(let subscription, _): try object(subscription)
  case .getStrokes(let query): try object(query)
  case .listJournal(let query): try object(query)
  default: JSONObject()
  }
}

@Test(arguments: ["Subscribe", "GetStrokes", "ListJournal"])
func whatNobodySaysIsWhatTheDocumentSays(method: String) throws {
  let needed = method == "GetStrokes" ? "\"since\":7" : ""
  let told = try told(request(method, needed))
  var compared = 0
  for parameter in try Parameter.all(of: method) {
    switch parameter.usual {
    case "true", "false":
      // A daemon of an earlier version does not know pings: a true one is not said.
      guard parameter.name != "pings" else { continue }
      #expect(told[parameter.name] == .bool(parameter.usual == "true"), "\(parameter.name)")
    case "required": #expect(told[parameter.name] == .integer(7))
    case "all", "none", "the caller", "see above": #expect(told[parameter.name] == nil)
    default:
      let number = try #require(Int64(parameter.usual), "\(parameter.name)")
      #expect(told[parameter.name] == .integer(number), "\(parameter.name)")
    }
    compared += 1
  }
  #expect(compared >= 4)
}

@Test(arguments: ["Subscribe", "GetStrokes", "ListJournal"])
func aNumberOutsideTheRangeOfTheDocumentIsRefusedByItsName(method: String) throws {
  var tried = 0
  for parameter in try Parameter.all(of: method) where parameter.name != "devices" {
    guard let least = parameter.least else { continue }
    tried += 1
    let needed = method == "GetStrokes" && parameter.name != "since" ? "\"since\":0," : ""
    func refusal(_ value: Int64) -> VarlinkError? {
      do {
        _ = try request(method, needed + "\"\(parameter.name)\":\(value)")
        return nil
      } catch { return error as? VarlinkError }
    }
    let most = parameter.most ?? 1 << 53 - 1
    for right in [least, least + 1, (least + most) / 2, most - 1, most] {
      #expect(refusal(right) == nil, "\(parameter.name) \(right)")
    }
    for wrong in [least - 1, -1 << 53, .min] + (parameter.most.map { [$0 + 1, .max] } ?? []) {
      #expect(refusal(wrong) == .invalidParameter(parameter.name), "\(parameter.name) \(wrong)")
    }
  }
  #expect(tried >= 2)
}

@Test func aSubscriberMayNameNoDeviceOrSixtyFourAndTheyKeepTheirOrder() throws {
  var dice = Dice(seed: 480)
  for count in [0, 1, 63, 64] {
    let devices = (0..<count).map { _ in dice.bits32() }
    let text = devices.map(String.init).joined(separator: ",")
    guard case .subscribe(let wanted, .replies) = try request("Subscribe", "\"devices\":[\(text)]")
    else {
      Issue.record("no subscription")
      return
    }
    #expect(wanted.devices?.map(\.rawValue) == devices)
  }
}

@Test func parametersOfEveryCallComeBackAsTheyWereSaid() throws {
  var dice = Dice(seed: 481)
  for _ in 0..<300 {
    let subscription = dice.subscription()
    #expect(try call("Subscribe", subscription, .more) == .subscribe(subscription, as: .replies))
    #expect(try call("Subscribe", subscription, .upgrade) == .subscribe(subscription, as: .frames))
    let query = dice.strokeQuery()
    #expect(try call("GetStrokes", query) == .getStrokes(query))
    let journal = dice.journalQuery()
    #expect(try call("ListJournal", journal, .more) == .listJournal(journal))
    let wipe = dice.journalWipe()
    #expect(try call("WipeJournal", wipe, .oneway) == .wipeJournal(wipe))
  }
}

private func call(
  _ method: String, _ parameters: some JSONWritable, _ mode: VarlinkCall.Mode = .single
) throws -> DaemonRequest {
  var writer = JSONWriter()
  writer.call("org.stylusd." + method, parameters, mode: mode)
  return try DaemonRequest(VarlinkCall(parsing: Array(writer.bytes.dropLast())))
}

@Test func onlyAWishForSilenceIsSaidToDaemonsThatMayNotKnowIt() throws {
  var subscription = Subscription()
  #expect(try object(subscription)["pings"] == nil)
  subscription.pings = false
  #expect(try object(subscription)["pings"] == .bool(false))
}

// MARK: Modes

/// How each method answers a call in each mode; nil if it answers at all.
private func refusal(_ method: DaemonRequest.DaemonMethod, _ mode: VarlinkCall.Mode)
  -> VarlinkError?
{
  switch (method, mode) {
  case (.subscribe, .single), (.subscribe, .oneway): .expectedMore
  case (.subscribe, _), (.sendLateValues, .upgrade): nil
  case (.sendLateValues, _): .expectedUpgrade
  case (_, .upgrade): .methodNotImplemented(method.rawValue)
  default: nil
  }
}

@Test(arguments: DaemonRequest.DaemonMethod.allCases, VarlinkCall.Mode.allCases)
func aMethodAnswersInItsModesAndSaysWhichItNeeds(
  method: DaemonRequest.DaemonMethod, mode: VarlinkCall.Mode
)
  throws
{
  var writer = JSONWriter()
  writer.call(method.rawValue, mode: mode)
  let call = try VarlinkCall(parsing: Array(writer.bytes.dropLast()))
  #expect(call.mode == mode && call.method == method.rawValue && call.parameters == JSONObject())
  var found: VarlinkError?
  do { _ = try DaemonRequest(call) } catch { found = error }
  // The mode is judged before the parameters are.
  if let refusal = refusal(method, mode) {
    #expect(found == refusal)
  } else if let found {
    guard case .invalidParameter = found else {
      Issue.record("\(found)")
      return
    }
  }
}

@Test func atMostOneModeIsSetWhicheverTwoAreSaid() throws {
  let names = ["more", "oneway", "upgrade"]
  for bits in 0..<27 {
    let said = [bits % 3, bits / 3 % 3, bits / 9].enumerated().map {
      (names[$0], ["false", "null", "true"][$1])
    }
    let text = "{\"method\":\"a.B\"" + said.map { ",\"\($0.0)\":\($0.1)" }.joined() + "}"
    let set = said.filter { $0.1 == "true" }.map(\.0)
    if set.count > 1 {
      #expect(throws: ProtocolError.invalidField(set[1])) {
        try VarlinkCall(parsing: Array(text.utf8))
      }
    } else {
      #expect(try VarlinkCall(parsing: Array(text.utf8)).mode.rawValue == set.first ?? "single")
    }
  }
}

// MARK: Messages

@Test func messagesOfAnyLengthAreCutHoweverTheirBytesArrive() throws {
  var dice = Dice(seed: 482)
  for _ in 0..<200 {
    let limit = 1 + Int(dice.below(40))
    let messages = (0..<dice.below(9)).map { _ in
      (0..<dice.below(UInt64(limit) + 1)).map { _ in UInt8(1 + dice.below(255)) }
    }
    let rest = (0..<dice.below(UInt64(limit) + 1)).map { _ in UInt8(1 + dice.below(255)) }
    var bytes = (messages.flatMap { $0 + [0] } + rest)[...]
    var decoder = VarlinkDecoder(limit: limit)
    var heard: [[UInt8]] = []
    while !bytes.isEmpty {
      let piece = Int(1 + dice.below(12))
      decoder.feed(bytes.prefix(piece))
      bytes = bytes.dropFirst(piece)
      while let message = try decoder.nextMessage() { heard.append(message) }
    }
    #expect(heard == messages)
    #expect(decoder.isWithinMessage == !rest.isEmpty)
    #expect(decoder.takeRest() == rest && !decoder.isWithinMessage)
  }
}

@Test func aMessageIsTooLongWhetherOrNotItsEndIsThere() throws {
  for limit in [0, 1, 7] {
    for piece in 1...4 {
      for more in 1...3 {
        var decoder = VarlinkDecoder(limit: limit)
        let message = [UInt8](repeating: 0x20, count: limit)
        let bytes = message + [0] + message + [UInt8](repeating: 0x20, count: more) + [0]
        var heard = 0
        var refused = false
        for start in stride(from: 0, to: bytes.count, by: piece) where !refused {
          decoder.feed(bytes[start..<min(start + piece, bytes.count)])
          do throws(ProtocolError) {
            while try decoder.nextMessage() != nil { heard += 1 }
          } catch {
            #expect(error == .messageTooLong(limit: limit))
            refused = true
          }
        }
        #expect(heard == 1 && refused)
      }
    }
  }
}

@Test func theLimitsOfMessagesAreThoseOfTheDocument() throws {
  let text = try DocumentPage().text
  #expect(text.contains("**65,536 bytes**") && VarlinkDecoder.longestCall == 65_536)
  #expect(text.contains("**67,108,864 bytes**") && VarlinkDecoder.longestReply == 67_108_864)
}

@Test func whatFollowsAnUpgradeIsHandedOnWhereverItIsCut() throws {
  var dice = Dice(seed: 483)
  let stream = encoded(dice.messages(6))
  let bytes = Array("{\"parameters\":{}}".utf8) + [0] + stream
  for cut in 0...bytes.count {
    var decoder = VarlinkDecoder(limit: 100)
    decoder.feed(bytes[..<cut])
    guard try decoder.nextMessage() != nil else {
      #expect(cut < bytes.count - stream.count)
      continue
    }
    #expect(decoder.takeRest() + bytes[cut...] == stream)
  }
}

@Test func aReplyOfWhicheverFormIsReadAsItWasWritten() throws {
  var dice = Dice(seed: 484)
  for continues in [true, false] {
    let status = dice.daemonStatus()
    var writer = JSONWriter()
    writer.reply(status, continues: continues)
    let reply = try VarlinkReply(parsing: Array(writer.bytes.dropLast()))
    #expect(reply.continues == continues && reply.error == nil)
    #expect(try DaemonStatus(reply.parameters) == status)
  }
  for (text, field) in [
    ("{\"parameters\":[]}", "parameters"), ("{\"continues\":1}", "continues"),
    ("{\"error\":false}", "error"), ("{\"error\":{}}", "error"),
  ] {
    #expect(throws: ProtocolError.invalidField(field)) {
      try VarlinkReply(parsing: Array(text.utf8))
    }
  }
  let bare = try VarlinkReply(parsing: Array("{\"extra\":{}}".utf8))
  #expect(bare.parameters == JSONObject() && !bare.continues && bare.error == nil)
}
