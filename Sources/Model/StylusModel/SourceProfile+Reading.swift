/// The reason why the text of a profile cannot be read. Each case names the invalid word.
public enum SourceProfileError: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// The word is unknown at this position.
  case unknownWord(String)
  /// The word, or another word with the same meaning, already occurred.
  case repeatedWord(String)
  /// The word must be followed by something that is missing; the first value describes it.
  case missing(String, after: String)
  /// A number or time is invalid or out of range; `range` describes the valid range.
  case outOfRange(String, after: String, range: String)
  /// The word does not apply to this cadence or clock.
  case misplaced(String, with: String)
  /// The property does not follow a cadence that it can belong to.
  case withoutCadence(String)
}

extension SourceProfileError: CustomStringConvertible {
  /// The error and how to fix it.
  public var description: String {
    switch self {
    case .empty: "an empty profile; write full-frame if every frame is complete"
    case .unknownWord(let word):
      "'\(word)' is not a word of a profile; known are "
        + (ProfileReader.words + PropertySet.detachable.names).joined(separator: ", ")
    case .repeatedWord(let word): "'\(word)' is repeated; keep one"
    case .missing(let what, let word): "after '\(word)', \(what) is missing"
    case .outOfRange(let text, let word, let range):
      "'\(text)' after '\(word)' is not \(range)"
    case .misplaced(let word, let other): "'\(word)' has no effect with '\(other)'; leave it out"
    case .withoutCadence(let word):
      "'\(word)' must come right after alternating, multirate, group-lag or secondary"
    }
  }
}

extension SourceProfile {
  /// Reads a profile in the format of ``text``. Its parts can be in any order.
  ///
  /// Without a cadence, every frame is complete. Without a budget, the default budget of the
  /// cadence is used.
  /// - Parameters:
  ///   - text: the profile as text.
  ///   - origin: the source of the profile.
  /// - Throws: an error that names the invalid word.
  public init(_ text: String, origin: Origin) throws(SourceProfileError) {
    var reader = ProfileReader(text)
    self = try reader.parseProfile()
    self.origin = origin
  }
}

/// Reads the words of a profile from left to right.
private struct ProfileReader {
  private var rest: ArraySlice<Substring>
  private var profile = SourceProfile()
  /// The topics that have occurred; a second word about the same topic is an error.
  private var said: Set<Topic> = []

  private enum Topic: Hashable {
    case cadence
    case clock
    case period
    case budget
    case trait(UInt16)
  }

  init(_ text: String) {
    rest = text.split { $0 == " " || $0 == "\t" }[...]
  }

  /// Reads all words.
  mutating func parseProfile() throws(SourceProfileError) -> SourceProfile {
    guard !rest.isEmpty else { throw .empty }
    while let word = rest.popFirst() { try parseWord(String(word)) }
    if profile.cadence.hasPeriod, !said.contains(.period) {
      throw .missing("period and a time", after: profile.cadence.word)
    }
    if !profile.cadence.hasPeriod, said.contains(.period) {
      throw .misplaced("period", with: profile.cadence.word)
    }
    if !said.contains(.budget) { profile.budget = profile.cadence.usualBudget }
    return profile
  }

  private mutating func parseWord(_ word: String) throws(SourceProfileError) {
    if let cadence = SourceProfile.Cadence.allCases.first(where: { $0.word == word }) {
      return try parseCadence(cadence)
    }
    if let trait = SourceProfile.Traits.named.first(where: { $0.word == word })?.trait {
      try say(.trait(trait.rawValue), word)
      profile.traits.insert(trait)
      return
    }
    switch word {
    case "period":
      try say(.period, word)
      profile.period = try time(after: word, atMost: .milliseconds(1_000), least: 1)
    case "budget":
      try say(.budget, word)
      profile.budget = try time(after: word, atMost: SourceProfile.longestBudget, least: 0)
    case "clock", "batched", "retimed": try readClock(word)
    case _ where PropertySet.detachable.names.contains(word): throw .withoutCadence(word)
    default: throw .unknownWord(word)
    }
  }

  private mutating func parseCadence(_ cadence: SourceProfile.Cadence) throws(SourceProfileError) {
    try say(.cadence, cadence.word)
    profile.cadence = cadence
    guard cadence != .everyFrame else { return }
    while let property = rest.first.flatMap({ Property(name: String($0)) }) {
      guard PropertySet.detachable.contains(PropertySet(property)) else {
        throw .misplaced(property.name, with: cadence.word)
      }
      guard !profile.late.contains(PropertySet(property)) else {
        throw .repeatedWord(property.name)
      }
      profile.late.insert(PropertySet(property))
      rest.removeFirst()
    }
    guard profile.late.isEmpty else { return }
    if let next = rest.first, !Self.words.contains(String(next)) {
      throw .unknownWord(String(next))
    }
    throw .missing("a property such as pressure", after: cadence.word)
  }

  private mutating func readClock(_ word: String) throws(SourceProfileError) {
    try say(.clock, word)
    guard word == "clock" else {
      profile.clock = word == "batched" ? .arrival : .retimed
      if let next = rest.first, next != "frame" { profile.batch = try parseCount(after: word) }
      try expect("frame", after: word)
      profile.framePeriod = try time(after: "frame", atMost: .milliseconds(100), least: 1)
      return
    }
    guard let kind = rest.popFirst() else { throw .missing("device or kernel", after: word) }
    switch kind {
    case "kernel": profile.clock = .kernel
    case "device":
      profile.clock = .device
      try expect("tick", after: "device")
      profile.tick = try time(after: "tick", atMost: .milliseconds(100), least: 1)
    default: throw .outOfRange(String(kind), after: word, range: "device or kernel")
    }
  }

  private mutating func say(_ topic: Topic, _ word: String) throws(SourceProfileError) {
    guard said.insert(topic).inserted else { throw .repeatedWord(word) }
  }

  private mutating func expect(_ wanted: String, after word: String) throws(SourceProfileError) {
    guard rest.first.map(String.init) == wanted else {
      throw .missing("\(wanted) and a time", after: word)
    }
    rest.removeFirst()
  }

  private mutating func parseCount(after word: String) throws(SourceProfileError) -> UInt8 {
    let text = rest.removeFirst()
    // `UInt8` would also accept a sign.
    guard text.first != "+", let count = UInt8(text), 2...64 ~= count else {
      throw .outOfRange(String(text), after: word, range: "a number of 2 to 64")
    }
    return count
  }

  /// Reads a whole number of `ms` or `us` between `least` microseconds and `most`.
  private mutating func time(
    after word: String, atMost most: Microseconds, least: Int64
  ) throws(SourceProfileError) -> Microseconds {
    guard let text = rest.popFirst() else {
      throw .missing("a time such as 10ms", after: word)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit: Int64? =
      switch text.dropFirst(digits.count) {
      case "ms": 1_000
      case "us": 1
      default: nil
      }
    if let unit, digits.utf8.count <= 9, let number = Int64(digits),
      (least...most.value).contains(number * unit)
    {
      return Microseconds(number * unit)
    }
    let range = "a time of \(least == 0 ? "0ms" : "1us") to \(most.value / 1_000)ms, as ms or us"
    throw .outOfRange(String(text), after: word, range: range)
  }

  /// All words that can begin a part.
  static let words =
    SourceProfile.Cadence.allCases.map(\.word)
    + ["period", "budget", "clock", "batched", "retimed"]
    + SourceProfile.Traits.named.map(\.word)
}
