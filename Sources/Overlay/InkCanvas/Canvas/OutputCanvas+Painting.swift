import InkDrawing
import InkGeometry
import InkRendering

// What lies above what: the drawing's picture, its group on top with the wet strokes that join it,
// ink that fades, other wet ink. Neighbours of one group are blended once.
extension OutputCanvas {
  mutating func paintRect(
    _ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    dry.copy(rect, to: &pixels, layout)
    work.pixels += rect.width * rect.height
    let joined = joinedCount
    let keepsWays = wet.contains(where: \.isMaskedWash)
    if let top = dry.top {
      if top.pool.dirty.touches(rect.grown(by: reach(of: top.look))) {
        renderer.add(top.pool, of: top.look, within: rect)
      }
      for index in 0..<joined {
        addWetStroke(wet[index], rect)
        if keepsWays || top.pool.isMaskedWash { restoreWash(at: index, rect) }
      }
      renderer.blend(on: &pixels, layout: layout, clip: rect)
    }
    var last: Stroke?
    for stroke in fading {
      if let last, !stroke.look.isWet(with: last) {
        renderer.blend(on: &pixels, layout: layout, clip: rect)
      }
      last = stroke.look
      addFadingStroke(stroke, rect)
    }
    for index in joined..<wet.count {
      let joins = index > joined ? joins(index) : joinsFading(index)
      if !joins { renderer.blend(on: &pixels, layout: layout, clip: rect) }
      addWetStroke(wet[index], rect)
      if keepsWays { restoreWash(at: index, rect) }
    }
    renderer.blend(on: &pixels, layout: layout, clip: rect)
    settling?.paint(rect, on: &pixels, layout)
    lifted?.paint(rect, on: &pixels, layout)
    if outlineBox.touches(rect) { renderer.draw(outline, on: &pixels, layout: layout, clip: rect) }
    paintRuler(rect, on: &pixels, layout)
    paintFloating(rect, on: &pixels, layout)
    paintCover(rect, on: &pixels, layout)
  }

  private mutating func addWetStroke(_ stroke: WetStroke, _ rect: PixelRect) {
    guard stroke.bounds.touches(rect.grown(by: reach(of: stroke.look))) else { return }
    renderer.add(stroke.layer, and: stroke.free.span, of: stroke.look, within: rect)
  }

  /// What was erased of a wash's group comes back where it goes, but for what its own mask takes.
  private mutating func restoreWash(at index: Int, _ rect: PixelRect) {
    guard wet[index].style.ink.type == .watercolor else { return }
    let near = rect.grown(by: reach(of: wet[index].look))
    wet[index].keepWays(near: near, in: &renderer)
  }

  private mutating func addFadingStroke(_ stroke: FadingStroke, _ rect: PixelRect) {
    guard stroke.layer.dirty.touches(rect.grown(by: reach(of: stroke.look))) else { return }
    let none: [NibPose] = []
    renderer.add(
      stroke.layer, and: none.span, of: stroke.look, fadedTo: stroke.level, within: rect)
    for way in stroke.maskedWays { renderer.keep(way.span, within: stroke.look.mask) }
  }

  /// How far from its own ink a stroke may be seen, and changes others that it is wet with.
  func reach(of stroke: Stroke) -> Int {
    stroke.renderGroupID == nil
      ? renderer.reach(of: stroke.ink.type) : renderer.groupReach(of: stroke.ink.type)
  }

  // MARK: Groups

  /// How many wet strokes, from the lowest on, are one with the group on top of the drawing.
  var joinedCount: Int {
    guard let top = dry.top else { return 0 }
    return wet.firstIndex { !$0.stays || !$0.look.isWet(with: top.look) } ?? wet.count
  }

  /// Whether a wet stroke is one with the one below it.
  private func joins(_ index: Int) -> Bool {
    wet[index].stays == wet[index - 1].stays && wet[index].look.isWet(with: wet[index - 1].look)
  }

  /// Whether a wet stroke is one with the uppermost that fades.
  private func joinsFading(_ index: Int) -> Bool {
    guard let last = fading.last, !wet[index].stays else { return false }
    return wet[index].look.isWet(with: last.look)
  }

  /// The group that the lowest wet stroke is of goes out of the drawing's picture, if it is on top
  /// there: from now on they are blended together.
  mutating func liftGroup() {
    guard let first = wet.first, first.look.renderGroupID != nil, first.stays else { return }
    if dry.top?.look.isWet(with: first.look) != true, dry.isTopped(by: first.look) {
      setTopGroup(first.look)
    }
  }

  /// The group of a stroke is what is on top of the drawing and not in its picture.
  mutating func setTopGroup(_ look: Stroke) {
    guard dry.top?.look.isWet(with: look) != true else { return }
    settleGroup()
    dry.liftGroup(look, onto: takePool(for: look.ink.type), renderer)
  }

  /// The group on top of the drawing goes into its picture: that costs what blending its pixels
  /// does, at once.
  mutating func settleGroup() {
    guard dry.top != nil else { return }
    work.dryPixels += dry.refresh(with: &renderer)
    if let pool = dry.blendTopGroup(with: &renderer) { giveBack(pool) }
  }

  /// The drawing is another where it is told.
  mutating func drawingChanged(_ changed: Damage) {
    mark(changed)
    changes.add(changed)
    if settling != nil, changed.area < PictureWork.largeChange {
      for rect in changed { endSettling(within: rect) }
    }
    if dry.isTopEmpty { settleGroup() }
    markGroups()
  }

  /// What wet strokes have below them is another: those that have a group may be one with others
  /// than before.
  mutating func markGroups() {
    for stroke in wet where stroke.look.renderGroupID != nil {
      mark(stroke.bounds.grown(by: reach(of: stroke.look)))
    }
  }
}
