package import InkDrawing
import InkGeometry
import InkRendering

extension Picture {
  /// How many pixels differ by more than two levels from what our renderer makes of a drawing that
  /// lies on a ground.
  ///
  /// - Parameters:
  ///   - ground: red, green, blue in bits 16, 8, 0.
  ///   - scale: pixels in a millimeter.
  package func pixelsUnlike(
    _ drawing: Drawing, on ground: UInt32, scale: Double = 96 / 25.4
  ) -> Int {
    let area = Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
    let ink = drawing.image(in: area, scale: scale, underlay: .otherPrograms)
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let word = ink.pixels[(y - ink.bounds.minY) * ink.width + x - ink.bounds.minX]
        let seen = self[x, y]
        if word == 0, seen == ground { continue }
        let isLike = [(0, 16), (8, 8), (16, 0)].allSatisfy { low, high in
          let below = Double(ground >> UInt32(high) & 0xFF) * Double(255 - word >> 24) / 255
          let wanted = Double(word >> UInt32(low) & 0xFF) + below
          return abs(Double(seen >> UInt32(high) & 0xFF) - wanted) <= 2
        }
        if !isLike { count += 1 }
      }
    }
    return count
  }
}
