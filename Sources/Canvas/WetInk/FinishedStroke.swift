package import InkCanvas
package import InkDrawing
import InkFitting
import InkGeometry
package import StylusModel

/// A finished stroke: fitting it takes longer than a frame, so it is done on another thread.
package struct FinishedStroke: Sendable {
  package let id: StrokeID
  package let style: StrokeStyle
  private let samples: [FitSample]
  private let straightAt: Int?
  private let isExact: Bool
  package let lifted: Timestamp

  /// What a record has of it.
  package init(_ record: StrokeRecord) {
    (id, style, samples) = (record.id, record.style, record.samples)
    (straightAt, isExact) = (record.straightAt, record.isExact)
    lifted = record.lifted ?? Timestamp(microseconds: 0)
  }

  /// The stroke for the drawing, in millimeters of the page, and the shape that a pen held still
  /// meant by it; nil if it leaves nothing.
  package func fitted() -> (drawn: Stroke, shape: Stroke?)? {
    guard !samples.isEmpty else { return nil }
    let record = StrokeRecord(id, style)
    _ = record.absorb(.replace(steadied), at: lifted)
    record.straighten(at: straightAt)
    _ = record.absorb(.end(lifted), at: lifted)
    var canvas = OutputCanvas(
      width: 0, height: 0, pixelsPerMillimeter: 1, buffers: 1)
    record.replay(on: &canvas)
    // Samples that a canvas took can be fitted.
    guard let drawn = try? canvas.inkToFit(id)?.fitted() else { return nil }
    return (drawn, canvas.shape(of: id, insteadOf: drawn))
  }

  /// The samples with times as a steady hand would have them.
  ///
  /// Compositors stamp what a pen did when they come to report it (wlroots 0.15: whenever its loop
  /// is idle), up to tens of milliseconds late on a busy machine, and a fit takes what that makes
  /// of a steady hand for corners. Within ``reach`` samples to either side the hand counts as
  /// equally fast: each step takes the share of their time that it has of their way, and a tenth by
  /// its number alone, for a hand that rests.
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

  /// The number of samples to either side.
  private static let reach = 8
}
