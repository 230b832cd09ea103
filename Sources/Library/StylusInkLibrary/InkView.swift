import CInterface
import CStylus
import InkDrawing
import InkGeometry
import InkRendering

/// The view of a drawing that a caller requests, checked.
struct InkView {
  let transform: InkTransform
  private let appearance: Appearance

  init(_ view: UnsafePointer<stylus_ink_view>?) throws(CError) {
    let view = try unsafe stylus_ink_view.given(view, "view")
    guard (1e-3...1e4).contains(view.scale) else {
      throw .invalid("the scale must be 1e-3 to 1e4 pixels per millimeter, not \(view.scale)")
    }
    let corner = Point(x: try finiteNumber(view.x, "x"), y: try finiteNumber(view.y, "y"))
    let turn = Turn.direction(of: -(try finiteNumber(view.angle, "angle")))
    let way = InkTransform.translation(Point.zero - corner)
    transform = way.then(
      InkTransform(
        a: turn.x * view.scale, b: turn.y * view.scale, c: -turn.y * view.scale,
        d: turn.x * view.scale, tx: 0, ty: 0))
    appearance = view.is_dark != 0 ? .dark : .light
  }

  /// Draws over existing pixels.
  func draw(_ drawing: Drawing, on target: PixelTarget) {
    let bounds = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    let layout = PixelLayout(bounds: bounds, rowLength: target.rowLength, order: .blueLowest)
    var renderer = InkRenderer(view: transform, appearance: appearance)
    var pixels = unsafe MutableSpan(_unsafeStart: target.pixels, count: layout.count)
    renderer.draw(drawing, on: &pixels, layout: layout, clip: bounds)
  }
}

/// A caller's pixels.
@safe struct PixelTarget {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  let rowLength: Int

  /// - Parameter stride: bytes from row to row.
  init(
    _ pixels: UnsafeMutablePointer<UInt32>?, _ width: UInt32, _ height: UInt32, stride: Int
  ) throws(CError) {
    guard let pixels = unsafe pixels else { throw .invalid("pixels is NULL") }
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20,
      Int(width) * Int(height) <= 1 << 28
    else { throw .invalid("a picture cannot have \(width) x \(height) pixels") }
    guard stride % 4 == 0, stride / 4 >= Int(width), stride / 4 <= 1 << 24 else {
      throw .invalid("rows of \(stride) bytes do not fit \(width) pixels")
    }
    unsafe self.pixels = pixels
    (self.width, self.height, rowLength) = (Int(width), Int(height), stride / 4)
  }
}
