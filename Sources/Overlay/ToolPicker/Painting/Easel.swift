import InkDrawing
import InkGeometry
import InkRendering

/// A picture while it is painted: its pixels, where they lie, and what of them may change.
///
/// All of it is additions, products, quotients and roots in a fixed order, on numbers that follow from the pixel's
/// place alone: whatever the clip, the same pixels on every machine.
struct Easel {
  /// The word ARGB, premultiplied.
  private(set) var pixels: [UInt32]
  let layout: PixelLayout
  /// From points to pixels.
  let view: AffineTransform
  /// Only pixels within it change.
  private(set) var clip: PixelRect
  private var layer = WetLayer(bounds: .empty)

  /// A clean picture of so many pixels, at `scale` pixels a point.
  init(bounds: PixelRect, scale: Double) {
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    view = .scale(x: scale, y: scale)
    clip = bounds
    pixels = [UInt32](repeating: 0, count: layout.count)
  }

  /// Takes everything off an area, which alone changes from now on.
  mutating func begin(_ area: PixelRect) {
    clip = area.intersection(layout.bounds)
    guard !clip.isEmpty else { return }
    for y in clip.minY..<clip.maxY {
      let row = start(ofRow: y)
      for x in clip.minX..<clip.maxX { pixels[row + x] = 0 }
    }
  }

  /// Where column 0 of a row would be.
  @inline(__always) func start(ofRow y: Int) -> Int {
    (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
  }

  /// Paints a step whose coordinates become points by a transform.
  ///
  /// - Parameter window: in points; nothing is painted outside.
  mutating func paint(
    _ step: PictureStep, by transform: AffineTransform, within window: Rect?, theme: PickerTheme
  ) {
    let toPixels = transform.then(view)
    let area = window.map { clip.intersection(PixelRect(rounding: view.bounds(of: $0))) } ?? clip
    guard !area.isEmpty else { return }
    switch step {
    case .fill(let contours, let paint): fill(contours, paint, toPixels, area)
    case .line(let places, let width, let color):
      cover([places], width: width, toPixels, area)
      blend(.plain(color), toPixels, area)
    case .lines(let lines, let width, let color):
      cover(lines, width: width, toPixels, area)
      blend(.plain(color), toPixels, area)
    case .shadow(let shadow): cast(shadow, toPixels, area)
    case .spectrum(let rect, let radius, let saturation):
      spread(rect, radius, saturation, toPixels, area)
    case .ink(let stroke):
      let toPixels = AffineTransform.scale(x: pointsPerMillimetre, y: pointsPerMillimetre)
        .then(toPixels)
      var renderer = InkRenderer(view: toPixels, appearance: theme.appearance)
      let layout = layout
      var span = pixels.mutableSpan
      renderer.draw([stroke], on: &span, layout: layout, clip: area)
    }
  }

  /// What a picture on a screen takes for a millimetre: 96 points are an inch.
  private var pointsPerMillimetre: Double { ScreenUnit.pointsPerMillimetre }
}

extension Easel {
  private mutating func fill(
    _ contours: [Contour], _ paint: Paint, _ toPixels: AffineTransform, _ area: PixelRect
  ) {
    let rings = contours.map { $0.corners.map { toPixels.applied(to: $0) } }
    let box = PixelRect(around: Rect(around: rings.joined())).intersection(area)
    guard !box.isEmpty else { return }
    layer.reset(to: box)
    let center = Point(x: Double(box.minX), y: Double(box.minY))
    let reach = Double(box.width + box.height + 2)
    layer.cover(from: NibPose(center: center, radius: reach), to: NibPose(center: center, radius: reach))
    layer.mask(with: rings)
    blend(paint, toPixels, box)
  }

