/// A glyph as a picture of one bit per pixel, thinned to lines.
struct GlyphRaster {
  /// Pixels per side. The strokes of a character are about fourteen pixels wide.
  static let side = 224
  /// Row by row; the outermost pixels are always empty.
  private(set) var pixels = [Bool](repeating: false, count: side * side)

  /// Paints closed polygons, in a frame from 0 to 1; what lies inside by the nonzero rule.
  init(_ polygons: [[SIMD2<Float>]]) {
    let side = Float(Self.side)
    for row in 1..<Self.side - 1 {
      let y = (Float(row) + 0.5) / side
      var crossings: [(x: Float, turn: Int)] = []
      for polygon in polygons {
        var last = polygon.last ?? .zero
        for place in polygon {
          if (last.y <= y) != (place.y <= y) {
            let x = last.x + (place.x - last.x) * (y - last.y) / (place.y - last.y)
            crossings.append((x, place.y > last.y ? 1 : -1))
          }
          last = place
        }
      }
      crossings.sort { $0.x < $1.x }
      var turns = 0
      for (index, crossing) in crossings.enumerated() {
        turns += crossing.turn
        guard turns != 0, index + 1 < crossings.count else { continue }
        fillSpan(row, crossing.x * side, crossings[index + 1].x * side)
      }
    }
  }

  private mutating func fillSpan(_ row: Int, _ from: Float, _ to: Float) {
    let last = Float(Self.side - 2)
    let begin = Int(max(1, min((from + 0.5).rounded(.down), last)))
    let end = Int(max(1, min((to + 0.5).rounded(.down), last)))
    for column in begin..<max(begin, end) { pixels[row * Self.side + column] = true }
  }

  /// The eight neighbors of a pixel, clockwise from the one above.
  static let neighbors = [-side, -side + 1, 1, side + 1, side, side - 1, -1, -side - 1]

  /// Thins everything to lines of one pixel (T. Y. Zhang and C. Y. Suen, "A fast parallel algorithm
  /// for thinning digital patterns", 1984).
  mutating func thin() {
    var ink = pixels.indices.filter { pixels[$0] }
    var isChanged = true
    while isChanged {
      isChanged = false
      for step in 0..<2 {
        let removed = ink.filter { isRemovable($0, step) }
        for pixel in removed { pixels[pixel] = false }
        guard !removed.isEmpty else { continue }
        isChanged = true
        ink.removeAll { !pixels[$0] }
      }
    }
  }

  private func isRemovable(_ pixel: Int, _ step: Int) -> Bool {
    var count = 0
    for offset in Self.neighbors where pixels[pixel + offset] { count += 1 }
    guard 2...6 ~= count, changes(pixel) == 1 else { return false }
    let up = pixels[pixel - Self.side]
    let right = pixels[pixel + 1]
    let down = pixels[pixel + Self.side]
    let left = pixels[pixel - 1]
    return step == 0
      ? !(up && right && down) && !(right && down && left)
      : !(up && right && left) && !(up && down && left)
  }

  /// How often ink begins around a pixel: 1 at the end of a line, 2 within it, more where lines
  /// meet.
  func changes(_ pixel: Int) -> Int {
    var count = 0
    var last = pixels[pixel + Self.neighbors[7]]
    for offset in Self.neighbors {
      let now = pixels[pixel + offset]
      if now, !last { count += 1 }
      last = now
    }
    return count
  }
}
