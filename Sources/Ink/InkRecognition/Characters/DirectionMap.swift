/// The directions of the pen in each part of a character: 8 x 8 cells with four directions, and
/// with the difference between each direction and its reverse.
struct DirectionMap: Sendable {
  /// The number of cells per side.
  static let side = 8
  /// The number of rows of sixteen numbers in a map.
  static let rows = 8 * side * side / 16

  /// The weight of the sense of direction relative to the orientation of the line.
  private static let reverse: Float = 0.4

  /// The sums for each direction, cell by cell.
  private var cells = [SIMD8<Float>](repeating: .zero, count: side * side)
  /// The map, normalized to unit length.
  private(set) var map = [SIMD16<Float>](repeating: .zero, count: rows)

  /// Reads an outline and reuses memory.
  mutating func extract(_ outline: CharacterOutline) {
    for index in cells.indices { cells[index] = .zero }
    for place in outline.places { addDirections(place) }
    var square: Float = 0
    for index in 0..<Self.rows {
      let row = SIMD16(
        lowHalf: Self.weighed(cells[2 * index]), highHalf: Self.weighed(cells[2 * index + 1]))
      map[index] = row
      square += (row * row).sum()
    }
    let scale = square > 0 ? 1 / square.squareRoot() : 0
    for index in map.indices { map[index] *= scale }
  }

  /// Returns the similarity, from about 0 to 1, of this map and the one at a position in an array.
  func likeness(_ maps: [SIMD16<Float>], at begin: Int) -> Float {
    var sum = SIMD16<Float>.zero
    for row in 0..<Self.rows { sum += map[row] * maps[begin + row] }
    return sum.sum()
  }

  private mutating func addDirections(_ place: CharacterOutline.OutlinePiece) {
    let ways = Self.shares(place.way)
    let (column, across) = Self.kernel(place.place.x)
    let (row, down) = Self.kernel(place.place.y)
    for y in 0..<4 {
      let line = row + y
      guard line >= 0, line < Self.side else { continue }
      for x in 0..<4 where column + x >= 0 && column + x < Self.side {
        cells[line * Self.side + column + x] += ways * (across[x] * down[y])
      }
    }
  }

  /// Returns the first of four cells that a position affects, and their weights; a cubic spline.
  private static func kernel(_ place: Float) -> (Int, SIMD4<Float>) {
    let at = max(-1, min(place, 2)) * (Float(side) - 1)
    let cell = at.rounded(.down)
    let t = at - cell
    let s = 1 - t
    let weights =
      SIMD4(
        s * s * s, 3 * t * t * t - 6 * t * t + 4, 3 * s * s * s - 6 * s * s + 4, t * t * t) / 6
    return (Int(cell) - 1, weights)
  }

  /// Returns a vector as a sum of two of eight directions, which differ by 45 degrees: right, right
  /// down, down and so on.
  private static func shares(_ way: SIMD2<Float>) -> SIMD8<Float> {
    var shares = SIMD8<Float>.zero
    let wide = abs(way.x)
    let high = abs(way.y)
    let straight = abs(wide - high)
    let aslant = min(wide, high) * 1.4142135
    let axis = wide >= high ? (way.x >= 0 ? 0 : 4) : (way.y >= 0 ? 2 : 6)
    let diagonal = way.x >= 0 ? (way.y >= 0 ? 1 : 7) : (way.y >= 0 ? 3 : 5)
    shares[axis] = straight
    shares[diagonal] = aslant
    return shares
  }

  /// Returns the four directions, and the weighted differences to their reverses.
  private static func weighed(_ cell: SIMD8<Float>) -> SIMD8<Float> {
    let roots = (cell * 8).squareRoot()
    let both = (8 * (cell.lowHalf + cell.highHalf)).squareRoot()
    let more = (roots.lowHalf - roots.highHalf) * Self.reverse
    return SIMD8(lowHalf: both, highHalf: more)
  }
}
