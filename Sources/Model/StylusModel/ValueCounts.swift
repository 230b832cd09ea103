/// The number of samples for each way in which a property can be known.
public struct ValueCounts: BitwiseCopyable, Hashable, Sendable {
  /// The number of values that the device sent for exactly this moment.
  public var measured = 0
  /// The number of values repeated from an earlier frame.
  public var held = 0
  /// The number of values that were repeated at first and measured later.
  public var refined = 0
  /// The number of values estimated without a sensor.
  public var modelled = 0

  /// Creates counts that are all 0.
  public init() {}

  /// Counts the provenance of one property in a sequence of samples.
  public init(of property: Property, in samples: some Sequence<Sample>) {
    for sample in samples { add(sample.provenance[property]) }
  }

  /// Counts one more value; absent and predicted values are not counted.
  public mutating func add(_ provenance: Provenance) {
    switch provenance {
    case .measured: measured += 1
    case .held: held += 1
    case .refined: refined += 1
    case .modelled: modelled += 1
    case .absent, .predicted: break
    }
  }

  /// The number of values counted.
  public var total: Int { measured + held + refined + modelled }
}
