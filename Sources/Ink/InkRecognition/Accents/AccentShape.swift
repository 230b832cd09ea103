/// What accent a small stroke, or two of them, may be: five numbers and how they vary.
package struct AccentShape: Hashable, Sendable {
  /// The logarithm of the size; the direction as cosine and sine of twice its angle; how far the
  /// middle is above the line between the ends; and how much higher the first half is than the
  /// second. Lengths are in sizes of the writing, or in lengths of the mark.
  package var numbers: SIMD8<Float> = .zero
  /// The number of strokes.
  package var strokes = 1

  /// Measures a stroke, from left to right.
  package init(_ points: ArraySlice<SIMD2<Float>>, scale: Float) {
    var path = Array(points)
    if let first = path.first, let last = path.last, first.x > last.x { path.reverse() }
    let places = Self.quarters(path)
    let chord = places[4] - places[0]
    let (low, high) = path.corners ?? (.zero, .zero)
    let size = max((high - low).size, 0.02 * scale)
    numbers[0] = ExactMath.log(size / scale)
    let length = max(chord.size, 0.3 * size)
    numbers[1] = (chord.x * chord.x - chord.y * chord.y) / (length * length)
    numbers[2] = -2 * chord.x * chord.y / (length * length)
    let middle = (places[0] + places[4]) / 2
    numbers[3] = (middle.y - places[2].y) / size
    let waves = (places[3].y - places[1].y) - chord.y / 2
    numbers[4] = waves / size
    // How upright a flat curve is: a roof is higher than a wave.
    numbers[5] = (high.y - low.y) / size
  }

  /// Measures two strokes, the left one first.
  package init(
    _ left: ArraySlice<SIMD2<Float>>, _ right: ArraySlice<SIMD2<Float>>, scale: Float
  ) {
    strokes = 2
    let (one, two) = (AccentShape(left, scale: scale), AccentShape(right, scale: scale))
    let apart = Self.middle(right) - Self.middle(left)
    numbers[0] = ExactMath.log(max(apart.size, 0.05 * scale) / scale)
    numbers[1] = max(one.numbers[0], two.numbers[0])
    numbers[2] = one.numbers[2] - two.numbers[2]
    numbers[3] = abs(apart.y) / max(apart.size, 0.05 * scale)
  }

  private static func middle(_ points: ArraySlice<SIMD2<Float>>) -> SIMD2<Float> {
    let (low, high) = points.corners ?? (.zero, .zero)
    return (low + high) / 2
  }

  /// Returns the points at the quarters of a path, with both ends.
  private static func quarters(_ path: [SIMD2<Float>]) -> [SIMD2<Float>] {
    guard let first = path.first else { return Array(repeating: .zero, count: 5) }
    var lengths: [Float] = [0]
    for index in path.indices.dropFirst() {
      lengths.append(lengths[index - 1] + (path[index] - path[index - 1]).size)
    }
    let whole = lengths[lengths.count - 1]
    var places = [first]
    var index = 1
    for quarter in 1...4 {
      let goal = whole * Float(quarter) / 4
      while index < path.count - 1, lengths[index] < goal { index += 1 }
      guard index < path.count, lengths[index] > lengths[index - 1] else {
        places.append(path[path.count - 1])
        continue
      }
      let share = (goal - lengths[index - 1]) / (lengths[index] - lengths[index - 1])
      places.append(path[index - 1] + (path[index] - path[index - 1]) * min(share, 1))
    }
    return places
  }

  /// Returns the logarithm of how much more likely the shape is for an accent than for any mark.
  package func fit(_ accent: Accent) -> Float {
    if accent == .none { return 0 }
    if accent.isBelow { return strokes == 1 ? 0 : Self.unlikely }
    var sum: Float = 0
    var own: Float = -1000
    let rows = strokes == 1 ? AccentTable.single : AccentTable.double
    for row in rows {
      let density = row.density(numbers)
      sum += ExactMath.exp(max(density, -60))
      if row.accent == accent { own = max(own, density) }
    }
    return max(Self.unlikely, own - ExactMath.log(sum / Float(rows.count) + 1e-12))
  }

  static let unlikely: Float = -12
}

/// The numbers of a kind of mark: their means, and the reciprocals of their deviations.
struct MarkRow: Sendable {
  let accent: Accent
  private let means: SIMD8<Float>
  private let scales: SIMD8<Float>
  private let base: Float

  init(_ accent: Accent, _ means: SIMD8<Float>, _ deviations: SIMD8<Float>) {
    self.accent = accent
    self.means = means
    var (scales, base) = (SIMD8<Float>.zero, Float(0))
    for lane in 0..<8 where deviations[lane] > 0 {
      scales[lane] = 1 / deviations[lane]
      base -= ExactMath.log(deviations[lane])
    }
    (self.scales, self.base) = (scales, base)
  }

  /// The logarithm of the density, up to a constant.
  func density(_ numbers: SIMD8<Float>) -> Float {
    let distance = (numbers - means) * scales
    return base - 0.5 * (distance * distance).sum()
  }
}
