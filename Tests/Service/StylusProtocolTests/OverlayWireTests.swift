import StylusModel
import StylusProtocol
import Testing

// What the overlay is asked and says: bounds, words, and errors that tell what to do.

private func request(_ method: String, _ parameters: String) throws -> OverlayRequest {
  let text = "{\"method\":\"org.stylusd.overlay.\(method)\",\"parameters\":\(parameters)}"
  return try OverlayRequest(VarlinkCall(parsing: Array(text.utf8)))
}

private func refusal(_ method: String, _ parameters: String) -> OverlayError? {
  do {
    _ = try request(method, parameters)
    return nil
  } catch { return error as? OverlayError }
}

private func quoted(_ text: String) -> String {
  var writer = JSONWriter()
  writer.string(text)
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Test func aNameHasOneTo256BytesHoweverManyCharactersThatIs() {
  for letter in ["x", "é", "日", "🖊"] {
    let most = 256 / letter.utf8.count
    for (method, field) in [("SetInk", "ink"), ("Clear", "output")] {
      let wrong = OverlayError.call(.invalidParameter(field))
      for (count, isRight) in [
        (0, false), (1, true), (most, true), (most + 1, false), (5_000, false),
      ] {
        let name = String(repeating: letter, count: count)
        let found = refusal(method, "{\"\(field)\":\(quoted(name))}")
        #expect(found == (isRight ? nil : wrong), "\(letter) \(count)")
      }
      #expect(refusal(method, "{\"\(field)\":\"a\\u0000\"}") == wrong)
    }
  }
}

@Test(arguments: [
  ("/", true), ("/a", true), ("//", true), ("/../a", true), ("/é 日.svg", true), ("/a\n", true),
  ("", false), ("a", false), ("./a", false), ("~/a", false), (" /a", false), ("/a\u{0}", false),
])
func aFileIsNamedFromTheRootOn(path: String, isRight: Bool) {
  let found = refusal("Save", "{\"path\":\(quoted(path))}")
  #expect(found == (isRight ? nil : .call(.invalidParameter("path"))))
}

@Test(arguments: [
  ("0.1", true), ("60", true), ("60.0", true), ("0.10000001", true), ("0.0999999", false),
  ("60.00001", false), ("0", false), ("-0.1", false), ("3e38", false),
])
func aWidthIsWithinWhatAnyInkCanHave(text: String, isRight: Bool) throws {
  let width = try #require(Float(text))
  #expect(refusal("SetInk", "{\"width\":\(text)}") == (isRight ? nil : .badWidth(width, 0.1...60)))
}

@Test func whatIsWrongWithAnInkIsToldOneThingAtATimeTheTypesFirst() {
  #expect(
    refusal("SetInk", "{\"color\":\"red\",\"width\":0,\"ink\":7}")
      == .call(.invalidParameter("ink")))
  #expect(
    refusal("SetInk", "{\"color\":\"red\",\"width\":\"0\"}") == .call(.invalidParameter("width")))
  #expect(refusal("SetInk", "{\"color\":\"rod\",\"width\":0}") == .badColor("rod"))
  #expect(refusal("SetInk", "{\"color\":\"red\",\"tone\":0}") == .call(.invalidParameter("tone")))
}

@Test func aColourIsReadByItsDigitsAlone() throws {
  var dice = Dice(seed: 580)
  for _ in 0..<500 {
    let rgba = dice.bits32()
    let color = InkColor(rgba: rgba)
    let digits = String(rgba, radix: 16)
    let eight = "#" + String(repeating: "0", count: 8 - digits.count) + digits
    #expect(InkColor(eight) == color)
    #expect(color.text == (eight.hasSuffix("ff") ? String(eight.dropLast(2)) : eight))
    let mixed = String(eight.map { dice.bool() ? Character($0.uppercased()) : $0 })
    #expect(InkColor(mixed) == color)
  }
}

@Test func aTextThatIsAlmostAColourIsNone() {
  var dice = Dice(seed: 581)
  for _ in 0..<500 {
    var text = Array(InkColor(rgba: dice.bits32()).text)
    let place = Int(dice.below(UInt64(text.count)))
    switch dice.below(3) {
    case 0: text[place] = dice.one(of: ["g", " ", "-", "+", "é", "０", "#"])
    case 1: text.remove(at: place)
    default: text.insert("0", at: place)
    }
    let changed = String(text)
    let digits = changed.dropFirst()
    let isColour =
      changed.hasPrefix("#") && [6, 8].contains(digits.utf8.count)
      && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    #expect((InkColor(changed) != nil) == isColour, "\(changed)")
  }
}

@Test func everyModeIsAWishAndOneWishIsNoMode() throws {
  for mode in OverlayMode.allCases {
    #expect(OverlayModeChange(rawValue: mode.rawValue) != nil)
    #expect(
      try request("SetMode", "{\"mode\":\"\(mode.rawValue)\"}")
        == .setMode(try #require(OverlayModeChange(rawValue: mode.rawValue))))
  }
  let more = OverlayModeChange.allCases.filter { OverlayMode(rawValue: $0.rawValue) == nil }
  #expect(more == [.toggle])
  #expect(throws: ProtocolError.invalidField("mode")) {
    try OverlayMode(object(OverlayModeChange.toggle))
  }
}

@Test func whatAnOverlayDoesNotKnowIsLeftOutAndReadAsNothing() throws {
  var dice = Dice(seed: 582)
  for _ in 0..<60 {
    let status = dice.status
    let told = try object(status)
    #expect((told["daemon_fault"] != nil) == (status.daemonFault != nil))
    guard case .array(let tablets)? = told["tablets"] else { continue }
    for (object, tablet) in zip(tablets, status.tablets) {
      guard case .object(let members) = object else { continue }
      #expect((members["output"] != nil) == (tablet.output != nil))
      #expect((members["area"] != nil) == (tablet.area != nil))
    }
    for latency in dice.statistics.outputs {
      #expect(try (object(latency)["margin"] != nil) == (latency.margin != nil))
    }
  }
}

@Test(arguments: overlayErrors)
func anErrorThatLostAParameterOnTheWayIsNoneOfTheOverlays(error: OverlayError) throws {
  guard case .call = error else {
    let parameters = try object(error)
    #expect(OverlayError(name: error.name, parameters) == error)
    for member in parameters.members {
      #expect(OverlayError(name: error.name, try parameters.with(member.key, nil)) == nil)
      #expect(OverlayError(name: error.name, try parameters.with(member.key, .bool(true))) == nil)
    }
    for name in ["\(error.name)s", "org.stylusd." + error.name, String(error.name.dropFirst(4))] {
      #expect(OverlayError(name: name, parameters) == nil)
    }
    // What a newer overlay adds is nothing to us.
    #expect(OverlayError(name: error.name, try parameters.with("more", .integer(1))) == error)
    return
  }
}

@Test func aWidthWhoseLeastIsAboveItsMostIsNoError() throws {
  let error = OverlayError.badWidth(1, 2...3)
  let parameters = try object(error)
  let turned = try parameters.with("least", .number(3.5))
  #expect(OverlayError(name: error.name, turned) == nil)
  let equal = try parameters.with("least", .integer(3))
  #expect(OverlayError(name: error.name, equal) == .badWidth(1, 3...3))
}

@Test func noTwoErrorsOfTheOverlaySayTheSame() {
  let own = overlayErrors.filter { if case .call = $0 { false } else { true } }
  #expect(Set(own.map { "\($0)" }).count == own.count)
  for error in own {
    let text = "\(error)"
    #expect(!text.hasSuffix(".") && text.first?.isUppercase != true, "\(text)")
  }
}
