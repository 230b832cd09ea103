import CMath
import StylusModel

/// One of the values of a sample that may be measured separately from its position.
///
/// The azimuth alone is also one: near the vertical it is unknown although the altitude is known.
enum LateAxis: UInt8, BitwiseCopyable, CaseIterable {
  case pressure = 0
  case tilt = 1
  case roll = 2
  case slider = 3
  case distance = 4
  case azimuth = 5

  /// The property that carries the provenance of this value.
  var property: Property {
    switch self {
    case .pressure: .pressure
    case .tilt, .azimuth: .tilt
    case .roll: .roll
    case .slider: .slider
    case .distance: .distance
    }
  }
}

/// A set of values.
struct LateAxes: OptionSet, BitwiseCopyable, Hashable {
  var rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ axis: LateAxis) { rawValue = 1 << axis.rawValue }

  /// The values of some properties.
  init(_ properties: PropertySet) {
    rawValue = 0
    for axis in LateAxis.allCases where axis != .azimuth {
      if properties.contains(PropertySet(axis.property)) { insert(LateAxes(axis)) }
    }
  }

  /// The properties that these are the values of.
  var properties: PropertySet {
    var set: PropertySet = []
    for axis in LateAxis.allCases where contains(LateAxes(axis)) {
      set.insert(PropertySet(axis.property))
    }
    return set
  }

  static let azimuth = LateAxes(.azimuth)
}

/// The value of one axis: a number, for the azimuth with its weight next to others, or for the tilt
/// the two horizontal parts of the pen's direction.
typealias AxisValue = SIMD2<Float>

extension Sample {
  /// The value of one axis.
  subscript(axis: LateAxis) -> AxisValue {
    get {
      switch axis {
      case .pressure: AxisValue(pressure.value, 0)
      case .tilt: PenLean(altitude: altitude, azimuth: azimuth).direction
      case .roll: AxisValue(roll.value, 0)
      case .slider: AxisValue(slider.value, 0)
      case .distance: AxisValue(distance.value, 0)
      case .azimuth: AxisValue(azimuth.value, azimuthWeight)
      }
    }
    set {
      switch axis {
      case .pressure: pressure = Fraction(newValue.x)
      case .tilt:
        let lean = PenLean(direction: newValue)
        (altitude, azimuth) = (lean.altitude, lean.azimuth)
      case .roll: roll = Radians(newValue.x.wrapped(from: -.pi))
      case .slider: slider = Fraction(newValue.x)
      case .distance: distance = Fraction(newValue.x)
      case .azimuth: azimuth = Radians(newValue.x.wrapped(from: 0))
      }
    }
  }
}

extension Sample {
  /// The weight of an azimuth relative to others: the inverse of its variance, in units of that of
  /// the tilt.
  private var azimuthWeight: Float {
    let length = cos(Double(altitude.value))
    return Float(length * length)
  }
}

extension LateAxis {
  /// The value at a fraction `weight` of the path from one measurement to the next; angles take the
  /// shorter direction.
  func between(_ from: AxisValue, _ to: AxisValue, weight: Float) -> AxisValue {
    switch self {
    case .roll, .azimuth:
      let turn = (to.x - from.x).wrapped(from: -.pi)
      return AxisValue(from.x + weight * turn, 0)
    default: return from + weight * (to - from)
    }
  }
}

extension Float {
  /// The same angle in the full turn that begins with `lower`.
  fileprivate func wrapped(from lower: Float) -> Float {
    let turn = 2 * Float.pi
    let inside = self - turn * ((self - lower) / turn).rounded(.down)
    // Rounding may give the upper end, which is equivalent to the lower one.
    return inside < lower + turn ? max(inside, lower) : lower
  }
}
