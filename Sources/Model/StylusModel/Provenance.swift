/// How a value is known.
///
/// A value is *estimated* while it is ``held`` or ``modelled``. Only a held value can still be
/// replaced by a later measurement.
public enum Provenance: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The device has no such value, and none was estimated.
  case absent = 0
  /// The device sent the value in this frame, or sent nothing because the value had not changed.
  case measured = 1
  /// The value was copied from an earlier frame because this frame did not carry it.
  case held = 2
  /// The value was held and has since been corrected by a later measurement.
  case refined = 3
  /// The value comes from a prior or a filter, without a sensor.
  case modelled = 4
  /// The value is a prediction; never part of a stroke.
  case predicted = 5

  /// Whether the value is not based on a measurement.
  public var isEstimated: Bool { self == .held || self == .modelled }
}

/// A property of a sample that carries its own provenance.
public enum Property: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The position of the tip.
  case position = 0
  /// The time at which the tip was at the position.
  case time = 1
  /// The force along the pen, as a fraction of the device's range.
  case pressure = 2
  /// Altitude and azimuth together, because both come from the same two tilt axes.
  case tilt = 3
  /// The rotation of the barrel.
  case roll = 4
  /// The position of the wheel of an airbrush.
  case slider = 5
  /// The height above the surface.
  case distance = 6
  /// The identity of the tool.
  case identity = 7
}

/// The provenance of every property of a sample, in four bits each.
public struct ProvenanceMap: BitwiseCopyable, Hashable, Sendable {
  /// The bits, as in the protocol: property `p` is in bits `4p ..< 4p + 4`.
  public var rawValue: UInt32

  /// Creates a map in which all properties are absent.
  public init() { rawValue = 0 }

  /// Creates a map from the bits used in the protocol; an unknown provenance is read as
  /// ``Provenance/absent``.
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

  /// The same properties, each predicted.
  package var allPredicted: Self {
    // Values from six on are not a provenance yet and are read as absent.
    let known = ~(rawValue >> 3 | rawValue >> 2 & rawValue >> 1)
    let present = (rawValue | rawValue >> 1 | rawValue >> 2) & known & 0x1111_1111
    return Self(rawValue: present * UInt32(Provenance.predicted.rawValue))
  }

  private func shift(_ property: Property) -> UInt32 { UInt32(property.rawValue) * 4 }
}

/// A set of properties, in which bit `p` is the property with raw value `p`.
public struct PropertySet: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits, as in the protocol.
  public var rawValue: UInt16

  /// Creates a set from the bits used in the protocol.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates a set that contains one property.
  public init(_ property: Property) { rawValue = 1 << UInt16(property.rawValue) }
}
