import InkDrawing
import InkGeometry
import InkRendering

// Painting steps with a different color at each pixel.
extension Easel {
  /// Paints the soft shadow of a rectangle with rounded corners: full far inside, none far outside.
  mutating func cast(_ shadow: SoftShadow, _ toPixels: InkTransform, _ area: PixelRect) {
    let scale = abs(toPixels.determinant).squareRoot()
    let rect = toPixels.bounds(of: shadow.rect)
    let blur = shadow.blur * scale
    let radius = min(shadow.radius * scale, min(rect.width, rect.height) / 2)
    let box = PixelRect(around: rect.expanded(by: blur)).intersection(area)
    guard !box.isEmpty else { return }
    let hidden = hidden(by: shadow, toPixels)
    let words = (0...255).map {
      layout.word(
        shadow.color.faded(Double(shadow.color.alpha) * SoftShadow.falloff(Double($0) / 255)))
    }
    let half = Point(x: rect.width / 2 - radius, y: rect.height / 2 - radius)
    for y in box.minY..<box.maxY {
      let row = start(ofRow: y)
      let down = abs(Double(y) + 0.5 - rect.center.y) - half.y
      let isCut = hidden.minY <= y && y < hidden.maxY
      var x = box.minX
      while x < box.maxX {
        if isCut, x >= hidden.minX, x < hidden.maxX {
          x = hidden.maxX
          continue
        }
        let right = abs(Double(x) + 0.5 - rect.center.x) - half.x
        let corner = right > 0 && down > 0
        let far = corner ? (right * right + down * down).squareRoot() : max(right, down)
        let level = (far - radius + blur) * (127.5 / blur)
        if level < 255 {
          pixels[row + x] = PixelBlend.over(words[Int(max(0, level) + 0.5)], pixels[row + x])
        }
        x += 1
      }
    }
  }

  /// Returns the pixels that the caster of the shadow covers.
  private func hidden(by shadow: SoftShadow, _ toPixels: InkTransform) -> PixelRect {
    guard let caster = shadow.caster else { return .empty }
    // Rounded corners leave out 0.293 of their radius along the diagonal.
    let inner = toPixels.bounds(of: caster.expanded(by: -0.3 * shadow.radius - 1))
    return inner.isEmpty ? .empty : PixelRect(rounding: inner)
  }

  /// Paints a field of all hues, from left to right, in all lightnesses, from light to dark, where
  /// the layer is covered.
  mutating func spread(
    _ rect: Rect, _ saturation: Double, _ toPixels: InkTransform, _ area: PixelRect
  ) {
    let box = layer.dirty.intersection(area)
    guard !box.isEmpty, let back = toPixels.inverse else { return }
    func share(_ x: Int, _ y: Int) -> Point {
      ColorField.fraction(
        of: back.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5)), in: rect)
    }
    // A color is that of its hue, times the chroma of its row, plus the row's smallest level.
    let hues = (box.minX..<box.maxX).map { x in
      HueColor(hue: share(x, box.minY).x * ColorField.hues, saturation: 1, lightness: 0.5).color
    }
    for y in box.minY..<box.maxY {
      let row = start(ofRow: y)
      let lightness = Float(1 - share(box.minX, y).y)
      let chroma = (1 - abs(2 * lightness - 1)) * Float(saturation)
      let base = lightness - chroma / 2
      for x in box.minX..<box.maxX {
        let value = UInt32(layer[x, y])
        guard value > 0 else { continue }
        let hue = hues[x - box.minX]
        func level(_ part: Float) -> UInt32 { UInt32(max(0, base + chroma * part) * 255 + 0.5) }
        let word = 255 << 24 | level(hue.red) << 16 | level(hue.green) << 8 | level(hue.blue)
        pixels[row + x] = PixelBlend.over(PixelBlend.scaled(word, by: value), pixels[row + x])
      }
    }
  }
}
