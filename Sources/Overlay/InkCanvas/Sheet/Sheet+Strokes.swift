package import InkDrawing
import InkEditing
package import InkFitting
package import StylusModel

/// An open stroke that erases or selects. Its effect is immediate, except for a lasso.
struct OtherStroke {
  let id: StrokeID
  let part: StrokePart
  /// Whether the canvas draws the line of the lasso.
  let drawsLine: Bool
  /// All samples of a lasso, or the last sample of an eraser.
  var samples: [FitSample] = []

  mutating func keepSample(_ sample: FitSample) {
    if case .selects = part, samples.count < SelectingPen.mostPlaces {
      samples.append(sample)
    } else {
      samples = [sample]
    }
  }

  /// Begins the stroke; false if the canvas has too many open strokes.
  func begin(on canvas: inout OutputCanvas) -> Bool {
    switch part {
    case .erases(let mode, let width): canvas.beginErasing(id, mode: mode, width: width)
    case .selects(let parts): canvas.beginSelecting(id, parts: parts, drawn: drawsLine)
    case .draws, .movesRuler: false
    }
  }

  /// Continues the stroke on a canvas that already contains its effect, so that nothing is erased
  /// or dragged twice.
  func goOn(on canvas: inout OutputCanvas, drags: Bool) {
    guard begin(on: &canvas) else { return }
    for sample in drags ? samples.suffix(1) : samples[...] { canvas.append(sample, to: id) }
  }
}

/// What a new picture must know about the open strokes of the previous one.
struct StrokeMarks {
  /// The strokes of which some ink was visible.
  var seen: Set<StrokeID> = []
  /// Whether a pen drags the selection.
  var drags = false
}

// Strokes.
extension Sheet {
  var marks: StrokeMarks {
    mutating get {
      var marks = StrokeMarks(drags: canvas.selection.isDragging)
      for stroke in drawn where canvas.picture.shows(stroke.id) { marks.seen.insert(stroke.id) }
      return marks
    }
  }

  /// Begins a stroke. A stroke that moves the ruler is not part of the page.
  ///
  /// - Parameters:
  ///   - drawsLine: whether the line of a lasso is drawn here.
  ///   - wasSeen: whether the stroke becomes part of the drawing even if none of its ink is
  ///     visible.
  /// - Returns: false if the stroke is open already, or too many are.
  @discardableResult package mutating func begin(
    _ id: StrokeID, _ part: StrokePart, drawsLine: Bool = true, wasSeen: Bool = true
  ) -> Bool {
    if case .draws(let style) = part {
      let stroke = StrokeRecord(id, style)
      guard stroke.replay(on: &canvas, wasSeen: wasSeen) else { return false }
      drawn.append(stroke)
      return true
    }
    let stroke = OtherStroke(id: id, part: part, drawsLine: drawsLine)
    guard stroke.begin(on: &canvas) else { return false }
    others.append(stroke)
    return true
  }

  /// Applies a step to an open stroke.
  ///
  /// - Parameter now: when the step arrived. A pen that is held still may send nothing.
  /// - Returns: false if the step changes nothing, for example because the stroke is not open.
  @discardableResult package mutating func apply(
    _ step: StrokeStep, to id: StrokeID, at now: Timestamp
  ) -> Bool {
    if let stroke = record(of: id) {
      guard stroke.absorb(step, at: now) else { return false }
      stroke.relay(step, to: &canvas)
      return true
    }
    guard let index = others.firstIndex(where: { $0.id == id }) else { return false }
    if case .append(let sample) = step {
      others[index].keepSample(sample)
      canvas.append(sample, to: id)
    }
    return true
  }

  /// A stroke that draws and is not part of the drawing yet; nil if there is none with this number.
  package func record(of id: StrokeID) -> StrokeRecord? { drawn.first { $0.id == id } }

  /// Whether an open stroke erases or selects.
  package func isOther(_ id: StrokeID) -> Bool { others.contains { $0.id == id } }

  /// Turns a stroke into the shape that it resembles; false if it resembles none.
  package mutating func straighten(_ id: StrokeID) -> Bool {
    guard let stroke = record(of: id) else { return false }
    let isShape = canvas.straighten(id)
    stroke.wasHeld(becoming: isShape)
    return isShape
  }

  /// The time at which the next pen will have been held still long enough; nil if there is none.
  package var straightensAt: Timestamp? { drawn.lazy.compactMap(\.straightens).min() }

  /// Turns strokes into shapes if their pens are held still; false if no pen is.
  package mutating func straighten(at now: Timestamp) -> Bool {
    var isTried = false
    for stroke in drawn {
      guard let due = stroke.straightens, due <= now else { continue }
      _ = straighten(stroke.id)
      isTried = true
    }
    return isTried
  }

  /// The work to do before a stroke can dry, for another thread.
  package mutating func inkToFit(_ id: StrokeID) -> InkToFit? { canvas.inkToFit(id) }

  /// Ends a stroke that erases, selects or fades.
  package mutating func finish(_ id: StrokeID) {
    removeRecord(of: id)
    // Only permanent ink is fitted, and only a fit can fail.
    try? canvas.finish(id)
    deferPainting()
  }

  /// Ends a stroke and adds the result to the drawing; nil adds nothing.
  ///
  /// - Parameter former: the same stroke, if the drawing contains a part of it:
  ///   ``OutputCanvas/finish(_:as:insteadOf:)``.
  package mutating func finish(_ id: StrokeID, as stroke: Stroke?, insteadOf former: InkID? = nil) {
    removeRecord(of: id)
    if let former {
      canvas.finish(id, as: stroke, insteadOf: former)
    } else {
      canvas.finish(id, as: stroke)
    }
  }

  /// Discards a stroke; false if it is not open.
  @discardableResult package mutating func cancel(_ id: StrokeID) -> Bool {
    guard record(of: id) != nil || isOther(id) else { return false }
    removeRecord(of: id)
    canvas.cancel(id)
    deferPainting()
    return true
  }

  private mutating func removeRecord(of id: StrokeID) {
    drawn.removeAll { $0.id == id }
    others.removeAll { $0.id == id }
  }
}
