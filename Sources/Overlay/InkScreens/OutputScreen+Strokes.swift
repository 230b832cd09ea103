import FramePacing
import InkCanvas
import InkDrawing
package import InkEditing
import InkFitting
import InkGeometry
import StylusClient
package import StylusModel

/// A stroke on one output.
package struct ScreenStroke {
  package let stroke: OpenStroke
  /// Onto the output, as it was when the stroke came to it.
  private let base: OutputMapping
  /// Onto the page, as it is shown now.
  private(set) var mapping: OutputMapping
  /// The same before the page was shown otherwise under the pen, and up to which sample.
  private var earlier: [(end: Int, mapping: OutputMapping)] = []
  /// Where its tip goes from the last sample on, in millimetres of the tablet.
  var tail: PredictedTail?

  /// - Parameter page: from millimetres of the output to those of the page; nil: they are the same.
  init(_ stroke: OpenStroke, onto place: OutputPlace, page: AffineTransform?) {
    self.stroke = stroke
    base = stroke.mapping.onto(place)
    mapping = page.map { [base] in base.onto(page: $0) } ?? base
  }

  /// The page is shown otherwise: what the pen draws from now on lies elsewhere on it.
  mutating func remap(to page: AffineTransform?) {
    let other = page.map { base.onto(page: $0) } ?? base
    guard other != mapping else { return }
    earlier.append((end: stroke.samples.count, mapping: mapping))
    mapping = other
  }

  /// One of its samples on the page.
  func sample(_ number: Int, _ sample: Sample) -> FitSample {
    let mapping = earlier.first { number < $0.end }?.mapping ?? self.mapping
    return mapping.sample(sample, began: stroke.began)
  }
}

extension OutputScreen {
  /// Ink reaches no further beyond its places, in millimetres.
  private static let reach = 30.0

  /// Whether ink at a place of the layout may be seen here.
  func isNear(_ place: Point) -> Bool {
    self.place.area.expanded(by: Self.reach * 96 / 25.4).contains(place)
  }

  /// A stroke has reached the output, with all its samples so far.
  ///
  /// - Returns: false if too many are open.
  func addStroke(_ stroke: OpenStroke) -> Bool {
    needPicture()
    var part = stroke.part
    if case .draws(var style) = part {
      style.ruler = style.ruler.map { onPage($0.moved(by: .zero - place.area.min.millimetres)) }
      // Who routes it asks whether the pen is held still: on all outputs at once.
      style.straightens = false
      part = .draws(style)
    }
    let entry = ScreenStroke(stroke, onto: shownPlace, page: toPage)
    guard sheet.begin(stroke.id, part, wasSeen: stroke.touches(self)) else { return false }
    for (number, sample) in stroke.samples.enumerated() {
      if number == stroke.straightened { _ = sheet.straighten(stroke.id) }
      sheet.apply(.append(entry.sample(number, sample)), to: stroke.id, at: sample.time)
    }
    if stroke.straightened == stroke.samples.count { _ = sheet.straighten(stroke.id) }
    if let lifted = stroke.lifted { sheet.apply(.end(lifted), to: stroke.id, at: lifted) }
    strokes.append(entry)
    return true
  }

  /// A sample came; `isSeen`: it may be seen here.
  func applySample(_ sample: Sample, to stroke: OpenStroke, isSeen: Bool, at now: Timestamp) {
    guard let index = index(of: stroke) else { return }
    strokes[index].tail = nil
    let mapped = strokes[index].mapping.sample(sample, began: stroke.began)
    sheet.apply(.append(mapped), to: stroke.id, at: now)
    if isSeen { pacer.inkChanged(sample: sample.time + stroke.clock, at: now) }
  }

  /// The pen is held still; whether the stroke is a shape from now on.
  func straighten(_ stroke: OpenStroke, at now: Timestamp) -> Bool {
    guard index(of: stroke) != nil, sheet.straighten(stroke.id) else { return false }
    pacer.inkChanged(sample: nil, at: now)
    return true
  }

