import StylusModel

// How the values of enumerations are called in JSON.

extension ToolKind {
  var word: String {
    switch self {
    case .pen: "pen"
    case .eraser: "eraser"
    case .brush: "brush"
    case .pencil: "pencil"
    case .airbrush: "airbrush"
    case .mouse: "mouse"
    case .lens: "lens"
    }
  }
}

extension Property {
  var word: String { name }
}

extension Provenance {
  /// Nil for a value that is absent: JSON leaves it out.
  var word: String? {
    switch self {
    case .absent: nil
    case .measured: "measured"
    case .held: "held"
    case .refined: "refined"
    case .modelled: "modelled"
    case .predicted: "predicted"
    }
  }
}

extension Tablet.Role {
  var word: String {
    switch self {
    case .pen: "pen"
    case .pad: "pad"
    }
  }
}

extension ProximityChange.Kind {
  var word: String {
    switch self {
    case .entered: "entered"
    case .left: "left"
    case .lost: "lost"
    }
  }
}

extension PadAction.Control {
  var word: String {
    switch self {
    case .button: "button"
    case .ring: "ring"
    case .strip: "strip"
    case .dial: "dial"
    }
  }
}

extension EndReason {
  var word: String {
    switch self {
    case .stopping: "stopping"
    case .replayEnded: "replay_ended"
    case .tooSlow: "too_slow"
    case .policy: "policy"
    }
  }
}

/// The names of the bits of a set; a bit without a name is called `bit_` and its number.
struct BitNames {
  private let names: [String]

  static let properties = BitNames(Property.allCases.map(\.word))
  static let flags = BitNames([
    "device_lost", "gap", "lift_estimated", "stopped", "resumed", "truncated", "switched",
  ])
  static let buttons = BitNames([
    "stylus", "stylus2", "stylus3", "bit_3", "left", "right", "middle", "side", "extra",
  ])
  static let capabilities = BitNames(["hover", "pads", "updates", "predicted"])

  /// Takes the names from bit 0 on.
  private init(_ names: [String]) {
    self.names = names + (names.count..<64).map { "bit_\($0)" }
  }

  /// The names of the bits that are set, lowest first.
  func names(of bits: some FixedWidthInteger) -> [String] {
    (0..<bits.bitWidth).filter { bits >> $0 & 1 == 1 }.map { names[$0] }
  }

  /// The bits for these names; nil if a name is unknown, or its bit too high for the set.
  func bits<Bits: FixedWidthInteger>(_ names: [String]) -> Bits? {
    var bits: Bits = 0
    for name in names {
      guard let bit = self.names.firstIndex(of: name), bit < Bits.bitWidth else { return nil }
      bits |= 1 << bit
    }
    return bits
  }
}
