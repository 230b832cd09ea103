public import InkDrawing
public import InkGeometry
public import InkRendering

/// The picture of a canvas's drawing, from which another thread makes a picture in another view.
public struct PictureSource: Sendable {
  /// The drawing.
  public let drawing: Drawing
  /// The transform from millimeters to pixels of the picture.
  public let view: InkTransform
  /// The appearance, which determines the colors of the inks.
  public let appearance: Appearance
  let pixels: [UInt32]
  let layout: PixelLayout
  /// The areas that are not sharp yet or lack ink.
  let unsharp: Damage
  /// The background below the ink.
  let background: PageBackground

  /// Creates the source from the current picture of a canvas, without wet ink; anything drawn on
  /// the canvas afterwards is recorded as a later change.
  ///
  /// - Parameter unsharp: the areas that are not sharp yet.
  init(of canvas: inout OutputCanvas, unsharp: Damage) {
    canvas.picture.forgetChanges()
    let dry = canvas.picture.dry
    (drawing, view, appearance) = (canvas.drawing, canvas.view, canvas.appearance)
    (layout, background) = (dry.layout, canvas.background)
    var all = unsharp
    all.add(dry.stale)
    self.unsharp = all
    var pixels = dry.pixels
    if let settling = canvas.selection.settling {
      var words = pixels.mutableSpan
      settling.paint(canvas.bounds, on: &words, dry.layout)
    }
    self.pixels = pixels
  }
}

/// The picture of a drawing in a new view, made from the previous picture: it is scaled at once and
/// sharpened later.
public struct MovedPicture: Sendable {
  /// The transform from millimeters to pixels of the picture.
  public let view: InkTransform
  /// The areas that are not sharp yet or lack ink.
  public private(set) var unsharp = Damage()
  let appearance: Appearance
  let bounds: PixelRect
  private(set) var pixels: [UInt32]

  /// Creates the picture of a source in another view and size.
  ///
  /// - Parameters:
  ///   - source: the picture of the canvas in the old view.
  ///   - view: the new view, from millimeters of the page to pixels.
  ///   - bounds: the pixels of the new picture.
  ///   - appearance: the appearance of the picture; nil for that of the source. If it differs, the
  ///     inks have the source's colors until the picture is sharp.
  public init(
    _ source: PictureSource, in view: InkTransform, bounds: PixelRect,
    appearance: Appearance? = nil
  ) {
    self.view = view
    self.bounds = bounds
    self.appearance = appearance ?? source.appearance
    pixels = [UInt32](repeating: 0, count: PixelLayout(bounds: bounds).count)
    if let paper = PagePaper(source.background, view: view, appearance: self.appearance) {
      let layout = PixelLayout(bounds: bounds, order: .blueLowest)
      var words = pixels.mutableSpan
      paper.paint(bounds, on: &words, layout)
    }
    guard let inverse = view.inverse else {
      unsharp.add(bounds)
      return
    }
    let back = inverse.then(source.view)
    if let way = back.wholeWay { copy(source, way) } else { scale(source, back) }
    if self.appearance != source.appearance { unsharp.add(bounds) }
  }

  /// Copies the pixels with an offset, and marks the areas that were not visible before.
  private mutating func copy(_ source: PictureSource, _ way: (x: Int, y: Int)) {
    let old = source.layout.bounds.moved(x: -way.x, y: -way.y)
    let common = old.intersection(bounds)
    for rect in bounds.without(common) { unsharp.add(rect) }
    for rect in source.unsharp {
      unsharp.add(rect.moved(x: -way.x, y: -way.y).intersection(bounds))
    }
    guard !common.isEmpty else { return }
    let (layout, words) = (PixelLayout(bounds: bounds), source.pixels.span)
    for y in common.minY..<common.maxY {
      let to = layout.row(y, common)
      let from = source.layout.row(y + way.y, common.moved(x: way.x, y: way.y)).lowerBound
      let shift = from - to.lowerBound
      for index in to { pixels[index] = words[index + shift] }
    }
  }

  /// Scales the picture with bilinear interpolation; `back` maps pixels of this picture to those of
  /// the source.
  private mutating func scale(_ source: PictureSource, _ back: InkTransform) {
    unsharp.add(bounds)
    let area = source.layout.bounds
    guard area.width > 1, area.height > 1 else { return }
    let (layout, words) = (PixelLayout(bounds: bounds), source.pixels.span)
    // 256ths of a pixel, which is exact for a picture of any possible size.
    let (stepX, stepY) = (back.a * 65_536, back.b * 65_536)
    for y in bounds.minY..<bounds.maxY {
      let first = back.applied(to: Point(x: Double(bounds.minX) + 0.5, y: Double(y) + 0.5))
      let (startX, startY) = ((first.x - 0.5) * 65_536, (first.y - 0.5) * 65_536)
      guard abs(startX) < 1e14, abs(startY) < 1e14 else { continue }
      let row = layout.row(y, bounds).lowerBound
      for x in 0..<bounds.width {
        let fixedX = Int(startX + stepX * Double(x))
        let fixedY = Int(startY + stepY * Double(x))
        let (column, line) = (fixedX >> 16 - area.minX, fixedY >> 16 - area.minY)
        guard column >= 0, line >= 0, column < area.width - 1, line < area.height - 1 else {
          continue
        }
        let at = line * source.layout.rowLength + column
        let (right, down) = (UInt32(fixedX >> 8 & 255), UInt32(fixedY >> 8 & 255))
        let upper = PixelBlend.mixed(words[at], words[at + 1], right)
        let below = at + source.layout.rowLength
        let lower = PixelBlend.mixed(words[below], words[below + 1], right)
        pixels[row + x] = PixelBlend.mixed(upper, lower, down)
      }
    }
  }
}

extension InkTransform {
  /// The offset, if the transform is only a translation by whole pixels.
  fileprivate var wholeWay: (x: Int, y: Int)? {
    let near = 1e-6
    guard abs(a - 1) < near / 1e4, abs(d - 1) < near / 1e4, abs(b) < near / 1e4,
      abs(c) < near / 1e4, abs(tx) < 1e6, abs(ty) < 1e6, abs(tx - tx.rounded()) < near * 100,
      abs(ty - ty.rounded()) < near * 100
    else { return nil }
    return (Int(tx.rounded()), Int(ty.rounded()))
  }
}

extension PixelRect {
  func moved(x: Int, y: Int) -> PixelRect {
    isEmpty ? self : PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns the parts of the rectangle outside another one within it.
  fileprivate func without(_ hole: PixelRect) -> [PixelRect] {
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
    ].filter { !$0.isEmpty }
  }
}
