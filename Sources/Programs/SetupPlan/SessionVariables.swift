/// The variables that make programs report their text fields, and the file of environment.d(5) that
/// sets them at every login.
package enum SessionVariables {
  /// Read after the files of distributions, which use lower numbers.
  package static let fileName = "60-inkscribe.conf"
  /// Shows that the variables are in effect.
  package static let sign = "QT_LINUX_ACCESSIBILITY_ALWAYS_ON"
  private static let heading =
    "# Written by 'stylusctl scribble setup'; 'stylusctl scribble remove' removes it."

  /// The content of the file. Debian's launcher of Chromium reads no configuration of users and
  /// resets CHROMIUM_FLAGS; Chromium itself adds CHROME_EXTRA_FLAGS to its command line.
  package static let text = """
    \(heading)
    # Qt reports its text fields:
    \(sign)=1
    # Chromium reports the text fields of pages; flags that are set already stay:
    CHROME_EXTRA_FLAGS=${CHROME_EXTRA_FLAGS:+$CHROME_EXTRA_FLAGS }--force-renderer-accessibility

    """

  /// Whether we wrote this content, or an earlier version of it.
  package static func isOurs(_ text: String) -> Bool { text.hasPrefix(heading) }
}
