// From the decision to the proof.
extension FieldEdit {
  mutating func begin(_ plan: EditPlan) -> Step {
    self.plan = plan
    if let range = plan.selected { return ask(.select(range), .select) }
    if let range = plan.deleted { return ask(.delete(range), .delete) }
    return insertPlanned()
  }

  private mutating func insertPlanned() -> Step {
    guard let plan, let text = plan.inserted else { return ask(.characterCount, .recount) }
    return ask(insertion(of: text, at: plan.offset), .insert)
  }

  func insertion(of text: String, at offset: Int) -> Call {
    .insert(text, at: offset, length: field.toolkit.insertedLength(of: text))
  }

  /// Whatever is answered to a request, what counts is what stands there.
  mutating func change(_ reply: Reply) -> Step {
    switch (phase, reply) {
    case (.delete, _): return insertPlanned()
    case (.insert, _): return ask(.characterCount, .recount)
    case (.select, .done(true)): return end(.selected)
    // GTK 4's text view selects, and never says so.
    case (.select, _): return end(field.toolkit == .gtk4 ? .selected : .uncertain)
    case (.recount, .number(let count)): return recounted(count)
    case (.reread, .text(let text)): return reread(text)
    case (.moveCaret, _): return proven()
    default: return end(.uncertain)
    }
  }

  private mutating func recounted(_ count: Int) -> Step {
    guard let plan else { return end(.uncertain) }
    readings += 1
    let grown = count - total
    let isRight = grown == plan.expected.count - before.count
    // Some tell a text that is not theirs any more.
    if !isRight, readings < Self.mostReadings { return ask(.characterCount, .recount) }
    let length = max(0, before.count + grown)
    guard length > 0 else { return reread("") }
    return ask(.text(base..<base + length), .reread)
  }

  private mutating func reread(_ text: String) -> Step {
    guard let plan else { return end(.uncertain) }
    let found = FieldText(text, field.toolkit.unit)
    if found == plan.expected {
      guard let written = plan.written else { return proven() }
      return ask(.setCaret(written.range.upperBound), .moveCaret)
    }
    if readings < Self.mostReadings { return ask(.characterCount, .recount) }
    after = found
    return takeBack()
  }

  private mutating func proven() -> Step {
    guard let written = plan?.written else { return end(.changed) }
    return end(.written(written))
  }

  // MARK: Taking back

  private mutating func takeBack() -> Step {
    guard let after, let change = after.change(to: before) else { return end(.undone) }
    let range = change.range.shifted(by: base)
    guard !range.isEmpty else { return bringBack() }
    return ask(.delete(range), .undoDelete)
  }

  private mutating func bringBack() -> Step {
    guard let after, let change = after.change(to: before), !change.text.isEmpty else {
      return readUndone()
    }
    return ask(insertion(of: change.text, at: change.range.lowerBound + base), .undoInsert)
  }

  private mutating func readUndone() -> Step { ask(.characterCount, .undoCount) }

  mutating func undo(_ reply: Reply) -> Step {
    switch (phase, reply) {
    case (.undoDelete, _): return bringBack()
    case (.undoInsert, _): return readUndone()
    case (.undoCount, .number(let count)):
      guard count == total else { return end(.uncertain) }
      guard before.count > 0 else { return end(.undone) }
      return ask(.text(base..<base + before.count), .undoRead)
    case (.undoRead, .text(let text)):
      return end(text == before.string ? .undone : .uncertain)
    default: return end(.uncertain)
    }
  }
}
