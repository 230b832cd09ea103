extension SourceProfile: CustomStringConvertible {
  /// The profile as text, without its origin. ``init(_:origin:)`` reads this format.
  ///
  /// ```
  /// full-frame                                        or one of
  /// alternating pressure tilt
  /// multirate pressure tilt period 10ms               the properties and their period
  /// group-lag pressure
  /// secondary pressure period 50ms                    the properties and their longest period
  ///   budget 12ms                                     how long a sample waits; 0...500 ms
  ///   clock device tick 100us                         or one of
  ///   batched 3 frame 5ms                             the number is left out if it varies
  ///   retimed 7 frame 2143us
  ///   late-identity lost-exit duplicates              the peculiarities, any of them
  ///   inverted-tilt-x inverted-tilt-y edge left-handed
  /// ```
  /// Times are whole numbers of `ms` or `us`. The text contains only the parts that apply to this
  /// cadence and clock.
  public var text: String {
    var words = [cadence.word]
    if cadence != .everyFrame { words += late.names }
    if cadence.hasPeriod { words += ["period", period.text] }
    if cadence != .everyFrame || budget != cadence.usualBudget { words += ["budget", budget.text] }
    return (words + clockWords + traits.words).joined(separator: " ")
  }

  /// The profile as text with its origin, for display.
  public var description: String { "\(text) (\(origin.word))" }

  private var clockWords: [String] {
    switch clock {
    case .kernel: []
    case .device: ["clock", "device", "tick", tick.text]
    case .arrival: ["batched"] + batchWords
    case .retimed: ["retimed"] + batchWords
    }
  }

  private var batchWords: [String] {
    (batch == 0 ? [] : ["\(batch)"]) + ["frame", framePeriod.text]
  }
}

// MARK: Words

extension SourceProfile.Cadence {
  /// The word for the cadence in the text of a profile.
  var word: String {
    switch self {
    case .everyFrame: "full-frame"
    case .alternating: "alternating"
    case .multirate: "multirate"
    case .groupLag: "group-lag"
    case .secondary: "secondary"
    }
  }

  /// Whether the cadence has a period.
  var hasPeriod: Bool { self == .multirate || self == .secondary }

  /// The default time for which samples wait.
  var usualBudget: Microseconds {
    switch self {
    case .everyFrame, .groupLag: .milliseconds(30)
    case .alternating: .milliseconds(12)
    case .multirate: .milliseconds(25)
    case .secondary: .milliseconds(120)
    }
  }
}

extension SourceProfile.Origin {
  /// The name of the origin.
  public var word: String {
    switch self {
    case .assumed: "assumed"
    case .learned: "learned"
    case .table: "table"
    case .configured: "configured"
    }
  }
}

extension SourceProfile.Traits {
  /// The traits with their words, in the order in which they are written.
  static let named: [(word: String, trait: Self)] = [
    ("late-identity", .lateIdentity), ("lost-exit", .lostExit), ("duplicates", .duplicates),
    ("inverted-tilt-x", .invertedTiltX), ("inverted-tilt-y", .invertedTiltY),
    ("edge", .estimatedEdge), ("left-handed", .leftHanded),
  ]

  fileprivate var words: [String] { Self.named.filter { contains($0.trait) }.map(\.word) }
}

extension Microseconds {
  /// The time as a whole number of `ms` if that is exact, otherwise of `us`.
  fileprivate var text: String {
    value % 1_000 == 0 ? "\(value / 1_000)ms" : "\(value)us"
  }
}
