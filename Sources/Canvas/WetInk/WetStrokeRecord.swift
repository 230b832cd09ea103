package import InkCanvas
package import InkDrawing
import InkEditing
package import InkFitting
import InkGeometry
package import StylusModel

/// All that is known of a stroke that is not in the window's picture yet: for a surface of other pixels.
package final class WetStrokeRecord {
  package let id: StrokeID
  package let style: StrokeStyle
  /// In millimetres of the page.
  private(set) var samples: [FitSample] = []
  private(set) var tail: [FitSample] = []
  /// When the pen was lifted; nil while it is down.
  package private(set) var lifted: Timestamp?
  /// How many samples there were when the pen was held still, and it became a shape, which follows the others; nil: it did not.
  private(set) var straightAt: Int?
  private var hold = PenHold()
  private var isExact = false
  /// From when on a pen was still that drew no shape until then.
  private var refused: Double?

  /// A canvas takes no more samples of a stroke.
  private static let mostSamples = 262_144

  package init(_ id: StrokeID, _ style: StrokeStyle) {
    self.id = id
    self.style = style
    samples.reserveCapacity(1_024)
  }

  /// The next sample; false if there are too many.
  ///
  /// - Parameter now: when it came: a pen that is held still may send nothing, or go on sending.
  package func append(_ sample: FitSample, at now: Timestamp) -> Bool {
    guard samples.count < Self.mostSamples else { return false }
    samples.append(sample)
    tail.removeAll(keepingCapacity: true)
    if style.straightens { hold.append(sample.location, at: Double(now.microseconds) * 1e-6) }
    return true
  }

  /// All that there is of it is known otherwise; false if it is a shape already.
  package func replace(with samples: [FitSample], at now: Timestamp) -> Bool {
    guard straightAt == nil else { return false }
    self.samples.removeAll(keepingCapacity: true)
    for sample in samples { _ = append(sample, at: now) }
    return true
  }

  /// A sample is known better; false if there is none, or it is a shape already.
  package func correct(_ index: Int, to sample: FitSample) -> Bool {
    guard samples.indices.contains(index) else { return false }
    samples[index] = sample
    return straightAt == nil
  }

  /// False if it is a shape already.
  package func expect(_ tail: [FitSample]) -> Bool {
    guard straightAt == nil else { return false }
    self.tail = tail
    return true
  }

  /// The pen was lifted.
  ///
  /// - Parameter isExact: whether its samples have the times of the pen, and not those at which a compositor told of it.
  package func lift(at time: Timestamp, isExact: Bool = false) {
    tail = []
    lifted = time
    self.isExact = isExact
  }

  /// Tells a canvas all of it.
  package func draw(on canvas: inout OutputCanvas) {
    canvas.begin(id, style, wasSeen: true)
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
  }

  /// What is left to do once it is over.
  package var finished: FinishedStroke {
    FinishedStroke(
      id: id, style: style, samples: samples, straightAt: straightAt, isExact: isExact,
      lifted: lifted ?? Timestamp(microseconds: 0))
  }
}

// Shapes.
extension WetStrokeRecord {
  /// From when on the pen is held still, as far as is known, if the stroke may become a shape then; nil: never.
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

  fileprivate func straighten(at number: Int?) { straightAt = number }
}

/// A stroke that is over: what it becomes in a drawing takes longer than a frame, and is made on another thread.
package struct FinishedStroke: Sendable {
  package let id: StrokeID
  package let style: StrokeStyle
  fileprivate let samples: [FitSample]
  fileprivate let straightAt: Int?
  fileprivate let isExact: Bool
  package let lifted: Timestamp

  /// The stroke for the drawing, in millimetres of the page, and the shape that a pen held still meant by it; nil if it leaves
  /// nothing.
  package func fitted() -> (drawn: Stroke, shape: Stroke?)? {
    guard !samples.isEmpty else { return nil }
    let record = WetStrokeRecord(id, style)
    for sample in steadied { _ = record.append(sample, at: lifted) }
    record.straighten(at: straightAt)
    record.lift(at: lifted)
    var canvas = OutputCanvas(
      width: 0, height: 0, pixelsPerMillimetre: 1, buffers: 1)
    record.draw(on: &canvas)
    // Samples that a canvas took can be fitted.
    guard let drawn = try? canvas.inkToFit(id)?.fitted() else { return nil }
    return (drawn, canvas.shape(of: id, insteadOf: drawn))
  }

  /// The samples with times as a steady hand would have them.
  ///
  /// Compositors stamp what a pen did when they come to tell of it (wlroots 0.15: whenever its loop is idle), up to tens of
  /// milliseconds late on a busy machine, and a fit takes what that makes of a steady hand for corners. Within
  /// ``reach`` samples to either side the hand counts as equally fast: each step takes the share of their time that it has
  /// of their way, and a tenth by its number alone, for a hand that rests.
  private var steadied: [FitSample] {
    guard samples.count > 2, !isExact else { return samples }
    var ways = [0.0]
    for (a, b) in zip(samples, samples.dropFirst()) {
      ways.append(ways[ways.count - 1] + a.location.distance(to: b.location))
    }
    var steady = samples
    for index in 1..<samples.count {
      let (low, high) = (
        max(0, index - 1 - Self.reach), min(samples.count - 1, index + Self.reach)
      )
      let (time, way) = (samples[high].time - samples[low].time, ways[high] - ways[low])
      let even = 1 / Double(high - low)
      let share = way > 0 ? 0.9 * (ways[index] - ways[index - 1]) / way + 0.1 * even : even
      steady[index].time = steady[index - 1].time + max(0, time) * share
    }
    return steady
  }

  /// So many samples to either side.
  private static let reach = 8
}
