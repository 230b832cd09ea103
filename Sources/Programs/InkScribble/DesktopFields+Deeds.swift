import Accessibility
import DesktopWindows
import InkGeometry
import LinuxIO
import TextFields

// What is asked of the desktop and of its fields.
extension DesktopFields {
  /// The field at a place of the layout, in logical pixels.
  func field(at place: Point) -> FieldPlace? {
    guard let field = map.field(at: place), let window = map[field.window] else { return nil }
    return FieldPlace(
      field, corner: window.area.min, hasKeyboard: window.isFocused && field.isFocused)
  }

  /// Changes a field; `then` is told what became of it.
  func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void) {
    guard let editor else { return then(.unreachable) }
    editor.performEdit(edit, then: then)
  }

  /// Somebody writes into a field.
  func prepare(_ field: TextField) { editor?.prepare(field) }

  /// Where the window of our ink lies, on a compositor without layers; nil: it covers its output.
  var inkArea: Rect? { source?.inkArea }

  /// Whether the desktop puts windows of ours where they belong, as layers are.
  var placesOwnWindows: Bool { source?.placesOwnWindows == true }

  /// What counts of the user's keyboards, where the desktop presses keys for us.
  var keyboard: ToldKeyboard? { source?.keyboard }

  /// Has the desktop press keys; false if it cannot.
  func pressKeys(
    _ keys: [Int32], on keyboard: ToldKeyboard, then: @escaping (_ isDone: Bool) -> Void
  ) -> Bool { source?.pressKeys(keys, on: keyboard, then: then) == true }

  /// Whether the desktop copies texts for us.
  var hasClipboard: Bool { source?.hasClipboard == true }

  /// Has it copy a text; `then` is told whether it did.
  func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void) {
    guard let source else { return then(false) }
    source.copy(text, then: then)
  }

  /// Has the desktop tap a place of the layout; false if it cannot.
  func tap(at place: Point) -> Bool { source?.tap(at: place) == true }
}

extension DesktopFields: WindowFocus {
  func hasKeyboard(_ window: WindowID) -> Bool { map[window]?.isFocused == true }

  func focus(_ window: WindowID) {
    // A desktop that is gone is found out by whoever talks to it next.
    if map[window]?.isFocused == false { try? source?.focus(window, at: .now) }
  }

  func refocus(_ window: WindowID) {
    if map[window]?.isFocused == true { try? source?.refocus(window, at: .now) }
  }
}
