/// Sixty-four points of a character and the directions of the pen there, independent of strokes, so
/// that joined and divided strokes match.
struct InkCover: Sendable {
  /// The number of rows of eight numbers: eight rows each of x, y, and of the horizontal and the
  /// vertical direction.
  static let rows = 32
  private static let count = 64

  /// The points and directions, always of the same length.
  private(set) var rows = [SIMD8<Float>](repeating: .zero, count: Self.rows)
  /// The distances of the other character's points from the nearest of these.
  private var nearest = [SIMD8<Float>](repeating: .zero, count: 8)

  /// The cost of a line at a right angle, and of the opposite sense of direction, as squared
  /// distances.
  private static let line: Float = 0.03
  private static let way: Float = 0.003
  /// The squared distance at which the likelihood is half of that at distance 0.
  private static let half: Float = 0.01

  /// Reads an outline that is not empty, and reuses memory.
  mutating func extract(_ outline: CharacterOutline) {
    for index in 0..<Self.count {
      let place = outline.places[index * outline.places.count / Self.count]
      let size = place.way.size
      let way = size > 0 ? place.way / size : .zero
      let (row, lane) = (index / 8, index % 8)
      rows[row][lane] = place.place.x
      rows[8 + row][lane] = place.place.y
      rows[16 + row][lane] = way.x
      rows[24 + row][lane] = way.y
    }
  }

  /// Returns the fraction of both characters' ink that is close to ink of the other, from 0 to 1.
  mutating func likeness(_ other: ArraySlice<SIMD8<Float>>) -> Float {
    let begin = other.startIndex
    for row in 0..<8 { nearest[row] = SIMD8(repeating: 100) }
    var sum: Float = 0
    for row in 0..<8 {
      let (x, y) = (rows[row], rows[8 + row])
      let (across, down) = (rows[16 + row], rows[24 + row])
      for lane in 0..<8 {
        var best = SIMD8<Float>(repeating: 100)
        for group in 0..<8 {
          let right = other[begin + group] - x[lane]
          let below = other[begin + 8 + group] - y[lane]
          let along =
            other[begin + 16 + group] * across[lane] + other[begin + 24 + group] * down[lane]
          let gap: SIMD8<Float> = right * right + below * below
          let crossing: SIMD8<Float> = Self.line * (1 - along * along)
          let distance: SIMD8<Float> = gap + crossing + Self.way * (1 - along)
          best = best.replacing(with: distance, where: distance .< best)
          let old = nearest[group]
          nearest[group] = old.replacing(with: distance, where: distance .< old)
        }
        sum += Self.half / (Self.half + best.min())
      }
    }
    for row in nearest { sum += (Self.half / (Self.half + row)).sum() }
    return sum / Float(2 * Self.count)
  }
}
