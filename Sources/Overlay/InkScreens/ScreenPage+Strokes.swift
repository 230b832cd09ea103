import InkCanvas
import InkDrawing
package import InkEditing
import InkFitting
import InkGeometry
import StylusClient
package import StylusModel

extension ScreenPage {
  /// A stroke has reached the output, with all its samples so far.
  ///
  /// - Parameter wasSeen: it is of the ink even if none of it is visible.
  /// - Returns: false if too many are open.
  mutating func begin(_ stroke: OpenStroke, wasSeen: Bool) -> Bool {
    needPicture()
    var part = stroke.part
    if case .draws(var style) = part {
      style.ruler = style.ruler.map {
        sheet.onPage($0.moved(by: .zero - place.area.min.millimeters))
      }
      // The router checks whether the pen is held still, for all outputs together.
      style.straightens = false
      part = .draws(style)
    }
    let entry = ScreenStroke(stroke, onto: shownPlace, page: sheet.toPage)
    guard sheet.begin(stroke.id, part, wasSeen: wasSeen) else { return false }
    for (number, sample) in stroke.samples.enumerated() {
      if number == stroke.straightened { _ = sheet.straighten(stroke.id) }
      sheet.apply(.append(entry.sample(number, sample)), to: stroke.id, at: sample.time)
    }
    if stroke.straightened == stroke.samples.count { _ = sheet.straighten(stroke.id) }
    if let lifted = stroke.lifted { sheet.apply(.end(lifted), to: stroke.id, at: lifted) }
    wet.insert(entry)
    return true
  }

  /// A sample came; `isSeen`: it may be seen here.
  mutating func append(_ sample: Sample, to stroke: OpenStroke, isSeen: Bool, at now: Timestamp) {
    guard let position = wet.position(of: stroke) else { return }
    wet[position].tail = nil
    let mapped = wet[position].mapping.sample(sample, began: stroke.began)
    sheet.apply(.append(mapped), to: stroke.id, at: now)
    if isSeen { inkChanged(since: sample.time + stroke.clock, at: now) }
  }

  /// The pen is held still; whether the stroke is a shape from now on.
  mutating func straighten(_ stroke: OpenStroke, at now: Timestamp) -> Bool {
    guard wet.position(of: stroke) != nil, sheet.straighten(stroke.id) else { return false }
    inkChanged(at: now)
    return true
  }

  /// A sample is known better.
  mutating func correct(
    _ position: Int, to sample: Sample, in stroke: OpenStroke, at now: Timestamp
  ) {
    guard let index = wet.position(of: stroke) else { return }
    let mapped = wet[index].sample(position, sample)
    sheet.apply(.correct(position, mapped), to: stroke.id, at: now)
    inkChanged(at: now)
  }

  /// Where the tip goes from here.
  mutating func expect(_ points: [PredictedSample], behind stroke: OpenStroke, at now: Timestamp) {
    guard let position = wet.position(of: stroke) else { return }
    let isNews = !points.isEmpty || wet[position].tail != nil
    wet[position].tail = PredictedTail(origin: stroke.samples.last, points: points)
    if isNews { inkChanged(at: now) }
  }

  /// The pen was lifted.
  mutating func end(_ stroke: OpenStroke, at time: Timestamp, now: Timestamp) {
    guard let position = wet.position(of: stroke) else { return }
    wet[position].tail = nil
    sheet.apply(.end(time), to: stroke.id, at: now)
    inkChanged(at: now)
  }

  /// Nothing will change any more.
  ///
  /// - Returns: what must be fitted, and the stroke stays wet until ``finish(_:as:at:)``; nil if
  ///   that is not needed.
  mutating func finish(_ stroke: OpenStroke, at now: Timestamp) -> InkToFit? {
    let isFitted = stroke.part.isFitted
    guard wet.complete(stroke, isFitted: isFitted) else { return nil }
    inkChanged(at: now)
    guard isFitted else {
      sheet.finish(stroke.id)
      stroke.settle(on: id)
      return nil
    }
    return sheet.inkToFit(stroke.id)
  }

  /// Whether nothing of a stroke has yet to come into the ink of the output.
  func isSettled(_ stroke: OpenStroke) -> Bool { wet.isSettled(stroke) }

  /// The result of a stroke, in a separate step; nil: none.
  ///
  /// - Returns: whether that can be undone.
  mutating func finish(_ id: StrokeID, as fitted: Stroke?, inStep step: UInt64, at now: Timestamp)
    -> Bool
  {
    guard let stroke = wet.fitArrived(for: id) else { return false }
    stroke.settle(on: self.id)
    let current = sheet.canvas.stepNumber
    sheet.canvas.stepNumber = step
    let isElsewhere = stroke.remains?.contains(self.id) == false
    let fitted = isElsewhere ? nil : fitted
    let former = stroke.former?.inks[self.id]
    sheet.finish(id, as: fitted, insteadOf: former)
    stroke.noteInk(former ?? fitted?.id, on: self.id)
    sheet.canvas.stepNumber = current
    inkChanged(at: now)
    return fitted != nil && former == nil
  }

  /// Ink that is reported again, at another position.
  mutating func takeAway(_ ink: InkID, at now: Timestamp) {
    sheet.canvas.forget(ink)
    inkChanged(at: now)
  }

  /// Ink that was to be seen for a while yet fades from now on.
  package mutating func fade(_ ids: Set<StrokeID>, at now: Timestamp) {
    guard sheet.canvas.hasInk else { return }
    sheet.canvas.fade(ids, at: now)
    inkChanged(at: now)
  }

  /// It never counted.
  mutating func cancel(_ stroke: OpenStroke, at now: Timestamp) {
    wet.discard(stroke)
    sheet.cancel(stroke.id)
    inkChanged(at: now)
  }
}

// The user's actions on the ink.
extension ScreenPage {
  /// Takes back the last step; false if there is none.
  package mutating func undo(at now: Timestamp) -> Bool {
    step(.undo, at: now)
  }

  /// Does again what was taken back; false if there is nothing.
  package mutating func redo(at now: Timestamp) -> Bool {
    step(.redo, at: now)
  }

  /// Does a command that is about the drawing.
  package mutating func editDrawing(_ command: CanvasCommand, at now: Timestamp) throws(EditError) {
    guard sheet.hasPicture, try sheet.perform(command) else { throw .nothingSelected }
    inkChanged(at: now)
  }

  /// Selects nothing.
  package mutating func deselect(at now: Timestamp) {
    if sheet.deselect() { inkChanged(at: now) }
  }

  /// Takes all dry ink away.
  package mutating func removeInk(at now: Timestamp) {
    guard sheet.hasPicture else { return }
    sheet.canvas.edit { $0.clear() }
    sheet.deferPainting()
    inkChanged(at: now)
  }

  /// Puts another drawing in the place of all dry ink of the page, in millimeters of it.
  mutating func replaceInk(with drawing: Drawing, at now: Timestamp) {
    guard drawing.count > 0 || sheet.hasPicture else { return }
    needPicture()
    sheet.replaceDrawing(with: drawing)
    inkChanged(at: now)
  }
}

extension StrokePart {
  /// Whether it is fitted when it is finished: strokes that erase, select or fade are not.
  fileprivate var isFitted: Bool {
    if case .draws(let style) = self { style.fate == .stays } else { false }
  }
}
