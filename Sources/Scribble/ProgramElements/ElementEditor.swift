package import InkGeometry
import InkRecognition
import StylusProtocol
package import TextFields

/// Changes the text of elements by telling their programs, one change after the other in each
/// program.
package final class ElementEditor {
  private let programs: ElementPrograms
  /// Knows the fields of toolkits, for elements that give the keyboard to one; nil: nobody does.
  package weak var fields: (any ToolkitFields)?
  private var waiting: [UInt64: [ElementJob]] = [:]
  /// What the program told last of the text of the element that is being changed.
  private var reported: [UInt64: ReportedText] = [:]
  /// The fields that elements gave the keyboard to.
  private var chosen: [FieldReference: TextField] = [:]
  /// What was written into elements that tell no text: that of the last phrase.
  private var shadows: [FieldReference: String] = [:]

  private struct ElementJob {
    var edit: FieldEdit
    let then: (FieldEdit.Outcome) -> Void
  }

  private struct ReportedText {
    var text: String
    var caret: Int?
    var glyphs: [ScribbleArea]
  }

  /// Of one program no more changes wait.
  package static let mostWaiting = 64
  /// Of so many elements it is kept what they became.
  private static let mostKept = 256

  package init(_ programs: ElementPrograms) { self.programs = programs }

  /// Makes a change; `then` is told what became of it.
  package func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void) {
    guard let (number, _) = programs.element(edit.field.reference),
      waiting[number, default: []].count < Self.mostWaiting
    else { return then(.unreachable) }
    waiting[number, default: []].append(ElementJob(edit: edit, then: then))
    if waiting[number]?.count == 1 { startJob(number) }
  }

  private func startJob(_ number: UInt64) {
    guard let edit = waiting[number]?.first?.edit else { return }
    reported[number] = nil
    guard let (_, element) = programs.element(edit.field.reference) else {
      return finishJob(.unreachable, number)
    }
    switch (edit.request, element.kind) {
    case (.perform(let gesture), .text): beginGesture(gesture, element.id, number)
    case (.perform(let gesture), _): sendGesture(gesture, element.id, number)
    case (.insert, .text):
      shadows[edit.field.reference] = nil
      focus(element.id, number) { [weak self] answer in
        if answer?.done == true {
          self?.start(number)
        } else {
          self?.finishJob(.unreachable, number)
        }
      }
    case (.insert, _):
      focus(element.id, number) { [weak self] answer in self?.chooseField(answer, number) }
    case (.replace, .text), (.locate, .text), (.remove, .text): start(number)
    case (.replace, _), (.locate, _), (.remove, _): changeInField(number)
    }
  }

  private func focus(
    _ element: String, _ number: UInt64, then: @escaping (ScribbleAnswer?) -> Void
  ) {
    let place = waiting[number]?.first?.edit.place ?? .zero
    programs.ask(number) {
      .focus(request: $0, element: element, ScribblePlace(place))
    } then: {
      then($0)
    }
  }

  private func finishJob(_ outcome: FieldEdit.Outcome, _ number: UInt64) {
    guard let job = waiting[number]?.removeFirst() else { return }
    if waiting[number]?.isEmpty == true { waiting[number] = nil }
    job.then(outcome)
    if waiting[number]?.isEmpty == false { startJob(number) }
  }

  // MARK: Gestures

  /// Where the program tells of glyphs it is known what a gesture means; else the program knows.
  private func beginGesture(_ gesture: TextGesture, _ element: String, _ number: UInt64) {
    askText(element, number) { [weak self] in
      guard let self else { return }
      guard let told = reported[number] else { return finishJob(.unreachable, number) }
      if told.glyphs.isEmpty { sendGesture(gesture, element, number) } else { start(number) }
    }
  }

  private func sendGesture(_ gesture: TextGesture, _ element: String, _ number: UInt64) {
    guard let word = ScribbleEvent.Gesture(gesture.movement) else {
      return finishJob(.meaningless, number)
    }
    programs.ask(number) {
      .gesture(request: $0, element: element, word, ScribbleArea(gesture.area))
    } then: { [weak self] answer in
      self?.finishJob(answer?.done == true ? .changed(nil) : .meaningless, number)
    }
  }

  // MARK: Fields of the toolkit's

  private func chooseField(_ answer: ScribbleAnswer?, _ number: UInt64) {
    guard let edit = waiting[number]?.first?.edit, let answer, answer.done == true,
      let area = answer.area, let fields
    else { return finishJob(.unreachable, number) }
    fields.find(in: edit.field.window, at: Rect(area).center) { [weak self] field in
      guard let self else { return }
      guard let field else { return finishJob(.unreachable, number) }
      let isSame = chosen[edit.field.reference]?.reference == field.reference
      if chosen.count > Self.mostKept { chosen = [:] }
      chosen[edit.field.reference] = field
      var wish = edit.request
      if case .insert(let word, let place) = wish {
        if case .after = place, isSame {} else { wish = .insert(word, .caret) }
      }
      fields.performEdit(FieldEdit(wish, in: field)) { [weak self] outcome in
        // What was written before is in another field.
        self?.finishJob(isSame ? outcome : outcome.ofUnknownPlace, number)
      }
    }
  }

  private func changeInField(_ number: UInt64) {
    guard let edit = waiting[number]?.first?.edit, let field = chosen[edit.field.reference],
      let fields
    else { return finishJob(.unreachable, number) }
    fields.performEdit(FieldEdit(edit.request, in: field)) { [weak self] in
      self?.finishJob($0, number)
    }
  }

  // MARK: The program's own text

  private func start(_ number: UInt64) {
    guard let edit = waiting[number]?.first?.edit else { return }
    waiting[number]?[0].edit = FieldEdit(edit.request, in: edit.field, by: .program)
    guard let step = waiting[number]?[0].edit.start() else { return }
    go(step, number)
  }

  private func go(_ step: FieldEdit.Step, _ number: UInt64) {
    switch step {
    case .ask(let call):
      guard let field = waiting[number]?.first?.edit.field else { return }
      executeCall(call, of: field, number) { [weak self] reply in
        guard let self, let step = waiting[number]?[0].edit.handleReply(reply) else { return }
        go(step, number)
      }
    case .finish(let outcome):
      guard let edit = waiting[number]?.first?.edit else { return }
      // A program that tells no text tells nothing of what was written before.
      let isTold = shadows[edit.field.reference] == nil
      finishJob(isTold || !edit.isInsertion ? outcome : outcome.ofUnknownPlace, number)
    }
  }

  private func executeCall(
    _ call: FieldEdit.Call, of field: TextField, _ number: UInt64,
    _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    let element = field.reference.path
    switch call {
    case .role: then(.number(Int(FieldRole.text.rawValue)))
    case .characterCount:
      askText(element, number) { [weak self] in
        then(self?.reported[number].map { .number($0.text.unicodeScalars.count) } ?? .failed)
      }
    case .caret: then(reported[number]?.caret.map { .number($0) } ?? .failed)
    case .text(let range):
      let text = reported[number].map { FieldText($0.text, .codePoint) }
      then(text.map { .text($0[range.clamped(to: 0..<$0.count)]) } ?? .failed)
    case .glyphs(let range):
      let glyphs = reported[number]?.glyphs ?? []
      then(.areas(range.map { $0 < glyphs.count ? Rect(glyphs[$0]) : nil }))
    case .insert(let text, let offset, _):
      replaceText(offset..<offset, to: text, in: field.reference, number, then)
    case .delete(let range): replaceText(range, to: "", in: field.reference, number, then)
    // A program puts its caret behind what was put in.
    case .setCaret: then(.done(true))
    case .select(let range):
      programs.ask(number) {
        .select(request: $0, element: element, range)
      } then: {
        then($0.map { .done($0.done == true) } ?? .failed)
      }
    case .focus, .put, .rest: then(.failed)
    }
  }

  private func replaceText(
    _ range: Range<Int>, to text: String, in reference: FieldReference, _ number: UInt64,
    _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    programs.ask(number) {
      .change(request: $0, element: reference.path, range, text)
    } then: { [weak self] answer in
      if answer?.done == true, let self, let shadow = shadows[reference] {
        let whole = FieldText(shadow, .codePoint)
        shadows[reference] = whole.replacing(range.clamped(to: 0..<whole.count), with: text)
      }
      then(answer.map { .done($0.done == true) } ?? .failed)
    }
  }

  /// Asks for the text; where the program tells none it is that of the phrase, as it was put in.
  private func askText(_ element: String, _ number: UInt64, then: @escaping () -> Void) {
    guard let reference = waiting[number]?.first?.edit.field.reference else { return }
    programs.ask(number) {
      .text(request: $0, element: element)
    } then: { [weak self] answer in
      guard let self else { return }
      if let answer, let text = answer.text {
        shadows[reference] = nil
        reported[number] = ReportedText(
          text: text, caret: answer.caret, glyphs: answer.glyphs ?? [])
      } else if answer?.done == true {
        if shadows.count > Self.mostKept { shadows = [:] }
        let shadow = shadows[reference] ?? ""
        shadows[reference] = shadow
        reported[number] = ReportedText(text: shadow, caret: nil, glyphs: [])
      } else {
        reported[number] = nil
      }
      then()
    }
  }
}

extension FieldEdit {
  fileprivate var isInsertion: Bool {
    if case .insert = request { true } else { false }
  }
}

extension FieldEdit.Outcome {
  /// The same, with nobody knowing where what was written before is now.
  fileprivate var ofUnknownPlace: Self {
    if case .written(let text, _) = self { .written(text, nil) } else { self }
  }
}

/// The fields that toolkits tell of, for elements that give the keyboard to one.
package protocol ToolkitFields: AnyObject {
  /// Looks anew for the field at a place, counted from the corner of the window's content; nil:
  /// none came in time.
  func find(in window: WindowID, at place: Point, then: @escaping (TextField?) -> Void)
  /// Changes it.
  func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void)
}

extension ScribbleEvent.Gesture {
  /// Nil: one that asks for nothing of a text.
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
