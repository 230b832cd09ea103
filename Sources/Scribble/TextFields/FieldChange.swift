/// One decided change of a field's text, from the first request to the proof or until it is undone.
/// Each answer determines the next request.
struct FieldChange: Hashable, Sendable {
  private let field: TextField
  private let route: TextRoute
  /// The change, and the text that must be read afterwards.
  private let plan: EditPlan
  private let before: FieldSnapshot
  private var stage = Stage.recount
  private var after: FieldText?
  /// The number of times that the text was read after the change.
  private var readings = 0

  /// In their order.
  private enum Stage: Hashable {
    case focus, check, put, rest, keyboard
    case delete, insert, select, recount, reread, moveCaret
    case undoDelete, undoInsert, undoCount, undoRead, undoPut, undoRest
  }

  /// The next step.
  enum Move {
    case ask(FieldEdit.Call)
    /// The text differs from the report.
    case lookAgain
    /// The input method reports that the focused field is for secrets.
    case secret
    case finish(FieldEdit.Outcome)
  }

  /// The number of attempts to read the text if it is not as expected yet. Text for a field with
  /// the keyboard passes through the compositor; there is a pause before each further attempt.
  private var mostReadings: Int { route.needsFocus ? 80 : 4 }

  init(_ plan: EditPlan, of field: TextField, _ before: FieldSnapshot, by route: TextRoute) {
    (self.plan, self.field, self.before, self.route) = (plan, field, before, route)
  }

  mutating func start() -> Move {
    if route.needsFocus { return ask(.focus, .focus) }
    // A field that gets the keyboard may select all.
    if plan.selected != nil { return ask(.keyboard, .keyboard) }
    if let range = plan.deleted { return ask(.delete(range), .delete) }
    return insertPlanned()
  }

  /// Handles the answer to the last request.
  mutating func answered(_ reply: FieldEdit.Reply) -> Move {
    switch stage {
    case .delete, .insert, .keyboard, .select, .recount, .reread, .moveCaret: done(reply)
    case .focus, .check, .put, .rest: focused(reply)
    case .undoDelete, .undoInsert, .undoCount, .undoRead, .undoPut, .undoRest: undo(reply)
    }
  }

  private mutating func ask(_ call: FieldEdit.Call, _ stage: Stage) -> Move {
    self.stage = stage
    return .ask(call)
  }

  // MARK: With the keyboard

  /// The field has the keyboard focus: text for it goes through the input method.
  private mutating func focused(_ reply: FieldEdit.Reply) -> Move {
    switch (stage, reply) {
    case (.focus, .done(true)): return ask(.characterCount, .check)
    // A browser reports no text at the first request.
    case (.check, .number(let count)): return isUnchanged(count) ? putPlanned() : .lookAgain
    case (.check, _): return .finish(.unreachable)
    case (.focus, .secret), (.put, .secret): return .secret
    case (.focus, _): return .finish(.unreachable)
    case (.put, .done(true)): return ask(.rest, .rest)
    // According to the answer, nothing was inserted.
    case (.put, _): return .finish(.undone)
    default: return ask(.characterCount, .recount)
    }
  }

  private mutating func selectPlanned() -> Move {
    guard let range = plan.selected else { return .finish(.uncertain) }
    return ask(.select(range), .select)
  }

  private var selected: Move {
    guard let range = plan.selected else { return .finish(.uncertain) }
    let text = before.part[range.shifted(by: -before.base)]
    return .finish(.selected(WrittenText(text: text, range: range)))
  }

  private mutating func putPlanned() -> Move {
    if plan.selected != nil { return selectPlanned() }
    let range = plan.deleted ?? plan.offset..<plan.offset
    return ask(put(plan.inserted ?? "", over: range, in: before.part), .put)
  }

  private func put(
    _ text: String, over range: Range<Int>, in whole: FieldText
  ) -> FieldEdit.Call {
    .put(text, over: range, former: whole[range.shifted(by: -before.base)])
  }

  private func isUnchanged(_ count: Int) -> Bool {
    (before.total...before.total + field.slack).contains(count)
  }

  // MARK: Changing

  private mutating func insertPlanned() -> Move {
    guard let text = plan.inserted else { return ask(.characterCount, .recount) }
    return ask(insertion(of: text, at: plan.offset), .insert)
  }

