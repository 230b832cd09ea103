public import InkDrawing
public import InkEditing
public import InkFitting
public import InkGeometry
public import StylusModel

// Updates for strokes that are not open and for samples that don't exist are ignored, because a
// client that connects late receives such updates.
extension OutputCanvas {
  /// Begins a stroke; returns false if it is already open or if too many are. If `wasSeen`, the
  /// stroke is added to the drawing even if the output shows none of it, because an earlier version
  /// of it was visible.
  @discardableResult
  public mutating func begin(_ id: StrokeID, _ style: StrokeStyle, wasSeen: Bool = false) -> Bool {
    picture.openStroke(id, style, wasSeen: wasSeen)
  }

  /// Adds a sample, in millimeters of the output and seconds since the stroke began, and removes
  /// the predicted tail. An invalid sample is left out, and a time earlier than the last one is
  /// replaced by the last one. A stroke has at most 262 144 samples.
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

  /// Replaces a sample whose values are now better known, at its position in the stroke, counted
  /// from 0. Erased ink stays erased.
  public mutating func correct(_ position: Int, to sample: FitSample, in id: StrokeID) {
    picture.updateStroke(id) { $0.correct(position, to: sample) }
  }

  /// Sets the predicted path of the tip after the last sample, nearest point first, in place of the
  /// previous prediction. It is drawn as part of the stroke; only the first 64 points are used.
  public mutating func expect(_ tail: [FitSample], behind id: StrokeID) {
    picture.updateStroke(id) { $0.expect(tail) }
  }

  /// Turns a stroke into the shape that it resembles, because the pen is held still. The shape
  /// follows the pen until it is lifted. When the stroke is finished, the shape is a separate step:
  /// undoing it restores the drawn stroke.
  ///
  /// - Returns: false if the stroke resembles no shape or runs along a ruler; it then stays
  ///   unchanged.
  @discardableResult
  public mutating func straighten(_ id: StrokeID) -> Bool {
    picture.updateStroke(id) { $0.straighten() } ?? false
  }

  /// Returns the shape that replaces a fitted stroke in the drawing; nil if there is none.
  public func shape(of id: StrokeID, insteadOf fitted: Stroke) -> Stroke? {
    picture.wetStroke(id)?.shaped(fitted)
  }

  /// Reports that the pen was lifted; only corrections may follow.
  public mutating func end(_ id: StrokeID, at time: Timestamp) {
    picture.updateStroke(id) { $0.end(at: time) }
  }

  /// Finishes a stroke: it is fitted to its samples and added to the drawing, or begins to fade.
  /// The end of an eraser's stroke completes a step that can be undone.
  ///
  /// A stroke that is not visible on this output is not added to the drawing. Benchmarks/canvas
  /// measures the time that fitting a long stroke takes; use ``inkToFit(_:)`` if you cannot wait
  /// for it.
  ///
  /// - Throws: an error of the fit, which does not occur for samples that were accepted. The stroke
  ///   then stays wet.
  public mutating func finish(_ id: StrokeID) throws(FittingError) {
    if selection.pen?.id == id { return selection.raisePen(&notebook, &picture) }
    guard let ink = inkToFit(id) else { return raiseEraser(id) }
    finish(id, as: try ink.fitted())
  }

  /// Returns the data for fitting a stroke on another thread before it is finished; nil if the
  /// stroke is not open.
  public mutating func inkToFit(_ id: StrokeID) -> InkToFit? {
    let isSeen = picture.shows(id)
    return picture.wetStroke(id).map { InkToFit($0, isSeen: isSeen) }
  }

