package import StylusModel

/// The conversion of a pressure for programs: the cubic Bezier curve from (0, 0) to (1, 1) with two
/// control points, measured pressure on the x axis and reported pressure on the y axis.
///
/// It has the form of `PressureCurve` in xsetwacom(1), which uses percent. Because both control
/// points are in the unit square, neither coordinate ever falls along the curve: it is monotone,
/// and 0 and 1 are unchanged.
package struct PressureCurve: BitwiseCopyable, Hashable, Sendable {
  private let x1: Float
  private let y1: Float
  private let x2: Float
  private let y2: Float

  /// A curve with these control points; nil if one of them is outside the unit square.
  package init?(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    guard [x1, y1, x2, y2].allSatisfy({ 0 <= $0 && $0 <= 1 }) else { return nil }
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Whether it is the straight line, which has no effect.
  package var isStraight: Bool { x1 == y1 && x2 == y2 }

  /// The conversion of a pressure.
  ///
  /// Halves the parameter's range until it is a millionth and interpolates linearly in the rest. A
  /// larger pressure never selects a lower half, and each half stays within its bounds, so rounding
  /// cannot make the curve fall.
  package func callAsFunction(_ pressure: Fraction) -> Fraction {
    guard pressure > .zero, pressure.value < 1, !isStraight else { return pressure }
    let wanted = Double(pressure.value)
    var (low, high) = (CurvePoint(), CurvePoint(t: 1, x: 1, y: 1))
    for _ in 0..<Self.halvings {
      let t = (low.t + high.t) / 2
      let x = Self.bezier(t, Double(x1), Double(x2))
      let y = min(max(Self.bezier(t, Double(y1), Double(y2)), low.y), high.y)
      if x <= wanted {
        low = CurvePoint(t: t, x: x, y: y)
      } else {
        high = CurvePoint(t: t, x: x, y: y)
      }
    }
    let share = low.x < high.x ? (wanted - low.x) / (high.x - low.x) : 0
    return Fraction(Float(min(low.y + share * (high.y - low.y), high.y)))
  }

  private static let halvings = 20

  private struct CurvePoint: BitwiseCopyable {
    var t = 0.0
    var x = 0.0
    var y = 0.0
  }

  /// One coordinate of the curve at a parameter.
  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * first + t * second) + t * t)
  }
}

extension Sample {
  /// The sample with its pressure converted for programs; an absent pressure stays absent.
  func adjusted(through curve: PressureCurve?) -> Sample {
    guard let curve, provenance[.pressure] != .absent else { return self }
    var sample = self
    sample.pressure = curve(pressure)
    return sample
  }
}
