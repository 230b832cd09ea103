/// What the place that text goes to can show.
package struct TerminalTraits: Hashable, Sendable {
  /// Its width in characters.
  package var columns: Int
  /// Its height in lines.
  package var rows: Int
  /// Whether the cursor can be sent anywhere; if not, text only ever follows text.
  package var addressesCursor: Bool
  /// Whether it has the 256 colors.
  package var hasColors: Bool
  /// Whether it shows the braille patterns of Unicode; if not, only ASCII is written.
  package var showsBraille: Bool

  /// Judges by the environment, as other programs do: TERM, NO_COLOR, and the locale's character
  /// set.
  ///
  /// - Parameters:
  ///   - isTerminal: whether the output is a terminal and not a file or a pipe.
  ///   - columns: its width; COLUMNS or 80 where unknown.
  ///   - rows: its height; LINES or 24 where unknown.
  ///   - variable: looks up an environment variable.
  package init(
    isTerminal: Bool, columns: Int?, rows: Int?, variable: (String) -> String?
  ) {
    let type = variable("TERM") ?? ""
    let isCapable = isTerminal && !type.isEmpty && type != "dumb"
    self.columns = columns ?? variable("COLUMNS").flatMap(Int.init) ?? 80
    self.rows = rows ?? variable("LINES").flatMap(Int.init) ?? 24
    addressesCursor = isCapable
    hasColors = isCapable && (variable("NO_COLOR") ?? "").isEmpty
    // The fonts of the kernel's console have no braille.
    showsBraille = usesUnicode(variable) && !(isTerminal && type == "linux")
  }
}

/// Whether the locale's character set is UTF-8; the first variable that is set decides.
private func usesUnicode(_ variable: (String) -> String?) -> Bool {
  let locales = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable)
  let locale = locales.first { !$0.isEmpty } ?? ""
  return locale.lowercased().split(separator: ".").dropFirst().contains { charset in
    charset.hasPrefix("utf-8") || charset.hasPrefix("utf8")
  }
}