  /// A sample is known better.
  func correct(_ position: Int, to sample: Sample, in stroke: OpenStroke, at now: Timestamp) {
    guard let index = index(of: stroke) else { return }
    let mapped = strokes[index].sample(position, sample)
    sheet.apply(.correct(position, mapped), to: stroke.id, at: now)
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Where the tip goes from here.
  func expect(_ points: [PredictedSample], behind stroke: OpenStroke, at now: Timestamp) {
    guard let index = index(of: stroke) else { return }
    let isNews = !points.isEmpty || strokes[index].tail != nil
    strokes[index].tail = PredictedTail(origin: stroke.samples.last, points: points)
    if isNews { pacer.inkChanged(sample: nil, at: now) }
  }

  /// The pen was lifted.
  func endStroke(_ stroke: OpenStroke, at time: Timestamp, now: Timestamp) {
    guard let index = index(of: stroke) else { return }
    strokes[index].tail = nil
    sheet.apply(.end(time), to: stroke.id, at: now)
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Nothing will change any more.
  ///
  /// - Returns: what must be fitted, and the stroke stays wet until ``finish(_:as:at:)``; nil if
  ///   that is not needed.
  func finishStroke(_ stroke: OpenStroke, at now: Timestamp) -> InkToFit? {
    guard let index = index(of: stroke) else { return nil }
    strokes.remove(at: index)
    pacer.inkChanged(sample: nil, at: now)
    guard case .draws(let style) = stroke.part, style.fate == .stays else {
      // What erases, selects or fades is not fitted.
      sheet.finish(stroke.id)
      stroke.settled.append(id)
      return nil
    }
    fitting.append(stroke)
    return sheet.inkToFit(stroke.id)
  }

  /// Whether nothing of a stroke has yet to come into the ink of the output.
  func isSettled(_ stroke: OpenStroke) -> Bool {
    index(of: stroke) == nil && !fitting.contains { $0 === stroke }
  }

  /// What a stroke became, in a step of its own; nil: nothing.
  ///
  /// - Returns: whether that can be undone.
  func addFittedStroke(_ id: StrokeID, as fitted: Stroke?, inStep step: UInt64, at now: Timestamp)
    -> Bool
  {
    guard let index = fitting.firstIndex(where: { $0.id == id }) else { return false }
    let stroke = fitting.remove(at: index)
    stroke.settled.append(self.id)
    let current = sheet.canvas.stepNumber
    sheet.canvas.stepNumber = step
    let isElsewhere = stroke.remains?.contains(self.id) == false
    let fitted = isElsewhere ? nil : fitted
    let former = stroke.former?.inks[self.id]
    sheet.finish(id, as: fitted, insteadOf: former)
    stroke.inks[self.id] = former ?? fitted?.id
    sheet.canvas.stepNumber = current
    pacer.inkChanged(sample: nil, at: now)
    return fitted != nil && former == nil
  }

  /// Ink that is told anew, and lies elsewhere now.
  func takeAway(_ ink: InkID, at now: Timestamp) {
    sheet.canvas.forget(ink)
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Ink that was to be seen for a while yet fades from now on.
  package func fade(_ ids: Set<StrokeID>, at now: Timestamp) {
    guard sheet.canvas.hasInk else { return }
    sheet.canvas.fade(ids, at: now)
    pacer.inkChanged(sample: nil, at: now)
  }

  /// It never counted.
  func cancel(_ stroke: OpenStroke, at now: Timestamp) {
    strokes.removeAll { $0.stroke === stroke }
    sheet.cancel(stroke.id)
    pacer.inkChanged(sample: nil, at: now)
  }

  private func index(of stroke: OpenStroke) -> Int? { strokes.firstIndex { $0.stroke === stroke } }
}

// What the user does to the ink.
extension OutputScreen {
  /// Takes back the last step; false if there is none.
  package func undo(at now: Timestamp) -> Bool {
    step(.undo, at: now)
  }

  /// Does again what was taken back; false if there is nothing.
  package func redo(at now: Timestamp) -> Bool {
    step(.redo, at: now)
  }

  /// Does a command that is about the drawing.
  package func editDrawing(_ command: CanvasCommand, at now: Timestamp) throws(EditError) {
    guard sheet.hasPicture, try sheet.perform(command) else { throw .nothingSelected }
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Selects nothing.
  package func deselect(at now: Timestamp) {
    if sheet.deselect() { pacer.inkChanged(sample: nil, at: now) }
  }

  /// Takes all dry ink away.
  package func removeInk(at now: Timestamp) {
    guard sheet.hasPicture else { return }
    sheet.canvas.edit { $0.clear() }
    sheet.deferPainting()
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Puts another drawing in the place of all dry ink of the page, in millimetres of it.
  func replaceInk(with drawing: Drawing, at now: Timestamp) {
    guard drawing.count > 0 || sheet.hasPicture else { return }
    needPicture()
    sheet.replaceDrawing(with: drawing)
    pacer.inkChanged(sample: nil, at: now)
  }
}
