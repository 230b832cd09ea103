import InkGeometry

/// The four control points that determine one span of a path.
struct SplineSpan {
  var first: StrokePoint
  var second: StrokePoint
  var third: StrokePoint
  var fourth: StrokePoint

  /// Returns the largest value of a property at the four points.
  func greatest(_ value: (StrokePoint) -> Double) -> Double {
    max(value(first), value(second), value(third), value(fourth))
  }

  /// The same part of the line as a Bezier segment, exactly.
  var bezier: CubicBezier {
    let (a, b, c, d) = (first.location, second.location, third.location, fourth.location)
    return CubicBezier(
      (a + b * 4 + c) * (1.0 / 6), (b * 2 + c) * (1.0 / 3), (b + c * 2) * (1.0 / 3),
      (b + c * 4 + d) * (1.0 / 6))
  }
}

/// The weights of the four control points of a span at one position in it.
struct SplineWeights {
  var first: Double
  var second: Double
  var third: Double
  var fourth: Double

  /// Creates the weights of the value, at a fraction 0...1 of the span.
  ///
  /// C. de Boor, A Practical Guide to Splines, chapter IX, for equal distances of the knots.
  @inline(__always)
  init(valueAt f: Double) {
    let g = 1 - f
    first = g * g * g / 6
    second = ((3 * f - 6) * f * f + 4) / 6
    third = ((3 * g - 6) * g * g + 4) / 6
    fourth = f * f * f / 6
  }

  /// Creates the weights of the first derivative with respect to the parameter.
  @inline(__always)
  init(slopeAt f: Double) {
    let g = 1 - f
    first = -g * g / 2
    second = (3 * f - 4) * f / 2
    third = (4 - 3 * g) * g / 2
    fourth = f * f / 2
  }

  /// Creates the weights of the second derivative.
  @inline(__always)
  init(bendAt f: Double) {
    first = 1 - f
    second = 3 * f - 2
    third = 1 - 3 * f
    fourth = f
  }

  @inline(__always)
  func mix(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
    a * first + b * second + c * third + d * fourth
  }

  @inline(__always)
  func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    a * first + b * second + c * third + d * fourth
  }

  /// Returns a property of a span with these weights.
  @inline(__always)
  func mix(_ span: SplineSpan, _ value: (StrokePoint) -> Double) -> Double {
    mix(value(span.first), value(span.second), value(span.third), value(span.fourth))
  }

  /// Returns the location on a span with these weights, or its derivative.
  @inline(__always)
  func location(of span: SplineSpan) -> Point {
    mix(span.first.location, span.second.location, span.third.location, span.fourth.location)
  }

  /// Returns the time on a span with these weights, or its derivative.
  @inline(__always)
  func time(of span: SplineSpan) -> Double {
    mix(span) { $0.timeOffset }
  }
}