  private func insertion(of text: String, at offset: Int) -> FieldEdit.Call {
    .insert(text, at: offset, length: field.toolkit.insertedLength(of: text))
  }

  /// Answers to requests to change are ignored: only the text itself counts.
  private mutating func done(_ reply: FieldEdit.Reply) -> Move {
    switch (stage, reply) {
    case (.delete, _): return insertPlanned()
    case (.insert, _): return ask(.characterCount, .recount)
    case (.keyboard, .secret): return .secret
    case (.keyboard, _): return selectPlanned()
    case (.select, .done(true)): return selected
    // GTK 4's text view selects, but reports no success.
    case (.select, _): return field.toolkit.selectsSilently ? selected : .finish(.uncertain)
    case (.recount, .number(let count)): return recounted(count)
    case (.reread, .text(let text)): return reread(text)
    case (.moveCaret, _): return proven
    default: return .finish(.uncertain)
    }
  }

  // MARK: Proof

  /// Reads once more what was inserted.
  private mutating func readAgain() -> Move {
    route.needsFocus ? ask(.rest, .rest) : ask(.characterCount, .recount)
  }

  private mutating func recounted(_ count: Int) -> Move {
    readings += 1
    let grown = count - before.total
    let wanted = plan.expected.count - before.part.count
    let isRight = (wanted...wanted + field.slack).contains(grown)
    // Some toolkits still report the previous text.
    if !isRight, readings < mostReadings { return readAgain() }
    let length = max(0, before.part.count + grown)
    guard length > 0 else { return reread("") }
    return ask(.text(before.base..<before.base + length), .reread)
  }

  private mutating func reread(_ text: String) -> Move {
    let found = FieldText(field.ownText(text), field.toolkit.unit)
    if found == plan.expected {
      // Text inserted at the caret has already moved the caret behind it.
      guard let written = plan.written, !route.needsFocus else { return proven }
      return ask(.setCaret(plan.caret ?? written.range.upperBound), .moveCaret)
    }
    if readings < mostReadings { return readAgain() }
    after = found
    return takeBack()
  }

  private var proven: Move {
    .finish(plan.written.map { .written($0, plan.change) } ?? .changed(plan.change))
  }

  // MARK: Taking back

  private mutating func takeBack() -> Move {
    guard let after, let change = after.difference(to: before.part) else { return .finish(.undone) }
    // Never removes more than was inserted, nor restores more than was deleted: any other
    // difference was made by somebody else.
    let (most, taken) = (plan.inserted?.count ?? 0, plan.deleted?.count ?? 0)
    guard FieldText(change.text, before.part.unit).count <= taken,
      after[change.range].count <= most
    else { return .finish(.uncertain) }
    readings = 0
    let range = change.range.shifted(by: before.base)
    if route.needsFocus { return ask(put(change.text, over: range, in: after), .undoPut) }
    guard !range.isEmpty else { return bringBack() }
    return ask(.delete(range), .undoDelete)
  }

  private mutating func bringBack() -> Move {
    guard let after, let change = after.difference(to: before.part), !change.text.isEmpty else {
      return readUndone()
    }
    let offset = change.range.lowerBound + before.base
    return ask(insertion(of: change.text, at: offset), .undoInsert)
  }

  private mutating func readUndone() -> Move { ask(.characterCount, .undoCount) }

  /// Looks once more whether it is as it was.
  private mutating func readUndoneAgain() -> Move {
    readings += 1
    guard readings < mostReadings else { return .finish(.uncertain) }
    return route.needsFocus ? ask(.rest, .undoRest) : readUndone()
  }

  private mutating func undo(_ reply: FieldEdit.Reply) -> Move {
    switch (stage, reply) {
    case (.undoPut, .secret): return .secret
    case (.undoDelete, _): return bringBack()
    case (.undoPut, _): return ask(.rest, .undoRest)
    case (.undoInsert, _), (.undoRest, _): return readUndone()
    case (.undoCount, .number(let count)):
      guard isUnchanged(count) else { return readUndoneAgain() }
      guard before.part.count > 0 else { return .finish(.undone) }
      return ask(.text(before.base..<before.base + before.part.count), .undoRead)
    case (.undoRead, .text(let text)):
      return text == before.part.string ? .finish(.undone) : readUndoneAgain()
    default: return .finish(.uncertain)
    }
  }
}
