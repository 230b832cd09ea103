import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// A stroke that may still grow or change: its samples, and what they cover.
///
/// What lies between three samples and more back never changes by itself: it is covered once, on a layer that is
/// kept. The last span bends with the next sample, and the tail goes when that comes: the tips of both are kept
/// beside the layer and covered anew in each picture that they touch. A correction makes the coverage
/// around the spans that it moves out of date; it is made again from all spans that reach there.
struct WetStroke: Sendable {
  private(set) var id: StrokeID
  private(set) var style: StrokeStyle
  private(set) var curve: TipCurve
  /// Tells a renderer ink, seed and name.
  private(set) var look: Stroke
  /// When the pen was lifted; nil while it is down.
  private(set) var ended: Timestamp?
  /// What the settled spans cover, as it was when it was last made up to date.
  private(set) var layer: InkLayer
  /// The tips of what may change with the next sample.
  private(set) var free: [NibPose] = []
  /// All pixels that these reach.
  private var freeBox = PixelRect.empty
  private var boxes = SpanBoxes()
  private var isFreeStale = false
  /// Where the layer's coverage must be made again.
  private var stale = Damage()
  private var poses: [NibPose] = []

  /// A stroke without samples, on a layer that is clean.
  init(id: StrokeID, style: StrokeStyle, pixelsPerMillimetre scale: Double, layer: InkLayer) {
    self.id = id
    self.style = style
    self.layer = layer
    curve = TipCurve(ink: style.ink, width: style.width, scale: scale)
    look = Stroke(
      ink: style.ink,
      path: StrokePath(
        controlPoints: [StrokePoint(location: .zero)], creationDate: style.creationDate),
      randomSeed: style.seed)
    free.reserveCapacity(256)
    poses.reserveCapacity(256)
  }

  /// All pixels that have ink of it, or had.
  var bounds: PixelRect { layer.dirty.union(freeBox) }

  /// Whether ``refresh(_:)`` has anything to do.
  var isStale: Bool { isFreeStale || !stale.isEmpty || boxes.count < settledSpans }

  /// How many spans no further sample changes.
  private var settledSpans: Int {
    let count = curve.samples.count
    return ended == nil ? max(0, count - 2) : min(count, max(1, count - 1))
  }
}

extension WetStroke {
  /// A sample came; the tail is gone.
  mutating func append(_ sample: FitSample) {
    guard ended == nil, curve.append(sample) else { return }
    isFreeStale = true
  }

  /// A sample is known better.
  mutating func correct(_ index: Int, to sample: FitSample) {
    guard curve.samples.indices.contains(index) else { return }
    let old = curve.samples[index]
    guard curve.replace(index, with: sample) else { return }
    // A place bends the spans of its neighbours too, and decides their speed.
    let reach = old.location == sample.location ? 1 : 2
    for span in max(0, index - reach)...index + reach - 1 where span < boxes.count {
      stale.add(boxes[span])
      makePoses(ofSpan: span)
      boxes.set(inkBox, for: span)
      stale.add(boxes[span])
    }
    if index + reach >= boxes.count { isFreeStale = true }
  }

  /// Another tail is expected.
  mutating func expect(_ tail: [FitSample]) {
    guard ended == nil, !(tail.isEmpty && curve.tail.isEmpty) else { return }
    curve.expect(tail)
    isFreeStale = true
  }

  /// The pen was lifted.
  mutating func end(at time: Timestamp) {
    guard ended == nil else { return }
    ended = time
    curve.expect([])
    isFreeStale = true
  }

  /// Takes its layer away, at the end of its life.
  mutating func giveUpLayer() -> InkLayer {
    let given = layer
    layer = InkLayer(for: given.type, bounds: .empty, view: .identity)
    return given
  }

  private mutating func makePoses(ofSpan span: Int) {
    poses.removeAll(keepingCapacity: true)
    curve.addTips(ofSpan: span, to: &poses)
  }

  private var inkBox: PixelRect {
    PixelRect(inkOf: poses.span).intersection(layer.bounds)
  }
}

/// Puts another value in the place of one, which is returned.
private func exchange<Value>(_ value: inout Value, with other: consuming Value) -> Value {
  var other = other
  swap(&value, &other)
  return other
}

extension WetStroke {
  /// What it did to bring itself up to date.
  struct Refreshment {
    /// The pixels whose coverage may have changed.
    var changed = Damage()
    /// How many segments were covered.
    var segments = 0
  }

  /// Brings coverage and tips up to date.
  mutating func refresh(_ done: inout Refreshment) {
    for rect in stale { coverAgain(rect, &done) }
    stale = Damage()
    while boxes.count < settledSpans { coverNext(&done) }
    guard isFreeStale else { return }
    isFreeStale = false
    done.changed.add(freeBox)
    free.removeAll(keepingCapacity: true)
    for span in boxes.count..<max(boxes.count, curve.count - 1) {
      curve.addTips(ofSpan: span, to: &free)
    }
    if boxes.count == 0, curve.count == 1 { curve.addTips(ofSpan: 0, to: &free) }
    freeBox = PixelRect(inkOf: free.span).intersection(layer.bounds)
    done.changed.add(freeBox)
  }

  private mutating func coverNext(_ done: inout Refreshment) {
    let span = boxes.count
    makePoses(ofSpan: span)
    // The pen rests: the span before left its mark already.
    let isNew = span == 0 || poses.count > 1
    boxes.append(isNew ? inkBox : .empty)
    guard !boxes[span].isEmpty else { return }
    coverPoses(within: boxes[span], &done)
    done.changed.add(boxes[span])
  }

  private mutating func coverAgain(_ rect: PixelRect, _ done: inout Refreshment) {
    layer.clear(rect)
    let boxes = self.boxes
    boxes.forEach(touching: rect) { span in
      makePoses(ofSpan: span)
      coverPoses(within: rect, &done)
    }
    done.changed.add(rect)
  }

  private mutating func coverPoses(within rect: PixelRect, _ done: inout Refreshment) {
    // Taken out and put back: a copy would cost an allocation when the next span's are made.
    let tips = exchange(&poses, with: [])
    layer.cover(tips.span, within: rect)
    done.segments += max(1, tips.count - 1)
    poses = tips
  }
}
