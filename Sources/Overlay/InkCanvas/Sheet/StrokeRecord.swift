import InkDrawing
import InkEditing
package import InkFitting
import InkGeometry
package import StylusModel

/// All that is known of a stroke that draws and is not in the drawing yet: a canvas of other pixels
/// is told all of it.
package final class StrokeRecord {
  package let id: StrokeID
  package let style: StrokeStyle
  /// In millimetres of the page.
  package private(set) var samples: [FitSample] = []
  private(set) var tail: [FitSample] = []
  /// When the pen was lifted; nil while it is down.
  package private(set) var lifted: Timestamp?
  /// How many samples there were when the pen was held still, and it became a shape, which follows
  /// the others; nil: it did not.
  package private(set) var straightAt: Int?
  private var hold = PenHold()
  /// Whether its samples have the times of the pen, and not those at which a compositor told of it.
  package private(set) var isExact = false
  /// From when on a pen was still that drew no shape until then.
  private var refused: Double?

  package init(_ id: StrokeID, _ style: StrokeStyle) {
    self.id = id
    self.style = style
    samples.reserveCapacity(1_024)
  }

  /// The next sample; false if there are too many.
  ///
  /// - Parameter now: when it came: a pen that is held still may send nothing, or go on sending.
  private func append(_ sample: FitSample, at now: Timestamp) -> Bool {
    guard samples.count < StrokeStep.mostSamples else { return false }
    samples.append(sample)
    tail.removeAll(keepingCapacity: true)
    if style.straightens { hold.append(sample.location, at: Double(now.microseconds) * 1e-6) }
    return true
  }

  /// All that there is of it is known otherwise; false if it is a shape already.
  private func replace(_ samples: [FitSample], at now: Timestamp) -> Bool {
    guard straightAt == nil else { return false }
    self.samples.removeAll(keepingCapacity: true)
    for sample in samples { _ = append(sample, at: now) }
    return true
  }

  /// A sample is known better; false if there is none, or it is a shape already.
  private func correct(_ index: Int, to sample: FitSample) -> Bool {
    guard samples.indices.contains(index) else { return false }
    samples[index] = sample
    return straightAt == nil
  }

  /// False if it is a shape already.
  private func expect(_ tail: [FitSample]) -> Bool {
    guard straightAt == nil else { return false }
    self.tail = tail
    return true
  }

  /// Tells a canvas all of it.
  ///
  /// - Returns: false if the canvas has no room for it.
  @discardableResult package func draw(
    on canvas: inout OutputCanvas, wasSeen: Bool = true
  ) -> Bool {
    guard canvas.begin(id, style.shown(at: canvas.zoom), wasSeen: wasSeen) else { return false }
    for (number, sample) in samples.enumerated() {
      if number == straightAt { canvas.straighten(id) }
      canvas.append(sample, to: id)
    }
    if straightAt == samples.count { canvas.straighten(id) }
    if let lifted {
      canvas.end(id, at: lifted)
    } else if !tail.isEmpty {
      canvas.expect(tail, behind: id)
    }
    return true
  }

  /// Takes a step of it in.
  ///
  /// - Parameter now: when that came.
  /// - Returns: false if it changes nothing.
  package func absorb(_ step: StrokeStep, at now: Timestamp) -> Bool {
    switch step {
    case .append(let sample): return lifted == nil && append(sample, at: now)
    case .replace(let samples): return lifted == nil && replace(samples, at: now)
    case .correct(let index, let sample): return correct(index, to: sample)
    case .expect(let tail): return lifted == nil && expect(tail)
    case .end(let time, let isExact):
      guard lifted == nil else { return false }
      tail = []
      (lifted, self.isExact) = (time, isExact)
      return true
    }
  }

  /// Has the canvas that shows it show a step that it took in.
  package func relay(_ step: StrokeStep, to canvas: inout OutputCanvas) {
    switch step {
    case .append(let sample): canvas.append(sample, to: id)
    case .replace:
      canvas.cancel(id)
      draw(on: &canvas)
    case .correct(let index, let sample): canvas.correct(index, to: sample, in: id)
    case .expect(let tail): canvas.expect(tail, behind: id)
    case .end(let time, _):
      canvas.expect([], behind: id)
      canvas.end(id, at: time)
    }
  }
}

extension StrokeStyle {
  /// On a page that is shown so many times as large as in life: ink that fades is as broad on the
  /// screen at any zoom.
  fileprivate func shown(at zoom: Double) -> StrokeStyle {
    guard fate == .fades, zoom != 1 else { return self }
    var style = self
    style.width /= zoom
    return style
  }
}

// Shapes.
extension StrokeRecord {
  /// From when on the pen is held still, as far as is known, if the stroke may become a shape then;
  /// nil: never.
  package var straightens: Timestamp? {
    guard style.straightens, straightAt == nil, lifted == nil, let held = hold.heldFrom,
      held != refused
    else { return nil }
    return Timestamp(microseconds: Int64(held * 1e6) + 1)
  }

  /// The pen was held still: the stroke became a shape on its canvas, or looks like none.
  package func wasHeld(becoming isShape: Bool) {
    refused = hold.heldFrom
    guard isShape else { return }
    straightAt = samples.count
    tail = []
  }

  /// It became a shape when it had so many samples; nil: it did not.
  package func straighten(at number: Int?) { straightAt = number }
}
