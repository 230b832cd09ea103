import CLinux
import Glibc
import Units

/// The terminal behind standard output, if there is one.
package enum Terminal {
  /// Whether standard output is a terminal.
  package static var isThere: Bool { isatty(1) == 1 }

  /// Its size in characters; nil if it is unknown.
  package static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    let code = unsafe withUnsafeMutablePointer(to: &size) {
      unsafe clinux_ioctl_pointer(1, UInt(TIOCGWINSZ), $0)
    }
    guard code == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The text with everything visible that could control a terminal, forge a line or change the
  /// order of letters: control characters of both sets, bidirectional overrides, and others without
  /// a shape, as `\u{1b}`. Names from files and devices are not trusted.
  ///
  /// - Parameter keepingLines: whether line feeds and tabs are kept.
  package static func printable(_ text: String, keepingLines: Bool = false) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7e ~= $0 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isPlain(scalar) || (keepingLines && (scalar == "\n" || scalar == "\t")) {
        shown.append(scalar)
      } else {
        shown += visible(scalar).unicodeScalars
      }
    }
    return String(shown)
  }

  /// Whether a character only appears on a terminal and has no other effect. Joiners have no shape,
  /// but words of some languages and emoji need them.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }

  /// JSON without line breaks that means the same and shows as it is on a terminal.
  package static func escapedJSON(_ json: [UInt8]) -> [UInt8] {
    if json.allSatisfy({ $0 < 0x7f }) { return json }
    var escaped: [UInt8] = []
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if isPlain(scalar) {
        escaped += String(scalar).utf8
      } else {
        for unit in String(scalar).utf16 { escaped += "\\u\(unit.hexadecimal)".utf8 }
      }
    }
    return escaped
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
