import InkDrawing
import InkEditing
package import InkFitting
import InkGeometry
package import StylusModel

/// A stroke that draws and is not part of the drawing yet. It can be drawn again on another canvas.
package final class StrokeRecord {
  package let id: StrokeID
  package let style: StrokeStyle
  /// In millimeters of the page.
  package private(set) var samples: [FitSample] = []
  private(set) var tail: [FitSample] = []
  /// When the pen was lifted; nil while it is down.
  package private(set) var lifted: Timestamp?
  /// The number of samples when the stroke became a shape; nil if it did not.
  package private(set) var straightAt: Int?
  private var hold = PenHold()
  /// Whether the samples have the times of the pen, not the times at which a compositor reported
  /// them.
  package private(set) var isExact = false
  /// The beginning of the last hold that did not produce a shape.
  private var refused: Double?

  package init(_ id: StrokeID, _ style: StrokeStyle) {
    self.id = id
    self.style = style
    samples.reserveCapacity(256)
  }

  /// Adds a sample; false if there are too many.
  ///
  /// - Parameter now: when the sample arrived. A pen that is held still may send nothing, or keep
  ///   sending.
  private func recordSample(_ sample: FitSample, at now: Timestamp) -> Bool {
    guard samples.count < StrokeStep.mostSamples else { return false }
    samples.append(sample)
    tail.removeAll(keepingCapacity: true)
    if style.straightens { hold.append(sample.location, at: Double(now.microseconds) * 1e-6) }
    return true
  }

  /// Replaces all samples; false if the stroke is a shape already.
  private func replace(_ samples: [FitSample], at now: Timestamp) -> Bool {
    guard straightAt == nil else { return false }
    self.samples.removeAll(keepingCapacity: true)
    for sample in samples { _ = recordSample(sample, at: now) }
    return true
  }

  /// Corrects a sample; false if there is none with this index. The samples of a shape count too:
  /// undo restores the stroke as it was drawn.
  private func correct(_ index: Int, to sample: FitSample) -> Bool {
    guard samples.indices.contains(index) else { return false }
    samples[index] = sample
    return true
  }

  /// Replaces the predicted tail; false if the stroke is a shape already.
  private func expect(_ tail: [FitSample]) -> Bool {
    guard straightAt == nil else { return false }
    self.tail = tail
    return true
  }

  /// Draws the whole stroke on a canvas.
  ///
  /// - Returns: false if the canvas has too many open strokes.
  @discardableResult package func replay(
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

  /// Applies a step to the record.
  ///
  /// - Parameter now: when the step arrived.
  /// - Returns: false if the step changes nothing.
  package func absorb(_ step: StrokeStep, at now: Timestamp) -> Bool {
    switch step {
    case .append(let sample): return lifted == nil && recordSample(sample, at: now)
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

  /// Shows a step that was applied on the canvas of the stroke.
  package func relay(_ step: StrokeStep, to canvas: inout OutputCanvas) {
    switch step {
    case .append(let sample): canvas.append(sample, to: id)
    case .replace:
      canvas.cancel(id)
      replay(on: &canvas)
    case .correct(let index, let sample): canvas.correct(index, to: sample, in: id)
    case .expect(let tail): canvas.expect(tail, behind: id)
    case .end(let time, _):
      canvas.expect([], behind: id)
      canvas.end(id, at: time)
    }
  }
}

extension StrokeStyle {
  /// The style at a zoom. Ink that fades has the same width on the screen at any zoom.
  fileprivate func shown(at zoom: Double) -> StrokeStyle {
    guard fate == .fades, zoom != 1 else { return self }
    var style = self
    style.width /= zoom
    return style
  }
}

// Shapes.
extension StrokeRecord {
  /// The time at which the pen has been held still long enough for a shape, if it does not move;
  /// nil if never.
  package var straightens: Timestamp? {
    guard style.straightens, straightAt == nil, lifted == nil, let held = hold.heldFrom,
      held != refused
    else { return nil }
    return Timestamp(microseconds: Int64(held * 1e6) + 1)
  }

  /// Reports that the pen was held still, and that the stroke became a shape or resembles none.
  package func wasHeld(becoming isShape: Bool) {
    refused = hold.heldFrom
    guard isShape else { return }
    straightAt = samples.count
    tail = []
  }

  /// Sets the number of samples at which the stroke became a shape.
  package func straighten(at number: Int?) { straightAt = number }
}
