import LinuxIO
import TextFields
import Units

/// Text for a field that must have the keyboard: gives the field the keyboard, or inserts a text.
/// Its requests retain it until they are answered or the bus ends.
final class FocusedPut {
  private let bus: AccessibilityBus
  private let rests: FieldRests
  private let typist: Typist
  private let field: TextField
  private let route: TextRoute
  private let then: (FieldEdit.Reply) -> Void
  /// The time limit for a result.
  private var end = Timestamp(microseconds: 0)
  /// The number of checks whether the field has the keyboard before the request is repeated.
  private var tries = 0

  /// The time limit for a field to get it, and for an input method to be notified: KWin reads a
  /// script first.
  private static let patience = Microseconds.milliseconds(1_000)
  private static let step = Microseconds.milliseconds(4)
  /// The program's other processes learn about a selection only after this time.
  private static let settling = Microseconds.milliseconds(25)
  private static let mostTries = 16

  /// Passes a text to the input method of the focused field; false if nothing was changed.
  private typealias Deed = (any FocusedText) -> Bool

  init(
    _ field: TextField, by route: TextRoute, with typist: Typist,
    on bus: AccessibilityBus, _ rests: FieldRests, then: @escaping (FieldEdit.Reply) -> Void
  ) {
    (self.field, self.route, self.typist) = (field, route, typist)
    (self.bus, self.rests, self.then) = (bus, rests, then)
  }

  private var object: FieldReference { field.reference }
  private var keys: (any FocusedText)? { typist.keys }

  /// Inserts text into the field with the keyboard; nil if that is not possible.
  final class Typist {
    weak var keys: (any FocusedText)?
  }

  // MARK: The keyboard

  /// Gives the field the keyboard and waits until text can be inserted there.
  func focus() {
    guard let keys else { return then(.failed) }
    keys.focus(field.window)
    end = .now + Self.patience
    grab()
  }

  private func grab() {
    tries = Self.mostTries
    bus.ask(.grabFocus(object)) { [self] _ in look() }
  }

  /// Checks whether the field has the keyboard; if not, requests it again after some time.
  private func look() {
    bus.ask(.states(of: object)) { [self] words in
      guard let keys, let words else { return then(.failed) }
      switch keys.readiness(for: route) {
      case .ready where FieldStates(words: words).isFocused: return then(.done(true))
      case .secret where FieldStates(words: words).isFocused: return then(.secret)
      case .ready, .waiting, .secret: break
      }
      guard .now < end else { return then(.failed) }
      rests.pause(Self.step) { [self] in
        guard tries > 0 else { return grab() }
        tries -= 1
        look()
      }
    }
  }

  // MARK: Texts

  /// Replaces a text by another one.
  func put(_ text: String, over range: Range<Int>, former: String) {
    let route = route
    // Firefox does not correctly delete a selection made just before; Chromium deletes nothing
    // before its caret.
    let isDeletion = text.isEmpty && !range.isEmpty
    let erasesBefore = isDeletion && field.toolkit == .gecko && route == .inputMethod
    if range.isEmpty || erasesBefore {
      return moveCaret(to: range.upperBound) {
        erasesBefore ? $0.erase(before: former, by: route) : $0.insertText(text, by: route)
      }
    }
    bus.ask(.selectionCount(of: object)) { [self] count in
      bus.ask(.select(range, in: object, isFirst: count ?? 0 < 1)) { [self] _ in
        settle { isDeletion ? $0.eraseSelection(by: route) : $0.insertText(text, by: route) }
      }
    }
  }

  /// Moves the caret to the position of the text, with nothing selected; if it is there already, no
  /// waiting is necessary.
  private func moveCaret(to offset: Int, _ deed: @escaping Deed) {
    bus.ask(.selectionCount(of: object)) { [self] count in
      bus.ask(.caret(of: object)) { [self] caret in
        if count == 0, caret == offset { return awaitReadiness(deed) }
        bus.ask(.setCaret(offset, in: object)) { [self] _ in settle(deed) }
      }
    }
  }

  /// Waits until requests over the bus have reached the process that receives keys and input
  /// methods, and text can be inserted there.
  private func settle(_ deed: @escaping Deed) {
    rests.pause(Self.settling) { [self] in awaitReadiness(deed) }
  }

  private func awaitReadiness(_ deed: @escaping Deed) {
    end = .now + Self.patience
    putWhenReady(deed)
  }

  private func putWhenReady(_ deed: @escaping Deed) {
    guard let keys else { return then(.failed) }
    switch keys.readiness(for: route) {
    case .ready: putNow(deed)
    case .secret: then(.secret)
    case .waiting where .now >= end: then(.done(false))
    case .waiting: rests.pause(Self.step) { [self] in putWhenReady(deed) }
    }
  }

  /// The check of the role was some time ago, because of the selection and the input method: the
  /// field may be a password field by now.
  private func putNow(_ deed: @escaping Deed) {
    bus.ask(.role(of: object)) { [self] role in
      guard let keys, let role else { return then(.done(false)) }
      guard FieldRole(rawValue: UInt32(clamping: role)) != .password else { return then(.secret) }
      switch keys.readiness(for: route) {
      case .ready: then(.done(deed(keys)))
      case .secret: then(.secret)
      case .waiting: then(.done(false))
      }
    }
  }
}
