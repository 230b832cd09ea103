import InkDrawing

/// The text of an SVG document, shape by shape.
struct SvgDocument: PictureDocument {
  /// Not yet taken.
  var text: [UInt8] = []
  private let includesData: Bool
  private let decimals: Int
  private var shape: OpenShape?

  /// A shape whose parts still come. The lowest layer goes out at once, the others when it is whole.
  private struct OpenShape {
    let isGroup: Bool
    let color: Color
    let opacities: [Double]
    var paths: [SvgPath]
  }

  init(_ writer: SvgWriter) {
    includesData = writer.includesData
    decimals = DecimalGrid(tolerance: writer.options.tolerance).decimals
  }

  var readyCount: Int { text.count }

  mutating func take() -> [UInt8] {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  mutating func begin(_ shape: PaintedShape) {
    let isGroup = shape.opacities.count > 1 || (includesData && shape.strokes.count > 1)
    if isGroup { appendGroupHead(shape.strokes) }
    text.append("<path")
    if includesData, !isGroup { SvgData.append(shape.strokes[0], to: &text) }
    text.append(svgFill: shape.color, opacity: shape.opacities[0])
    text.append(" d=\"")
    self.shape = OpenShape(
      isGroup: isGroup, color: shape.color, opacities: shape.opacities,
      paths: shape.opacities.map { _ in SvgPath(decimals: decimals) })
  }

  mutating func append(_ part: [[Outline]]) {
    for (layer, outlines) in part.enumerated() {
      for outline in outlines { shape?.paths[layer].append(outline) }
    }
    text += shape?.paths[0].take() ?? []
  }

  mutating func endShape() {
    guard let shape else { return }
    for (layer, path) in shape.paths.enumerated() {
      if layer > 0 {
        text.append("<path")
        text.append(svgFill: shape.color, opacity: shape.opacities[layer])
        text.append(" d=\"")
        text += path.bytes
      }
      text.append("\"/>\n")
    }
    if shape.isGroup { text.append("</g>\n") }
    self.shape = nil
  }

  /// Data of a single stroke belongs to the group; each of many has an element of its own.
  private mutating func appendGroupHead(_ strokes: [Stroke]) {
    text.append("<g")
    if includesData, strokes.count == 1 { SvgData.append(strokes[0], to: &text) }
    text.append(">\n")
    guard includesData, strokes.count > 1 else { return }
    for stroke in strokes {
      text.append("<g")
      SvgData.append(stroke, to: &text)
      text.append("/>\n")
    }
  }
}

extension [UInt8] {
  /// Appends the attributes that fill an element with a colour.
  mutating func append(svgFill color: Color, opacity: Double) {
    let levels = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    // Black is what a path without a word is filled with.
    if levels != [0, 0, 0] {
      append(" fill=\"#")
      let isShort = levels.allSatisfy { $0 >> 4 == $0 & 15 }
      for level in levels {
        for digit in isShort ? [level & 15] : [level >> 4, level & 15] {
          append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
      }
      append("\"")
    }
    let grid = DecimalGrid(decimals: 4)
    if grid.steps(opacity) < grid.unit {
      append(" fill-opacity=\"")
      grid.append(opacity, to: &self)
      append("\"")
    }
  }
}
