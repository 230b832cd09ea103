import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// A stroke that may still grow or change: its samples and their ink.
///
/// The line between samples that are three or more from the end does not change any more. It is
/// drawn once, on a layer that is kept. The last span bends with the next sample, and the tail is
/// removed when that arrives. The tips of both are kept separately from the layer and drawn again
/// in each picture that they touch. A correction invalidates the ink around the spans that it
/// moves, which is drawn again from all spans that extend there.
struct WetStroke: Sendable {
  private(set) var id: StrokeID
  private(set) var style: StrokeStyle
  private(set) var curve: TipCurve
  /// The ruler next to which the stroke began.
  private var guide: StrokeGuide?
  /// Specifies ink, seed and id for a renderer.
  private(set) var look: Stroke
  /// The shape that the stroke became when the pen was held still; the samples are those before.
  private(set) var shape: WetShape?
  /// The time at which the pen was lifted; nil while it is down.
  private(set) var ended: Timestamp?
  /// The ink of the settled spans, as it was when it was last brought up to date.
  private(set) var layer: InkLayer
  /// The tips that may change with the next sample.
  private(set) var free: [NibPose] = []
  /// All pixels that these tips reach.
  private var freeBox = PixelRect.empty
  private var boxes = SpanBoxes()
  private var isFreeStale = false
  /// The areas in which the layer must be drawn again.
  private var stale = Damage()
  private var poses: [NibPose] = []
  /// The control points of the shape that the stroke became.
  private var shapePoints: [StrokePoint] = []
  /// The number of samples from the first on that leave the same tip at the same position.
  private var resting = 0

  /// Creates a stroke without samples, on an empty layer.
  init(id: StrokeID, style: StrokeStyle, view: InkTransform, layer: InkLayer) {
    self.id = id
    guide = style.ruler.map { StrokeGuide($0) }
    self.style = style
    self.layer = layer
    curve = TipCurve(ink: style.ink, width: style.width, view: view)
    let tip = style.ink.tip(width: style.width, pen: PenState())
    look = Stroke(
      ink: style.ink,
      path: StrokePath(
        controlPoints: [StrokePoint(location: .zero, opacity: tip.opacity)],
        creationDate: style.creationDate),
      randomSeed: style.seed)
    look.renderGroupID = style.group
    free.reserveCapacity(256)
    poses.reserveCapacity(256)
  }

  /// Whether the stroke is added to the drawing.
  var stays: Bool { style.fate == .stays }

  /// All pixels that have ink of the stroke, or had.
  var bounds: PixelRect { layer.dirty.union(freeBox) }

  /// Whether ``refresh(_:)`` has anything to do.
  var isStale: Bool {
    isFreeStale || !stale.isEmpty || (shape == nil && boxes.count < settledSpans)
  }

  /// The number of spans that no further sample changes.
  ///
  /// It is 0 if the tip has not moved yet and the ink adds up, because that mark is not the
  /// beginning of a path.
  private var settledSpans: Int {
    let count = curve.samples.count
    guard curve.isLandingKnown || ended != nil else { return 0 }
    if adds, isDot, ended == nil { return 0 }
    return ended == nil ? max(0, count - 2) : min(count, max(1, count - 1))
  }
}

extension WetStroke {
  /// Adds a sample and removes the tail.
  mutating func appendSample(_ sample: FitSample) {
    if curve.samples.isEmpty { guide?.chooseEdge(at: sample.location) }
    guard shape == nil else { return dragShape(sample.location) }
    guard ended == nil, curve.appendSample(led(sample)) else { return }
    isFreeStale = true
    countResting()
  }

  /// Replaces a sample.
  mutating func correct(_ index: Int, to sample: FitSample) {
    guard curve.samples.indices.contains(index) else { return }
    let old = curve.samples[index]
    let sample = led(sample)
    guard curve.replace(index, with: sample) else { return }
    guard shape == nil else { return }
    resting = min(resting, index)
    countResting()
    // A point also bends the spans of its neighbors, and affects their speed.
    let reach = old.location == sample.location ? 1 : 2
    coverLater(max(0, index - reach)...index + reach - 1)
    if index + reach >= boxes.count { isFreeStale = true }
  }

  /// Marks spans whose tips changed.
  private mutating func coverLater(_ spans: ClosedRange<Int>) {
    for span in spans where span < boxes.count {
      stale.add(boxes[span])
      makePoses(ofSpan: span)
      boxes.setBox(inkBox, for: span)
      stale.add(boxes[span])
    }
  }

