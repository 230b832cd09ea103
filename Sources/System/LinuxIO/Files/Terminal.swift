import CLinux
import Glibc

/// The terminal behind standard output, if there is one.
package enum Terminal {
  /// Whether standard output is a terminal.
  package static var isThere: Bool { isatty(1) == 1 }

  /// Its size in characters; nil where it is unknown.
  package static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    let code = unsafe withUnsafeMutablePointer(to: &size) {
      unsafe clinux_ioctl_pointer(1, UInt(TIOCGWINSZ), $0)
    }
    guard code == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The text without what could steer a terminal or forge a line; names come from devices, and
  /// devices may lie.
  package static func printable(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        shown.append("?")
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }
}
