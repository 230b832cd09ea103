import InkDrawing
import InkGeometry
import InkRendering
import StylusModel

@testable import InkCanvas

/// A compositor's end: buffers of a canvas, and the picture that was shown last.
struct Screen {
  private(set) var buffers: [[UInt32]]
  let layout: PixelLayout
  private(set) var shown: [UInt32]

  init(_ canvas: OutputCanvas, buffers: Int = 3) {
    // Rows with a gap, as some buffers have.
    layout = PixelLayout(
      bounds: canvas.bounds, rowLength: canvas.bounds.width + 5, order: .blueLowest)
    // What is in a new buffer nobody knows.
    self.buffers = Array(
      repeating: Array(repeating: 0xDEAD_BEEF, count: layout.count), count: buffers)
    shown = Array(repeating: 0, count: layout.count)
  }

  /// What a picture was.
  struct Shown {
    var damage: Damage
    /// Pixels that changed and are in no rectangle of the damage.
    var missed = 0
    /// The smallest rectangle around all pixels that changed.
    var changed = PixelRect.empty
  }

  /// Shows the canvas in a buffer.
  @discardableResult
  mutating func show(_ canvas: inout OutputCanvas, in number: Int = 0) -> Shown {
    var words = buffers[number].mutableSpan
    var result = Shown(damage: canvas.repair(buffer: number, &words, layout: layout))
    for y in layout.bounds.minY..<layout.bounds.maxY {
      for index in layout.row(y, layout.bounds) where buffers[number][index] != shown[index] {
        let x = index - y * layout.rowLength
        result.changed = result.changed.union(PixelRect(x: x, y: y, width: 1, height: 1))
        if !result.damage.contains(where: { $0.contains(x: x, y: y) }) { result.missed += 1 }
        shown[index] = buffers[number][index]
      }
    }
    return result
  }

  /// The gap that no canvas writes to.
  func gapIsUntouched(_ number: Int) -> Bool {
    layout.bounds.height < 2
      || buffers[number][layout.bounds.width..<layout.rowLength].allSatisfy { $0 == 0xDEAD_BEEF }
  }
}

extension OutputCanvas {
  /// The whole picture made anew, from the drawing and from all tips of all strokes that are wet.
  func drawnAnew(_ layout: PixelLayout) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    var renderer = InkRenderer(view: view)
    renderer.draw(drawing, on: &words, layout: layout, clip: bounds)
    for stroke in fading {
      let none: [NibPose] = []
      renderer.draw(
        stroke.layer, adding: none.span, of: stroke.look, on: &words, layout: layout, clip: bounds)
    }
    for stroke in wet {
      let tips = stroke.allTips
      renderer.draw(tips.span, of: stroke.look, on: &words, layout: layout, clip: bounds)
    }
    return pixels
  }
}

extension WetStroke {
  /// All of its tips, made anew.
  var allTips: [NibPose] {
    var tips: [NibPose] = []
    for span in 0..<max(min(1, curve.count), curve.count - 1) {
      curve.addTips(ofSpan: span, to: &tips)
    }
    return tips
  }
}

extension PixelLayout {
  /// How many pixels differ, outside the gaps.
  func differences(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var count = 0
    for y in bounds.minY..<bounds.maxY {
      for index in row(y, bounds) where a[index] != b[index] { count += 1 }
    }
    return count
  }
}
