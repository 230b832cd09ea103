import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import StylusModel

/// The picture of the ink on an output, wet and dry, and the pixels of each buffer that must be
/// drawn again.
///
/// From bottom to top, it consists of the drawing's picture, its topmost group with the wet strokes
/// that join it, fading ink, and other wet ink. Neighbors of the same group are blended once.
struct CanvasPicture: Sendable {
  /// The pixels of the output.
  let bounds: PixelRect
  /// The background of the page.
  private(set) var background = PageBackground.clear
  private(set) var dry: DryInk
  private(set) var wet = WetStrokes()
  private(set) var fading = FadingInk()
  private(set) var work = CanvasWork()
  /// The areas in which the drawing has changed since its picture was requested.
  private(set) var changes = Damage()
  var renderer: InkRenderer
  var damage: BufferDamage
  private var spare: SpareLayers

  /// The largest number of pixels in a row and in a column.
  private static let mostPixels = 1 << 15

  /// Creates a picture without wet ink; all of its buffers are out of date.
  init(
    _ drawing: Drawing, width: Int, height: Int, view: InkTransform, appearance: Appearance,
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

  /// Continues with another picture's drawing, its version, and the paper.
  mutating func resume(_ drawing: Drawing, version: UInt64, on background: PageBackground) {
    self.background = background
    dry = DryInk(drawing, version: version, bounds: bounds, on: paper)
  }

  /// The transform from millimeters of the page to pixels.
  var view: InkTransform { renderer.view }

  private var paper: PagePaper? {
    PagePaper(background, view: view, appearance: renderer.appearance)
  }

  /// The approximate size of the pixels, in bytes.
  var byteCount: Int {
    let wet = wet.strokes.reduce(0) { $0 + $1.layer.byteCount }
    let fading = fading.strokes.reduce(0) { $0 + $1.layer.byteCount }
    let pool = dry.top?.pool.byteCount ?? spare.poolBytes
    return dry.pixels.count * 4 + wet + fading + spare.layerBytes + pool
  }

  /// Whether any ink that is not in the drawing is visible or about to be.
  var hasOpenInk: Bool { wet.count > 0 || !fading.strokes.isEmpty }

  /// Whether another picture would differ from the last one.
  var isOutOfDate: Bool {
    !damage.isEmpty || dry.isStale || wet.strokes.contains(where: \.isStale)
  }

  // MARK: Making ink

  /// Draws all new ink.
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

  /// Restores the erased ink of a wash's group along the stroke's path, except where its own mask
  /// removes it.
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

  /// Returns whether a wet stroke shares its ink with the topmost fading stroke.
  private func joinsFading(_ index: Int) -> Bool {
    guard let last = fading.strokes.last, !wet.strokes[index].stays else { return false }
    return wet.strokes[index].look.isWet(with: last.look)
  }
}

// Wet strokes.
extension CanvasPicture {
  /// Begins a stroke; false if it is already wet, or if there are too many.
  ///
  /// - Parameter wasSeen: whether the stroke counts as visible even if the output shows none of it.
  mutating func openStroke(_ id: StrokeID, _ style: StrokeStyle, wasSeen: Bool = false) -> Bool {
    guard wet.hasRoom(for: id) else { return false }
    let layer = spare.takeLayer(for: style.ink.type, renderer)
    wet.insert(WetStroke(id: id, style: style, view: view, layer: layer), wasSeen: wasSeen)
    return true
  }

  /// Calls `body` with a stroke; nil if it is not wet.
  @discardableResult
  mutating func updateStroke<Result>(
    _ id: StrokeID, _ body: (inout WetStroke) -> Result
  ) -> Result? {
    guard let position = wet.position(of: id) else { return nil }
    return body(&wet[position])
  }

  /// Returns a wet stroke; nil if there is none.
  func wetStroke(_ id: StrokeID) -> WetStroke? { wet.position(of: id).map { wet.strokes[$0] } }

  /// Returns whether any part of a wet stroke is visible, or was on the previous output.
  mutating func shows(_ id: StrokeID) -> Bool {
    guard let position = wet.position(of: id) else { return false }
    refreshStroke(at: position)
    return wet.isSeen(at: position)
  }

  /// Removes a stroke from the wet ones; false if it was not wet.
  @discardableResult
  mutating func closeStroke(_ id: StrokeID) -> Bool {
    guard let position = wet.position(of: id) else { return false }
    var stroke = wet.extract(at: position)
    damage.mark(stroke.box(in: renderer))
    markGroups()
    spare.giveBack(stroke.giveUpLayer())
    return true
  }

  /// Starts fading the ink of a wet stroke, which stays in place.
  mutating func fadeStroke(_ id: StrokeID, lifted: Timestamp) {
    guard let position = wet.position(of: id) else { return }
    wet[position].end(at: lifted)
    refreshStroke(at: position)
    let stroke = wet.strokes[position]
    guard !stroke.layer.dirty.isEmpty else { return }
    fading.insert(FadingStroke(stroke, lifted: lifted), renderer, &damage)
  }

  /// Starts fading for strokes that fade.
  mutating func hastenFading(_ ids: Set<StrokeID>, at time: Timestamp) {
    fading.hasten(ids, at: time)
  }

