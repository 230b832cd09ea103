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

  /// The finished stroke of a record.
  package init(_ record: StrokeRecord) {
    (id, style, samples) = (record.id, record.style, record.samples)
    (straightAt, isExact) = (record.straightAt, record.isExact)
    lifted = record.lifted ?? Timestamp(microseconds: 0)
  }

  /// The stroke for the drawing, in millimeters of the page, and the shape intended by a pen that
  /// was held still; nil if nothing remains.
  package func fitted() -> (drawn: Stroke, shape: Stroke?)? {
    guard !samples.isEmpty else { return nil }
    let record = StrokeRecord(id, style)
    _ = record.absorb(.replace(steadied), at: lifted)
    record.straighten(at: straightAt)
    _ = record.absorb(.end(lifted), at: lifted)
    var canvas = OutputCanvas(
      width: 0, height: 0, pixelsPerMillimeter: 1, buffers: 1)
    record.replay(on: &canvas)
    // Samples that a canvas accepted can be fitted.
    guard let drawn = try? canvas.inkToFit(id)?.fitted() else { return nil }
    return (drawn, canvas.shape(of: id, insteadOf: drawn))
  }

  /// The samples with the times that a steady hand would produce.
  ///
  /// Compositors stamp a pen's events when they report them (wlroots 0.15: when its loop is idle),
  /// up to tens of milliseconds late on a busy machine, and a fit would treat the result as corners
  /// of a steady hand. Within ``reach`` samples to either side the speed is assumed to be constant:
  /// each step gets its share of the distance as its share of the time, and a tenth by its number
  /// alone, for a hand at rest.
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