  /// Finishes a stroke with a given result for the drawing; nil adds nothing. It fades in any case.
  public mutating func finish(_ id: StrokeID, as fitted: Stroke?) {
    // The stroke itself is not used, because it would be copied when it changes.
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

  /// Finishes a stroke of which the drawing already contains a part. The part is replaced by the
  /// whole stroke in the drawing and in all steps that can be undone or redone. This is not a step.
  /// The id of the part stays the same, and parts that were erased or undone stay so.
  public mutating func finish(_ id: StrokeID, as stroke: Stroke?, insteadOf former: InkID) {
    guard picture.wet.position(of: id) != nil else { return }
    if let stroke, stroke.path.count > 0 { editPages { $0.amend(former, with: stroke) } }
    picture.closeStroke(id)
  }

  /// Starts fading for strokes that fade, even if they would be held longer.
  public mutating func fade(_ ids: Set<StrokeID>, at time: Timestamp) {
    picture.hastenFading(ids, at: time)
  }

  /// Discards a stroke.
  public mutating func cancel(_ id: StrokeID) {
    if selection.pen?.id == id { return selection.cancelPen(&notebook, &picture) }
    guard !picture.closeStroke(id) else { return }
    // No other eraser contributed to the step.
    if erasers.isAlone(id) { show(editor.cancelErasing()) }
    raiseEraser(id)
  }
}

// Pens that erase or select are updated like any stroke, starting with ``append(_:to:)``.
extension OutputCanvas {
  /// Begins erasing: from now on, the eraser removes dry ink wherever it goes. Returns false if
  /// there are too many erasers. Everything that it erases is one step, or two if another edit is
  /// made in between. The width is that for an average hand, in millimeters; 0.5...60.
  @discardableResult
  public mutating func beginErasing(_ id: StrokeID, mode: EraserMode, width: Double) -> Bool {
    picture.wet.position(of: id) == nil && erasers.land(id, mode: mode, width: width)
  }

  private mutating func raiseEraser(_ id: StrokeID) {
    if erasers.raise(id), erasers.isEmpty { editor.closeErasing() }
  }

  /// Begins a selection: the pen selects the strokes that it encloses, or the stroke that it taps.
  /// If the pen touches the selection, it moves the selection instead, as one step. Returns false
  /// if another pen is already selecting. Unless `drawn`, you must draw the lasso's line, with
  /// ``StrokeStyle/lasso(zoom:)``.
  @discardableResult
  public mutating func beginSelecting(_ id: StrokeID, parts: Bool, drawn: Bool = true) -> Bool {
    picture.wet.position(of: id) == nil && selection.landPen(id, parts: parts, isDrawn: drawn)
  }

  /// Whether a pen is drawing a lasso or changing the selection.
  public var isSelecting: Bool { selection.pen != nil }

  /// Returns whether a selecting pen that touches this point changes the selection.
  public func dragsSelection(at place: Point) -> Bool {
    selection.drag(at: place, in: editor) != nil
  }

  /// The frame around the selection, with its handles; nil if nothing is selected.
  public var selectionFrame: SelectionFrame? { selection.frame(of: editor) }

  /// A number that changes whenever the selection may have changed or moved.
  public var selectionNumber: UInt64 { selection.number }

  /// Whether another thread must draw the selection separately before a pen can drag it.
  public var needsLifting: Bool { selection.needsLifting(notebook, version: drawingVersion) }
}

// Pages and the drawing.
extension OutputCanvas {
  /// Undoes the last stroke, erasing, clearing, replacement or command, and shows its page; returns
  /// false if there is none. 16 384 steps are kept. Wet strokes are not affected.
  @discardableResult
  public mutating func undo() -> Bool { editPages { $0.undo() } }

  /// Redoes the step that was undone last; false if there is none or another step was made since.
  @discardableResult
  public mutating func redo() -> Bool { editPages { $0.redo() } }

  /// Discards the undone steps, because an edit was made on another output.
  public mutating func forgetUndone() { notebook.forgetUndone() }

  /// Removes a stroke from the drawing and all steps, as if it had never existed. This is no step.
  public mutating func forget(_ id: InkID) { editPages { $0.forget(id) } }

  /// Performs a command that concerns pages or the drawing: docs/develop/canvas.md, Commands. A
  /// command that fails changes nothing. Returns false if the command concerns neither.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand) throws(EditError) -> Bool {
    selection.dropDragged(&notebook, &picture)
    let areas = try notebook.perform(command)
    // Paper is drawn when the background is set.
    return show(command.printsPage ? ChangedAreas() : areas)
  }

  /// Edits the pages and redraws the areas that `body` returns.
  @discardableResult
  public mutating func editPages(_ body: (inout Notebook) -> ChangedAreas?) -> Bool {
    selection.dropDragged(&notebook, &picture)
    return show(body(&notebook))
  }

  /// Edits the drawing or the selection and redraws the areas that `body` returns.
  @discardableResult
  public mutating func edit(_ body: (inout Editor) -> ChangedAreas?) -> Bool {
    selection.dropDragged(&notebook, &picture)
    return show(body(&editor))
  }

  /// Redraws the drawing in these areas; false if there are none.
  @discardableResult
  private mutating func show(_ areas: ChangedAreas?) -> Bool {
    guard let areas else { return false }
    selection.showEdited(areas, notebook, &picture)
    return true
  }
}
