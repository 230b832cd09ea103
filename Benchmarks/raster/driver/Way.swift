import CCairo
import InkDrawing
import InkGeometry
import InkRendering

/// One way of making pixels of segments.
protocol Way: AnyObject {
  var name: String { get }
  /// Draws the segments between neighboring poses.
  func draw(_ poses: ArraySlice<NibPose>)
  /// Makes the page clean again.
  func clear()
}

/// Ours.
final class OursWay: Way {
  let name = "ours"
  private var layer: WetLayer

  init(width: Int, height: Int) {
    layer = WetLayer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  func draw(_ poses: ArraySlice<NibPose>) { layer.cover(poses.span) }

  func clear() { layer.clear() }
}

/// Ours, of an ink that adds up.
final class DepositWay: Way {
  let name: String
  private var layer: InkLayer

  init(_ type: InkType, width: Int, height: Int) {
    name = "ours, \(type.name)"
    layer = InkLayer(
      for: type, bounds: PixelRect(x: 0, y: 0, width: width, height: height), view: .identity)
  }

  func draw(_ poses: ArraySlice<NibPose>) { layer.cover(poses.span) }

  func clear() { layer.clear() }
}

/// Ours as a highlighter: how deep pixels lie inside, in the place of coverage.
final class DepthWay: Way {
  let name = "ours, depths"
  private var layer: InkLayer

  init(width: Int, height: Int, scale: Double) {
    layer = InkLayer(
      for: .marker, bounds: PixelRect(x: 0, y: 0, width: width, height: height),
      view: .scale(x: scale, y: scale))
  }

  func draw(_ poses: ArraySlice<NibPose>) { layer.cover(poses.span) }

  func clear() { layer.clear() }
}

/// Cairo, on a surface of its own.
@safe final class CairoWay: Way {
  /// What it is asked to draw for a segment.
  enum Shape: String {
    /// A line with round caps and the segment's mean width: what Xournal++ does.
    case line
    /// The hull of both discs, filled.
    case hull
  }

  let name: String
  private let shape: Shape
  private let surface: OpaquePointer
  private let cairo: OpaquePointer

  init(_ shape: Shape, _ format: cairo_format_t, width: Int, height: Int) {
    self.shape = shape
    name = "cairo \(shape.rawValue) \(format == CAIRO_FORMAT_A8 ? "A8" : "ARGB32")"
    unsafe surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    unsafe cairo = cairo_create(surface)
    unsafe cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  deinit {
    unsafe cairo_destroy(cairo)
    unsafe cairo_surface_destroy(surface)
  }

  func draw(_ poses: ArraySlice<NibPose>) {
    for (a, b) in zip(poses, poses.dropFirst()) {
      switch shape {
      case .line: line(a, b)
      case .hull: hull(a, b)
      }
    }
  }

  func clear() {
    unsafe cairo_save(cairo)
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    unsafe cairo_paint(cairo)
    unsafe cairo_restore(cairo)
  }

  private func line(_ a: NibPose, _ b: NibPose) {
    unsafe cairo_set_line_width(cairo, a.radius + b.radius)
    unsafe cairo_move_to(cairo, a.center.x, a.center.y)
    unsafe cairo_line_to(cairo, b.center.x, b.center.y)
    unsafe cairo_stroke(cairo)
  }

  private func hull(_ a: NibPose, _ b: NibPose) {
    if a.edge == .zero { roundHull(a, b) } else { nibHull(a, b) }
    unsafe cairo_fill(cairo)
  }

  private func roundHull(_ a: NibPose, _ b: NibPose) {
    let way = b.center - a.center
    let (length, fall) = (way.length, a.radius - b.radius)
    if length <= abs(fall) {
      let big = a.radius > b.radius ? a : b
      unsafe cairo_arc(cairo, big.center.x, big.center.y, big.radius, 0, 2 * .pi)
      return
    }
    let direction = Turn.angle(of: way)
    let side = Turn.angle(of: Point(x: fall, y: (length * length - fall * fall).squareRoot()))
    arc(a.center, a.radius, direction + side, direction - side + 2 * .pi)
    arc(b.center, b.radius, direction - side, direction + side)
    unsafe cairo_close_path(cairo)
  }

  /// As if both tips were equally thick: an arc at each corner, from one side's normal to the
  /// next's.
  private func nibHull(_ a: NibPose, _ b: NibPose) {
    var corners = [
      a.center - a.edge, a.center + a.edge, b.center + b.edge, b.center - b.edge,
    ]
    if (corners[1] - corners[0]).cross(corners[2] - corners[1]) < 0 { corners.reverse() }
    for number in corners.indices {
      let corner = corners[number]
      let before = corner - corners[(number + 3) % 4]
      let after = corners[(number + 1) % 4] - corner
      let start = Turn.angle(of: -before.quarterTurned)
      let turn = Turn.wrapped(Turn.angle(of: -after.quarterTurned) - start)
      arc(corner, (a.radius + b.radius) / 2, start, start + max(0, turn))
    }
    unsafe cairo_close_path(cairo)
  }

  private func arc(_ center: Point, _ radius: Double, _ from: Double, _ to: Double) {
    unsafe cairo_arc(cairo, center.x, center.y, radius, from, to)
  }
}
