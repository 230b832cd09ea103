package import InkCanvas
package import InkDrawing
package import InkFitting
package import InkGeometry
package import StylusModel

/// All that is known of a stroke that is not in the window's picture yet: for a surface of other pixels.
package final class WetStrokeRecord {
  package let id: StrokeID
  package let style: StrokeStyle
  /// In millimetres of the page.
  private(set) var samples: [FitSample] = []
  private(set) var tail: [FitSample] = []
  /// When the pen was lifted; nil while it is down.
  package var lifted: Timestamp?

  /// A canvas takes no more samples of a stroke.
  private static let mostSamples = 262_144

  package init(_ id: StrokeID, _ style: StrokeStyle) {
    self.id = id
    self.style = style
    samples.reserveCapacity(1_024)
  }

  /// The next sample; false if there are too many.
  package func append(_ sample: FitSample) -> Bool {
    guard samples.count < Self.mostSamples else { return false }
    samples.append(sample)
    tail.removeAll(keepingCapacity: true)
    return true
  }

  /// A sample is known better; false if there is none.
  package func correct(_ index: Int, to sample: FitSample) -> Bool {
    guard samples.indices.contains(index) else { return false }
    samples[index] = sample
    return true
  }

  package func expect(_ tail: [FitSample]) { self.tail = tail }

  /// Tells a canvas all of it.
  package func draw(on canvas: inout OutputCanvas?, shifted way: Point = .zero) {
    canvas?.begin(id, style, wasSeen: true)
    for sample in samples { canvas?.append(sample.moved(by: way), to: id) }
    if let lifted {
      canvas?.end(id, at: lifted)
    } else if !tail.isEmpty {
      canvas?.expect(tail.map { $0.moved(by: way) }, behind: id)
    }
  }

  /// What is left to do once it is over.
  package var finished: FinishedStroke {
    FinishedStroke(
      id: id, style: style, samples: samples, lifted: lifted ?? Timestamp(microseconds: 0))
  }
}

/// A stroke that is over: what it becomes in a drawing takes longer than a frame, and is made on another thread.
package struct FinishedStroke: Sendable {
  package let id: StrokeID
  package let style: StrokeStyle
  fileprivate let samples: [FitSample]
  package let lifted: Timestamp

  /// The stroke for the drawing, in millimetres of the page; nil if it leaves nothing.
  package func fitted() -> Stroke? {
    guard !samples.isEmpty else { return nil }
    let record = WetStrokeRecord(id, style)
    for sample in steadied { _ = record.append(sample) }
    record.lifted = lifted
    var canvas: OutputCanvas? = OutputCanvas(
      width: 0, height: 0, pixelsPerMillimetre: 1, buffers: 1)
    record.draw(on: &canvas)
    // Samples that a canvas took can be fitted.
    return try? canvas?.inkToFit(id)?.fitted()
  }

  /// The samples with times as a steady hand would have them.
  ///
  /// Compositors stamp what a pen did when they come to tell of it (wlroots 0.15: whenever its loop is idle), up to tens of
  /// milliseconds late on a busy machine, and a fit takes what that makes of a steady hand for corners. Within
  /// ``reach`` samples to either side the hand counts as equally fast: each step takes the share of their time that it has
  /// of their way, and a tenth by its number alone, for a hand that rests.
  private var steadied: [FitSample] {
    guard samples.count > 2 else { return samples }
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

extension FitSample {
  /// The same elsewhere.
  func moved(by way: Point) -> FitSample {
    var moved = self
    moved.location = location + way
    return moved
  }
}
