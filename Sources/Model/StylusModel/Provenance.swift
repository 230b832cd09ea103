/// How a value is known.
///
/// A value is *estimated* while it is ``held`` or ``modelled``; only a held value may still be
/// expected to be measured later.
public enum Provenance: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The device has no such value and nobody guessed one.
  case absent = 0
  /// The device sent it in this frame, or said by its silence that it had not changed.
  case measured = 1
  /// Copied from an earlier frame because this one did not carry it.
  case held = 2
  /// Was held, and has been corrected by a later measurement.
  case refined = 3
  /// No sensor: a prior or a filter.
  case modelled = 4
  /// A guess about the future; never part of a stroke.
  case predicted = 5

  /// Whether no measurement stands behind the value.
  public var isEstimated: Bool { self == .held || self == .modelled }
}

/// A property of a sample that carries its own provenance.
public enum Property: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// Where the tip is.
  case position = 0
  /// When the tip was there.
  case time = 1
  /// The force along the pen, as a share of the device's range.
  case pressure = 2
  /// Altitude and azimuth together: both come from the same two tilt axes.
  case tilt = 3
  /// Barrel rotation.
  case roll = 4
  /// The wheel of an airbrush.
  case slider = 5
  /// Height above the surface.
  case distance = 6
  /// Which tool it is.
  case identity = 7
}

/// The provenance of every property of a sample, four bits each.
public struct ProvenanceMap: BitwiseCopyable, Hashable, Sendable {
  /// Property `p` in bits `4p ..< 4p + 4`; the layout of the wire.
  public var rawValue: UInt32

  /// Everything absent.
  public init() { rawValue = 0 }

  /// Takes the layout of the wire; an unknown provenance reads as ``Provenance/absent``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The provenance of one property.
  public subscript(property: Property) -> Provenance {
    get {
      Provenance(rawValue: UInt8(truncatingIfNeeded: rawValue >> shift(property)) & 0xF) ?? .absent
    }
    set {
      rawValue &= ~(0xF << shift(property))
      rawValue |= UInt32(newValue.rawValue) << shift(property)
    }
  }

  /// The same properties, each a guess.
  package var allPredicted: Self {
    // Six and above are no provenance yet, and read as absent.
    let known = ~(rawValue >> 3 | rawValue >> 2 & rawValue >> 1)
    let present = (rawValue | rawValue >> 1 | rawValue >> 2) & known & 0x1111_1111
    return Self(rawValue: present * UInt32(Provenance.predicted.rawValue))
  }

  private func shift(_ property: Property) -> UInt32 { UInt32(property.rawValue) * 4 }
}

/// A set of properties; bit `p` is the property with raw value `p`.
public struct PropertySet: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits, as on the wire.
  public var rawValue: UInt16

  /// Takes the bits of the wire.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The set of one property.
  public init(_ property: Property) { rawValue = 1 << UInt16(property.rawValue) }
}
