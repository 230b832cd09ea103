import Accessibility
import Desktops
import InkGeometry
import LinuxIO
import TextFields

// The requests to the desktop and its fields.
extension DesktopFields {
  /// The field at a place of the layout, in logical pixels.
  func field(at place: Point) -> FieldPlace? {
    guard let field = map.field(at: place), let window = map[field.window] else { return nil }
    return FieldPlace(
      field, corner: window.area.min, hasKeyboard: window.isFocused && field.isFocused)
  }

  /// Changes a field; `then` receives the result.
  func performEdit(_ edit: FieldEdit, then: @escaping (FieldEdit.Outcome) -> Void) {
    guard let editor else { return then(.unreachable) }
    editor.performEdit(edit, then: then)
  }

  /// Somebody writes into a field.
  func prepare(_ field: TextField) { editor?.prepare(field) }

  /// Where windows of our own are, on a desktop without layers that puts them where they belong.
  var ownWindows: OwnWindows? { source?.ownWindows }
}

extension DesktopFields: WindowFocus {
  func hasKeyboard(_ window: WindowID) -> Bool { map[window]?.isFocused == true }

  func focus(_ window: WindowID) {
    // The next call notices that the desktop is gone.
    if map[window]?.isFocused == false { try? source?.focus(window, isAnew: false, at: .now) }
  }

  func refocus(_ window: WindowID) {
    if map[window]?.isFocused == true { try? source?.focus(window, isAnew: true, at: .now) }
  }
}