  /// Replaces the predicted tail.
  mutating func expect(_ tail: [FitSample]) {
    guard ended == nil, shape == nil, !(tail.isEmpty && curve.tail.isEmpty) else { return }
    let (guide, width) = (guide, style.width)
    curve.expect(tail) { guide?.led($0, width: width) ?? $0 }
    isFreeStale = true
  }

  /// Returns the position at which a sample is drawn.
  private func led(_ sample: FitSample) -> FitSample {
    guide?.led(sample, width: style.width) ?? sample
  }

  /// Whether the stroke runs along a ruler.
  var isLed: Bool { guide?.edge != nil }

  /// Whether the stroke is a wash that is partly hidden by a ruler.
  var isMaskedWash: Bool { style.ink.type == .watercolor && look.mask != nil }

  /// Reports that the pen was lifted; the end of a tapered stroke becomes thinner.
  mutating func end(at time: Timestamp) {
    guard ended == nil else { return }
    ended = time
    let first = curve.taperEnd()
    isFreeStale = true
    guard shape == nil else { return }
    if first < curve.samples.count { coverLater(max(0, first - 1)...curve.samples.count - 1) }
  }

  /// Marks the path of a wash in a rectangle for a renderer, so that its ink is kept there although
  /// other strokes of its group were erased.
  mutating func keepWays(near rect: PixelRect, in renderer: inout InkRenderer) {
    if !free.isEmpty { renderer.keep(free.span, within: look.mask) }
    let boxes = self.boxes
    boxes.forEach(touching: rect) { span in
      makePoses(ofSpan: span)
      renderer.keep(poses.span, within: look.mask)
    }
  }

  /// Returns the tips of the spans that may extend into a rectangle, and of those that may still
  /// change.
  func ways(near rect: PixelRect) -> [[NibPose]] {
    var ways = free.isEmpty ? [] : [free]
    boxes.forEach(touching: rect) { span in
      var way: [NibPose] = []
      curve.addTips(ofSpan: span, to: &way)
      ways.append(way)
    }
    return ways
  }

  /// Removes and returns the layer at the end of the stroke's life.
  mutating func giveUpLayer() -> InkLayer {
    let given = layer
    layer = InkLayer(for: given.type, bounds: .empty, view: .identity)
    return given
  }

  /// Whether the ink of its tips adds up.
  private var adds: Bool { InkLayer.leastRadius(of: style.ink.type) > 0 }

  /// Whether all samples leave the same tip at the same position.
  private var isDot: Bool { resting == curve.samples.count }

  private mutating func countResting() {
    while resting < curve.samples.count, curve.isSameTip(at: resting, 0) { resting += 1 }
  }

  private mutating func makePoses(ofSpan span: Int) {
    poses.removeAll(keepingCapacity: true)
    curve.addTips(ofSpan: span, to: &poses)
  }

  private var inkBox: PixelRect {
    PixelRect(inkOf: poses.span, of: style.ink.type).grown(by: layer.slack)
      .intersection(layer.bounds)
  }

  /// Returns whether the tips of the span made last leave any ink. A resting pen leaves no more
  /// than in the previous span, and none before it if it moves on.
  private func leavesInk(_ span: Int) -> Bool {
    poses.count > 1 || (span == 0 && (isDot || !adds))
  }
}

/// Replaces a value and returns the previous one.
private func exchange<Value>(_ value: inout Value, with other: consuming Value) -> Value {
  var other = other
  swap(&value, &other)
  return other
}

extension WetStroke {
  /// The result of bringing the stroke up to date.
  struct Refreshment {
    /// The pixels that may have changed.
    var changed = Damage()
    /// The number of segments that were drawn.
    var segments = 0
  }

  /// Brings ink and tips up to date.
  mutating func refresh(_ done: inout Refreshment) {
    for rect in stale { coverAgain(rect, &done) }
    stale = Damage()
    while shape == nil, boxes.count < settledSpans { coverNext(&done) }
    refreshEnds(&done)
    refreshFree(&done)
    maskIfNeeded()
  }

  /// Hides the ink under the ruler from where the stroke comes near it; earlier ink does not lie
  /// there.
  private mutating func maskIfNeeded() {
    let box = bounds.grown(by: margin)
    guard look.mask == nil, let guide, guide.isNear(box, in: curve.view)
    else { return }
    look.mask = guide.ruler.mask(forInkIn: guide.ruler.bounds)
  }

  /// The distance beyond its tips within which ink may run, in pixels.
  private var margin: Int { style.ink.type == .watercolor ? Int(3 * curve.scale) : 1 }

