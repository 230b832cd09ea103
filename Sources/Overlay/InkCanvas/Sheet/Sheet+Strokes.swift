package import InkDrawing
import InkEditing
package import InkFitting
package import StylusModel

/// An open stroke that erases or selects: it has done at once what it does, but for a lasso.
struct OtherStroke {
  let id: StrokeID
  let part: StrokePart
  /// Whether the canvas draws the lasso's line.
  let drawsLine: Bool
  /// Where a lasso went; of what erases the last place only.
  var samples: [FitSample] = []

  mutating func append(_ sample: FitSample) {
    if case .selects = part, samples.count < SelectingPen.mostPlaces {
      samples.append(sample)
    } else {
      samples = [sample]
    }
  }

  /// Begins; false if the canvas has no room for it.
  func begin(on canvas: inout OutputCanvas) -> Bool {
    switch part {
    case .erases(let mode, let width): canvas.beginErasing(id, mode: mode, width: width)
    case .selects(let parts): canvas.beginSelecting(id, parts: parts, drawn: drawsLine)
    case .draws, .movesRuler: false
    }
  }

  /// Goes on from where it is on a canvas that knows what it has done so far: what was erased or
  /// dragged already is not erased or dragged once more.
  func goOn(on canvas: inout OutputCanvas, drags: Bool) {
    guard begin(on: &canvas) else { return }
    for sample in drags ? samples.suffix(1) : samples[...] { canvas.append(sample, to: id) }
  }
}

/// What is known of open strokes from the picture that they were in.
struct StrokeMarks {
  /// Those of which something was seen.
  var seen: Set<StrokeID> = []
  /// Whether a pen drags what is selected.
  var drags = false
}

// Strokes.
extension Sheet {
  var marks: StrokeMarks {
    mutating get {
      var marks = StrokeMarks(drags: canvas.isDragging)
      for stroke in drawn where canvas.shows(stroke.id) { marks.seen.insert(stroke.id) }
      return marks
    }
  }

  /// A stroke begins; one that takes the ruler along is none of the page's.
  ///
  /// - Parameters:
  ///   - drawsLine: whether a lasso's line is drawn here.
  ///   - wasSeen: it comes into the drawing even if nothing of it is seen.
  /// - Returns: false if it is open already or too many are.
  @discardableResult package mutating func begin(
    _ id: StrokeID, _ part: StrokePart, drawsLine: Bool = true, wasSeen: Bool = true
  ) -> Bool {
    if case .draws(let style) = part {
      let stroke = StrokeRecord(id, style)
      guard stroke.draw(on: &canvas, wasSeen: wasSeen) else { return false }
      drawn.append(stroke)
      return true
    }
    let stroke = OtherStroke(id: id, part: part, drawsLine: drawsLine)
    guard stroke.begin(on: &canvas) else { return false }
    others.append(stroke)
    return true
  }

  /// A step of a stroke.
  ///
  /// - Parameter now: when it came: a pen that is held still may send nothing, or go on sending.
  /// - Returns: false if it changes nothing, as of a stroke that is not open.
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
      others[index].append(sample)
      canvas.append(sample, to: id)
    }
    return true
  }

  /// A stroke that draws and is not in the drawing; nil: there is none of that number.
  package func record(of id: StrokeID) -> StrokeRecord? { drawn.first { $0.id == id } }

  /// Whether an open stroke erases or selects.
  package func isOther(_ id: StrokeID) -> Bool { others.contains { $0.id == id } }

  /// The pen is held still: the stroke becomes the shape that it looks like; false if it looks like
  /// none.
  package mutating func straighten(_ id: StrokeID) -> Bool {
    guard let stroke = record(of: id) else { return false }
    let isShape = canvas.straighten(id)
    stroke.wasHeld(becoming: isShape)
    return isShape
  }

  /// When the next pen will have been held still, as far as is known; nil: none will.
  package var straightensAt: Timestamp? { drawn.lazy.compactMap(\.straightens).min() }

  /// Strokes whose pens are held still become shapes; whether any was tried.
  package mutating func straighten(at now: Timestamp) -> Bool {
    var isTried = false
    for stroke in drawn {
      guard let due = stroke.straightens, due <= now else { continue }
      _ = straighten(stroke.id)
      isTried = true
    }
    return isTried
  }

  /// What must be fitted of a stroke before it is dry: for another thread.
  package mutating func inkToFit(_ id: StrokeID) -> InkToFit? { canvas.inkToFit(id) }

  /// A stroke that erases or selects, or whose ink fades, is over.
  package mutating func finish(_ id: StrokeID) {
    removeRecord(of: id)
    // Only ink that stays must be fitted, and can fail.
    try? canvas.finish(id)
    deferPainting()
  }

  /// A stroke is over, and this is what it becomes in the drawing; nil: nothing.
  ///
  /// - Parameter former: what the drawing has of it already:
  ///   ``OutputCanvas/finish(_:as:insteadOf:)``.
  package mutating func finish(_ id: StrokeID, as stroke: Stroke?, insteadOf former: InkID? = nil) {
    removeRecord(of: id)
    if let former {
      canvas.finish(id, as: stroke, insteadOf: former)
    } else {
      canvas.finish(id, as: stroke)
    }
  }

  /// A stroke never counted; false if none is open of that number.
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
