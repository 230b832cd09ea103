/// The darker rim of a wash: what dries last at its edge leaves its pigment there.
///
/// Told by the mean of the ink around each pixel: within a wash it is the ink itself, at a straight
/// edge half of it.
struct WetEdge: Sendable {
  /// How far from the edge it reaches, in millimetres.
  static let reach = 0.45

  /// Half the side of the square whose mean is taken, in pixels.
  let radius: Int
  private var original: [UInt8] = []
  private var columns: [Int32] = []

  /// The rim at a scale of pixels per millimetre.
  init(scale: Double) {
    radius = max(1, min(64, PixelRect.floor(Self.reach * scale + 0.5)))
  }

  /// Darkens the rims of all ink of a layer. For each pixel to be right the layer must have `radius`
  /// pixels more on each side.
  mutating func apply(to layer: inout WetLayer) {
    let area = layer.dirty
    guard !area.isEmpty else { return }
    let (width, height) = (area.width, area.height)
    original.removeAll(keepingCapacity: true)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { original.append(layer[x, y]) }
    }
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: repeatElement(0, count: width))
    for row in 0..<min(radius, height) { addRow(row, width, sign: 1) }
    for row in 0..<height {
      if row + radius < height { addRow(row + radius, width, sign: 1) }
      if row > radius { addRow(row - radius - 1, width, sign: -1) }
      darkenRow(row, width, area, &layer)
    }
  }

  private mutating func addRow(_ row: Int, _ width: Int, sign: Int32) {
    for x in 0..<width { columns[x] &+= sign &* Int32(original[row * width + x]) }
  }

  private func darkenRow(_ row: Int, _ width: Int, _ area: PixelRect, _ layer: inout WetLayer) {
    let side = Float(2 * radius + 1)
    let share = 1 / (side * side)
    var sum: Int32 = 0
    for x in 0..<min(radius, width) { sum &+= columns[x] }
    for x in 0..<width {
      if x + radius < width { sum &+= columns[x + radius] }
      if x > radius { sum &-= columns[x - radius - 1] }
      let value = original[row * width + x]
      guard value > 0 else { continue }
      let dark = Self.darkened(Float(value), mean: Float(sum) * share)
      layer.set(dark, x: area.minX + x, y: area.minY + row)
    }
  }

  private static func darkened(_ value: Float, mean: Float) -> UInt8 {
    let rim = min(0.5, max(0, 1 - mean / value))
    return UInt8(min(255, value * (0.82 + 1.1 * rim) + 0.5))
  }
}
