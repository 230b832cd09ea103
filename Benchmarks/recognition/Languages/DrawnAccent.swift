import InkRecognition
import InkSynthesis

/// Accents drawn by rule, with the variation that people have: one or two strokes, in heights of
/// small letters, around the origin, with y growing downwards.
enum DrawnAccent {
  typealias Strokes = [[SIMD2<Float>]]

  /// An accent drawn in one of its forms.
  static func draw(_ accent: Accent, _ dice: inout SplitMix64) -> Strokes {
    switch accent {
    case .acute: [line(angle: .init(dice.uniform(28...68)), &dice)]
    case .grave: [line(angle: -.init(dice.uniform(28...68)), &dice)]
    case .circumflex: circumflex(&dice)
    case .diaeresis: diaeresis(&dice)
    case .tilde: [tilde(&dice)]
    case .dot: [tick(&dice)]
    case .cedilla: [cedilla(&dice)]
    case .ogonek: [ogonek(&dice)]
    case .none, .ligature: []
    }
  }

  /// The bar of ł: a rising line.
  static func bar(_ dice: inout SplitMix64) -> [SIMD2<Float>] {
    var points = line(angle: Float(dice.uniform(12...42)), &dice)
    let length = Float(dice.uniform(0.5...0.9)) / max(0.1, span(points))
    points = points.map { $0 * length }
    return points
  }

  private static func span(_ points: [SIMD2<Float>]) -> Float {
    guard let first = points.first, let last = points.last else { return 1 }
    return ((last - first) * (last - first)).sum().squareRoot()
  }

  /// A line with a little bend, drawn from either end.
  private static func line(angle: Float, _ dice: inout SplitMix64) -> [SIMD2<Float>] {
    let length = Float(dice.uniform(0.28...0.75))
    let bend = Float(0.06 * dice.normal())
    let way = direction(angle) * length
    let across = SIMD2(-way.y, way.x) * bend
    let points = (0...6).map { step -> SIMD2<Float> in
      let t = Float(step) / 6
      return way * (t - 0.5) + across * (4 * t * (1 - t))
    }
    return dice.below(3) == 0 ? points : points.reversed()
  }

  /// The direction of an angle in degrees above the horizontal.
  private static func direction(_ degrees: Float) -> SIMD2<Float> {
    // Sine and cosine by their series: the figures are the same everywhere.
    let x = degrees * 0.017453292
    let square = x * x
    let sine = x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    return SIMD2(cosine, -sine)
  }

  private static func path(
    _ corners: [SIMD2<Float>], _ dice: inout SplitMix64, shake: Float = 0.03
  ) -> [SIMD2<Float>] {
    let corners = corners.map {
      $0 + SIMD2(Float(dice.normal()), Float(dice.normal())) * shake
    }
    var points: [SIMD2<Float>] = []
    for index in 0..<corners.count - 1 {
      let (a, b) = (corners[max(0, index - 1)], corners[index])
      let (c, d) = (corners[index + 1], corners[min(corners.count - 1, index + 2)])
      for step in 0..<6 {
        let t = Float(step) / 6
        // A spline after E. Catmull and R. Rom through the corners.
        let linear = (c - a) * t
        let square = (2 * a - 5 * b + 4 * c - d) * (t * t)
        let cubic = (3 * b - a - 3 * c + d) * (t * t * t)
        points.append(b + 0.5 * (linear + square + cubic))
      }
    }
    points.append(corners[corners.count - 1])
    return points
  }

  private static func circumflex(_ dice: inout SplitMix64) -> Strokes {
    let (width, height) = (Float(dice.uniform(0.35...0.85)), Float(dice.uniform(0.18...0.45)))
    let top = SIMD2(width * Float(dice.uniform(-0.15...0.15)), -height / 2)
    let (left, right) = (SIMD2(-width / 2, height / 2), SIMD2(width / 2, height / 2))
    if dice.below(8) == 0 {
      return [path([left, top], &dice), path([top + SIMD2(0.04, 0), right], &dice)]
    }
    return [path([left, top, right], &dice)]
  }