  private mutating func cover(
    _ lines: [[Point]], width: Double, _ toPixels: AffineTransform, _ area: PixelRect
  ) {
    let scale = abs(toPixels.determinant).squareRoot()
    let all = Rect(around: lines.joined().map { toPixels.applied(to: $0) })
    layer.reset(to: PixelRect(around: all.expanded(by: width * scale / 2 + 1)).intersection(area))
    for places in lines {
      let poses = places.map {
        NibPose(center: toPixels.applied(to: $0), radius: width / 2 * scale)
      }
      layer.cover(poses.span)
    }
  }

  /// Puts what the layer covers on the picture.
  private mutating func blend(_ paint: Paint, _ toPixels: AffineTransform, _ area: PixelRect) {
    switch paint {
    case .plain(let color):
      let (layout, ink) = (layout, layer)
      var span = pixels.mutableSpan
      ink.blend(layout.word(color), over: &span, layout: layout, clip: area)
    case .linear(let from, let to, let stops):
      let words = (0...255).map { layout.word(Paint.color(at: Double($0) / 255, of: stops)) }
      let (first, last) = (toPixels.applied(to: from), toPixels.applied(to: to))
      let way = last - first
      let gain = way * (255 / max(1e-9, way.squaredLength))
      let box = layer.dirty.intersection(area)
      guard !box.isEmpty else { return }
      for y in box.minY..<box.maxY {
        let row = start(ofRow: y)
        for x in box.minX..<box.maxX {
          let value = layer[x, y]
          guard value > 0 else { continue }
          let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - first
          let level = Int(max(0, min(255, place.dot(gain))) + 0.5)
          pixels[row + x] = PixelBlend.over(
            PixelBlend.scaled(words[level], by: UInt32(value)), pixels[row + x])
        }
      }
    }
  }

  /// A soft shadow of a rectangle with round corners: full well inside, none well outside.
  private mutating func cast(_ shadow: SoftShadow, _ toPixels: AffineTransform, _ area: PixelRect) {
    let scale = abs(toPixels.determinant).squareRoot()
    let rect = toPixels.bounds(of: shadow.rect)
    let blur = shadow.blur * scale
    let radius = min(shadow.radius * scale, min(rect.width, rect.height) / 2)
    let box = PixelRect(around: rect.expanded(by: blur)).intersection(area)
    guard !box.isEmpty else { return }
    let (center, half) = (rect.center, Point(x: rect.width / 2 - radius, y: rect.height / 2 - radius))
    let words = (0...255).map { layout.word(shadow.color.faded(Double(shadow.color.alpha) * SoftShadow.share(Double($0) / 255))) }
    for y in box.minY..<box.maxY {
      let row = start(ofRow: y)
      let down = abs(Double(y) + 0.5 - center.y) - half.y
      for x in box.minX..<box.maxX {
        let right = abs(Double(x) + 0.5 - center.x) - half.x
        let outside = Point(x: max(0, right), y: max(0, down)).length
        let distance = outside + min(0, max(right, down)) - radius
        let level = (distance + blur) * (127.5 / blur)
        guard level < 255 else { continue }
        pixels[row + x] = PixelBlend.over(words[Int(max(0, level) + 0.5)], pixels[row + x])
      }
    }
  }

  /// A field of all hues, from left to right, in all lightnesses, from light to dark.
  private mutating func spread(
    _ rect: Rect, _ radius: Double, _ saturation: Double, _ toPixels: AffineTransform,
    _ area: PixelRect
  ) {
    guard let back = toPixels.inverse else { return }
    fill([.rounded(rect, radius)], .plain(.white.faded(0)), toPixels, area)
    let box = layer.dirty.intersection(area)
    guard !box.isEmpty else { return }
    for y in box.minY..<box.maxY {
      let row = start(ofRow: y)
      for x in box.minX..<box.maxX {
        let value = layer[x, y]
        guard value > 0 else { continue }
        let place = back.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let color = ColorField.color(at: place, in: rect, saturation: saturation)
        pixels[row + x] = PixelBlend.over(
          PixelBlend.scaled(layout.word(color), by: UInt32(value)), pixels[row + x])
      }
    }
  }
}
