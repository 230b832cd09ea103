package import InkModel

// How a profile is said in the object `Tablet`: who says so, a colon, and the profile itself.
extension SourceProfile {
  /// Such as "learned: cadence 2 late 12 ..."; for people, and for ``init(words:)``.
  package var words: String { "\(origin.placeholderWord): \(placeholderText)" }

  /// Reads ``words``; nil for a text of another daemon that says more than is known here.
  package init?(words: String) {
    guard let colon = words.firstIndex(of: ":"),
      let origin = Origin.allCases.first(where: { $0.placeholderWord == words[..<colon] })
    else { return nil }
    self.init(placeholderText: words[colon...].dropFirst())
    self.origin = origin
  }
}

extension SourceProfile.Origin {
  fileprivate var placeholderWord: String {
    switch self {
    case .assumed: "assumed"
    case .learned: "learned"
    case .table: "table"
    case .configured: "configured"
    }
  }
}

// Stands in for the text form of profiles that InkModel is about to have, and goes when it is there.
extension SourceProfile {
  fileprivate var placeholderText: String {
    """
    cadence \(cadence.rawValue) late \(late.rawValue) period \(period.value) clock \(clock.rawValue) \
    tick \(tick.value) frame \(framePeriod.value) batch \(batch) budget \(budget.value) \
    traits \(traits.rawValue)
    """
  }

  fileprivate init?(placeholderText text: Substring) {
    self.init()
    let words = text.split(separator: " ")
    func number<Number: FixedWidthInteger>(after name: String) -> Number? {
      words.firstIndex { $0 == name }.flatMap { words.dropFirst($0 + 1).first }.flatMap {
        Number($0)
      }
    }
    guard let cadence = number(after: "cadence").flatMap(Cadence.init(rawValue:)),
      let late: UInt16 = number(after: "late"), let period: Int64 = number(after: "period"),
      let clock = number(after: "clock").flatMap(Clock.init(rawValue:)),
      let tick: Int64 = number(after: "tick"), let frame: Int64 = number(after: "frame"),
      let batch: UInt8 = number(after: "batch"), let budget: Int64 = number(after: "budget"),
      let traits: UInt16 = number(after: "traits")
    else { return nil }
    self.cadence = cadence
    self.late = PropertySet(rawValue: late)
    self.period = Microseconds(period)
    self.clock = clock
    self.tick = Microseconds(tick)
    framePeriod = Microseconds(frame)
    self.batch = batch
    self.budget = Microseconds(budget)
    self.traits = Traits(rawValue: traits)
  }
}
