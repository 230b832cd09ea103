// From the decision to the proof.
extension FieldEdit {
  mutating func startPlan(_ plan: EditPlan) -> Step {
    self.plan = plan
    if route.needsFocus { return ask(.focus, .focus) }
    if let range = plan.selected { return ask(.select(range), .select) }
    if let range = plan.deleted { return ask(.delete(range), .delete) }
    return insertPlanned()
  }

  /// The field has the keyboard: what is put in there goes through whoever does that.
  mutating func focused(_ reply: Reply) -> Step {
    switch (phase, reply) {
    case (.focus, .done(true)): return ask(.characterCount, .check)
    // A browser that was not asked before tells of no text at first.
    case (.check, .number(let count)):
      return (total...total + slack).contains(count) ? putPlanned() : lookAgain()
    case (.check, _): return endEdit(.unreachable)
    case (.focus, .secret), (.put, .secret): return endEdit(secretOutcome)
    case (.focus, _): return endEdit(.unreachable)
    case (.put, .done(true)): return ask(.rest, .rest)
    // Nothing was put in, by its word.
    case (.put, _): return endEdit(.undone)
    default: return ask(.characterCount, .recount)
    }
  }

  private mutating func putPlanned() -> Step {
    guard let plan else { return endEdit(.uncertain) }
    if let range = plan.selected { return ask(.select(range), .select) }
    let range = plan.deleted ?? plan.offset..<plan.offset
    return ask(replacementCall(plan.inserted ?? "", over: range, in: before), .put)
  }

  private func replacementCall(_ text: String, over range: Range<Int>, in whole: FieldText) -> Call
  {
    .put(text, over: range, former: whole[range.shifted(by: -base)])
  }

  /// By so much more its toolkit may count.
  private var slack: Int { field.toolkit.addsLineEnd && field.isMultiline ? 1 : 0 }

  /// Reads once more what was put in.
  private mutating func readAgain() -> Step {
    route.needsFocus ? ask(.rest, .rest) : ask(.characterCount, .recount)
  }

  private mutating func insertPlanned() -> Step {
    guard let plan, let text = plan.inserted else { return ask(.characterCount, .recount) }
    return ask(insertion(of: text, at: plan.offset), .insert)
  }

  func insertion(of text: String, at offset: Int) -> Call {
    .insert(text, at: offset, length: field.toolkit.insertedLength(of: text))
  }

  /// Whatever is answered to a request, what counts is what stands there.
  mutating func continueChange(_ reply: Reply) -> Step {
    switch (phase, reply) {
    case (.delete, _): return insertPlanned()
    case (.insert, _): return ask(.characterCount, .recount)
    case (.select, .done(true)): return endEdit(.selected)
    // GTK 4's text view selects, and never says so.
    case (.select, _): return endEdit(field.toolkit.selectsSilently ? .selected : .uncertain)
    case (.recount, .number(let count)): return recounted(count)
    case (.reread, .text(let text)): return reread(text)
    case (.moveCaret, _): return proven()
    default: return endEdit(.uncertain)
    }
  }

  private mutating func recounted(_ count: Int) -> Step {
    guard let plan else { return endEdit(.uncertain) }
    readings += 1
    let grown = count - total
    let wanted = plan.expected.count - before.count
    let isRight = (wanted...wanted + slack).contains(grown)
    // Some tell a text that is not theirs any more.
    if !isRight, readings < mostReadings { return readAgain() }
    let length = max(0, before.count + grown)
    guard length > 0 else { return reread("") }
    return ask(.text(base..<base + length), .reread)
  }

  private mutating func reread(_ text: String) -> Step {
    guard let plan else { return endEdit(.uncertain) }
    let found = FieldText(own(text), field.toolkit.unit)
    if found == plan.expected {
      // Who put it in at the caret left that behind it.
      guard let written = plan.written, !route.needsFocus else { return proven() }
      return ask(.setCaret(plan.caret ?? written.range.upperBound), .moveCaret)
    }
    if readings < mostReadings { return readAgain() }
    after = found
    return takeBack()
  }

  private mutating func proven() -> Step {
    guard let written = plan?.written else { return endEdit(.changed(plan?.change)) }
    return endEdit(.written(written, plan?.change))
  }

  // MARK: Taking back

  private mutating func takeBack() -> Step {
    guard let plan, let after, let change = after.difference(to: before) else {
      return endEdit(.undone)
    }
    // More than what was put in is never taken away, nor more brought back than what was taken:
    // what differs is somebody else's.
    let (most, taken) = (plan.inserted?.count ?? 0, plan.deleted?.count ?? 0)
    guard FieldText(change.text, before.unit).count <= taken,
      after[change.range].count <= most
    else { return endEdit(.uncertain) }
    readings = 0
    let range = change.range.shifted(by: base)
    if route.needsFocus {
      return ask(replacementCall(change.text, over: range, in: after), .undoPut)
    }
    guard !range.isEmpty else { return bringBack() }
    return ask(.delete(range), .undoDelete)
  }

  private mutating func bringBack() -> Step {
    guard let after, let change = after.difference(to: before), !change.text.isEmpty else {
      return readUndone()
    }
    return ask(insertion(of: change.text, at: change.range.lowerBound + base), .undoInsert)
  }

  private mutating func readUndone() -> Step { ask(.characterCount, .undoCount) }

  /// Looks once more whether it is as it was.
  private mutating func readUndoneAgain() -> Step {
    readings += 1
    guard readings < mostReadings else { return endEdit(.uncertain) }
    return route.needsFocus ? ask(.rest, .undoRest) : readUndone()
  }

  mutating func undo(_ reply: Reply) -> Step {
    switch (phase, reply) {
    case (.undoPut, .secret): return endEdit(secretOutcome)
    case (.undoDelete, _): return bringBack()
    case (.undoPut, _): return ask(.rest, .undoRest)
    case (.undoInsert, _), (.undoRest, _): return readUndone()
    case (.undoCount, .number(let count)):
      guard (total...total + slack).contains(count) else { return readUndoneAgain() }
      guard before.count > 0 else { return endEdit(.undone) }
      return ask(.text(base..<base + before.count), .undoRead)
    case (.undoRead, .text(let text)):
      return text == before.string ? endEdit(.undone) : readUndoneAgain()
    default: return endEdit(.uncertain)
    }
  }
}