  private mutating func refreshFree(_ done: inout Refreshment) {
    guard isFreeStale else { return }
    isFreeStale = false
    guard shape == nil else { return refreshShape(&done) }
    done.changed.add(freeBox)
    free.removeAll(keepingCapacity: true)
    for span in boxes.count..<max(boxes.count, curve.count - 1) {
      curve.addTips(ofSpan: span, to: &free)
    }
    if boxes.count == 0, curve.count == 1 { curve.addTips(ofSpan: 0, to: &free) }
    // The pen rests where the last drawn span ends.
    if boxes.count > 0, free.count == 1 { free.removeAll(keepingCapacity: true) }
    freeBox = PixelRect(inkOf: free.span, of: style.ink.type).grown(by: layer.slack)
      .intersection(layer.bounds)
    done.changed.add(freeBox)
  }

  /// Replaces the whole stroke by a shape; the drawn ink is no longer visible.
  mutating func become(_ shape: WetShape) {
    self.shape = shape
    curve.expect([])
    isFreeStale = true
  }

  /// Moves the shape with the pen.
  private mutating func dragShape(_ place: Point) {
    guard ended == nil, place.isFinite else { return }
    shape?.dragShape(place)
    isFreeStale = true
  }

  private mutating func refreshShape(_ done: inout Refreshment) {
    guard let shape else { return }
    done.changed.add(bounds)
    layer.clear()
    boxes.removeAll()
    makeTips(of: shape)
    if ended != nil, !stays {
      // Fading ink consists of a layer only.
      let tips = exchange(&free, with: [])
      layer.cover(tips.span)
    }
    freeBox = PixelRect(inkOf: free.span, of: style.ink.type).grown(by: layer.slack)
      .intersection(layer.bounds)
    done.changed.add(bounds)
  }

  /// Makes the tips of the shape. There are few, so all of them are made again when it follows the
  /// pen.
  private mutating func makeTips(of shape: WetShape) {
    var stroke = look
    stroke.path = shape.shape.path(insteadOf: look, width: style.width, in: &shapePoints)
    free.removeAll(keepingCapacity: true)
    var walk = NibPoseWalk(stroke, to: curve.view, tolerance: 0.1)
    walk.appendPoses(to: &free)
    if style.ink.type == .marker { layer.ends = EndTips(of: stroke.path, tips: free) }
  }

  /// Sets the beginning of the stroke in the layer and, once the pen was lifted, its end.
  private mutating func refreshEnds(_ done: inout Refreshment) {
    guard style.ink.type == .marker, shape == nil else { return }
    let last = curve.samples.count - 1
    let now = EndTips(
      landing: last < 0 ? nil : curve.pose(at: 0),
      leaving: last < 0 || ended == nil ? nil : curve.pose(at: last))
    let before = layer.ends
    guard now != before else { return }
    layer.ends = now
    for (old, new) in [(before.landing, now.landing), (before.leaving, now.leaving)]
    where old != new {
      done.changed.add(box(of: old))
      done.changed.add(box(of: new))
    }
  }

  private func box(of pose: NibPose?) -> PixelRect {
    guard let pose else { return .empty }
    return PixelRect(inkOf: CollectionOfOne(pose).span, of: style.ink.type).intersection(
      layer.bounds)
  }

  private mutating func coverNext(_ done: inout Refreshment) {
    let span = boxes.count
    makePoses(ofSpan: span)
    boxes.append(leavesInk(span) ? inkBox : .empty)
    guard !boxes[span].isEmpty else { return }
    coverPoses(within: boxes[span], &done)
    done.changed.add(boxes[span])
  }

  private mutating func coverAgain(_ rect: PixelRect, _ done: inout Refreshment) {
    layer.clear(rect)
    let boxes = self.boxes
    boxes.forEach(touching: rect) { span in
      makePoses(ofSpan: span)
      if leavesInk(span) { coverPoses(within: rect, &done) }
    }
    done.changed.add(rect)
  }

  private mutating func coverPoses(within rect: PixelRect, _ done: inout Refreshment) {
    // Taken out and put back, because a copy would cost an allocation when the next span's are
    // made.
    let tips = exchange(&poses, with: [])
    layer.cover(tips.span, within: rect)
    done.segments += max(1, tips.count - 1)
    poses = tips
  }
}

extension Rect {
  /// Creates a rectangle from the corners of pixels.
  init(of pixels: PixelRect) {
    self.init(
      x: Double(pixels.minX), y: Double(pixels.minY), width: Double(pixels.width),
      height: Double(pixels.height))
  }
}
