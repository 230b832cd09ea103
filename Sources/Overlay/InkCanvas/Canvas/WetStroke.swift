import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// A stroke that may still grow or change: its samples, and what they cover.
///
/// What lies between three samples and more back never changes by itself: it is covered once, on a
/// layer that is kept. The last span bends with the next sample, and the tail goes when that comes:
/// the tips of both are kept beside the layer and covered anew in each picture that they touch. A
/// correction makes the coverage around the spans that it moves out of date; it is made again from
/// all spans that reach there.
struct WetStroke: Sendable {
  private(set) var id: StrokeID
  private(set) var style: StrokeStyle
  private(set) var curve: TipCurve
  /// The ruler that it was begun beside.
  private var guide: StrokeGuide?
  /// Tells a renderer ink, seed and name.
  private(set) var look: Stroke
  /// What it became when the pen was held still; its samples are those of before.
  private(set) var shape: WetShape?
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
  /// The control points of the shape that it became.
  private var shapePoints: [StrokePoint] = []
  /// How many samples from the first on leave the same tip at the same place.
  private var resting = 0

  /// A stroke without samples, on a layer that is clean.
  init(id: StrokeID, style: StrokeStyle, view: AffineTransform, layer: InkLayer) {
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

  /// Whether it comes into the drawing.
  var stays: Bool { style.fate == .stays }

  /// All pixels that have ink of it, or had.
  var bounds: PixelRect { layer.dirty.union(freeBox) }

  /// Whether ``refresh(_:)`` has anything to do.
  var isStale: Bool {
    isFreeStale || !stale.isEmpty || (shape == nil && boxes.count < settledSpans)
  }

  /// How many spans no further sample changes.
  ///
  /// None of a tip that has not moved yet, of an ink that adds up: what it leaves is not the
  /// beginning of a way.
  private var settledSpans: Int {
    let count = curve.samples.count
    guard curve.isLandingKnown || ended != nil else { return 0 }
    if adds, isDot, ended == nil { return 0 }
    return ended == nil ? max(0, count - 2) : min(count, max(1, count - 1))
  }
}

extension WetStroke {
  /// A sample came; the tail is gone.
  mutating func appendSample(_ sample: FitSample) {
    if curve.samples.isEmpty { guide?.chooseEdge(at: sample.location) }
    guard shape == nil else { return dragShape(sample.location) }
    guard ended == nil, curve.appendSample(led(sample)) else { return }
    isFreeStale = true
    countResting()
  }

  /// A sample is known better.
  mutating func correct(_ index: Int, to sample: FitSample) {
    guard curve.samples.indices.contains(index) else { return }
    let old = curve.samples[index]
    let sample = led(sample)
    guard curve.replace(index, with: sample) else { return }
    guard shape == nil else { return }
    resting = min(resting, index)
    countResting()
    // A place bends the spans of its neighbors too, and decides their speed.
    let reach = old.location == sample.location ? 1 : 2
    coverLater(max(0, index - reach)...index + reach - 1)
    if index + reach >= boxes.count { isFreeStale = true }
  }

  /// The tips of some spans are others now.
  private mutating func coverLater(_ spans: ClosedRange<Int>) {
    for span in spans where span < boxes.count {
      stale.add(boxes[span])
      makePoses(ofSpan: span)
      boxes.setBox(inkBox, for: span)
      stale.add(boxes[span])
    }
  }

  /// Another tail is expected.
  mutating func expect(_ tail: [FitSample]) {
    guard ended == nil, shape == nil, !(tail.isEmpty && curve.tail.isEmpty) else { return }
    let (guide, width) = (guide, style.width)
    curve.expect(tail) { guide?.led($0, width: width) ?? $0 }
    isFreeStale = true
  }

  /// Where a sample is drawn.
  private func led(_ sample: FitSample) -> FitSample {
    guide?.led(sample, width: style.width) ?? sample
  }

  /// Whether it runs along a ruler.
  var isLed: Bool { guide?.edge != nil }

  /// Whether it is a wash of which a ruler takes some.
  var isMaskedWash: Bool { style.ink.type == .watercolor && look.mask != nil }

