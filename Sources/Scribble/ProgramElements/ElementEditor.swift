package import InkGeometry
import InkRecognition
import StylusProtocol
package import TextFields

/// Changes the text of elements by telling their programs, one change after the other in each
/// program.
package final class ElementEditor {
  private let programs: ElementPrograms
  /// The fields of toolkits, for elements that give one the keyboard; nil if unknown.
  package weak var fields: (any ToolkitFields)?
  private var queue = EditQueue<UInt64>()
  /// The program's last report about the text of the element that is being changed.
  private var reported: [UInt64: ReportedText] = [:]
  /// The fields that elements have given the keyboard to.
  private var chosen: [FieldReference: TextField] = [:]
  /// The text written into elements that report no text: that of the last phrase.
  private var shadows: [FieldReference: String] = [:]

  private struct ReportedText {
    var text: String
    var caret: Int?
    var glyphs: [ScribbleArea]
  }

  /// The number of elements whose results are kept.
  private static let mostKept = 256

  package init(_ programs: ElementPrograms) { self.programs = programs }

  /// Performs a change; `then` gets its outcome.
  package func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void) {
    guard let (number, _) = programs.element(edit.field.reference),
      let isFirst = queue.add(edit, of: number, then: then)
    else { return then(.unreachable) }
    if isFirst { startJob(number) }
  }

  private func startJob(_ number: UInt64) {
    guard let edit = queue[number] else { return }
    reported[number] = nil
    guard let (_, element) = programs.element(edit.field.reference) else {
      return finishJob(.unreachable, number)
    }
    switch (edit.request, element.kind) {
    // If the program reports glyphs, the meaning of a gesture is known; otherwise the program
    // decides.
    case (.perform(let gesture), .text): ask(.glyphs(under: gesture), number)
    case (.perform(let gesture), _): sendGesture(gesture, number)
    case (.insert, .text):
      shadows[edit.field.reference] = nil
      ask(.focus(edit.place ?? .zero), number)
    case (.insert, _): ask(.focusOfField(edit.place ?? .zero), number)
    case (.replace, .text), (.locate, .text), (.remove, .text): startEdit(number)
    case (.replace, _), (.locate, _), (.remove, _): changeInField(number)
    }
  }

  private func finishJob(_ outcome: FieldEdit.Outcome, _ number: UInt64) {
    guard let ended = queue.removeFirst(of: number) else { return }
    ended.then(outcome)
    if ended.isAnotherWaiting { startJob(number) }
  }

  // MARK: Questions

  /// Sends the program the next request for its first job.
  private func ask(_ question: ElementQuestion, _ number: UInt64) {
    guard let element = queue[number]?.field.reference.path else { return }
    programs.ask(number) {
      question.event($0, element)
    } then: { [weak self] answer in
      self?.handleAnswer(answer, to: question, number)
    }
  }

  private func handleAnswer(
    _ answer: ScribbleAnswer?, to question: ElementQuestion, _ number: UInt64
  ) {
    guard let edit = queue[number] else { return }
    let reply = answer.map { FieldEdit.Reply.done($0.done == true) } ?? .failed
    switch question {
    case .focus:
      if answer?.done == true { startEdit(number) } else { finishJob(.unreachable, number) }
    case .focusOfField: findField(answer, number)
    case .glyphs(let gesture):
      recordText(answer, of: edit.field.reference, number)
      handleGlyphs(under: gesture, number)
    case .gesture: finishJob(answer?.done == true ? .changed(nil) : .meaningless, number)
    case .text:
      recordText(answer, of: edit.field.reference, number)
      let told = reported[number]
      handleReply(told.map { .number($0.text.unicodeScalars.count) } ?? .failed, number)
    case .change(let range, let text):
      if answer?.done == true { recordChange(range, to: text, in: edit.field.reference) }
      handleReply(reply, number)
    case .selection: handleReply(reply, number)
    }
  }

  /// The element's text; if the program reports none, it is the text of the phrase as inserted.
  private func recordText(
    _ answer: ScribbleAnswer?, of reference: FieldReference, _ number: UInt64
  ) {
    if let answer, let text = answer.text {
      shadows[reference] = nil
      reported[number] = ReportedText(text: text, caret: answer.caret, glyphs: answer.glyphs ?? [])
    } else if answer?.done == true {
      if shadows.count > Self.mostKept { shadows = [:] }
      let shadow = shadows[reference] ?? ""
      shadows[reference] = shadow
      reported[number] = ReportedText(text: shadow, caret: nil, glyphs: [])
    } else {
      reported[number] = nil
    }
  }

  private func recordChange(_ range: Range<Int>, to text: String, in reference: FieldReference) {
    guard let shadow = shadows[reference] else { return }
    let whole = FieldText(shadow, .codePoint)
    shadows[reference] = whole.replacing(range.clamped(to: 0..<whole.count), with: text)
  }

  // MARK: Gestures

  private func handleGlyphs(under gesture: TextGesture, _ number: UInt64) {
    guard let told = reported[number] else { return finishJob(.unreachable, number) }
    if told.glyphs.isEmpty { sendGesture(gesture, number) } else { startEdit(number) }
  }

  private func sendGesture(_ gesture: TextGesture, _ number: UInt64) {
    guard let word = ScribbleEvent.Gesture(gesture.movement) else {
      return finishJob(.meaningless, number)
    }
    ask(.gesture(word, gesture.area), number)
  }

  // MARK: Fields of the toolkit's

  private func findField(_ answer: ScribbleAnswer?, _ number: UInt64) {
    guard let edit = queue[number], let answer, answer.done == true,
      let area = answer.area, let fields
    else { return finishJob(.unreachable, number) }
    fields.find(in: edit.field.window, at: Rect(area).center) { [weak self] field in
      self?.chooseField(field, number)
    }
  }

  private func chooseField(_ field: TextField?, _ number: UInt64) {
    guard let edit = queue[number], let field else {
      return finishJob(.unreachable, number)
    }
    let isSame = chosen[edit.field.reference]?.reference == field.reference
    if chosen.count > Self.mostKept { chosen = [:] }
    chosen[edit.field.reference] = field
    var request = edit.request
    if case .insert(let word, let place) = request {
      if case .after = place, isSame {} else { request = .insert(word, .caret) }
    }
    changeField(field, request, isSame: isSame, number)
  }

  private func changeInField(_ number: UInt64) {
    guard let edit = queue[number], let field = chosen[edit.field.reference] else {
      return finishJob(.unreachable, number)
    }
    changeField(field, edit.request, isSame: true, number)
  }

  /// - Parameter isSame: whether the text written before is in this field too.
  private func changeField(
    _ field: TextField, _ request: FieldEdit.EditRequest, isSame: Bool, _ number: UInt64
  ) {
    guard let fields else { return finishJob(.unreachable, number) }
    fields.performEdit(FieldEdit(request, in: field)) { [weak self] outcome in
      self?.finishJob(isSame ? outcome : outcome.ofUnknownPlace, number)
    }
  }

  // MARK: The program's own text

  private func startEdit(_ number: UInt64) {
    let step = queue.update(number) { edit in
      edit = FieldEdit(edit.request, in: edit.field, by: .program)
      return edit.start()
    }
    if let step { go(step, number) }
  }

  private func handleReply(_ reply: FieldEdit.Reply, _ number: UInt64) {
    if let step = queue.update(number, { $0.handleReply(reply) }) { go(step, number) }
  }

  private func go(_ step: FieldEdit.Step, _ number: UInt64) {
    switch step {
    case .ask(let call): executeCall(call, number)
    case .finish(let outcome):
      guard let edit = queue[number] else { return }
      // A program that reports no text does not report what was written before.
      let isTold = shadows[edit.field.reference] == nil
      finishJob(isTold || !edit.isInsertion ? outcome : outcome.ofUnknownPlace, number)
    }
  }

  private func executeCall(_ call: FieldEdit.Call, _ number: UInt64) {
    switch call {
    case .role: handleReply(.number(Int(FieldRole.text.rawValue)), number)
    case .characterCount: ask(.text, number)
    case .caret: handleReply(reported[number]?.caret.map { .number($0) } ?? .failed, number)
    case .text(let range):
      let text = reported[number].map { FieldText($0.text, .codePoint) }
      handleReply(text.map { .text($0[range.clamped(to: 0..<$0.count)]) } ?? .failed, number)
    case .glyphs(let range):
      let glyphs = reported[number]?.glyphs ?? []
      handleReply(.areas(range.map { $0 < glyphs.count ? Rect(glyphs[$0]) : nil }), number)
    case .insert(let text, let offset, _): ask(.change(offset..<offset, to: text), number)
    case .delete(let range): ask(.change(range, to: ""), number)
    // A program puts its caret behind inserted text.
    case .setCaret, .keyboard: handleReply(.done(true), number)
    case .select(let range): ask(.selection(range), number)
    case .offset, .focus, .put, .rest: handleReply(.failed, number)
    }
  }
}

extension FieldEdit {
  fileprivate var isInsertion: Bool {
    if case .insert = request { true } else { false }
  }
}

extension FieldEdit.Outcome {
  /// The same, with the current position of earlier text unknown.
  fileprivate var ofUnknownPlace: Self {
    if case .written(let text, _) = self { .written(text, nil) } else { self }
  }
}

/// The fields that toolkits report, for elements that give the keyboard to one.
package protocol ToolkitFields: AnyObject {
  /// Looks again for the field at a position, relative to the corner of the window's content; nil
  /// if none was found in time.
  func find(in window: WindowID, at place: Point, then: @escaping (TextField?) -> Void)
  /// Changes it.
  func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void)
}

extension ScribbleEvent.Gesture {
  /// Nil for a movement that requests nothing of a text.
  init?(_ movement: TextGesture.Movement) {
    switch movement {
    case .stroke(.scratchOut): self = .scratchOut
    case .stroke(.line): self = .line
    case .stroke(.circle): self = .circle
    case .stroke(.verticalLine): self = .verticalLine
    case .stroke(.caret): self = .caret
    case .press: self = .longPress
    case .stroke(.arrow): return nil
    }
  }
}
