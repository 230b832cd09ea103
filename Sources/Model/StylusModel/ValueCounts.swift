/// In how many samples a property is known how.
public struct ValueCounts: BitwiseCopyable, Hashable, Sendable {
  /// Sent by the device for this very moment.
  public var measured = 0
  /// Repeated from an earlier frame.
  public var held = 0
  /// Repeated at first, and measured later.
  public var refined = 0
  /// A prior, without a sensor.
  public var modelled = 0

  /// Nothing was counted.
  public init() {}

  /// Counts one property in some samples.
  public init(of property: Property, in samples: some Sequence<Sample>) {
    for sample in samples { add(sample.provenance[property]) }
  }

  /// Counts one more value; one that is absent, or only predicted, is none.
  public mutating func add(_ provenance: Provenance) {
    switch provenance {
    case .measured: measured += 1
    case .held: held += 1
    case .refined: refined += 1
    case .modelled: modelled += 1
    case .absent, .predicted: break
    }
  }

  /// How many values were counted.
  public var total: Int { measured + held + refined + modelled }
}