  /// The pen was lifted: a stroke that tapers there gets a thinner end.
  mutating func end(at time: Timestamp) {
    guard ended == nil else { return }
    ended = time
    let first = curve.taperEnd()
    isFreeStale = true
    guard shape == nil else { return }
    if first < curve.samples.count { coverLater(max(0, first - 1)...curve.samples.count - 1) }
  }

  /// Tells a renderer where a wash goes in a rectangle: there it is kept, though some of its group
  /// was erased.
  mutating func keepWays(near rect: PixelRect, in renderer: inout InkRenderer) {
    if !free.isEmpty { renderer.keep(free.span, within: look.mask) }
    let boxes = self.boxes
    boxes.forEach(touching: rect) { span in
      makePoses(ofSpan: span)
      renderer.keep(poses.span, within: look.mask)
    }
  }

  /// The tips of the spans that may reach into a rectangle, and of those that may still change.
  func ways(near rect: PixelRect) -> [[NibPose]] {
    var ways = free.isEmpty ? [] : [free]
    boxes.forEach(touching: rect) { span in
      var way: [NibPose] = []
      curve.addTips(ofSpan: span, to: &way)
      ways.append(way)
    }
    return ways
  }

  /// Takes its layer away, at the end of its life.
  mutating func giveUpLayer() -> InkLayer {
    let given = layer
    layer = InkLayer(for: given.type, bounds: .empty, view: .identity)
    return given
  }

  /// Whether what its tips leave adds up.
  private var adds: Bool { InkLayer.leastRadius(of: style.ink.type) > 0 }

  /// Whether all samples leave one tip at one place.
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

  /// Whether the tips of a span, made last, leave anything. A pen that rests leaves no more than
  /// the span before it, and none before it if it moves on.
  private func leavesInk(_ span: Int) -> Bool {
    poses.count > 1 || (span == 0 && (isDot || !adds))
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
    while shape == nil, boxes.count < settledSpans { coverNext(&done) }
    refreshEnds(&done)
    refreshFree(&done)
    maskIfNeeded()
  }

  /// From where it comes near to the ruler on, what is covered by that is not seen; no ink of
  /// before lies there.
  private mutating func maskIfNeeded() {
    let box = bounds.grown(by: margin)
    guard look.mask == nil, let guide, guide.isNear(box, in: curve.view)
    else { return }
    look.mask = guide.ruler.mask(forInkIn: guide.ruler.bounds)
  }

  /// So many pixels beyond its tips ink may run.
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
    // It rests where the last span that is covered ends.
    if boxes.count > 0, free.count == 1 { free.removeAll(keepingCapacity: true) }
    freeBox = PixelRect(inkOf: free.span, of: style.ink.type).grown(by: layer.slack)
      .intersection(layer.bounds)
    done.changed.add(freeBox)
  }

  /// All of it is a shape: none of what was drawn is seen any more.
  mutating func become(_ shape: WetShape) {
    self.shape = shape
    curve.expect([])
    isFreeStale = true
  }

  /// The pen goes on with the shape.
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
      // What fades is a layer alone.
      let tips = exchange(&free, with: [])
      layer.cover(tips.span)
    }
    freeBox = PixelRect(inkOf: free.span, of: style.ink.type).grown(by: layer.slack)
      .intersection(layer.bounds)
    done.changed.add(bounds)
  }

  /// The tips of the shape: few, so that all of them are made anew when it follows the pen.
  private mutating func makeTips(of shape: WetShape) {
    var stroke = look
    stroke.path = shape.shape.path(insteadOf: look, width: style.width, in: &shapePoints)
    free.removeAll(keepingCapacity: true)
    var walk = NibPoseWalk(stroke, to: curve.view, tolerance: 0.1)
    walk.appendPoses(to: &free)
    if style.ink.type == .marker { layer.ends = EndTips(of: stroke.path, tips: free) }
  }

  /// Tells the layer where the stroke begins, and once the pen was lifted where it ends.
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
    // Taken out and put back: a copy would cost an allocation when the next span's are made.
    let tips = exchange(&poses, with: [])
    layer.cover(tips.span, within: rect)
    done.segments += max(1, tips.count - 1)
    poses = tips
  }
}

extension Rect {
  /// The corners of pixels.
  init(of pixels: PixelRect) {
    self.init(
      x: Double(pixels.minX), y: Double(pixels.minY), width: Double(pixels.width),
      height: Double(pixels.height))
  }
}
