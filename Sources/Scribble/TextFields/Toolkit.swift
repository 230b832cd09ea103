/// The toolkit of an application: determines the units of its text, and which of its interfaces
/// work.
///
/// Measured with GTK 3.24, 4.8 and 4.18, Qt 5.15, 6.4 and 6.8, Firefox and Chromium
/// (docs/develop/scribble.md, Ways in).
package enum Toolkit: Hashable, Sendable {
  case gtk3
  /// GTK 4 before 4.16: it reports no letters.
  case gtk4
  /// GTK 4 from 4.16 on: it reports the letters of multi-line texts.
  case gtk416
  case qt
  /// Firefox and related browsers: they offer EditableText and report success, but do nothing; an
  /// input method works.
  case gecko
  /// Chromium and Electron, if they report their fields: no EditableText; an input method works.
  case chromium
  /// None: the field is an element of a program, which is notified directly.
  case element
  case other

  /// From the application's own attributes, `ToolkitName` and `Version`.
  package init(name: String, version: String) {
    switch name.lowercased() {
    case "gtk": self = Self.gtk(version)
    case "gail": self = .gtk3
    case "qt": self = .qt
    case "gecko": self = .gecko
    case "chromium", "chrome": self = .chromium
    default: self = .other
    }
  }

  private static func gtk(_ version: String) -> Self {
    let numbers = version.split(separator: ".", maxSplits: 2).map { Int($0) ?? 0 }
    guard let major = numbers.first, major >= 4 else { return .gtk3 }
    return major > 4 || numbers.dropFirst().first ?? 0 >= 16 ? .gtk416 : .gtk4
  }

  /// The routes into its fields that work according to measurements, the best first. None: its
  /// fields are left alone.
  package var routes: [TextRoute] {
    switch self {
    case .gtk3, .gtk4, .gtk416: [.accessibility, .inputMethod, .keyboard]
    // Its programs do not support sway's input method.
    case .qt: [.accessibility, .keyboard]
    case .gecko, .chromium: [.inputMethod, .keyboard]
    case .element: [.program]
    case .other: []
    }
  }

  /// Whether ink over its fields can become text.
  package var takesText: Bool { !routes.isEmpty }

  /// Whether text can be inserted while another window has the keyboard, and thus during writing.
  package var takesTextUnfocused: Bool { routes.first?.needsFocus == false }

  /// Whether the positions of letters are relative to the screen's corner, which on Wayland is the
  /// window's.
  package var reportsGlyphsOfScreen: Bool { self == .chromium || self == .gecko }

  /// Whether it reports an additional line end if a multi-line text ends with one.
  var addsLineEnd: Bool { self == .chromium }

  /// The unit of offsets into its text.
  package var unit: TextUnit { self == .qt ? .utf16 : .codePoint }

  /// The `length` of InsertText. GTK 3 expects bytes and cuts the text at a smaller number; GTK 4
  /// ignores it; Qt expects its own units, and reads beyond the text at a larger number.
  package func insertedLength(of text: String) -> Int32 {
    Int32(clamping: self == .qt ? text.utf16.count : text.utf8.count)
  }

  /// How far the field reaches beyond what the toolkit reports, in logical pixels: GTK 4.8 leaves
  /// its padding out, 4.18 does not.
  package var padding: Double { self == .gtk4 ? 9 : 0 }

  /// Whether it can be asked for letters: the calls of GTK 4 before 4.16 fail.
  var asksGlyphs: Bool { self != .gtk4 }

  /// Whether its requests to select succeed although an error is answered, or nothing at all.
  var selectsSilently: Bool { self == .gtk4 || self == .gtk416 }

  /// The distance of letters in a single-line field to the right of their reported positions: Qt
  /// ignores a margin.
  package var glyphShift: Double { self == .qt ? 3 : 0 }
}

extension TextField {
  /// Whether the positions of letters are reported. GTK 4.18 does not report those of an entry; a
  /// later version may, so it is asked.
  var reportsGlyphs: Bool { toolkit == .gtk416 ? isMultiline : toolkit.asksGlyphs }

  /// The number of additional units that its toolkit may count.
  var slack: Int { toolkit.addsLineEnd && isMultiline ? 1 : 0 }

  /// The text without the line end that some toolkits append to a text that ends with one.
  func ownText(_ text: String) -> String {
    slack > 0 && text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}

/// The unit of offsets into a text.
package enum TextUnit: Hashable, Sendable {
  case codePoint
  case utf16
}
