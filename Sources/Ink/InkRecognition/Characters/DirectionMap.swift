/// Where in a character the pen goes which way: 8 x 8 cells of four directions and of how much more
/// there is of each than of its reverse.
struct DirectionMap: Sendable {
  /// So many cells are on a side.
  static let side = 8
  /// So many rows of sixteen numbers a map has.
  static let rows = 8 * side * side / 16

  /// What the way along a line counts beside the line.
  private static let reverse: Float = 0.4

  /// Sums of what goes each way, cell by cell.
  private var cells = [SIMD8<Float>](repeating: .zero, count: side * side)
  /// The map: as long as any other.
  private(set) var map = [SIMD16<Float>](repeating: .zero, count: rows)

  /// Reads an outline; memory is used again.
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

  /// From 0 or so to 1, how alike this and the map are that begins among some at a place.
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

  /// The first of four cells that a place touches, and how much; a cubic spline.
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

  /// A way as a sum of two of eight directions, which differ by 45 degrees: right, right down, down
  /// and so on.
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

  /// Four directions, and their reverses for less.
  private static func weighed(_ cell: SIMD8<Float>) -> SIMD8<Float> {
    let roots = (cell * 8).squareRoot()
    let both = (8 * (cell.lowHalf + cell.highHalf)).squareRoot()
    let more = (roots.lowHalf - roots.highHalf) * Self.reverse
    return SIMD8(lowHalf: both, highHalf: more)
  }
}
