import StylusModel

/// Numbers that look random and are the same every time (SplitMix64).
struct Draws: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A profile that some device might have.
  mutating func profile() -> SourceProfile {
    var profile = SourceProfile()
    profile.cadence = SourceProfile.Cadence.allCases.randomElement(using: &self) ?? .everyFrame
    if profile.cadence != .everyFrame { profile.late = detachable() }
    if profile.cadence == .multirate || profile.cadence == .secondary {
      profile.period = Microseconds(.random(in: 1...1_000_000, using: &self))
    }
    profile.budget = Microseconds(.random(in: 0...500_000, using: &self))
    profile.clock = SourceProfile.Clock.allCases.randomElement(using: &self) ?? .kernel
    switch profile.clock {
    case .kernel: break
    case .device: profile.tick = Microseconds(.random(in: 1...100_000, using: &self))
    case .arrival, .retimed:
      profile.framePeriod = Microseconds(.random(in: 1...100_000, using: &self))
      profile.batch = Bool.random(using: &self) ? 0 : .random(in: 2...64, using: &self)
    }
    profile.traits = .init(rawValue: .random(in: 0..<128, using: &self))
    profile.origin = .table
    return profile
  }

  /// Some of the properties that can come apart from their frame; at least one.
  mutating func detachable() -> PropertySet {
    var set: PropertySet = []
    while set.isEmpty {
      for property in PropertySet.detachable.properties where Bool.random(using: &self) {
        set.insert(PropertySet(property))
      }
    }
    return set
  }
}
