import InkDrawing
import InkGeometry

/// The text of an SVG document, shape by shape.
struct SvgDocument: PictureDocument {
  /// The output that was not taken yet.
  var text: [UInt8] = []
  private let includesData: Bool
  private var shape: OpenSvgShape?

  /// A shape whose parts are still being written. The lowest layer is written immediately, and the
  /// others when it is complete.
  private struct OpenSvgShape {
    let shape: PaintedShape
    let isGroup: Bool
    let includesData: Bool
    /// The remaining pixels.
    let png: RasterPng?
    var paths: [SvgPath]

    /// Returns the opacity of a layer; outlines next to pixels are not painted.
    func opacity(ofLayer layer: Int) -> Double {
      shape.raster == nil ? shape.opacities[layer] : 0
    }

    /// The blend mode of an outline; pixels have their own.
    var mixing: InkDepiction.Mixing { shape.raster == nil ? shape.mixing : .normal }
  }

  init(_ writer: SvgWriter) { includesData = writer.includesData }

  var readyCount: Int { text.count }

  mutating func drainBytes() -> [UInt8] {
    defer { text.removeAll(keepingCapacity: true) }
    return text
  }

  mutating func beginShape(_ shape: PaintedShape) {
    let isOne = shape.strokes.count == 1
    let isLayered = shape.opacities.count > 1
    let isGroup = shape.raster != nil || isLayered || (includesData && !isOne)
    if isGroup { appendGroupHead(shape.strokes, hasData: isLayered || !isOne) }
    self.shape = OpenSvgShape(
      shape: shape, isGroup: isGroup, includesData: includesData && isOne && !isLayered,
      png: shape.raster.map { RasterPng($0) },
      paths: shape.opacities.map { _ in SvgPath(decimals: shape.decimals) })
    if let raster = shape.raster { appendImageHead(raster) } else { appendPathHead(0) }
  }

  mutating func appendPixels() -> Bool {
    guard let png = shape?.png else { return false }
    guard let more = png.nextPart() else {
      text.append("\"/>\n")
      appendPathHead(0)
      return false
    }
    text += more
    return true
  }

  mutating func appendOutlines(_ part: [[Outline]]) {
    for (layer, outlines) in part.enumerated() {
      for outline in outlines { shape?.paths[layer].appendOutline(outline) }
    }
    text += shape?.paths[0].drainBytes() ?? []
  }

  mutating func endShape() {
    guard let shape else { return }
    for (layer, path) in shape.paths.enumerated() {
      if layer > 0 {
        appendPathHead(layer)
        text += path.bytes
      }
      text.append("\"/>\n")
    }
    if shape.isGroup { text.append("</g>\n") }
    self.shape = nil
  }

  /// Data of a single stroke belongs to its path, or to the group of its layers; with several
  /// strokes, each has its own element.
  private mutating func appendGroupHead(_ strokes: [Stroke], hasData: Bool) {
    let hasData = includesData && hasData
    text.append("<g")
    if hasData, strokes.count == 1 { SvgData.appendAttributes(strokes[0], to: &text) }
    text.append(">\n")
    guard hasData, strokes.count > 1 else { return }
    for stroke in strokes {
      text.append("<g")
      SvgData.appendAttributes(stroke, to: &text)
      text.append("/>\n")
    }
  }

  /// Appends an image up to its first pixel.
  private mutating func appendImageHead(_ raster: ShapeRaster) {
    text.append("<image")
    text.appendAttributes(svgRect: raster.rect, decimals: 4)
    text.append(" preserveAspectRatio=\"none\"")
    text.append(Self.style(raster.mixing))
    text.append(" xlink:href=\"data:image/png;base64,")
  }

  /// Appends the path of a layer up to its outlines.
  private mutating func appendPathHead(_ layer: Int) {
    guard let shape else { return }
    text.append("<path")
    if shape.includesData { SvgData.appendAttributes(shape.shape.strokes[0], to: &text) }
    text.appendAttributes(svgFill: shape.shape.color, opacity: shape.opacity(ofLayer: layer))
    text.append(Self.style(shape.mixing))
    text.append(" d=\"")
  }

  private static func style(_ mixing: InkDepiction.Mixing) -> StaticString {
    switch mixing {
    case .normal: ""
    case .multiply: " style=\"mix-blend-mode:multiply\""
    case .screen: " style=\"mix-blend-mode:screen\""
    }
  }
}

extension [UInt8] {
  /// Appends the attributes that place an element.
  mutating func appendAttributes(svgRect rect: Rect, decimals: Int) {
    let grid = DecimalGrid(decimals: decimals)
    for (name, number) in [
      (" x=\"", rect.min.x), (" y=\"", rect.min.y), (" width=\"", rect.width),
      (" height=\"", rect.height),
    ] {
      append(name)
      grid.appendDecimal(number, to: &self)
      append("\"")
    }
  }

  /// Appends the attributes that fill an element with a color.
  mutating func appendAttributes(svgFill color: Color, opacity: Double) {
    let levels = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    // The default fill of a path is black.
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
      grid.appendDecimal(opacity, to: &self)
      append("\"")
    }
  }
}
