public import InkDrawing
public import InkEditing
public import InkFitting
public import InkGeometry
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
    picture.openStroke(id, style, wasSeen: wasSeen)
  }

  /// A sample came: in millimeters of the output and seconds since the stroke began. It takes the
  /// tail away. One that is not sound is left out, with an earlier time than the last it gets that
  /// one's. Of one stroke 262 144 samples are taken.
  public mutating func append(_ sample: FitSample, to id: StrokeID) {
    if selection.pen?.id == id {
      selection.movePen(to: sample, &notebook, &picture)
    } else if picture.updateStroke(id, { $0.appendSample(sample) }) == nil {
      erase(sample, with: id)
    }
  }

  private mutating func erase(_ sample: FitSample, with id: StrokeID) {
    guard let swath = erasers.sweep(id, to: sample) else { return }
    selection.dropDragged(&notebook, &picture)
    let areas = editor.erase(swath.region, mode: swath.mode)
    guard !areas.isEmpty else { return }
    let changed = Damage(where: areas, in: view, within: bounds)
    selection.makeWay(for: changed, &picture)
    picture.replaceDrawing(withErased: drawing, differing: changed)
  }

  /// A sample is known better; what was erased with it stays as it is.
  ///
  /// - Parameter position: which one, counted from 0.
  public mutating func correct(_ position: Int, to sample: FitSample, in id: StrokeID) {
    picture.updateStroke(id) { $0.correct(position, to: sample) }
  }

  /// Where the tip is expected to go from the last sample on, nearest first; replaces what was
  /// expected before. It is drawn as if it were the stroke's; of more than 64 places the first are.
  public mutating func expect(_ tail: [FitSample], behind id: StrokeID) {
    picture.updateStroke(id) { $0.expect(tail) }
  }

  /// The pen is held still: the stroke becomes the shape that it looks like, which follows the pen
  /// from then on until that is lifted. Finished, the shape is a step of its own: undone, there is
  /// what was drawn.
  ///
  /// - Returns: false if it looks like none, or runs along a ruler: it stays what it is.
  @discardableResult
  public mutating func straighten(_ id: StrokeID) -> Bool {
    picture.updateStroke(id) { $0.straighten() } ?? false
  }

  /// What stands in the drawing for a stroke that became a shape, and was fitted as another; nil:
  /// that itself.
  public func shape(of id: StrokeID, insteadOf fitted: Stroke) -> Stroke? {
    picture.wetStroke(id)?.shaped(fitted)
  }

  /// The pen was lifted; only corrections may follow.
  public mutating func end(_ id: StrokeID, at time: Timestamp) {
    picture.updateStroke(id) { $0.end(at: time) }
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
    if selection.pen?.id == id { return selection.raisePen(&notebook, &picture) }
    guard let ink = inkToFit(id) else { return raiseEraser(id) }
    finish(id, as: try ink.fitted())
  }

  /// What must be fitted before a stroke that is to stay can be finished: for another thread. Nil
  /// if it is not open.
  public mutating func inkToFit(_ id: StrokeID) -> InkToFit? {
    let isSeen = picture.shows(id)
    return picture.wetStroke(id).map { InkToFit($0, isSeen: isSeen) }
  }

  /// Nothing about the stroke will change any more, and this is what it becomes in the drawing;
  /// nil: nothing. One that is to fade does so, whatever is given.
  public mutating func finish(_ id: StrokeID, as fitted: Stroke?) {
    // Not the stroke itself, which would be copied when it changes.
    guard let (stays, ended) = picture.wetStroke(id).map({ ($0.stays, $0.ended) }) else { return }
    let lifted = ended ?? Timestamp(microseconds: 0)
    if !stays {
      picture.fadeStroke(id, lifted: lifted)
    } else if let fitted, fitted.path.count > 0 {
      selection.dropDragged(&notebook, &picture)
      editor.append(fitted)
      if let shape = shape(of: id, insteadOf: fitted), let drawn = drawing.strokes.last {
        editor.replace(drawn.id, with: [shape])
      }
      if let stroke = drawing.strokes.last {
        picture.dryStroke(stroke, as: drawing, lifted: lifted)
      }
    }
    picture.closeStroke(id)
  }

  /// The same where the drawing has a part of the stroke already: that becomes all of it, in all
  /// steps that can be undone or done again, and is no step itself.
  ///
  /// - Parameter former: The part's name, which stays. What was erased or undone stays so.
  public mutating func finish(_ id: StrokeID, as stroke: Stroke?, insteadOf former: InkID) {
    guard picture.wet.position(of: id) != nil else { return }
    if let stroke, stroke.path.count > 0 { editPages { $0.amend(former, with: stroke) } }
    picture.closeStroke(id)
  }

  /// Ink that is to fade does so from now on, though it was to be held longer.
  public mutating func fade(_ ids: Set<StrokeID>, at time: Timestamp) {
    picture.hastenFading(ids, at: time)
  }

  /// The stroke never counted.
  public mutating func cancel(_ id: StrokeID) {
    if selection.pen?.id == id { return selection.cancelPen(&notebook, &picture) }
    guard !picture.closeStroke(id) else { return }
    // No other eraser has a part in the step.
    if erasers.isAlone(id) { show(editor.cancelErasing()) }
    raiseEraser(id)
  }
}

