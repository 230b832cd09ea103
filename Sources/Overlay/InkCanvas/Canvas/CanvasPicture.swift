import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import StylusModel

/// What the ink on an output looks like, wet and dry, and which pixels of which buffer must be
/// drawn again for that.
///
/// From below: the drawing's picture, its group on top with the wet strokes that join it, ink that
/// fades, other wet ink. Neighbors of one group are blended once.
struct CanvasPicture: Sendable {
  /// The pixels of the output.
  let bounds: PixelRect
  /// What the page looks like where nothing is drawn.
  private(set) var background = PageBackground.clear
  private(set) var dry: DryInk
  private(set) var wet = WetStrokes()
  private(set) var fading = FadingInk()
  private(set) var work = CanvasWork()
  /// Where the drawing looks another way than when somebody asked for its picture.
  private(set) var changes = Damage()
  var renderer: InkRenderer
  var damage: BufferDamage
  private var spare: SpareLayers

  /// So many pixels has a row at most, and as many a column.
  private static let mostPixels = 1 << 15

  /// A picture without wet ink; all of its buffers are out of date.
  init(
    _ drawing: Drawing, width: Int, height: Int, view: AffineTransform, appearance: Appearance,
    buffers: Int
  ) {
    precondition(view.isFinite && view.determinant > 0, "a view has a size")
    bounds = PixelRect(
      x: 0, y: 0, width: min(max(0, width), Self.mostPixels),
      height: min(max(0, height), Self.mostPixels))
    renderer = InkRenderer(view: view, appearance: appearance, underlay: .otherPrograms)
    dry = DryInk(drawing, bounds: bounds)
    damage = BufferDamage(bounds, buffers: buffers)
    spare = SpareLayers(bounds, renderer)
  }

  /// Goes on with another picture's drawing, the number of that, and the paper.
  mutating func resume(_ drawing: Drawing, version: UInt64, on background: PageBackground) {
    self.background = background
    dry = DryInk(drawing, version: version, bounds: bounds, on: paper)
  }

  /// From millimeters of the page to pixels.
  var view: AffineTransform { renderer.view }

  private var paper: PagePaper? {
    PagePaper(background, view: view, appearance: renderer.appearance)
  }

  /// About how many bytes its pixels take.
  var byteCount: Int {
    let wet = wet.strokes.reduce(0) { $0 + $1.layer.byteCount }
    let fading = fading.strokes.reduce(0) { $0 + $1.layer.byteCount }
    let pool = dry.top?.pool.byteCount ?? spare.poolBytes
    return dry.pixels.count * 4 + wet + fading + spare.layerBytes + pool
  }

  /// Whether any ink is seen that is not in the drawing, or about to be.
  var hasOpenInk: Bool { wet.count > 0 || !fading.strokes.isEmpty }

  /// Whether another picture would differ from the last one.
  var isOutOfDate: Bool {
    !damage.isEmpty || dry.isStale || wet.strokes.contains(where: \.isStale)
  }

  // MARK: Making ink

  /// Makes ink of all that is new.
  mutating func refresh() {
    liftGroup()
    work.dryPixels += dry.refresh(with: &renderer)
    for index in wet.strokes.indices where wet.strokes[index].isStale { refreshStroke(at: index) }
  }

  private mutating func refreshStroke(at index: Int) {
    var done = WetStroke.Refreshment()
    wet[index].refresh(&done)
    work.segments += done.segments
    let reach = renderer.reach(of: wet.strokes[index].look)
    for rect in done.changed { damage.mark(rect.grown(by: reach)) }
  }

  /// Draws a rectangle of all ink, which is up to date.
  mutating func paintInk(
    _ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    dry.copy(rect, to: &pixels, layout)
    work.pixels += rect.width * rect.height
    let joined = joinedCount
    let keepsWays = wet.strokes.contains(where: \.isMaskedWash)
    if let top = dry.top {
      if top.pool.dirty.touches(rect.grown(by: renderer.reach(of: top.look))) {
        renderer.add(top.pool, of: top.look, within: rect)
      }
      for index in 0..<joined {
        blend(wet.strokes[index], rect)
        if keepsWays || top.pool.isMaskedWash { keepWays(at: index, rect) }
      }
      renderer.blend(on: &pixels, layout: layout, clip: rect)
    }
    var last: Stroke?
    for stroke in fading.strokes {
      if let last, !stroke.look.isWet(with: last) {
        renderer.blend(on: &pixels, layout: layout, clip: rect)
      }
      last = stroke.look
      blend(stroke, rect)
    }
    for index in joined..<wet.count {
      let joins = index > joined ? wet.joinsBelow(index) : joinsFading(index)
      if !joins { renderer.blend(on: &pixels, layout: layout, clip: rect) }
      blend(wet.strokes[index], rect)
      if keepsWays { keepWays(at: index, rect) }
    }
    renderer.blend(on: &pixels, layout: layout, clip: rect)
  }