  /// Fades ink and dries groups until a time.
  mutating func fadeAndDry(at time: Timestamp) {
    if fading.fadeFurther(to: time, renderer, &damage) { markGroups() }
    if let nextDrying, nextDrying <= time { flattenGroup() }
  }

  /// The time at which the topmost group is dry; nil if no group is wet, or if a stroke that joins
  /// it is being drawn.
  var nextDrying: Timestamp? { joinedCount == 0 ? dry.top?.dries : nil }
}

// The topmost group of the drawing.
extension CanvasPicture {
  /// The number of wet strokes, from the lowest, that share their ink with the topmost group.
  var joinedCount: Int { wet.joinedCount(with: dry.top) }

  /// Takes the group of the lowest wet stroke out of the drawing's picture, if it is topmost there;
  /// from then on, they are blended together.
  private mutating func liftGroup() {
    guard let first = wet.strokes.first, first.look.renderGroupID != nil, first.stays else {
      return
    }
    if dry.top?.look.isWet(with: first.look) != true, dry.isTopped(by: first.look) {
      liftGroup(of: first.look)
    }
  }

  /// Makes the group of a stroke the topmost group, which is not in the drawing's picture.
  private mutating func liftGroup(of look: Stroke) {
    guard dry.top?.look.isWet(with: look) != true else { return }
    flattenGroup()
    dry.liftGroup(look, onto: spare.takePool(for: look.ink.type, renderer), renderer)
  }

  /// Blends the topmost group into the drawing's picture at once, at the cost of blending its
  /// pixels.
  mutating func flattenGroup() {
    guard dry.top != nil else { return }
    work.dryPixels += dry.refresh(with: &renderer)
    if let pool = dry.blendTopGroup(with: &renderer) { spare.giveBack(pool) }
  }

  /// Marks wet strokes with a group, because the ink below them changed and they may now join other
  /// strokes.
  private mutating func markGroups() {
    for stroke in wet.strokes where stroke.look.renderGroupID != nil {
      damage.mark(stroke.box(in: renderer))
    }
  }
}

// The drawing.
extension CanvasPicture {
  /// Sets the paper.
  mutating func lay(on background: PageBackground) {
    self.background = background
    flattenGroup()
    dry.lay(on: paper)
    drawingChanged(Damage(bounds))
  }

  /// Sets the drawing, which differs within these rectangles.
  mutating func replaceDrawing(with other: Drawing, differing changed: Damage) {
    dry.replace(with: other, differing: changed, renderer)
    drawingChanged(changed)
  }

  /// Sets the drawing, from which ink was only removed.
  mutating func replaceDrawing(withErased other: Drawing, differing changed: Damage) {
    dry.replace(withErased: other, differing: changed, renderer)
    drawingChanged(changed)
  }

  /// Sets the drawing, which differs in a rectangle with these pixels; there must be no topmost
  /// group.
  mutating func replaceDrawing(with other: Drawing, _ pixels: [UInt32], in rect: PixelRect) {
    dry.replace(with: other, pixels, in: rect)
    drawingChanged(Damage(rect))
  }

  /// Sets the drawing, which has one more stroke on top; the stroke is drawn immediately.
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

  /// The time for which a group is kept out of the drawing's picture after the pen was lifted, in
  /// which another stroke can join it.
  private static let dryingTime = Microseconds(Int64(WetGrouping().dryingTime * 1e6))

  /// Reports that the drawing changed in these areas.
  private mutating func drawingChanged(_ changed: Damage) {
    damage.mark(changed)
    changes.add(changed)
    if dry.isTopEmpty { flattenGroup() }
    markGroups()
  }
}

// Pictures with much ink take longer than a frame and are drawn piece by piece by another thread.
extension CanvasPicture {
  /// Starts recording changes from now on.
  mutating func forgetChanges() {
    flattenGroup()
    changes = Damage()
  }

  /// Marks pixels of the drawing that must be drawn again.
  mutating func spoil(_ rect: PixelRect) { dry.spoil(rect) }

  /// Leaves the outdated part of the drawing to another thread if it has more than this number of
  /// pixels; otherwise the result is empty.
  mutating func deferStale(over pixels: Int) -> Damage {
    dry.stale.area > pixels ? dry.takeStale() : Damage()
  }

  /// Adopts a picture of the drawing that was made from another canvas's picture, in its view.
  ///
  /// - Parameter missing: the areas in which that canvas changed meanwhile, in its pixels.
  mutating func adopt(_ pixels: [UInt32], without missing: Damage, in view: InkTransform) {
    dry.replacePixels(pixels)
    guard let toPage = view.inverse else { return }
    for rect in missing {
      let area = self.view.bounds(of: toPage.bounds(of: Rect(of: rect)))
      dry.spoil(PixelRect(around: area.expanded(by: 1)).intersection(bounds))
    }
  }

  /// Adopts the pixels of a rectangle of the drawing's picture, if nothing was drawn there since
  /// ``forgetChanges()``; false otherwise.
  mutating func adopt(_ pixels: [UInt32], in rect: PixelRect) -> Bool {
    guard dry.top == nil, !changes.contains(where: { $0.touches(rect) }) else { return false }
    dry.replacePixels(pixels, in: rect)
    damage.mark(rect)
    return true
  }
}
