import InkDrawing
import InkGeometry
import InkRendering

/// A picture that is being painted: its pixels, their layout, and the area that may change.
///
/// All computations are additions, products, quotients and roots in a fixed order, on numbers that
/// depend only on the pixel's position. The pixels are the same for every clip and on every
/// machine.
struct Easel {
  /// The words, premultiplied ARGB.
  var pixels: [UInt32]
  let layout: PixelLayout
  /// The transform from points to pixels.
  let view: InkTransform
  /// The area that may change.
  private(set) var clip: PixelRect
  private(set) var layer = WetLayer(bounds: .empty)

  /// Creates an empty picture, at `scale` pixels per point.
  init(bounds: PixelRect, scale: Double) {
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    view = .scale(x: scale, y: scale)
    clip = bounds
    pixels = [UInt32](repeating: 0, count: layout.count)
  }

  /// Clears an area and restricts further changes to it.
  mutating func clearAndClip(_ area: PixelRect) {
    clip = area.intersection(layout.bounds)
    guard !clip.isEmpty else { return }
    for y in clip.minY..<clip.maxY {
      let row = start(ofRow: y)
      for x in clip.minX..<clip.maxX { pixels[row + x] = 0 }
    }
  }

  /// Returns the position of column 0 of a row, even if it is outside.
  @inline(__always) func start(ofRow y: Int) -> Int {
    (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
  }

  /// Paints a step whose coordinates are transformed to points.
  ///
  /// - Parameter window: the area in points outside of which nothing is painted.
  mutating func paintStep(
    _ step: PictureStep, by transform: InkTransform, within window: Rect?, theme: PickerTheme
  ) {
    let toPixels = transform.then(view)
    let area = window.map { clip.intersection(PixelRect(rounding: view.bounds(of: $0))) } ?? clip
    guard !area.isEmpty else { return }
    switch step {
    case .fill(let contours, let paint): fill(contours, paint, toPixels, area)
    case .rounded(let rect, let radius, let paint):
      fillRoundedRect(rect, radius, toPixels, area)
      blend(paint, toPixels, area)
    case .line(let places, let width, let color):
      strokeLines([places], width: width, toPixels, area)
      blend(.plain(color), toPixels, area)
    case .lines(let lines, let width, let color):
      strokeLines(lines, width: width, toPixels, area)
      blend(.plain(color), toPixels, area)
    case .shadow(let shadow): cast(shadow, toPixels, area)
    case .spectrum(let rect, let radius, let saturation):
      fillRoundedRect(rect, radius, toPixels, area)
      spread(rect, saturation, toPixels, area)
    case .ink(let stroke):
      let toPixels = InkTransform.scale(x: pointsPerMillimeter, y: pointsPerMillimeter)
        .then(toPixels)
      var renderer = InkRenderer(view: toPixels, appearance: theme.appearance)
      let layout = layout
      var span = pixels.mutableSpan
      renderer.draw([stroke], on: &span, layout: layout, clip: area)
    }
  }

  /// The number of points per millimeter in a picture on a screen: 96 points are an inch.
  private var pointsPerMillimeter: Double { ScreenUnit.pointsPerMillimeter }
}

extension Easel {
  private mutating func fill(
    _ contours: [Contour], _ paint: Paint, _ toPixels: InkTransform, _ area: PixelRect
  ) {
    let rings = contours.map { $0.corners.map { toPixels.applied(to: $0) } }
    let box = PixelRect(around: Rect(around: rings.joined())).intersection(area)
    guard !box.isEmpty else { return }
    layer.reset(to: box)
    let center = Point(x: Double(box.minX), y: Double(box.minY))
    let reach = Double(box.width + box.height + 2)
    layer.cover(
      from: NibPose(center: center, radius: reach), to: NibPose(center: center, radius: reach))
    layer.mask(with: rings)
    blend(paint, toPixels, box)
  }

  /// A rectangle with rounded corners is the area that a vertical edge covers on its way from the
  /// left to the right side.
  private mutating func fillRoundedRect(
    _ rect: Rect, _ radius: Double, _ toPixels: InkTransform, _ area: PixelRect
  ) {
    let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    let edge = Point(x: 0, y: rect.height / 2 - radius)
    let ends = [rect.min.x + radius, rect.max.x - radius].map {
      NibPose(center: Point(x: $0, y: rect.center.y), edge: edge, radius: radius)
        .transformed(by: toPixels)
    }
    let box = PixelRect(around: toPixels.bounds(of: rect).expanded(by: 1)).intersection(area)
    layer.reset(to: box)
    if !box.isEmpty { layer.cover(from: ends[0], to: ends[1]) }
  }

  private mutating func strokeLines(
    _ lines: [[Point]], width: Double, _ toPixels: InkTransform, _ area: PixelRect
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

  /// Paints the covered area of the layer on the picture.
  private mutating func blend(_ paint: Paint, _ toPixels: InkTransform, _ area: PixelRect) {
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
      blend(words, from: first, gain, layer.dirty.intersection(area))
    }
  }

  /// Paints with a color for each step along a direction; `gain` is the number of steps per pixel.
  private mutating func blend(_ words: [UInt32], from first: Point, _ gain: Point, _ box: PixelRect)
  {
    guard !box.isEmpty else { return }
    func level(_ x: Int, _ y: Int) -> Int {
      let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - first
      return Int(max(0, min(255, place.dot(gain))) + 0.5)
    }
    for y in box.minY..<box.maxY {
      if gain.x == 0 {
        let row = PixelRect(minX: box.minX, minY: y, maxX: box.maxX, maxY: y + 1)
        let (layout, ink) = (layout, layer)
        var span = pixels.mutableSpan
        ink.blend(words[level(0, y)], over: &span, layout: layout, clip: row)
        continue
      }
      let row = start(ofRow: y)
      for x in box.minX..<box.maxX {
        let value = layer[x, y]
        guard value > 0 else { continue }
        pixels[row + x] = PixelBlend.over(
          PixelBlend.scaled(words[level(x, y)], by: UInt32(value)), pixels[row + x])
      }
    }
  }
}
