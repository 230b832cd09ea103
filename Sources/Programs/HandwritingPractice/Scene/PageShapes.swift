import InkDrawing
import InkGeometry
import InkRendering

/// What is no ink: cards, lines and discs, drawn into the pixels of a page.
struct PageShapes {
  let layout: PixelLayout
  /// From millimeters of the output to pixels.
  let view: InkTransform
  private var bounds: PixelRect { layout.bounds }

  init(_ layout: PixelLayout, _ view: InkTransform) { (self.layout, self.view) = (layout, view) }

  /// A rectangle with round corners.
  func card(
    _ rect: Rect, _ radius: Double, _ color: Color, _ pixels: inout MutableSpan<UInt32>
  ) {
    let box = view.bounds(of: rect)
    let r = radius * view.a
    var layer = WetLayer(bounds: PixelRect(around: box.expanded(by: 1)).intersection(bounds))
    func sweep(_ from: Point, _ to: Point) {
      layer.cover(from: NibPose(center: from, radius: r), to: NibPose(center: to, radius: r))
    }
    let inner = Rect(
      min: box.min + Point(x: r, y: r), max: box.max - Point(x: r, y: r))
    for y in stride(from: inner.min.y, through: inner.max.y, by: r) {
      sweep(Point(x: inner.min.x, y: y), Point(x: inner.max.x, y: y))
    }
    for (one, two) in zip(inner.corners, inner.corners.dropFirst() + inner.corners.prefix(1)) {
      sweep(one, two)
    }
    layer.blend(layout.word(color), over: &pixels, layout: layout, clip: bounds)
  }

  func disc(
    _ center: Point, _ radius: Double, _ color: Color, _ pixels: inout MutableSpan<UInt32>
  ) {
    let reach = Rect(min: center, max: center).expanded(by: radius + 2)
    var layer = WetLayer(bounds: PixelRect(around: reach).intersection(bounds))
    let pose = NibPose(center: center, radius: radius)
    layer.cover([pose, pose].span)
    layer.blend(layout.word(color), over: &pixels, layout: layout, clip: bounds)
  }

  /// A line between two places in millimeters.
  func addLine(
    _ from: Point, _ to: Point, width: Double, _ color: Color, _ pixels: inout MutableSpan<UInt32>
  ) {
    let area = view.bounds(of: Rect(around: [from, to]).expanded(by: width))
    var layer = WetLayer(bounds: PixelRect(around: area).intersection(bounds))
    let radius = width / 2 * view.a
    layer.cover(
      from: NibPose(center: view.applied(to: from), radius: radius),
      to: NibPose(center: view.applied(to: to), radius: radius))
    layer.blend(layout.word(color), over: &pixels, layout: layout, clip: bounds)
  }
}