  private mutating func blend(_ stroke: WetStroke, _ rect: PixelRect) {
    guard stroke.bounds.touches(rect.grown(by: renderer.reach(of: stroke.look))) else { return }
    renderer.add(stroke.layer, and: stroke.free.span, of: stroke.look, within: rect)
  }

  /// What was erased of a wash's group comes back where it goes, but for what its own mask takes.
  private mutating func keepWays(at index: Int, _ rect: PixelRect) {
    guard wet.strokes[index].style.ink.type == .watercolor else { return }
    let near = rect.grown(by: renderer.reach(of: wet.strokes[index].look))
    wet[index].keepWays(near: near, in: &renderer)
  }

  private mutating func blend(_ stroke: FadingStroke, _ rect: PixelRect) {
    let near = rect.grown(by: renderer.reach(of: stroke.look))
    guard stroke.layer.dirty.touches(near) else { return }
    let none: [NibPose] = []
    renderer.add(
      stroke.layer, and: none.span, of: stroke.look, fadedTo: stroke.level, within: rect)
    for way in stroke.maskedWays { renderer.keep(way.span, within: stroke.look.mask) }
  }

  /// Whether a wet stroke is one with the uppermost that fades.
  private func joinsFading(_ index: Int) -> Bool {
    guard let last = fading.strokes.last, !wet.strokes[index].stays else { return false }
    return wet.strokes[index].look.isWet(with: last.look)
  }
}

// Wet strokes.
extension CanvasPicture {
  /// A stroke begins; false if it is wet already, or too many are.
  ///
  /// - Parameter wasSeen: it counts as seen even if the output shows none of it.
  mutating func openStroke(_ id: StrokeID, _ style: StrokeStyle, wasSeen: Bool = false) -> Bool {
    guard wet.hasRoom(for: id) else { return false }
    let layer = spare.takeLayer(for: style.ink.type, renderer)
    wet.insert(WetStroke(id: id, style: style, view: view, layer: layer), wasSeen: wasSeen)
    return true
  }

  /// Does something with a stroke; nil if it is not wet.
  @discardableResult
  mutating func updateStroke<Result>(
    _ id: StrokeID, _ body: (inout WetStroke) -> Result
  ) -> Result? {
    guard let position = wet.position(of: id) else { return nil }
    return body(&wet[position])
  }

  /// A stroke that is wet.
  func wetStroke(_ id: StrokeID) -> WetStroke? { wet.position(of: id).map { wet.strokes[$0] } }

  /// Whether anything of a wet stroke is seen, or was when the output was another.
  mutating func shows(_ id: StrokeID) -> Bool {
    guard let position = wet.position(of: id) else { return false }
    refreshStroke(at: position)
    return wet.isSeen(at: position)
  }

  /// A stroke is not wet any more; false if it was not.
  @discardableResult
  mutating func closeStroke(_ id: StrokeID) -> Bool {
    guard let position = wet.position(of: id) else { return false }
    var stroke = wet.extract(at: position)
    damage.mark(stroke.box(in: renderer))
    markGroups()
    spare.giveBack(stroke.giveUpLayer())
    return true
  }

  /// What a wet stroke covers, which stays there, begins to fade.
  mutating func fadeStroke(_ id: StrokeID, lifted: Timestamp) {
    guard let position = wet.position(of: id) else { return }
    wet[position].end(at: lifted)
    refreshStroke(at: position)
    let stroke = wet.strokes[position]
    guard !stroke.layer.dirty.isEmpty else { return }
    fading.insert(FadingStroke(stroke, lifted: lifted), renderer, &damage)
  }

  /// Strokes that fade do so from now on.
  mutating func hastenFading(_ ids: Set<StrokeID>, at time: Timestamp) {
    fading.hasten(ids, at: time)
  }

  /// Lets ink fade that is to, and groups dry.
  mutating func fadeAndDry(at time: Timestamp) {
    if fading.fadeFurther(to: time, renderer, &damage) { markGroups() }
    if let nextDrying, nextDrying <= time { flattenGroup() }
  }

  /// When the group on top is dry; nil while none is wet, or something is drawn that joins it.
  var nextDrying: Timestamp? { joinedCount == 0 ? dry.top?.dries : nil }
}

// The group on top of the drawing.
extension CanvasPicture {
  /// How many wet strokes, from the lowest on, are one with the group on top of the drawing.
  var joinedCount: Int { wet.joinedCount(with: dry.top) }

