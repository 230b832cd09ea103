import InkDrawing
import InkRendering
import StylusModel

/// The topmost strokes of a drawing that the next stroke may run into, so that their ink is not
/// blended yet.
///
/// They are not in the drawing's picture; they are blended above it, together with the stroke that
/// is being drawn, wherever a picture is needed.
struct WetGroup: Sendable {
  /// A stroke of the group, which specifies ink and group.
  let look: Stroke
  /// Their ink: one byte per pixel of the output and of the area around it that affects how the
  /// edges look.
  var pool: WetPool
  /// The number of strokes of the drawing below them.
  private(set) var start: Int
  /// The topmost of the strokes below.
  private(set) var below: InkID?
  /// The areas in which their ink must be drawn again.
  private(set) var stale = Damage()
  /// The time at which the last of them is dry.
  var dries = Timestamp(microseconds: .min)

  /// Creates the group of a stroke, whose ink is not drawn yet; the pool must be empty.
  init(_ look: Stroke, in drawing: Drawing, pool: consuming WetPool) {
    self.look = look
    self.pool = pool
    start = drawing.countBelow(look)
    below = drawing.uppermost(below: start)
  }

  /// Updates the group after the drawing changed.
  ///
  /// - Returns: whether strokes that lay below now belong to the group, or the reverse.
  mutating func recount(in drawing: Drawing) -> Bool {
    start = drawing.countBelow(look)
    let uppermost = drawing.uppermost(below: start)
    defer { below = uppermost }
    return uppermost != below
  }

  /// Updates the group after ink was removed from the drawing.
  ///
  /// - Returns: the same as ``recount(in:)``, whose cost is that of a large group.
  mutating func recountErased(in drawing: Drawing) -> Bool {
    guard let below else {
      start = 0
      return false
    }
    guard let position = drawing.position(of: below) else { return recount(in: drawing) }
    start = position + 1
    return false
  }

  /// Marks pixels of an output whose ink must be drawn again; at its edges, also those beyond.
  mutating func spoil(_ rect: PixelRect, of output: PixelRect) {
    guard !rect.isEmpty else { return }
    let all = pool.bounds
    stale.add(
      PixelRect(
        minX: rect.minX <= output.minX ? all.minX : rect.minX,
        minY: rect.minY <= output.minY ? all.minY : rect.minY,
        maxX: rect.maxX >= output.maxX ? all.maxX : rect.maxX,
        maxY: rect.maxY >= output.maxY ? all.maxY : rect.maxY))
  }

  /// Draws the marked ink again; returns the number of pixels.
  mutating func refresh(from drawing: Drawing, with renderer: inout InkRenderer) -> Int {
    guard !stale.isEmpty else { return 0 }
    let rects = stale
    stale = Damage()
    for rect in rects {
      pool.clear(rect)
      renderer.pour(drawing, from: start, into: &pool, within: rect)
    }
    return rects.area
  }
}

extension Drawing {
  /// Returns the number of strokes below the topmost ones that share their wet ink with a stroke;
  /// all, if the topmost does not.
  fileprivate func countBelow(_ look: Stroke) -> Int {
    var start = count
    for position in (0..<count).reversed() {
      let stroke = strokes[position]
      // An eraser's stroke draws nothing and does not separate others.
      if stroke.ink.type == .eraser { continue }
      guard stroke.isWet(with: look) else { break }
      start = position
    }
    return start
  }

  fileprivate func uppermost(below position: Int) -> InkID? {
    position > 0 ? strokes[position - 1].id : nil
  }
}
