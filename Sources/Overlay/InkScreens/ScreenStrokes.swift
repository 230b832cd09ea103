import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import StylusClient
import StylusModel

/// A stroke on one output.
package struct ScreenStroke {
  package let stroke: OpenStroke
  /// Onto the output, as it was when the stroke came to it.
  private let base: OutputMapping
  /// Onto the page, as it is shown now.
  private(set) var mapping: OutputMapping
  /// The same before the page was shown otherwise under the pen, and up to which sample.
  private var earlier: [(end: Int, mapping: OutputMapping)] = []
  /// Where its tip goes from the last sample on, in millimeters of the tablet.
  var tail: PredictedTail?

  /// - Parameter page: from millimeters of the output to those of the page; nil: they are the same.
  init(_ stroke: OpenStroke, onto place: OutputPlace, page: InkTransform?) {
    self.stroke = stroke
    base = stroke.mapping.onto(place)
    mapping = page.map { [base] in base.onto(page: $0) } ?? base
  }

  /// The view has changed: the pen's further ink is at another position on the page.
  mutating func remap(to page: InkTransform?) {
    let other = page.map { base.onto(page: $0) } ?? base
    guard other != mapping else { return }
    earlier.append((end: stroke.samples.count, mapping: mapping))
    mapping = other
  }

  /// One of its samples on the page.
  func sample(_ number: Int, _ sample: Sample) -> FitSample {
    let mapping = earlier.first { number < $0.end }?.mapping ?? self.mapping
    return mapping.sample(sample, began: stroke.began)
  }

  /// Makes some points what is drawn behind it in a picture of that moment.
  fileprivate func predictTail(
    at moment: Timestamp, within uncertainty: Millimeters, into points: inout [PredictedSample]
  ) {
    points.removeAll(keepingCapacity: true)
    let until = moment + Microseconds(-stroke.clock.value)
    tail?.addPoints(until: until, within: uncertainty, to: &points)
  }
}

/// The strokes on one output that are not in its ink yet.
package struct ScreenStrokes {
  /// Those that are open, by their tails.
  package private(set) var open: [ScreenStroke] = []
  /// Those that are finished except for their fit.
  package private(set) var fitting: [OpenStroke] = []
  /// Lent to each picture.
  private var tail: [FitSample] = []
  private var points: [PredictedSample] = []

  /// Points with a larger expected error than this are not part of a tail.
  private static let uncertainty = Millimeters(1)

  init() {
    tail.reserveCapacity(64)
    points.reserveCapacity(64)
  }

  /// Whether all strokes are in the ink.
  var isEmpty: Bool { open.isEmpty && fitting.isEmpty }

  /// Whether a pen is down.
  var isPenDown: Bool { open.contains { $0.stroke.lifted == nil } }

  /// Where a stroke lies among those that are open; nil: it is not.
  func position(of stroke: OpenStroke) -> Int? { open.firstIndex { $0.stroke === stroke } }

  /// Whether nothing of a stroke has yet to come into the ink.
  func isSettled(_ stroke: OpenStroke) -> Bool {
    position(of: stroke) == nil && !fitting.contains { $0 === stroke }
  }

  /// An open stroke.
  subscript(position: Int) -> ScreenStroke {
    get { open[position] }
    _modify { yield &open[position] }
  }

  /// A stroke reaches the output.
  mutating func insert(_ stroke: ScreenStroke) { open.append(stroke) }

  /// A stroke is not open any more; `isFitted`: it comes into the ink when it is fitted. False if
  /// it was not open.
  mutating func complete(_ stroke: OpenStroke, isFitted: Bool) -> Bool {
    guard let position = position(of: stroke) else { return false }
    open.remove(at: position)
    if isFitted { fitting.append(stroke) }
    return true
  }

  /// A stroke is fitted; nil if it did not wait for that.
  mutating func fitArrived(for id: StrokeID) -> OpenStroke? {
    guard let index = fitting.firstIndex(where: { $0.id == id }) else { return nil }
    return fitting.remove(at: index)
  }

  /// A stroke never counted.
  mutating func discard(_ stroke: OpenStroke) { open.removeAll { $0.stroke === stroke } }

  /// The page is shown otherwise.
  mutating func remap(to page: InkTransform?) {
    for index in open.indices { open[index].remap(to: page) }
  }

  // MARK: Tails

  /// Draws the tails up to where the tips will be when a picture is seen.
  mutating func expectTails(at moment: Timestamp, on canvas: inout OutputCanvas) {
    for entry in open where entry.tail != nil {
      let stroke = entry.stroke
      entry.predictTail(at: moment, within: Self.uncertainty, into: &points)
      tail.removeAll(keepingCapacity: true)
      for point in points {
        tail.append(entry.mapping.sample(point.sample, began: stroke.began))
      }
      canvas.expect(tail, behind: stroke.id)
    }
  }

  /// The tips as a frame shows them that is expected on the screen at that moment.
  func drawnTips(at expected: Timestamp) -> [DrawnTip] {
    open.compactMap { entry in
      let stroke = entry.stroke
      guard stroke.lifted == nil, let last = stroke.samples.last else { return nil }
      var tail: [PredictedSample] = []
      entry.predictTail(at: expected, within: Self.uncertainty, into: &tail)
      let tip = tail.last?.sample ?? last
      return DrawnTip(
        place: Point(x: Double(tip.x.value), y: Double(tip.y.value)), clock: stroke.clock)
    }
  }
}