// Pens that erase or select are told of like any stroke, from ``append(_:to:)`` on.
extension OutputCanvas {
  /// An eraser touches: from now on it takes dry ink away wherever it goes, at once; false if too
  /// many are down. All that it erases is undone in one step; should something else be done
  /// meanwhile, in two.
  ///
  /// - Parameter width: what an average hand erases, in millimeters; 0.5...60.
  @discardableResult
  public mutating func beginErasing(_ id: StrokeID, mode: EraserMode, width: Double) -> Bool {
    picture.wet.position(of: id) == nil && erasers.land(id, mode: mode, width: width)
  }

  private mutating func raiseEraser(_ id: StrokeID) {
    if erasers.raise(id), erasers.isEmpty { editor.closeErasing() }
  }

  /// A pen touches that selects: what it goes around, or the stroke that it taps; or, if it touches
  /// what is selected, it moves that, in one step. False if another does already.
  ///
  /// - Parameter drawn: whether the lasso's line is drawn here; else somebody else does, as
  ///   ``StrokeStyle/lasso(zoom:)`` says.
  @discardableResult
  public mutating func beginSelecting(_ id: StrokeID, parts: Bool, drawn: Bool = true) -> Bool {
    picture.wet.position(of: id) == nil && selection.landPen(id, parts: parts, isDrawn: drawn)
  }

  /// Whether a pen draws a lasso, or does something with what is selected.
  public var isSelecting: Bool { selection.pen != nil }

  /// Whether a pen that selects would move, stretch or turn what is selected if it touched there.
  public func dragsSelection(at place: Point) -> Bool {
    selection.drag(at: place, in: editor) != nil
  }

  /// The frame around what is selected, with its handles; nil if nothing is.
  public var selectionFrame: SelectionFrame? { selection.frame(of: editor) }

  /// Another one whenever something else may be selected, or what is may be elsewhere.
  public var selectionNumber: UInt64 { selection.number }

  /// Whether what is selected must be drawn apart by another thread, before a pen can drag it.
  public var needsLifting: Bool { selection.needsLifting(notebook, version: drawingVersion) }
}

// Pages and the drawing.
extension OutputCanvas {
  /// Takes back the last finished stroke, erasing, clearing, replacing or command, and shows the
  /// page where that is; false if there is none. 16 384 steps are kept. Strokes that are still wet
  /// are not touched.
  @discardableResult
  public mutating func undo() -> Bool { editPages { $0.undo() } }

  /// Does again what was undone last; false if nothing was, or something else was done since.
  @discardableResult
  public mutating func redo() -> Bool { editPages { $0.redo() } }

  /// Something was done on another output: what was undone before cannot be done again.
  public mutating func forgetUndone() { notebook.forgetUndone() }

  /// A stroke was never there: neither in the drawing nor in the steps that can be undone or done
  /// again. No step.
  public mutating func forget(_ id: InkID) { editPages { $0.forget(id) } }

  /// Does a command that is about pages or the drawing: docs/develop/canvas.md, Commands. One that
  /// fails changes nothing; false if it is about neither.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand) throws(EditError) -> Bool {
    selection.dropDragged(&notebook, &picture)
    let areas = try notebook.perform(command)
    // Paper is drawn when the canvas is laid on it.
    return show(command.printsPage ? ChangedAreas() : areas)
  }

  /// Does something with the pages; what it tells to be changed is drawn anew.
  @discardableResult
  public mutating func editPages(_ body: (inout Notebook) -> ChangedAreas?) -> Bool {
    selection.dropDragged(&notebook, &picture)
    return show(body(&notebook))
  }

  /// Does something to the drawing, or to what is selected; what it tells to be changed is drawn
  /// anew.
  @discardableResult
  public mutating func edit(_ body: (inout Editor) -> ChangedAreas?) -> Bool {
    selection.dropDragged(&notebook, &picture)
    return show(body(&editor))
  }

  /// The drawing is another where it is told; false if nothing is.
  @discardableResult
  private mutating func show(_ areas: ChangedAreas?) -> Bool {
    guard let areas else { return false }
    selection.showEdited(areas, notebook, &picture)
    return true
  }
}
