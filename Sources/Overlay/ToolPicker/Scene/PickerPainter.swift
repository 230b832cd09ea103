import InkGeometry
public import InkRendering

/// Draws scenes, and keeps the pixels of their layers: layers that move or fade are copied, and
/// only changed layers are painted again.
///
///     var painter = PickerPainter(scale: 2)
///     for area in scene.changes(from: shown, scale: 2) {
///       painter.draw(scene, on: &pixels, layout: layout, clip: area)
///     }
public struct PickerPainter: Sendable {
  /// The number of pixels per point.
  public let scale: Double
  private var kept: [KeptLayer] = []
  /// The number of pixels that were painted rather than copied, for tests.
  public private(set) var paintedPixels = 0

  /// Creates a painter for a scale.
  public init(scale: Double) { self.scale = scale }

  /// Draws the part of a scene within `clip`, replacing the existing pixels. Areas outside the
  /// scene's layers become transparent.
  ///
  /// The words are premultiplied ARGB. The number of words must match the layout.
  public mutating func draw(
    _ scene: PickerScene, on pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    precondition(pixels.count >= layout.count, "an image has the pixels that its layout says")
    let clip = clip.intersection(layout.bounds)
    guard !clip.isEmpty else { return }
    update(scene)
    for y in clip.minY..<clip.maxY {
      let row = (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
      for x in clip.minX..<clip.maxX { pixels[row + x] = 0 }
    }
    for (layer, kept) in zip(scene.layers, kept) {
      kept.copy(to: &pixels, layout: layout, clip: clip, layer, scale: scale)
    }
  }

  /// Paints the missing parts of the layers.
  private mutating func update(_ scene: PickerScene) {
    let theme = PickerTheme(scene.appearance)
    if kept.count > scene.layers.count { kept.removeLast(kept.count - scene.layers.count) }
    for (number, layer) in scene.layers.enumerated() {
      let pixels = layer.ownPixels(scale: scale)
      if number == kept.count {
        kept.append(KeptLayer(pixels, scale: scale))
      } else if kept[number].easel.layout.bounds != pixels {
        kept[number] = KeptLayer(pixels, scale: scale)
      }
      paintedPixels += kept[number].update(to: layer, theme: theme, scale: scale)
    }
  }
}

/// The pixels of a layer.
private struct KeptLayer: Sendable {
  var easel: Easel
  private var shown: (layer: SceneLayer, theme: PickerTheme)?

  init(_ pixels: PixelRect, scale: Double) { easel = Easel(bounds: pixels, scale: scale) }

  /// Paints the differences; returns the number of pixels.
  mutating func update(to layer: SceneLayer, theme: PickerTheme, scale: Double) -> Int {
    var areas = [easel.layout.bounds]
    if let shown, shown.theme.appearance == theme.appearance {
      areas = layer.changes(from: shown.layer, scale: scale).merged
    }
    for area in areas { paintParts(layer.parts, area, theme) }
    shown = (layer, theme)
    return areas.reduce(0) { $0 + $1.width * $1.height }
  }

  private mutating func paintParts(_ parts: [PickerPart], _ area: PixelRect, _ theme: PickerTheme) {
    easel.clearAndClip(area)
    for part in parts {
      let reach = PixelRect(around: easel.view.bounds(of: part.bounds)).intersection(area)
      guard !reach.isEmpty else { continue }
      for step in part.look.steps(theme) {
        easel.paintStep(step, by: part.transform, within: part.window ?? part.bounds, theme: theme)
      }
    }
  }

  /// Draws the layer over the existing pixels.
  func copy(
    to pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect, _ layer: SceneLayer,
    scale: Double
  ) {
    let corner = layer.corner(scale: scale)
    let area = layer.pixels(scale: scale).intersection(clip)
    let level = UInt32((max(0, min(1, layer.opacity)) * 255).rounded())
    guard !area.isEmpty, level > 0 else { return }
    let source = easel.pixels.span
    for y in area.minY..<area.maxY {
      let from = easel.start(ofRow: y - corner.y) - corner.x
      let to = (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
      for x in area.minX..<area.maxX {
        let word = source[from + x]
        guard word >> 24 > 0 else { continue }
        let top = level == 255 ? word : PixelBlend.scaled(word, by: level)
        pixels[to + x] = top >> 24 == 255 ? top : PixelBlend.over(top, pixels[to + x])
      }
    }
  }
}

extension [PixelRect] {
  /// The rectangles, with overlapping ones merged.
  var merged: [PixelRect] {
    var all = self
    var number = 0
    while number < all.count {
      let other = all.indices.first {
        $0 > number && !all[$0].intersection(all[number]).isEmpty
      }
      if let other {
        all[number] = all[number].union(all.remove(at: other))
        number = 0
      } else {
        number += 1
      }
    }
    return all
  }
}
