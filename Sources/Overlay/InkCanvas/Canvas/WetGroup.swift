import InkDrawing
import InkRendering
import StylusModel

/// The strokes on top of a drawing that what is drawn next may run into: their ink is not blended
/// yet.
///
/// Who takes them out of the picture blends them above it, together with what is being drawn,
/// wherever it is asked for.
struct WetGroup: Sendable {
  /// A stroke of the group: tells ink and group.
  let look: Stroke
  /// Their ink: a byte a pixel of the output, and of as much around it as decides how the rim
  /// looks.
  var pool: WetPool
  /// How many strokes of the drawing lie below.
  private(set) var start: Int
  /// The uppermost of these.
  private(set) var below: InkID?
  /// Where their ink must be poured anew.
  private(set) var stale = Damage()
  /// When the last of them is dry.
  var dries = Timestamp(microseconds: .min)

  /// The group of a stroke, whose ink is not poured yet; the pool is clean.
  init(_ look: Stroke, in drawing: Drawing, pool: consuming WetPool) {
    self.look = look
    self.pool = pool
    start = drawing.countBelow(look)
    below = drawing.uppermost(below: start)
  }

  /// The drawing is another.
  ///
  /// - Returns: whether strokes that lay below belong to the group now, or the other way round.
  mutating func recount(in drawing: Drawing) -> Bool {
    start = drawing.countBelow(look)
    let uppermost = drawing.uppermost(below: start)
    defer { below = uppermost }
    return uppermost != below
  }

  /// Some ink of the drawing was taken away.
  ///
  /// - Returns: as ``recount(in:)``, whose cost is that of a large group.
  mutating func recountErased(in drawing: Drawing) -> Bool {
    guard let below else {
      start = 0
      return false
    }
    guard let position = drawing.position(of: below) else { return recount(in: drawing) }
    start = position + 1
    return false
  }

  /// The ink of some pixels of an output must be poured anew; at its rim that of those beyond too.
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

  /// Pours anew what must be; how many pixels that were.
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
  /// How many strokes lie below those on top that are wet with one; all, if the uppermost is not.
  fileprivate func countBelow(_ look: Stroke) -> Int {
    var start = count
    for position in (0..<count).reversed() {
      let stroke = strokes[position]
      // An eraser's stroke draws nothing, and keeps nothing apart.
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
