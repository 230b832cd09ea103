import CStylusCanvas
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import StylusModel
import WetInk

// The picture of much ink, which is shown as it is, scaled, until another one is made.
extension CanvasState {
  /// A picture of fewer strokes is made at once, within a frame.
  private static let fewStrokes = 32
  /// A change of more pixels is left to the other thread, where there are many strokes.
  private static let largeChange = 300_000

  /// Whether all of the picture is made at once.
  var paintsAtOnce: Bool { canvas.drawing.count <= Self.fewStrokes }

  /// What is not sharp, as rectangles.
  private var unsharpDamage: Damage {
    var damage = Damage()
    for square in unsharp { damage.add(square) }
    return damage
  }

  /// How the picture that there is must be laid to show what the viewport does: from its logical units to the canvas's.
  var pictureTransform: AffineTransform {
    guard canvas.view != pixelView, let inverse = canvas.view.inverse else { return .identity }
    let (scale, unit) = (Double(size.scale), 1 / Double(size.scale))
    return AffineTransform.scale(x: scale, y: scale).then(inverse).then(pixelView)
      .then(.scale(x: unit, y: unit))
  }

  /// The picture has another size: what it showed is shown at once, and made sharp afterwards.
  mutating func renew() {
    if paintsAtOnce {
      canvas = OutputCanvas(
        width: size.width * size.scale, height: size.height * size.scale, view: pixelView,
        zoom: viewport.zoom, appearance: appearance, resuming: canvas)
      unsharp = []
      resumeStrokes()
    } else {
      let source = canvas.pictureSource(unsharp: unsharpDamage)
      adopt(MovedPicture(source, in: pixelView, bounds: wholePicture))
    }
    // What was under way is of no use.
    isPainting = false
    paintNumber += 1
  }

  private var wholePicture: PixelRect {
    PixelRect(x: 0, y: 0, width: size.width * size.scale, height: size.height * size.scale)
  }

  /// Open strokes go on in the picture.
  private mutating func resumeStrokes() {
    for stroke in strokes.values.sorted(by: { $0.id < $1.id }) { stroke.draw(on: &canvas) }
    // An eraser that is down has done its work so far.
    for (id, other) in others where other == .erases {
      canvas.beginErasing(id, mode: tools.eraserMode, width: tools.eraserWidth)
    }
    showRuler()
    note()
  }

  private mutating func adopt(_ picture: MovedPicture) {
    canvas = OutputCanvas(showing: picture, zoom: viewport.zoom, resuming: canvas)
    unsharp = CanvasPainter.squares(of: picture.unsharp, in: canvas.bounds)
    resumeStrokes()
  }

  /// Something large was changed.
  mutating func deferPainting() {
    guard !paintsAtOnce else { return }
    var left = canvas.deferStale(over: Self.largeChange)
    guard !left.isEmpty else { return }
    left.add(unsharpDamage)
    unsharp = CanvasPainter.squares(of: left, in: canvas.bounds)
  }

  /// What the other thread shall do now; nil: nothing, or it is busy. A pen that erases or selects is not disturbed.
  mutating func nextPaintJob() -> (number: Int, job: PaintJob)? {
    guard !isPainting, !canvas.bounds.isEmpty else { return nil }
    if canvas.view != pixelView {
      guard others.isEmpty else { return nil }
      isPainting = true
      let source = canvas.pictureSource(unsharp: unsharpDamage)
      return (paintNumber, .move(source, to: pixelView, wholePicture))
    }
    guard !unsharp.isEmpty else { return nil }
    isPainting = true
    canvas.forgetChanges()
    return (
      paintNumber, .sharpen(unsharp, canvas.drawing, canvas.view, canvas.appearance)
    )
  }

  /// The other thread is done.
  mutating func take(_ painted: Painted, number: Int) {
    guard number == paintNumber else { return }
    isPainting = false
    switch painted {
    case .moved(let picture):
      // Of another moment it is good enough too: the next is on its way.
      if others.isEmpty { adopt(picture) }
    case .sharpened(let squares):
      for (rect, pixels) in squares {
        // What was drawn there meanwhile is missing in it: once more.
        if canvas.adopt(pixels, in: rect) { unsharp.removeAll { $0 == rect } }
      }
      if squares.isEmpty { unsharp = [] }
    }
    note()
  }
}
