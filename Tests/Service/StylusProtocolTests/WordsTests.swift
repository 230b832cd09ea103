import StylusModel
import Testing

@testable import StylusProtocol

// Every enumeration has its words: those of the document, each once.

private func words(_ enumeration: String) throws -> [Int: String] {
  let words = try DocumentPage().enumeration(enumeration)
  #expect(Set(words.values).count == words.count && words.count > 2)
  return words
}

/// The words of an interface's enumeration, by the name of its type or of the field that has it.
private func declared(_ name: String, in interface: VarlinkInterface = .stylusd) throws -> [String]
{
  let description = try InterfaceDescription(of: interface)
  func search(_ fields: [InterfaceDescription.Field]) -> [String]? {
    for field in fields where field.name == name {
      if case .words(let words) = description.resolved(field.kind) { return words }
    }
    return nil
  }
  if case .words(let words)? = description.types[name] { return words }
  for type in description.types.values {
    if case .structure(let fields) = type, let words = search(fields) { return words }
  }
  for method in description.methods.values {
    if let words = search(method.reply) ?? search(method.parameters) { return words }
  }
  return []
}

@Test func kindsOfToolsHaveTheNumbersAndWordsOfTheDocument() throws {
  let listed = Dictionary(
    uniqueKeysWithValues: ToolKind.allCases.map { (Int($0.rawValue), $0.word) })
  #expect(try words("tool kind") == listed)
  #expect(try declared("ToolKind") == ToolKind.allCases.map(\.word))
}

@Test func propertiesHaveTheNumbersAndWordsOfTheDocument() throws {
  let listed = Dictionary(
    uniqueKeysWithValues: Property.allCases.map { (Int($0.rawValue), $0.word) })
  #expect(try words("property") == listed)
  #expect(try declared("Property") == Property.allCases.map(\.word))
  for property in Property.allCases { #expect(Property(name: property.word) == property) }
}

@Test func provenancesHaveTheNumbersAndWordsOfTheDocument() throws {
  let listed = try words("provenance")
  for provenance in Provenance.allCases {
    #expect(listed[Int(provenance.rawValue)] == provenance.word ?? "absent")
  }
  #expect(listed.count == Provenance.allCases.count)
  #expect(try declared("How") == Provenance.allCases.compactMap(\.word))
}

@Test func changesControlsAndReasonsHaveTheNumbersAndWordsOfTheDocument() throws {
  for (number, word) in try words("change") {
    #expect(ProximityChange.Kind(rawValue: UInt8(number))?.word == word)
  }
  for (number, word) in try words("control") {
    #expect(PadAction.Control(rawValue: UInt8(number))?.word == word)
  }
  for (number, word) in try words("reason") {
    #expect(EndReason(rawValue: UInt32(number))?.word == word)
  }
  #expect(try Set(declared("change")) == Set(words("change").values))
  #expect(try Set(declared("control")) == Set(words("control").values))
  #expect(try declared("reason") == EndReason.allCases.map(\.word))
  #expect(try declared("role") == [Tablet.Role.pen.word, Tablet.Role.pad.word])
}

@Test(arguments: [
  ("flags", BitNames.flags, 16), ("buttons", .buttons, 16), ("property", .properties, 16),
  ("capabilities", .capabilities, 64),
])
func everyBitHasTheNameOfTheDocumentOrItsNumber(name: String, names: BitNames, count: Int) throws {
  let listed = try words(name)
  for bit in 0..<count {
    let name = listed[bit] ?? "bit_\(bit)"
    #expect(names.names(of: UInt64(1) << UInt64(bit)) == [name])
    #expect(names.bits([name]) == UInt64(1) << UInt64(bit))
  }
}

@Test func aSetOfBitsSurvivesItsNamesInAnyOrder() {
  var dice = Dice(seed: 500)
  for names in [BitNames.flags, .buttons, .properties, .capabilities] {
    for _ in 0..<200 {
      let bits = dice.next()
      let words = names.names(of: bits)
      #expect(words.count == bits.nonzeroBitCount && Set(words).count == words.count)
      #expect(names.bits(words) == bits)
      #expect(names.bits(words.shuffled(using: &dice) + words) == bits)
      #expect(names.bits(words + ["nose"]) as UInt64? == nil)
    }
    #expect(names.bits(["bit_15"]) as UInt16? != nil)
    #expect(names.bits(["bit_16"]) as UInt16? == nil)
    #expect(names.bits(["bit_64"]) as UInt64? == nil && names.bits(["bit_"]) as UInt64? == nil)
  }
}

@Test func theDaemonsOwnWordsAreThoseOfItsInterface() throws {
  #expect(try declared("hop") == HopStatistics.Hop.allCases.map(\.rawValue))
  #expect(try declared("queue") == QueueStatistics.Queue.allCases.map(\.rawValue))
  #expect(try declared("journal") == JournalState.allCases.map(\.rawValue))
  #expect(try declared("clock") == LateClock.allCases.map(\.name))
  for word in try declared("priority") {
    #expect(DaemonStatistics.ThreadPriority(rawValue: word) != nil)
  }
  for word in try declared("locked") { #expect(DaemonStatistics.Locked(rawValue: word) != nil) }
}

@Test func theOverlaysOwnWordsAreThoseOfItsInterface() throws {
  #expect(try declared("Mode", in: .overlay) == OverlayMode.allCases.map(\.rawValue))
  #expect(try declared("pacing", in: .overlay) == OverlayLatency.Pacing.allCases.map(\.rawValue))
  #expect(
    try declared("eraser", in: .overlay) == OverlayStatus.EraserSetting.allCases.map(\.rawValue))
  #expect(
    try declared("surface", in: .overlay) == OverlayStatus.DrawingSurface.allCases.map(\.rawValue))
}

