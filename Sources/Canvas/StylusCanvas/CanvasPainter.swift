import InkCanvas
import InkDrawing
import InkGeometry
import InkRendering
import LinuxIO
import StylusModel

/// A part of a picture that is made on another thread.
enum PaintJob: Sendable {
  /// The picture in another view, as sharp as the one before allows.
  case move(PictureSource, to: AffineTransform, PixelRect)
  /// Some squares of it, as many as can be made in ``CanvasPainter/slice``, from the last on.
  case sharpen([PixelRect], Drawing, AffineTransform, Appearance)
}

/// What became of it.
enum Painted: Sendable {
  case moved(MovedPicture)
  case sharpened([(rect: PixelRect, pixels: [UInt32])])
}

/// Makes the pictures of one canvas that take longer than a frame.
enum CanvasPainter {
  /// So long it is busy before what it has is shown, but for one square that takes longer.
  static let slice = Microseconds.milliseconds(20)
  /// Squares have so many pixels a side.
  static let side = 256

  static func paint(_ job: PaintJob) -> Painted {
    switch job {
    case .move(let source, let view, let bounds):
      return .moved(MovedPicture(source, in: view, bounds: bounds))
    case .sharpen(let squares, let drawing, let view, let appearance):
      let ends = Timestamp.now + slice
      var done: [(rect: PixelRect, pixels: [UInt32])] = []
      var renderer = InkRenderer(view: view, appearance: appearance, underlay: .otherPrograms)
      for rect in squares.reversed() {
        let layout = PixelLayout(bounds: rect, order: .blueLowest)
        var pixels = [UInt32](repeating: 0, count: layout.count)
        var words = pixels.mutableSpan
        renderer.draw(drawing, on: &words, layout: layout, clip: rect)
        done.append((rect, pixels))
        if Timestamp.now >= ends { break }
      }
      return .sharpened(done)
    }
  }

  /// The squares of what is not sharp, the nearest to the middle of a picture last.
  static func squares(of unsharp: Damage, in bounds: PixelRect) -> [PixelRect] {
    var squares: [PixelRect] = []
    for y in stride(from: bounds.minY, to: bounds.maxY, by: side) {
      for x in stride(from: bounds.minX, to: bounds.maxX, by: side) {
        let square = PixelRect(x: x, y: y, width: side, height: side)
        let parts = unsharp.map { $0.intersection(square) }
        let all = parts.reduce(PixelRect.empty) { $0.union($1) }.intersection(bounds)
        if !all.isEmpty { squares.append(all) }
      }
    }
    let (middleX, middleY) = (bounds.minX + bounds.maxX, bounds.minY + bounds.maxY)
    func distance(_ rect: PixelRect) -> Int {
      let (x, y) = (rect.minX + rect.maxX - middleX, rect.minY + rect.maxY - middleY)
      return x * x + y * y
    }
    return squares.sorted { distance($0) > distance($1) }
  }
}
