package import Desktops
package import WaylandClient

/// Presses keys of the user's keyboards for us.
package protocol UserKeyboard: AnyObject {
  /// The state of the keyboards; nil if unknown, so that nothing can be typed.
  var state: KeyboardState? { get }
  /// Presses keys.
  ///
  /// - Parameters:
  ///   - state: the state for which the keys were found; if it has changed, nothing is pressed.
  ///   - refused: called in a later turn if nothing was pressed.
  /// - Returns: false if nothing was sent.
  func sendKeys(_ moves: [KeyMove], in state: KeyboardState, refused: @escaping () -> Void) -> Bool
}

/// Types texts with the keys of the user's keyboards, in the current layout: a whole text, or
/// nothing of it.
package final class KeyWriter {
  private let keyboard: any UserKeyboard
  private let keymap: () -> SeatKeymap?
  private var layout: KeyboardLayout?
  /// The keymap that it is of.
  private var number: UInt32?
  /// Why the last text was not typed; nil if it was.
  package private(set) var typingError: TypingError?
  /// Texts that were sent but not pressed.
  private var refused: [String] = []

  /// - Parameter keymap: returns the keymap of the seat.
  package init(_ keyboard: any UserKeyboard, keymap: @escaping () -> SeatKeymap?) {
    (self.keyboard, self.keymap) = (keyboard, keymap)
  }

  /// Whether the required state and keymap are known.
  package var isReady: Bool { keyboard.state != nil && keymap() != nil }

  /// Types a text.
  ///
  /// - Parameters:
  ///   - count: the number of characters before the caret to delete first.
  ///   - keeps: whether it is kept for ``takeRefused()`` if the keys are refused.
  /// - Returns: false if nothing was pressed: ``fault`` contains the reason.
  package func type(_ text: String, over count: Int = 0, keeps: Bool = false) -> Bool {
    do throws(TypingError) {
      guard count <= EditingKey.mostPresses else { throw .tooLong }
      guard let state = keyboard.state else { throw .unknownState }
      let moves = try currentLayout().moves(for: text, in: state)
      let all = EditingKey.backspace.moves(times: count) + moves
      try send(all, in: state, keeping: keeps ? text : nil)
      typingError = nil
      return true
    } catch {
      typingError = error
      return false
    }
  }

  /// Presses and releases a key this number of times; false if it was not pressed.
  package func press(_ key: EditingKey, times: Int) -> Bool {
    do throws(TypingError) {
      guard let state = keyboard.state else { throw .unknownState }
      try send(key.moves(times: times), in: state)
      return true
    } catch {
      typingError = error
      return false
    }
  }

  /// Texts that were sent but not pressed; each once.
  package func takeRefused() -> [String] {
    defer { refused = [] }
    return refused
  }

  /// - Parameter text: kept if the keys are refused.
  private func send(
    _ moves: [KeyMove], in state: KeyboardState, keeping text: String? = nil
  ) throws(TypingError) {
    if state.isModified == true { throw .modified }
    let isSent = keyboard.sendKeys(moves, in: state) { [weak self] in
      guard let self else { return }
      typingError = .refused
      if let text { refused.append(text) }
    }
    if !isSent { throw .refused }
  }

  private func currentLayout() throws(TypingError) -> KeyboardLayout {
    guard let keymap = keymap() else { throw .noKeymap }
    if number != keymap.number {
      (layout, number) = (KeyboardLayout(keymap.text), keymap.number)
    }
    guard let layout else { throw .noKeymap }
    return layout
  }
}