@Test func aProfileIsSaidInFrontOfAColonByWhoSaysSo() throws {
  for origin in SourceProfile.Origin.allCases {
    for text in [
      "full-frame", "alternating tilt budget 12ms",
      "multirate pressure tilt period 10ms budget 25ms",
      "secondary pressure period 8ms budget 120ms late-identity lost-exit",
      "full-frame clock device tick 1ms", "full-frame batched 4 frame 7500us left-handed",
    ] {
      let profile = try SourceProfile(text, origin: origin)
      #expect(profile.words == "\(origin.word): \(text)")
      #expect(SourceProfile(words: profile.words) == profile)
    }
  }
  for text in [
    "", ":", "full-frame", "learned", "learned:", "learned: ", "Learned: full-frame",
    " learned: full-frame",
  ] {
    #expect(SourceProfile(words: text) == nil, "\(text)")
  }
}

// MARK: The order of fields

/// Whether words come in the order of others, some of which may be missing.
private func follows(_ words: [String], _ order: [String]) -> Bool {
  var rest = order[...]
  for word in words {
    guard let place = rest.firstIndex(of: word) else { return false }
    rest = rest[(place + 1)...]
  }
  return true
}

@Test func theFieldsOfAnEventAlwaysComeInTheOrderOfTheDocument() throws {
  let rows = try DocumentPage().tables(headed: ["`event`", "Fields"]).joined()
  var orders: [String: [String]] = [:]
  for row in rows {
    let plain = row[1].replacing(#/\([^)]*\)/#, with: "")
    orders[row[0].filter { $0 != "`" }] = plain.matches(of: #/`(\w+)`/#).map { String($0.output.1) }
  }
  #expect(try Set(orders.keys) == Set(declared("Event")))
  var dice = Dice(seed: 501)
  for message in dice.messages(1_500) {
    var writer = JSONWriter()
    message.write(to: &writer)
    guard case .object(let event) = try JSONValue(parsing: writer.bytes),
      case .string(let name)? = event["event"]
    else { continue }
    let keys = event.members.map(\.key)
    #expect(follows(keys, ["event", "sequence"] + (orders[name] ?? [])), "\(keys)")
  }
}

@Test func theFieldsOfASampleAlwaysComeInTheOrderOfTheDocument() throws {
  let rows = try DocumentPage().tables(headed: ["Field", "Unit, range"]).joined()
  let order = rows.flatMap { $0[0].matches(of: #/`(\w+)`/#).map { String($0.output.1) } }
  #expect(order.count == 15)
  var dice = Dice(seed: 502)
  for _ in 0..<300 {
    let sample = try object(dice.sample())
    #expect(follows(sample.members.map(\.key), order))
    #expect(["time", "x", "y", "provenance"].allSatisfy { sample[$0] != nil })
  }
}

@Test func aSampleSaysOnlyWhatIsNotAtRest() throws {
  var sample = Sample(time: Timestamp(microseconds: 5), x: Millimeters(0), y: Millimeters(0))
  #expect(try object(sample).members.map(\.key) == ["time", "x", "y", "provenance"])
  for (property, fields) in [
    (Property.pressure, ["pressure"]), (.tilt, ["altitude", "azimuth"]), (.roll, ["roll"]),
    (.slider, ["slider"]), (.distance, ["distance"]), (.identity, []), (.position, []), (.time, []),
  ] {
    for how in Provenance.allCases where how != .absent {
      var known = sample
      known.provenance[property] = how
      let told = try object(known)
      #expect(told.members.map(\.key) == ["time", "x", "y"] + fields + ["provenance"])
      guard case .object(let provenance)? = told["provenance"] else { continue }
      #expect(provenance.members.map(\.key) == [property.word])
    }
  }
  // A value that nobody vouches for is said as well, if it does not rest.
  sample.roll = Radians(0.5)
  sample.altitude = Radians(1)
  #expect(
    try object(sample).members.map(\.key) == ["time", "x", "y", "altitude", "roll", "provenance"])
}

@Test func aNumberOfAllOnesIsNoneInBothForms() throws {
  var sample = Sample(time: Timestamp(microseconds: 5), x: Millimeters(0), y: Millimeters(0))
  for (number, told) in [(UInt32.max, nil), (.max - 1, UInt32.max - 1), (0, 0)] {
    sample.deviceTicks = number
    sample.estimationIndex = number
    let event = try object(sample)
    #expect(event["device_ticks"] == told.map { .integer(Int64($0)) })
    #expect(event["index"] == told.map { .integer(Int64($0)) })
    // By frame, and told again in JSON by whoever heard it.
    let heard = try #require(try decoded(encoded([.sample(1, sample)])).first)
    guard case .object(let again)? = try object(heard)["sample"] else {
      Issue.record("no sample")
      return
    }
    #expect(again == event)
  }
}
