import LinuxIO
import TextFields
package import Units

// Text for a field that must have the keyboard.
extension FieldEditor {
  /// So long a field has to get it, and an input method to be told: KWin reads a script first.
  private static let patience = Microseconds.milliseconds(1_000)
  private static let step = Microseconds.milliseconds(4)
  /// A selection is told to the program's other processes.
  private static let settling = Microseconds.milliseconds(25)

  /// Gives a field the keyboard and waits until text can be put in there.
  func focus(
    _ field: TextField, by route: TextRoute, _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    guard let keys else { return then(.failed) }
    keys.focus(field.window)
    grab(field, route, until: .now + Self.patience, then)
  }

  private func grab(
    _ field: TextField, _ route: TextRoute, until end: Timestamp,
    _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    bus.ask(.grabFocus(field.reference)) { [weak self] _ in
      self?.checkFocus(at: field, route, tries: 16, until: end, then)
    }
  }

  /// Looks whether it has it; where it does not come it is asked for anew.
  private func checkFocus(
    at field: TextField, _ route: TextRoute, tries: Int, until end: Timestamp,
    _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    bus.ask(.states(of: field.reference)) { [weak self] words in
      guard let self, let keys, let words else { return then(.failed) }
      switch keys.readiness(for: route) {
      case .ready where FieldStates(words: words).isFocused: return then(.done(true))
      case .secret where FieldStates(words: words).isFocused: return then(.secret)
      case .ready, .waiting, .secret: break
      }
      guard .now < end else { return then(.failed) }
      rest(Self.step) { [weak self] in
        guard tries > 0 else {
          self?.grab(field, route, until: end, then)
          return
        }
        self?.checkFocus(at: field, route, tries: tries - 1, until: end, then)
      }
    }
  }

  /// Puts a text in the place of another.
  func replaceText(
    _ text: String, over range: Range<Int>, former: String, in field: TextField,
    by route: TextRoute, _ then: @escaping (FieldEdit.Reply) -> Void
  ) {
    let object = field.reference
    // Firefox loses its way between a selection and what takes it away; Chromium deletes nothing
    // before its caret.
    let isDeletion = text.isEmpty && !range.isEmpty
    let erasesBefore = isDeletion && field.toolkit == .gecko && route == .inputMethod
    if range.isEmpty || erasesBefore {
      moveCaret(to: range.upperBound, of: field, by: route, then) {
        erasesBefore ? $0.erase(before: former, by: route) : $0.insertText(text, by: route)
      }
      return
    }
    bus.ask(.selectionCount(of: object)) { [weak self] count in
      self?.bus.ask(.select(range, in: object, isFirst: count ?? 0 < 1)) { [weak self] _ in
        self?.runWhenReady(field, route, then) {
          isDeletion ? $0.eraseSelection(by: route) : $0.insertText(text, by: route)
        }
      }
    }
  }

  /// Has the caret where text is to come, with nothing selected; where it is there already nothing
  /// needs to settle.
  private func moveCaret(
    to offset: Int, of field: TextField, by route: TextRoute,
    _ then: @escaping (FieldEdit.Reply) -> Void, _ body: @escaping (any FocusedText) -> Bool
  ) {
    let object = field.reference
    bus.ask(.selectionCount(of: object)) { [weak self] count in
      self?.bus.ask(.caret(of: object)) { [weak self] caret in
        if count == 0, caret == offset {
          self?.putWhenReady(field, route, until: .now + Self.patience, then, body)
          return
        }
        self?.bus.ask(.setCaret(offset, in: object)) { [weak self] _ in
          self?.runWhenReady(field, route, then, body)
        }
      }
    }
  }

  /// Waits until what was asked for over the bus has come to where keys and input methods end, and
  /// text can be put in there.
  private func runWhenReady(
    _ field: TextField, _ route: TextRoute, _ then: @escaping (FieldEdit.Reply) -> Void,
    _ body: @escaping (any FocusedText) -> Bool
  ) {
    rest(Self.settling) { [weak self] in
      self?.putWhenReady(field, route, until: .now + Self.patience, then, body)
    }
  }

  private func putWhenReady(
    _ field: TextField, _ route: TextRoute, until end: Timestamp,
    _ then: @escaping (FieldEdit.Reply) -> Void, _ body: @escaping (any FocusedText) -> Bool
  ) {
    guard let keys else { return then(.failed) }
    switch keys.readiness(for: route) {
    case .ready: putNow(into: field, route, then, body)
    case .secret: then(.secret)
    case .waiting where .now >= end: then(.done(false))
    case .waiting:
      rest(Self.step) { [weak self] in self?.putWhenReady(field, route, until: end, then, body) }
    }
  }

  /// Since the role was asked, some time went by for the selection and the input method: it may be
  /// a password's by now.
  private func putNow(
    into field: TextField, _ route: TextRoute, _ then: @escaping (FieldEdit.Reply) -> Void,
    _ body: @escaping (any FocusedText) -> Bool
  ) {
    bus.ask(.role(of: field.reference)) { [weak self] role in
      guard let self, let keys, let role else { return then(.done(false)) }
      guard FieldRole(rawValue: UInt32(clamping: role)) != .password else { return then(.secret) }
      switch keys.readiness(for: route) {
      case .ready: then(.done(body(keys)))
      case .secret: then(.secret)
      case .waiting: then(.done(false))
      }
    }
  }

  // MARK: Time

  /// Goes on after so long.
  func rest(_ time: Microseconds, then: @escaping () -> Void) {
    rests.append((.now + time, then))
  }

  /// When to be asked again.
  package var deadline: Timestamp? { rests.map(\.due).min() }

  /// Goes on with what rested long enough.
  package func resumeDueSteps(at now: Timestamp) {
    let due = rests.filter { $0.due <= now }
    rests.removeAll { $0.due <= now }
    for rest in due { rest.then() }
  }
}
