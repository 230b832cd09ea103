import StylusModel
import StylusProtocol
import Testing

/// What programs with elements say, and what they are told.
@Suite struct ScribbleElementsTests {
  private func request(_ method: String, _ parameters: String) throws -> ScribbleRequest {
    let text =
      "{\"method\":\"org.stylusd.scribble.\(method)\",\"oneway\":true,\"parameters\":\(parameters)}"
    return try ScribbleRequest(VarlinkCall(parsing: Array(text.utf8)))
  }

  private func element(_ id: String = "a", left: String = "1", width: String = "3") -> String {
    "{\"id\":\"\(id)\",\"kind\":\"text\",\"area\":{\"left\":\(left),\"top\":2,\"width\":\(width),\"height\":4}}"
  }

  private func set(_ elements: [String]) throws -> ScribbleRequest {
    try request("SetElements", "{\"elements\":[\(elements.joined(separator: ","))]}")
  }

  @Test func everyEventIsReadAsItWasWritten() throws {
    var dice = Dice(seed: 88)
    var seen: Set<ScribbleEvent.Name> = []
    for _ in 0..<400 {
      let event = dice.scribbleEvent
      seen.insert(event.name)
      #expect(try ScribbleEvent.decodeEvent(object(event)) == event)
    }
    #expect(seen.count == ScribbleEvent.Name.allCases.count)
  }

  @Test func anEventOfAnotherVersionSaysNothing() throws {
    let event = try object(ScribbleEvent.expected(true)).with("event", .string("sung"))
    #expect(try ScribbleEvent.decodeEvent(event) == nil)
  }

  @Test func eventsWithoutWhatTheyNeedAreRefused() throws {
    var dice = Dice(seed: 89)
    for _ in 0..<200 {
      let whole = try object(dice.scribbleEvent)
      for member in whole.members
      where !["element", "parameter"].contains(member.key) {
        #expect(throws: ProtocolError.self) {
          _ = try ScribbleEvent.decodeEvent(whole.with(member.key, .bool(true)))
          // Whether a pen is expected is a yes or no itself.
          if member.key == "expected" { throw ProtocolError.invalidField("expected") }
        }
      }
    }
  }

  @Test func rectanglesThatNoWindowHasAreRefused() throws {
    #expect(throws: Never.self) { try set([element(left: "-65536"), element("b", width: "0")]) }
    for (left, width) in [
      ("1e39", "3"), ("-65537", "3"), ("null", "3"), ("\"NaN\"", "3"), ("1", "-0.5"), ("1", "1e6"),
      ("1", "-1e308"),
    ] {
      #expect(throws: ScribbleError.self, "\(left) \(width)") {
        try set([element(left: left, width: width)])
      }
    }
  }

  @Test func elementsAreBoundedAndEachHasAnIdentifierOfItsOwn() throws {
    let many = (0..<256).map { element("\($0)") }
    guard case .setElements(let elements) = try set(many) else { return }
    #expect(elements.elements.count == 256)
    let refusal = ScribbleError.call(.invalidParameter("elements"))
    #expect(throws: refusal) { try set(many + [element("256")]) }
    #expect(throws: refusal) { try set((0..<10_000).map { element("\($0)") }) }
    #expect(throws: refusal) { try set([element("a"), element("a")]) }
    for id in ["", String(repeating: "x", count: 65)] {
      #expect(throws: ScribbleError.call(.invalidParameter("id"))) { try set([element(id)]) }
    }
  }

  @Test func answersAreBounded() throws {
    let long = String(repeating: "x", count: 8_193)
    for (parameters, culprit) in [
      ("{\"request\":1,\"text\":\"\(long)\"}", "text"), ("{\"request\":1,\"caret\":-1}", "caret"),
      ("{\"request\":1,\"caret\":8193}", "caret"), ("{\"done\":true}", "request"),
      (
        "{\"request\":1,\"glyphs\":[\((0..<513).map { _ in "{\"left\":0,\"top\":0,\"width\":0,\"height\":0}" }.joined(separator: ","))]}",
        "glyphs"
      ),
    ] {
      #expect(throws: ScribbleError.call(.invalidParameter(culprit))) {
        try request("Answer", parameters)
      }
    }
  }

  @Test func aProgramNeedsANameThatCanBeShownAndTakesMoreThanOneReply() throws {
    for name in ["", "a\\nb", "\\u202e", String(repeating: "x", count: 65)] {
      let text =
        "{\"method\":\"org.stylusd.scribble.ServeElements\",\"more\":true,\"parameters\":{\"name\":\"\(name)\"}}"
      let call = try VarlinkCall(parsing: Array(text.utf8))
      #expect(throws: ScribbleError.call(.invalidParameter("name"))) { try ScribbleRequest(call) }
    }
    #expect(throws: ScribbleError.call(.expectedMore)) {
      try request("ServeElements", "{\"name\":\"list\"}")
    }
  }
}
