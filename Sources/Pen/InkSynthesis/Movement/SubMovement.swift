import CMath

/// One rapid movement: a circular arc traveled with a lognormal pulse of speed.
///
/// According to the kinematic theory of rapid human movements, a hand's speed is a sum of such
/// pulses that overlap in time: R. Plamondon, "A kinematic theory of rapid human movements",
/// Biological Cybernetics 72 (1995) and 78 (1998); C. O'Reilly, R. Plamondon, "Development of a
/// Sigma-Lognormal representation for on-line signatures", Pattern Recognition 42 (2009).
struct SubMovement {
  /// From the start of the arc to its end.
  var chord: Vector
  /// The change of direction along the arc, in radians, clockwise on screen; less than a turn.
  var bend: Double
  /// The time and the skew of the pulse.
  var pulse: LognormalPulse

  /// The displacement by the movement until a time, in seconds.
  func displacement(at time: Double) -> Vector {
    let travelled = pulse.traveled(at: time)
    guard abs(bend) > 1e-6 else { return chord * travelled }
    let stretch = sin(bend * travelled / 2) / sin(bend / 2)
    return (chord * stretch).turned(by: bend * (travelled - 1) / 2)
  }

  /// The length of an arc over a chord.
  static func arcLength(chord: Vector, bend: Double) -> Double {
    abs(bend) > 1e-6 ? chord.length * (bend / 2) / sin(bend / 2) : chord.length
  }
}
