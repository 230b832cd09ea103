public import InkDrawing
import InkEditing
public import InkFitting
import InkGeometry
import InkRendering
public import StylusModel

// What is told of a stroke that is not open, or of a sample that it does not have, is left out: a
// client that comes late hears of such.
extension OutputCanvas {
  /// A stroke begins; false if it is open already or too many are.
  ///
  /// - Parameter wasSeen: it comes into the drawing even if the output shows none of it: it did
  ///   when it was another.
  @discardableResult
  public mutating func begin(_ id: StrokeID, _ style: StrokeStyle, wasSeen: Bool = false) -> Bool {
    guard wet.count < Self.mostOpen, wetIndex(of: id) == nil else { return false }
    wet.append(
      WetStroke(
        id: id, style: style, view: view,
        layer: takeLayer(for: style.ink.type)))
    if wasSeen { seen.insert(id) }
    return true
  }

  /// A sample came: in millimetres of the output and seconds since the stroke began. It takes the
  /// tail away.
  ///
  /// One that is not sound is left out, with an earlier time than the last it gets that one's. Of
  /// one stroke 262 144 samples are taken.
  public mutating func append(_ sample: FitSample, to id: StrokeID) {
    if selecting?.id == id {
      select(sample)
    } else if let place = wetIndex(of: id) {
      wet[place].appendSample(sample)
    } else {
      erase(sample, with: id)
    }
  }

  /// A sample is known better; what was erased with it stays as it is.
  ///
  /// - Parameter position: which one, counted from 0.
  public mutating func correct(_ position: Int, to sample: FitSample, in id: StrokeID) {
    if let place = wetIndex(of: id) { wet[place].correct(position, to: sample) }
  }

  /// Where the tip is expected to go from the last sample on, nearest first; replaces what was
  /// expected before.
  ///
  /// It is drawn as if it were the stroke's; of more than 64 places the first are.
  public mutating func expect(_ tail: [FitSample], behind id: StrokeID) {
    if let place = wetIndex(of: id) { wet[place].expect(tail) }
  }

  /// The pen is held still: the stroke becomes the shape that it looks like, which follows the pen
  /// from then on until that is lifted. Finished, the shape is a step of its own: undone, there is
  /// what was drawn.
  ///
  /// - Returns: false if it looks like none, or runs along a ruler: it stays what it is.
  @discardableResult
  public mutating func straighten(_ id: StrokeID) -> Bool {
    guard let place = wetIndex(of: id) else { return false }
    return wet[place].straighten()
  }

  /// What stands in the drawing for a stroke that became a shape, and was fitted as another; nil:
  /// that itself.
  public func shape(of id: StrokeID, insteadOf fitted: Stroke) -> Stroke? {
    wetIndex(of: id).flatMap { wet[$0].shaped(fitted) }
  }

  /// The pen was lifted; only corrections may follow.
  public mutating func end(_ id: StrokeID, at time: Timestamp) {
    if let place = wetIndex(of: id) { wet[place].end(at: time) }
  }

  /// Nothing about the stroke will change any more: it becomes a stroke of the drawing, fitted to
  /// its samples, or begins to fade. The end of an eraser's stroke ends a step that can be undone.
  ///
  /// A stroke that shows nothing on this output does not come into its drawing. What it costs to
  /// fit a long one: Benchmarks/canvas; ``inkToFit(_:)`` is for those who will not wait.
  ///
  /// - Throws: what a fit throws, which does not happen to samples that were taken; the stroke
  ///   stays wet then.
  public mutating func finish(_ id: StrokeID) throws(FittingError) {
    if selecting?.id == id { return finishSelecting() }
    guard let ink = inkToFit(id) else {
      finishErasing(id)
      return
    }
    finish(id, as: try ink.fitted())
  }

  /// What must be fitted before a stroke that is to stay can be finished: for another thread. Nil
  /// if it is not open.
  public mutating func inkToFit(_ id: StrokeID) -> InkToFit? {
    guard let place = wetIndex(of: id) else { return nil }
    return InkToFit(wet[place], isSeen: shows(id))
  }

  /// Whether anything of an open stroke is seen, or was when the output was another.
  mutating func shows(_ id: StrokeID) -> Bool {
    guard let place = wetIndex(of: id) else { return false }
    refreshStroke(at: place)
    return !wet[place].bounds.isEmpty || seen.contains(id)
  }

