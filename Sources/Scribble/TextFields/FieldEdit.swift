package import InkGeometry

/// One change of a field's text, from the first request to the proof. Each answer determines the
/// next request.
///
///     var edit = FieldEdit(.insert("ink", .caret), in: field)
///     var step = edit.start()
///     // with a time limit for the whole change
///     while case .ask(let call) = step { step = edit.handleReply(answer(call)) }
///
/// Whatever an application answers, a change is either verified by reading it back, or undone, or
/// reported as uncertain.
///
/// A field can become a password field at any moment. Its role is therefore checked immediately
/// before each request about its text and before each change. Once it is a password field, nothing
/// more is read, inserted or undone.
package struct FieldEdit: Hashable, Sendable {
  package let field: TextField
  package let request: EditRequest
  /// How the text is inserted.
  package let route: TextRoute
  /// The start of its ink, in logical pixels from the corner of the window's content.
  package var place: Point?
  private var phase = Phase.role
  private var text: FieldSnapshot
  /// The current change; nil before the first one.
  private var change: FieldChange?
  /// The number of times that everything was read again.
  private var looks = 0
  /// The number of reports that there is no text.
  private var blanks = 0
  /// The request that follows as soon as the role is known.
  private var next: Question?
  /// Whether the role was the last answer.
  private var isRoleFresh = false
  /// Whether a change was requested.
  private var hasChanged = false
  /// The offsets of the first probes of a gesture.
  private var offsets: [Int] = []

  private struct Question: Hashable {
    var call: Call
    var phase: Phase
  }

  /// The requested edit.
  package enum EditRequest: Hashable, Sendable {
    case insert(String, InsertionPlace)
    /// Replaces a text that was written before by another one.
    case replace(WrittenText, with: String)
    case perform(TextGesture)
    /// Finds the letters, and which of these texts that were written before still exist; nothing is
    /// changed.
    case locate([WrittenText])
    /// Deletes a word that was written before, and one of two spaces next to it.
    case remove(WrittenText)
  }

  /// The stages, in their order.
  private enum Phase: Hashable {
    case role, count, recheck, caret, read, glyphs, probe
    /// The decided change is made, and read back.
    case change
    /// Checks the role before another request.
    case recheckRole
    case over
  }

  /// A question to an application, or a request.
  package enum Call: Hashable, Sendable {
    case role
    case characterCount
    case caret
    case text(Range<Int>)
    /// The area of each glyph.
    case glyphs(Range<Int>)
    /// The offset at a place, where the program puts the caret after a click. Before that the caret
    /// is moved elsewhere.
    case offset(at: Point, from: Int)
    case insert(String, at: Int, length: Int32)
    case delete(Range<Int>)
    case setCaret(Int)
    case select(Range<Int>)
    /// The keyboard focus for the field, and the input method that inserts its text.
    case focus
    /// The keyboard focus alone, which the field may refuse.
    case keyboard
    /// A text that replaces the reported text, inserted by the input method of the focused field.
    case put(String, over: Range<Int>, former: String)
    /// A pause, in which requests can be carried out.
    case rest

    /// Whether it reads or changes the text, or moves the keyboard focus.
    package var touchesText: Bool {
      switch self {
      case .role, .caret, .rest: false
      case .characterCount, .text, .glyphs, .offset, .insert, .delete, .setCaret, .select, .focus,
        .keyboard, .put:
        true
      }
    }

    /// Whether the text may be different afterwards.
    fileprivate var changesText: Bool {
      switch self {
      case .insert, .delete, .put: true
      default: false
      }
    }
  }

  /// The answer of the application.
  package enum Reply: Hashable, Sendable {
    case number(Int)
    case text(String)
    case areas([Rect?])
    /// Whether the application claims that it was done, which is unreliable.
    case done(Bool)
    /// It is a field for secrets.
    case secret
    /// No answer in time, or an error.
    case failed
  }

  /// The next step.
  package enum Step: Hashable, Sendable {
    case ask(Call)
    case finish(Outcome)
  }

  /// The result.
  package enum Outcome: Hashable, Sendable {
    /// The text was inserted and read back, with the resulting change; nil if the other content is
    /// unknown.
    case written(WrittenText, TextChange?)
    /// Text was deleted, or a space inserted or deleted, and this was read back; nil if the program
    /// itself did it.
    case changed(TextChange?)
    /// This text was selected, in a field that was asked to take the keyboard.
    case selected(WrittenText)
    /// At least one of the requested texts exists, among these visible words, which are empty if
    /// letters are not reported. Also contains the current position of each text, nil if it was not
    /// found or is ambiguous.
    case located([LetterRun], [WrittenText?])
    /// The gesture has no meaning there.
    case meaningless
    /// It is not a text field any more, or its input method reports that it is for secrets. Nothing
    /// was changed.
    case refused
    /// It is a password field now. Nothing was read or changed since then, and nothing was undone.
    case secret
    /// The text to be replaced does not exist any more. Nothing was changed.
    case overtaken
    /// The application does not answer. Nothing was changed.
    case unreachable
    /// The text read back was not as expected, and the field was restored.
    case undone
    /// The text read back, if any, was not as expected, and the change could not be undone.
    case uncertain
  }

  /// Only this part of a longer text, around the caret, is examined, in units.
  package static let mostRead = 8_192
  /// The maximum number of glyphs requested.
  package static let mostGlyphs = 512

  /// - Parameter route: nil for the best one of its toolkit.
  package init(_ wish: EditRequest, in field: TextField, by route: TextRoute? = nil) {
    (self.request, self.field) = (wish, field)
    self.route = route ?? field.toolkit.routes.first ?? .accessibility
    text = FieldSnapshot(of: field)
  }

  /// The first request: a field may have become a password field since it was found.
  package mutating func start() -> Step {
    guard field.toolkit.takesText else { return end(.refused) }
    phase = .role
    return .ask(.role)
  }

  /// Takes an answer to the last question.
  package mutating func handleReply(_ reply: Reply) -> Step {
    switch phase {
    case .recheckRole: return roleKnown(reply)
    case .role, .count, .recheck, .caret, .read, .glyphs, .probe: return continueReading(reply)
    case .change: return goOn { $0.answered(reply) }
    case .over: return end(.uncertain)
    }
  }

  private mutating func end(_ outcome: Outcome) -> Step {
    phase = .over
    return .finish(outcome)
  }

  private mutating func ask(_ call: Call, _ phase: Phase) -> Step {
    guard call.touchesText, !isRoleFresh else { return pose(Question(call: call, phase: phase)) }
    next = Question(call: call, phase: phase)
    self.phase = .recheckRole
    return .ask(.role)
  }

  private mutating func pose(_ question: Question) -> Step {
    (phase, isRoleFresh) = (question.phase, false)
    hasChanged = hasChanged || question.call.changesText
    return .ask(question.call)
  }

  /// Continues with the pending request, if it is still a text field.
  private mutating func roleKnown(_ reply: Reply) -> Step {
    guard case .number(let number) = reply, let next else {
      return end(hasChanged ? .uncertain : .unreachable)
    }
    if let refusal = refusal(ofRole: number) { return end(refusal) }
    return pose(next)
  }

  private func refusal(ofRole number: Int) -> Outcome? {
    let role = FieldRole(rawValue: UInt32(clamping: number))
    if role == .password { return .secret }
    return role.takesInk ? nil : hasChanged ? .uncertain : .refused
  }

  /// The input method reports that the focused field is for secrets. Text that has already been
  /// inserted reports this through its own outcome.
  private var secretOutcome: Outcome {
    switch request {
    case _ where hasChanged: .secret
    case .replace, .remove: .secret
    case .insert, .perform, .locate: .refused
    }
  }

  // MARK: Looking

  /// Reads everything again: it differs from the report.
  private mutating func lookAgain() -> Step {
    looks += 1
    guard looks <= Self.mostLooks else { return end(.unreachable) }
    text.restart()
    (change, offsets) = (nil, [])
    return ask(.characterCount, .count)
  }

  private static let mostLooks = 3

  /// Whether its program reports no text at the first request, although letters are needed:
  /// Firefox.
  private var isLetteredLate: Bool {
    switch request {
    case .perform, .insert(_, .ink): field.toolkit == .gecko
    default: false
    }
  }

  private static let mostBlanks = 12

  private mutating func continueReading(_ reply: Reply) -> Step {
    switch (phase, reply) {
    case (.role, .number(let role)):
      if let refusal = refusal(ofRole: role) { return end(refusal) }
      isRoleFresh = true
      return ask(.characterCount, .count)
    case (.count, .number(let count)):
      guard count >= 0 else { return end(.unreachable) }
      if count == 0, isLetteredLate, blanks < Self.mostBlanks {
        blanks += 1
        return ask(.rest, .recheck)
      }
      text.counted(count)
      return ask(.caret, .caret)
    case (.recheck, _): return ask(.characterCount, .count)
    case (.caret, .number(let offset)):
      text.placeCaret(at: offset)
      return requestText()
    // A field without a caret is written at its end.
    case (.caret, .done), (.caret, .failed): return requestText()
    case (.read, .text(let told)): return found(told)
    case (.glyphs, .areas(let areas)): return decide(with: areas)
    case (.glyphs, _): return decide(with: [])
    case (.probe, .number(let offset)): return probed(offset)
    // Nobody can click there.
    case (.probe, _): return end(.meaningless)
    default: return end(.unreachable)
    }
  }

  private mutating func requestText() -> Step {
    let range = text.span(around: anchor)
    return range.isEmpty ? found("") : ask(.text(range), .read)
  }

  /// The position of the change, if it is already known.
  private var anchor: Int? {
    switch request {
    case .insert(_, .after(let former)), .insert(_, .over(let former, _)),
      .replace(let former, _), .remove(let former):
      former.range.upperBound
    case .locate(let texts): texts.first?.range.upperBound
    case .insert, .perform: nil
    }
  }

  private mutating func found(_ told: String) -> Step {
    // The report was incomplete, so nothing based on it could be trusted.
    guard text.fill(with: told, of: field) else { return end(.unreachable) }
    guard wantsGlyphs else { return decide(with: []) }
    let count = min(text.part.count, Self.mostGlyphs)
    return ask(.glyphs(text.base..<text.base + count), .glyphs)
  }

  private var wantsGlyphs: Bool {
    guard field.toolkit.asksGlyphs, text.part.count > 0, text.base == 0 else { return false }
    return switch request {
    case .insert(_, .ink), .insert(_, .over), .perform, .locate: true
    case .insert, .replace, .remove: false
    }
  }

  // MARK: Letters that are not reported

  private var probes: [TextProbe] {
    guard case .perform(let gesture) = request, text.part.count > 0 else { return [] }
    return gesture.probes(in: field)
  }

  /// Asks for the next probe; decides if all are known.
  private mutating func probe() -> Step {
    guard offsets.count < probes.count else { return decide(.offsets(offsets)) }
    let probe = probes[offsets.count]
    return ask(.offset(at: probe.place, from: probe.anchor(text.total)), .probe)
  }

  private mutating func probed(_ offset: Int) -> Step {
    offsets.append(probes[offsets.count].meant(offset) - text.base)
    return probe()
  }

  // MARK: Changing

  private mutating func decide(with areas: [Rect?]) -> Step {
    let isBlind = areas.allSatisfy { $0 == nil } && !field.reportsGlyphs
    if isBlind, !probes.isEmpty { return probe() }
    return decide(.areas(areas))
  }

  private mutating func decide(_ letters: EditPlan.KnownLetters) -> Step {
    switch EditPlan.made(for: request, in: field, text, letters) {
    case .plan(let plan):
      change = FieldChange(plan, of: field, text, by: route)
      return goOn { $0.start() }
    case .outcome(let outcome): return end(outcome)
    }
  }

  /// Does what is next of the change.
  private mutating func goOn(_ body: (inout FieldChange) -> FieldChange.Move) -> Step {
    guard var made = change else { return end(.uncertain) }
    let move = body(&made)
    change = made
    switch move {
    case .ask(let call): return ask(call, .change)
    case .lookAgain: return lookAgain()
    case .secret: return end(secretOutcome)
    case .finish(let outcome): return end(outcome)
    }
  }
}
