import BusKit
import CSystemd
import LinuxIO
import ProgramKit
import Testing
import Units

/// Two programs on a bus of their own: one that calls and tells, one that listens.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class BusTests {
  private let bus: FakeBus
  private let caller: BusConnection
  private let other: BusConnection
  private let interface = "org.example.Test"

  init() throws {
    bus = try FakeBus()
    caller = try BusConnection(address: bus.address)
    other = try BusConnection(session: bus.address)
  }

  /// Lets both sides take and send until something holds.
  private func turn(until holds: () -> Bool) throws {
    let isDone = try eventually(every: 200) {
      try caller.process()
      try other.process()
      return holds()
    }
    try #require(isDone)
  }

  /// What is answered to a call: what `read` made of it, or why there is no answer.
  private func answer<Value>(
    to call: BusCall, _ read: @escaping (BusAnswer) -> Value
  ) throws -> Result<Value, BusCallError> {
    var answer: Result<Value, BusCallError>?
    // However busy the machine is.
    try #require(caller.call(call.taking(600_000)) { answer = $0.map(read) })
    try turn { answer != nil }
    return try #require(answer)
  }

  private func call(_ member: String, _ arguments: [BusArgument] = []) throws -> BusCall {
    BusCall(try #require(other.name), "/here", interface, member, arguments)
  }

  @Test func theBusGivesEachConnectionANameOfItsOwn() throws {
    let names = [try #require(caller.name), try #require(other.name)]
    #expect(names.allSatisfy { $0.hasPrefix(":1.") } && names[0] != names[1])
    #expect(caller.number >= 0 && caller.number != other.number)
    try turn { caller.interest == .readable }
  }

  @Test func argumentsOfEveryKindArriveAsTheyWereGiven() throws {
    var numbers: [Int?] = []
    var texts: [String?] = []
    var flags: [Bool?] = []
    let listener = BusListener.allCalls(on: other) { [interface] call in
      guard call.isCall(of: "Take", interface) else { return nil }
      texts = [call.text(), call.string(typePath)]
      numbers = [call.number(), call.number()]
      flags = [call.flag(), call.flag()]
      texts.append(call.variantText())
      numbers.append(call.variantNumber())
      return []
    }
    let arguments: [BusArgument] = [
      .text("Grün"), .path("/a/b"), .signed(-5), .unsigned(4_000_000_000), .flag(true),
      .flag(false), .variant(.text("within")), .variant(.signed(-7)),
    ]
    let sent = try answer(to: call("Take", arguments)) { $0.text() }
    #expect(sent == .success(nil) && listener != nil)
    #expect(texts == ["Grün", "/a/b", "within"] && flags == [true, false])
    #expect(numbers == [-5, 4_000_000_000, -7])
  }

  @Test func anAnswerHasTheTypesThatWereGiven() throws {
    let listener = BusListener.allCalls(on: other) { _ in
      [
        .structure([.text("a"), .list(of: "i", [.signed(1), .signed(2)])]),
        .variant(.list(of: "(su)", [.structure([.text("b"), .unsigned(3)])])),
        .list(of: "s", []), .flag(false),
        .options(["name": .text("c"), "parts": .list(of: "i", [.signed(4)])]), .options([:]),
      ]
    }
    let types = try answer(to: call("Ask")) { answer in
      unsafe sd_bus_message_get_signature(answer.message, 1).map { unsafe String(cString: $0) }
    }
    #expect(types == .success("(sai)vasba{sv}a{sv}") && listener != nil)
  }

  @Test func namedValuesArriveWithTheirNames() throws {
    let listener = BusListener.allCalls(on: other) { _ in
      [.options(["name": .text("value")]), .text("behind")]
    }
    let found = try answer(to: call("Ask")) { answer -> [String?] in
      _ = unsafe sd_bus_message_enter_container(answer.message, typeArray, "{sv}")
      _ = unsafe sd_bus_message_enter_container(answer.message, typeEntry, "sv")
      let entry = [answer.text(), answer.variantText()]
      _ = unsafe sd_bus_message_exit_container(answer.message)
      _ = unsafe sd_bus_message_exit_container(answer.message)
      return entry + [answer.text()]
    }
    #expect(found == .success(["name", "value", "behind"]) && listener != nil)
  }

  @Test func bytesAndDictionariesHaveTheirTypes() throws {
    let listener = BusListener.allCalls(on: other) { _ in
      [
        .bytes([0, 255, 7]), .bytes([]),
        .list(
          of: "{sv}",
          [
            .entry(.text("a"), .variant(.bytes([1]))),
            .entry(.text("b"), .variant(.list(of: "{si}", []))),
          ]),
      ]
    }
    let read = try answer(to: call("Ask")) { answer -> [String?] in
      let types = unsafe sd_bus_message_get_signature(answer.message, 1)
      var start: UnsafeRawPointer?
      var count = 0
      _ = unsafe sd_bus_message_read_array(answer.message, typeByte, &start, &count)
      let bytes: [String?] = unsafe UnsafeRawBufferPointer(start: start, count: count).map {
        "\($0)"
      }
      return [unsafe types.map { unsafe String(cString: $0) }] + bytes
    }
    #expect(read == .success(["ayaya{sv}", "0", "255", "7"]) && listener != nil)
  }

  @Test func listsOfStructuresAreReadAndOthersAreNil() throws {
    let listener = BusListener.allCalls(on: other) { _ in
      let pairs = [("a", 1), ("b", 2)].map { name, number in
        BusArgument.structure([.text(name), .variant(.text("-")), .signed(number)])
      }
      return [.list(of: "i", []), .list(of: "(svi)", pairs), .text("end")]
    }
    let read = try answer(to: call("Ask")) { answer -> [String] in
      let none = answer.list(of: "s") { answer.text() }
      let empty = answer.list(of: "i") { answer.number() }
      let pairs = answer.list(of: "(svi)") {
        answer.structure("svi") { () -> String? in
          guard let name = answer.text(), answer.skip("v"), let number = answer.number() else {
            return nil
          }
          return "\(name)\(number)"
        }
      }
      return ["\(none == nil) \(empty?.count ?? -1)"] + (pairs ?? []) + [answer.text() ?? "-"]
    }
    #expect(read == .success(["true 0", "a1", "b2", "end"]) && listener != nil)
  }

  @Test func aListIsReadUpToItsLimitAndThenNothingElseIs() throws {
    let numbers = [BusArgument](repeating: .signed(1), count: BusAnswer.mostEntries + 1)
    let listener = BusListener.allCalls(on: other) { _ in
      [.list(of: "i", numbers), .text("end")]
    }
    let read = try answer(to: call("Ask")) { answer -> [String] in
      ["\(answer.list(of: "i") { answer.number() }?.count ?? -1)", answer.text() ?? "-"]
    }
    #expect(read == .success(["4096", "-"]) && listener != nil)
  }

  @Test func aCallHasAnInterfaceAndAMember() throws {
    var heard: [String?] = []
    let listener = BusListener.allCalls(on: other) {
      heard = [$0.interface, $0.member]
      return []
    }
    #expect(try answer(to: call("Ask")) { _ in 0 } == .success(0) && listener != nil)
    #expect(heard == [interface, "Ask"])
  }

  @Test func noMoreMessagesAreProcessedThanTheLimitSays() throws {
    var heard = 0
    let listener = BusListener.allCalls(on: other) { _ in
      heard += 1
      return []
    }
    var answers = 0
    for _ in 0..<20 {
      try #require(caller.call(call("Ask").taking(600_000)) { _ in answers += 1 })
    }
    var most = 0
    let isDone = try eventually(every: 200) {
      let before = heard
      try caller.process()
      try other.process(atMost: 3)
      most = max(most, heard - before)
      return answers == 20
    }
    #expect(isDone && (1...3).contains(most) && listener != nil)
    #expect(other.unsentMessages == 0)
  }

  @Test func whatHasAnotherTypeIsNilAndCanStillBeRead() throws {
    let listener = BusListener.allCalls(on: other) { _ in
      [.text("one"), .variant(.text("two")), .signed(3), .path("/four")]
    }
    let read = try answer(to: call("Ask")) { answer -> [String] in
      [
        "\(answer.number() as Int?, default: "-")", "\(answer.flag() as Bool?, default: "-")",
        answer.string(typePath) ?? "-", answer.text() ?? "-",
        "\(answer.variantNumber(), default: "-")", answer.text() ?? "-",
        answer.variantText() ?? "-", answer.text() ?? "-", answer.number().map { "\($0)" } ?? "-",
        answer.text() ?? "-", answer.string(typePath) ?? "-",
        // The end.
        answer.text() ?? "-", answer.number().map { "\($0)" } ?? "-",
      ]
    }
    let wanted = ["-", "-", "-", "one", "-", "-", "two", "-", "3", "-", "/four", "-", "-"]
    #expect(read == .success(wanted) && listener != nil)
  }

  @Test func aTextIsReadUpToItsLimitAndNotBeyond() throws {
    let longest = String(repeating: "x", count: BusAnswer.longestText)
    let listener = BusListener.allCalls(on: other) { _ in [.text(longest), .text(longest + "x")] }
    let lengths = try answer(to: call("Ask")) { [$0.text()?.utf8.count, $0.text()?.utf8.count] }
    #expect(lengths == .success([1_048_576, nil]) && listener != nil)
  }

  @Test func aCallThatNobodyKnowsIsRefused() throws {
    #expect(try answer(to: call("Unknown")) { _ in 0 } == .failure(.refused))
    let nobody = BusCall("org.example.Nobody", "/here", interface, "Ask")
    #expect(try answer(to: nobody) { _ in 0 } == .failure(.refused))
    let listener = BusListener.allCalls(on: other) { [interface] in
      $0.isCall(of: "Known", interface) ? [.signed(1)] : nil
    }
    #expect(try answer(to: call("Known")) { $0.number() } == .success(1) && listener != nil)
    #expect(try answer(to: call("Other")) { _ in 0 } == .failure(.refused))
    let elsewhere = BusCall(try #require(other.name), "/here", "org.example.Else", "Known")
    #expect(try answer(to: elsewhere) { _ in 0 } == .failure(.refused))
  }

  @Test func aCallThatNobodyAnswersIsLateOnceItsTimeIsOver() throws {
    var fault: BusCallError?
    let asked = try caller.call(call("Ask").taking(1)) { answer in
      if case .failure(let why) = answer { fault = why }
    }
    #expect(asked && caller.deadline != nil)
    // The other side never takes it.
    let isOver = try eventually(every: 200) {
      try caller.process()
      return fault != nil
    }
    #expect(isOver && fault == .late)
  }

  @Test func whatMakesNoSenseIsNotSent() throws {
    let name = try #require(other.name)
    let calls = [
      BusCall(name, "no path", interface, "Ask"), BusCall(name, "/here", "none", "Ask"),
      BusCall(name, "/here", interface, "Ask", [.path("no path")]),
      BusCall(name, "/here", interface, "Ask", [.list(of: "s", [.signed(1)])]),
    ]
    for wrong in calls {
      #expect(!caller.call(wrong) { _ in Issue.record("\(wrong) was answered") })
    }
    #expect(!caller.emitSignal("no path", interface, "Changed"))
    #expect(!caller.emitSignal("/here", interface, "Changed", [.path("")]))
    #expect(caller.emitSignal("/here", interface, "Changed", [.text("")]))
  }

  /// The bus has taken what was asked of it once it has answered what was asked after it.
  private func settle(_ connection: BusConnection) throws {
    var isSettled = false
    let question = BusCall(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId")
    try #require(connection.call(question.taking(600_000)) { _ in isSettled = true })
    try turn { isSettled }
  }

  @Test func aSignalIsHeardByWhoListensForIt() throws {
    var heard: [String] = []
    let rule = "type='signal',interface='\(interface)',member='Changed'"
    var listener = BusListener.signals(rule, on: other) {
      heard.append("\($0.sender ?? "-") \($0.path ?? "-") \($0.text() ?? "-")")
    }
    #expect(listener != nil)
    try settle(other)
    #expect(caller.emitSignal("/here", interface, "Changed", [.text("one")]))
    #expect(caller.emitSignal("/here", interface, "Other", [.text("two")]))
    #expect(caller.emitSignal("/there", interface, "Changed", [.text("three")]))
    try turn { heard.count > 1 }
    let name = try #require(caller.name)
    #expect(heard == ["\(name) /here one", "\(name) /there three"])
    listener = nil
    #expect(caller.emitSignal("/here", interface, "Changed", [.text("four")]))
    try settle(caller)
    try settle(other)
    #expect(heard.count == 2)
  }

  @Test func callsOfAPathAreAnsweredWithNothing() throws {
    var heard: [String] = []
    let listener = BusListener.calls(of: "/here", on: other) {
      heard.append("\($0.sender ?? "-") \($0.path ?? "-") \($0.text() ?? "-")")
    }
    let types = try answer(to: call("Anything", [.text("told")])) { answer in
      unsafe sd_bus_message_get_signature(answer.message, 1).map { unsafe String(cString: $0) }
    }
    #expect(types == .success("") && listener != nil)
    #expect(heard == ["\(try #require(caller.name)) /here told"])
    let elsewhere = BusCall(try #require(other.name), "/there", interface, "Anything")
    #expect(try answer(to: elsewhere) { _ in 0 } == .failure(.refused))
    #expect(heard.count == 1)
  }

  @Test func anAnswerReachesItsOwnerAndIsDroppedOnceThatIsGone() throws {
    let listener = BusListener.allCalls(on: other) { _ in [.text("answered")] }
    let kept = AnswerOwner(in: OwnedAnswers())
    var released: AnswerOwner? = AnswerOwner(in: kept.answers)
    weak let gone = released
    for owner in [kept, released].compactMap(\.self) {
      let handler = weakHandler(of: owner) {
        (owner: AnswerOwner, answer: Result<BusAnswer, BusCallError>) in
        owner.answers.heard.append((try? answer.get())?.text() ?? "-")
      }
      try #require(caller.call(call("Ask").taking(600_000), then: handler))
    }
    released = nil
    #expect(gone == nil && listener != nil)
    try settle(caller)
    try turn { !kept.answers.heard.isEmpty }
    try settle(caller)
    #expect(kept.answers.heard == ["answered"])
  }

  @Test func aCallIsUnknownOnceWhoAnswersItIsGone() throws {
    var owner: AnswerOwner? = AnswerOwner(in: OwnedAnswers())
    let handler = weakHandler(of: try #require(owner)) { (_: AnswerOwner, call: BusAnswer) in
      call.isCall(of: "Ask", "org.example.Test") ? [BusArgument.signed(1)] : nil
    }
    let listener = BusListener.allCalls(on: other, handler)
    #expect(try answer(to: call("Ask")) { $0.number() } == .success(1) && listener != nil)
    owner = nil
    #expect(try answer(to: call("Ask")) { $0.number() } == .failure(.refused))
  }

  @Test func aLostConnectionIsAnErrorAndWhoWaitsIsNotTold() throws {
    try settle(caller)
    bus.kill()
    let error = #expect(throws: SystemError.self) {
      _ = try eventually(every: 200) {
        try caller.process()
        return false
      }
    }
    #expect(error?.operation == "talk to" && error?.subject == "D-Bus")
  }
}

/// Who waits for answers, and where they are kept when it is gone.
private final class AnswerOwner {
  let answers: OwnedAnswers
  init(in answers: OwnedAnswers) { self.answers = answers }
}

private final class OwnedAnswers { var heard: [String] = [] }

/// What needs no bus.
@Suite struct BusValueTests {
  @Test func eachArgumentHasItsTypeByTheLettersOfDBus() {
    #expect(
      [
        BusArgument.text(""), .path("/"), .signed(0), .unsigned(0), .flag(true),
        .variant(.text("")), .list(of: "(ii)", []), .structure([.signed(1), .text("")]),
        .structure([.structure([.flag(false)]), .list(of: "v", [])]), .structure([]),
        .bytes([1]), .entry(.text(""), .variant(.flag(true))),
      ].map(\.type) == [
        "s", "o", "i", "u", "b", "v", "a(ii)", "(is)", "((b)av)", "()", "ay", "{sv}",
      ])
  }

  @Test func aCallMayTakeNineTenthsOfASecondUnlessItIsGivenAnotherTime() {
    let call = BusCall("a", "/b", "c", "d", [.signed(1)])
    #expect(call.patience == .milliseconds(900) && call.arguments == [.signed(1)])
    let quick = call.taking(5)
    #expect(quick.patience == .milliseconds(5) && call.patience == .milliseconds(900))
    #expect(
      [quick.destination, quick.path, quick.interface, quick.member] == ["a", "/b", "c", "d"])
    #expect(quick.arguments == [.signed(1)])
  }

  @Test(arguments: ["unix:path=/no/such/bus", "no address at all"])
  func whereThereIsNoBusTheReasonIsTold(address: String) {
    let error = #expect(throws: SystemError.self) { _ = try BusConnection(address: address) }
    #expect(error.map { "\($0)".hasPrefix("cannot connect to D-Bus: ") } == true)
  }
}