  /// Nothing about the stroke will change any more, and this is what it becomes in the drawing;
  /// nil: nothing.
  ///
  /// One that is to fade does so, whatever is given.
  public mutating func finish(_ id: StrokeID, as stroke: Stroke?) {
    guard let place = wetIndex(of: id) else { return }
    let lifted = wet[place].ended ?? Timestamp(microseconds: 0)
    if wet[place].style.fate == .fades {
      wet[place].end(at: lifted)
      refreshStroke(at: place)
      if !wet[place].layer.dirty.isEmpty { fade(FadingStroke(wet[place], lifted: lifted)) }
    } else if let stroke, stroke.path.count > 0 {
      commitStroke(stroke, straightenedTo: wet[place].shaped(stroke), lifted: lifted)
    }
    removeWet(place)
  }

  private mutating func commitStroke(
    _ stroke: Stroke, straightenedTo shape: Stroke?, lifted: Timestamp
  ) {
    dropSelection()
    editor.append(stroke)
    if let shape, let drawn = drawing.strokes.last { editor.replace(drawn.id, with: [shape]) }
    guard let stroke = drawing.strokes.last else { return }
    if stroke.renderGroupID == nil {
      settleGroup()
    } else {
      setTopGroup(stroke)
      dry.keepTop(until: lifted + Self.dryingTime)
    }
    let box = dry.appendStroke(stroke, as: drawing, with: &renderer)
    changes.add(box)
    mark(box)
  }

  /// How long a group is kept out of the drawing's picture after the pen was lifted: as long as
  /// another stroke joins it.
  private static let dryingTime = Microseconds(Int64(WetGrouping().dryingTime * 1e6))

  /// Nothing about the stroke will change any more, and it is one that the drawing has already, but
  /// not all of it: that becomes what it is now, in all steps that can be undone or done again, and
  /// is no step itself.
  ///
  /// - Parameter former: Its name in the drawing, which stays. What was erased or undone meanwhile
  ///   stays so.
  public mutating func finish(_ id: StrokeID, as stroke: Stroke?, insteadOf former: InkID) {
    guard let place = wetIndex(of: id) else { return }
    if let stroke, stroke.path.count > 0 { editPages { $0.amend(former, with: stroke) } }
    removeWet(place)
  }

  /// Ink that is to fade does so from now on, though it was to be held longer: there is no more
  /// need to see it.
  public mutating func fade(_ ids: Set<StrokeID>, at time: Timestamp) {
    for index in fading.indices where ids.contains(fading[index].id) {
      fading[index].fade(at: time)
    }
  }

  /// The stroke never counted.
  public mutating func cancel(_ id: StrokeID) {
    if selecting?.id == id { return cancelSelecting() }
    if let place = wetIndex(of: id) { removeWet(place) } else { cancelErasing(id) }
  }

  mutating func removeWet(_ place: Int) {
    var stroke = wet.remove(at: place)
    seen.remove(stroke.id)
    mark(stroke.bounds.grown(by: reach(of: stroke.look)))
    markGroups()
    giveBack(stroke.giveUpLayer())
  }

  func wetIndex(of id: StrokeID) -> Int? { wet.firstIndex { $0.id == id } }
}

/// The samples of a stroke, and how they are to look.
public struct InkToFit: Sendable {
  private let curve: TipCurve
  private let style: StrokeStyle
  private let look: Stroke
  /// Whether the output shows any of it, or did.
  private let isSeen: Bool

  init(_ stroke: WetStroke, isSeen: Bool) {
    (curve, style, look) = (stroke.curve, stroke.style, stroke.look)
    self.isSeen = isSeen
  }

  /// The stroke for the drawing; nil if the output shows none of it, if its ink draws nothing, or
  /// if it is to fade.
  public func fitted() throws(FittingError) -> Stroke? {
    guard isSeen, style.fate == .stays, style.ink.type != .eraser else { return nil }
    let path = try StrokePath(
      fitting: curve.samples, tolerance: .standard.shaping(style.ink),
      creationDate: style.creationDate)
    var stroke = look
    stroke.path = path.inked(with: style.ink, width: style.width)
    stroke.mask = nil
    if let ruler = style.ruler, stroke.touches(ruler.region) {
      stroke.mask = ruler.mask(forInkIn: stroke.renderBounds)
    }
    return stroke
  }
}
