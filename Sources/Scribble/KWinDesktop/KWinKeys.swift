import Desktops
import InkGeometry
import InputMethods
import Units
import WaylandClient

/// Keys of KWin's fake input, in the user's own layout, and its taps.
final class KWinKeys: DesktopKeys {
  /// It also presses keys while a field has the keyboard.
  private let texts: KWinTexts
  private let keys: FakeKeyboard?
  private let pointer: TapPointer?
  private let keyboard: KWinKeyboard?
  private let writer: KeyWriter?

  init(of compositor: Compositor, beside texts: KWinTexts, _ watch: InputWatch) {
    self.texts = texts
    let keys = try? FakeKeyboard(of: compositor)
    self.keys = keys
    pointer = try? TapPointer(of: compositor)
    keyboard = keys.flatMap { try? KWinKeyboard(of: compositor, $0, watch) }
    writer = keyboard.map { KeyWriter($0) { [weak compositor] in compositor?.keymap } }
  }

  var fault: String? {
    guard keyboard == nil else { return writer?.typingError?.description }
    return
      "KWin does not let inkscribe press keys, so programs without input methods get no text. Fix: "
      + "install inkscribe.desktop of this version, "
      + "which asks for \(WaylandGlobal.fakeInput.rawValue) and "
      + "\(WaylandGlobal.keyStates.rawValue), and log in again"
  }

  /// Only while the input method reports fields: without it, a password field would not be
  /// recognized.
  var typesTexts: Bool { texts.isInputMethod && writer?.isReady == true }

  func processEvents(at now: Timestamp) -> Timestamp? { keyboard?.updateLayouts(at: now) }

  func type(_ text: String) -> Bool { writer?.type(text) == true }

  func type(_ text: String, over former: String) -> Bool {
    writer?.type(text, over: former.count, keeps: true) == true
  }

  func press(_ key: EditingKey, times: Int) -> Bool {
    if texts.press(key, times: times) { return true }
    guard let keys else { return false }
    do throws(WaylandError) { try keys.press(key, times: times) } catch { return false }
    return true
  }

  func tap(at place: Point, in layout: Rect, lettingThrough: TapPassage) -> Bool {
    pointer?.tap(at: place, in: layout, lettingThrough: lettingThrough) == true
  }
}
