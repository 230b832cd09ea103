/// Sine, cosine and angle functions that return bit-identical results on every machine.
///
/// The C library selects one of several implementations according to the processor, and they differ
/// in the last bit, which would lead to different pixels. These functions use only additions,
/// products, quotients and roots, whose rounding IEEE 754 defines. Errors are below 1e-15, and
/// below 1e-12 for angles up to a thousand turns.
public enum Turn {
  /// Returns the vector of length 1 at an angle in radians, from +x towards +y; +x if the angle is
  /// not finite.
  public static func direction(of angle: Double) -> Point {
    guard angle.isFinite else { return Point(x: 1, y: 0) }
    let quarters = (angle / (.pi / 2)).rounded()
    // pi/2 in two parts: the product of the first with a small whole number is exact.
    let rest = (angle - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11
    let cosine = cosine(small: rest)
    let sine = sine(small: rest)
    switch Int(quarters.truncatingRemainder(dividingBy: 4)) & 3 {
    case 0: return Point(x: cosine, y: sine)
    case 1: return Point(x: -sine, y: cosine)
    case 2: return Point(x: -cosine, y: -sine)
    default: return Point(x: sine, y: -cosine)
    }
  }

  /// Returns the angle of a vector in radians, -pi...pi, from +x towards +y; 0 if it has no
  /// direction.
  public static func angle(of way: Point) -> Double {
    let (along, across) = (abs(way.x), abs(way.y))
    guard along + across > 0, way.isFinite else { return 0 }
    var tangent = min(along, across) / max(along, across)
    // Halves an angle of at most 45 degrees twice; the series is short there.
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    var angle = 4 * arcTangent(small: tangent)
    if across > along { angle = .pi / 2 - angle }
    if way.x < 0 { angle = .pi - angle }
    return way.y < 0 ? -angle : angle
  }

  /// Returns the equivalent angle between -pi and pi.
  public static func wrapped(_ angle: Double) -> Double {
    angle - (angle / (2 * .pi)).rounded() * (2 * .pi)
  }

  // Taylor series; |x| <= pi/4, so that the first term left out is below 1e-19.
  private static func sine(small x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for k in stride(from: 16.0, through: 2, by: -2) { sum = 1 - sum * square / (k * (k + 1)) }
    return x * sum
  }

  private static func cosine(small x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for k in stride(from: 17.0, through: 1, by: -2) { sum = 1 - sum * square / (k * (k + 1)) }
    return sum
  }

  // |x| <= tan(pi/16); the first term left out is below 1e-18.
  private static func arcTangent(small x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for k in stride(from: 23.0, through: 1, by: -2) { sum = 1 / k - sum * square }
    return x * sum
  }
}
