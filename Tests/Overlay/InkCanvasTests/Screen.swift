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
  private var pictures = 0

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
    var result = Shown(damage: repair(&canvas, number))
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

  /// Every other picture is made from the last one, as the overlay's are.
  private mutating func repair(_ canvas: inout OutputCanvas, _ number: Int) -> Damage {
    pictures += 1
    // Taken out and put back: two buffers of one array cannot be lent at once.
    var pixels: [UInt32] = []
    swap(&pixels, &buffers[number])
    defer { swap(&pixels, &buffers[number]) }
    var words = pixels.mutableSpan
    guard pictures % 2 == 0, let latest = canvas.latest, latest != number else {
      return canvas.repair(buffer: number, &words, layout: layout)
    }
    let last = buffers[latest]
    return canvas.repair(buffer: number, &words, layout: layout, from: last.span)
  }

  /// The gap that no canvas writes to.
  func gapIsUntouched(_ number: Int) -> Bool {
    layout.bounds.height < 2
      || buffers[number][layout.bounds.width..<layout.rowLength].allSatisfy { $0 == 0xDEAD_BEEF }
  }
}

extension OutputCanvas {
  /// What it shows in a buffer of which nobody knows what was in it.
  mutating func shown() -> [UInt32] {
    let layout = PixelLayout(bounds: bounds, order: .blueLowest)
    var all = [UInt32](repeating: 0xDEAD, count: layout.count)
    forget(buffer: 0)
    var words = all.mutableSpan
    _ = repair(buffer: 0, &words, layout: layout)
    return all
  }

  /// The whole picture made anew, from the drawing and from all tips of all strokes that are wet.
  func drawnAnew(_ layout: PixelLayout) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var words = pixels.mutableSpan
    var renderer = InkRenderer(view: view, underlay: .otherPrograms)
    let strokes = drawing.strokes.filter { $0.ink.type != .eraser }
    let wet = picture.wet.strokes
    let joining = wet.prefix { $0.stays && ($0.look.isWet(with: strokes.last ?? $0.look)) }
    var start = strokes.count
    let isMaskedWash =
      wet.first?.style.ink.type == .watercolor
      && strokes.reversed().prefix { $0.isWet(with: wet[0].look) }.contains { $0.mask != nil }
    let joined = strokes.isEmpty ? 0 : joining.count
    while joined > 0, start > 0, strokes[start - 1].isWet(with: wet[0].look) { start -= 1 }
    renderer.draw(strokes[..<start], on: &words, layout: layout, clip: bounds)
    var last: WetPiece?
    if isMaskedWash, joined > 0 { addWash(of: strokes[start...], to: &renderer) }
    for piece in wetPieces(joined, isMaskedWash ? [] : strokes[start...]) {
      if let last, piece.stays != last.stays || !piece.look.isWet(with: last.look) {
        renderer.blend(on: &words, layout: layout, clip: bounds)
      }
      last = piece
      var layer = piece.layer ?? InkLayer(for: piece.look.ink.type, bounds: .empty, view: view)
      if piece.layer == nil { layer.ends = piece.ends }
      renderer.add(
        layer, and: piece.tips.span, of: piece.look, fadedTo: piece.level, within: bounds)
      if isMaskedWash { renderer.keep(piece.tips.span) }
    }
    renderer.blend(on: &words, layout: layout, clip: bounds)
    // What is selected is not lifted in these tests.
    let outline =
      SelectionOutline.dashedOutline(of: editor, zoom: 1)
      + (SelectionFrame(editor)?.strokes ?? [])
    renderer.draw(outline, on: &words, layout: layout, clip: bounds)
    return pixels
  }

  /// Strokes of which some was erased are known to a pool only.
  private func addWash(of strokes: ArraySlice<Stroke>, to renderer: inout InkRenderer) {
    var pool = WetPool(view: view)
    pool.reset(to: bounds.grown(by: renderer.groupReach(of: .watercolor)), for: .watercolor)
    for stroke in strokes { renderer.pour(stroke, into: &pool, within: pool.bounds) }
    renderer.add(pool, of: strokes[strokes.startIndex], within: bounds)
  }

  /// What lies above the dry strokes that nothing joins, the lowest first.
  private func wetPieces(_ joined: Int, _ dry: ArraySlice<Stroke>) -> [WetPiece] {
    func piece(_ stroke: WetStroke) -> WetPiece {
      let tips = stroke.allTips
      let ends = EndTips(landing: tips.first, leaving: stroke.ended == nil ? nil : tips.last)
      return WetPiece(look: stroke.look, tips: tips, ends: ends, stays: stroke.stays)
    }
    let dry = dry.map { stroke in
      let tips = stroke.nibPoses(to: view, tolerance: 0.1)
      let ends = EndTips(
        landing: stroke.path.isCutAtStart ? nil : tips.first,
        leaving: stroke.path.isCutAtEnd ? nil : tips.last)
      return WetPiece(look: stroke, tips: tips, ends: ends, stays: true)
    }
    let wet = picture.wet.strokes
    let fading = picture.fading.strokes.map {
      WetPiece(look: $0.look, tips: [], stays: false, layer: $0.layer, level: $0.level)
    }
    return dry + wet.prefix(joined).map(piece) + fading + wet.dropFirst(joined).map(piece)
  }

  /// Another canvas with the same drawing, on which the same strokes are begun.
  func begunAnew() throws -> OutputCanvas {
    var canvas = OutputCanvas(
      width: bounds.width, height: bounds.height, pixelsPerMillimeter: pixelsPerMillimeter,
      drawing: drawing)
    for stroke in picture.wet.strokes {
      canvas.begin(stroke.id, stroke.style)
      for sample in stroke.curve.samples { canvas.append(sample, to: stroke.id) }
      canvas.expect(stroke.curve.tail, behind: stroke.id)
      if let ended = stroke.ended { canvas.end(stroke.id, at: ended) }
    }
    return canvas
  }
}

/// Ink that is blended once with its neighbors.
private struct WetPiece {
  var look: Stroke
  var tips: [NibPose]
  var ends = EndTips()
  var stays: Bool
  var layer: InkLayer?
  var level = 255
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