  /// The group that the lowest wet stroke is of goes out of the drawing's picture, if it is on top
  /// there: from now on they are blended together.
  private mutating func liftGroup() {
    guard let first = wet.strokes.first, first.look.renderGroupID != nil, first.stays else {
      return
    }
    if dry.top?.look.isWet(with: first.look) != true, dry.isTopped(by: first.look) {
      liftGroup(of: first.look)
    }
  }

  /// The group of a stroke is what is on top of the drawing and not in its picture.
  private mutating func liftGroup(of look: Stroke) {
    guard dry.top?.look.isWet(with: look) != true else { return }
    flattenGroup()
    dry.liftGroup(look, onto: spare.takePool(for: look.ink.type, renderer), renderer)
  }

  /// The group on top of the drawing goes into its picture: that costs what blending its pixels
  /// does, at once.
  mutating func flattenGroup() {
    guard dry.top != nil else { return }
    work.dryPixels += dry.refresh(with: &renderer)
    if let pool = dry.blendTopGroup(with: &renderer) { spare.giveBack(pool) }
  }

  /// What wet strokes have below them is another: those that have a group may be one with others
  /// than before.
  private mutating func markGroups() {
    for stroke in wet.strokes where stroke.look.renderGroupID != nil {
      damage.mark(stroke.box(in: renderer))
    }
  }
}

// The drawing.
extension CanvasPicture {
  /// Lies on other paper.
  mutating func lay(on background: PageBackground) {
    self.background = background
    flattenGroup()
    dry.lay(on: paper)
    drawingChanged(Damage(bounds))
  }

  /// Another drawing, which differs within some rectangles.
  mutating func replaceDrawing(with other: Drawing, differing changed: Damage) {
    dry.replace(with: other, differing: changed, renderer)
    drawingChanged(changed)
  }

  /// The same, where ink was only taken away.
  mutating func replaceDrawing(withErased other: Drawing, differing changed: Damage) {
    dry.replace(withErased: other, differing: changed, renderer)
    drawingChanged(changed)
  }

  /// Another drawing, which differs in a rectangle, of which these are the pixels; there is no
  /// group on top.
  mutating func replaceDrawing(with other: Drawing, _ pixels: [UInt32], in rect: PixelRect) {
    dry.replace(with: other, pixels, in: rect)
    drawingChanged(Damage(rect))
  }

  /// Another drawing, which has a stroke more, on top: it is drawn at once.
  mutating func dryStroke(_ stroke: Stroke, as other: Drawing, lifted: Timestamp) {
    if stroke.renderGroupID == nil {
      flattenGroup()
    } else {
      liftGroup(of: stroke)
      dry.keepTop(until: lifted + Self.dryingTime)
    }
    let box = dry.appendStroke(stroke, as: other, with: &renderer)
    changes.add(box)
    damage.mark(box)
  }

  /// How long a group is kept out of the drawing's picture after the pen was lifted: as long as
  /// another stroke joins it.
  private static let dryingTime = Microseconds(Int64(WetGrouping().dryingTime * 1e6))

  /// The drawing is another where it is told.
  private mutating func drawingChanged(_ changed: Damage) {
    damage.mark(changed)
    changes.add(changed)
    if dry.isTopEmpty { flattenGroup() }
    markGroups()
  }
}

// A picture of much ink takes longer than a frame: another thread makes it, piece by piece.
extension CanvasPicture {
  /// What is drawn from now on counts as drawn later.
  mutating func forgetChanges() {
    flattenGroup()
    changes = Damage()
  }

  /// Some pixels of the drawing must be drawn again.
  mutating func spoil(_ rect: PixelRect) { dry.spoil(rect) }

  /// Leaves the part of the drawing that must be drawn again to another thread, if it has more
  /// pixels than that; empty if it has not.
  mutating func deferStale(over pixels: Int) -> Damage {
    dry.stale.area > pixels ? dry.takeStale() : Damage()
  }

  /// Takes over a picture of the drawing, made of another canvas's in its view.
  ///
  /// - Parameter missing: where that canvas changed meanwhile, in its pixels.
  mutating func adopt(_ pixels: [UInt32], without missing: Damage, in view: AffineTransform) {
    dry.replacePixels(pixels)
    guard let toPage = view.inverse else { return }
    for rect in missing {
      let area = self.view.bounds(of: toPage.bounds(of: Rect(of: rect)))
      dry.spoil(PixelRect(around: area.expanded(by: 1)).intersection(bounds))
    }
  }

  /// Takes over the pixels of a rectangle of the drawing's picture, if nothing was drawn there
  /// since ``forgetChanges()``; false if something was.
  mutating func adopt(_ pixels: [UInt32], in rect: PixelRect) -> Bool {
    guard dry.top == nil, !changes.contains(where: { $0.touches(rect) }) else { return false }
    dry.replacePixels(pixels, in: rect)
    damage.mark(rect)
    return true
  }
}