  private static func diaeresis(_ dice: inout SplitMix64) -> Strokes {
    let apart = Float(dice.uniform(0.28...0.65))
    // One in twelve people joins the dots.
    if dice.below(12) == 0 {
      return [path([SIMD2(-apart / 2, 0), SIMD2(0, 0.02), SIMD2(apart / 2, 0)], &dice)]
    }
    let kind = dice.below(3)
    return [-0.5, 0.5].map { side in
      let center = SIMD2(Float(side) * apart, Float(0.04 * dice.normal()))
      let shape: [SIMD2<Float>] =
        kind == 0 ? speck(&dice) : kind == 1 ? tick(&dice) : tick(&dice).map { $0 * 1.5 }
      return shape.map { $0 + center }
    }
  }

  private static func speck(_ dice: inout SplitMix64) -> [SIMD2<Float>] {
    let size = Float(dice.uniform(0.01...0.06))
    return [SIMD2(0, 0), SIMD2(size, size * 0.5), SIMD2(size * 0.6, size)]
  }

  /// A short stroke down.
  private static func tick(_ dice: inout SplitMix64) -> [SIMD2<Float>] {
    if dice.below(2) == 0 { return speck(&dice) }
    let length = Float(dice.uniform(0.06...0.2))
    let way = -direction(Float(dice.uniform(45...110))) * length
    return [way * -0.5, .zero, way * 0.5]
  }

  private static func tilde(_ dice: inout SplitMix64) -> [SIMD2<Float>] {
    let width = Float(dice.uniform(0.5...1))
    let height = dice.below(5) == 0 ? 0.02 : Float(dice.uniform(0.08...0.2))
    return path(
      [
        SIMD2(-0.5 * width, 0.4 * height), SIMD2(-0.25 * width, -0.5 * height), .zero,
        SIMD2(0.25 * width, 0.5 * height), SIMD2(0.5 * width, -0.4 * height),
      ], &dice, shake: 0.02)
  }

  private static func cedilla(_ dice: inout SplitMix64) -> [SIMD2<Float>] {
    let size = Float(dice.uniform(0.25...0.5))
    return path(
      [
        .zero, SIMD2(-0.1, 0.35) * size, SIMD2(0.3, 0.5) * size, SIMD2(0.1, 0.95) * size,
        SIMD2(-0.35, 0.9) * size,
      ], &dice, shake: 0.02)
  }

  private static func ogonek(_ dice: inout SplitMix64) -> [SIMD2<Float>] {
    let size = Float(dice.uniform(0.25...0.5))
    return path(
      [
        .zero, SIMD2(-0.3, 0.4) * size, SIMD2(-0.2, 0.9) * size, SIMD2(0.3, 0.85) * size,
      ], &dice, shake: 0.02)
  }

  /// The German sharp s on the line, one stroke, with or without a descender.
  static func sharpS(_ dice: inout SplitMix64) -> [SIMD2<Float>] {
    let foot = dice.below(3) == 0 ? Float(0.5) : Float(dice.uniform(-0.05...0.1))
    let width = Float(dice.uniform(0.5...0.75))
    let end: [SIMD2<Float>] =
      dice.below(2) == 0
      ? [SIMD2(0.55 * width, 0.02), SIMD2(0.2 * width, -0.08)] : [SIMD2(0.35 * width, 0.05)]
    return path(
      [
        SIMD2(0, foot), SIMD2(0.02, -0.7), SIMD2(0.12 * width, -1.5), SIMD2(0.55 * width, -1.75),
        SIMD2(0.95 * width, -1.45), SIMD2(0.75 * width, -1.1), SIMD2(0.4 * width, -0.95),
        SIMD2(0.9 * width, -0.75), SIMD2(width, -0.3),
      ] + end, &dice, shake: 0.04)
  }
}

extension SplitMix64 {
  /// A number from a range, all as likely.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }

  /// A number of a normal distribution with mean 0 and deviation 1, by the sum of twelve.
  mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + uniform(0...1) }
  }
}
