/// A configuration in which nothing is set yet: each key with its default, and what it is for.
package enum OverlayTemplate {
  /// The contents of the file. Every line is a comment, a section or empty.
  package static let text =
    introduction + sectionText("[inkoverlay]", OverlayKey.allCases.map(\.explained))
    + "# The next section is for all tablets.\n\n"
    + sectionText("[tablet]", OverlayTabletKey.explained) + ending

  private static let introduction = """
    # The settings of inkoverlay, the ink above the desktop. None of these lines is in effect yet: they
    # show the defaults, or an example. To change a setting, remove the # at the beginning of its line,
    # and save this file: inkoverlay reads it again at once. The mode, the ink, keep and shortcuts
    # count at the next start.
    #
    # To see what is in effect: inkoverlay --check-config
    # Everything else: man inkoverlay.conf


    """

  private static let ending = """
    # A section for one tablet, by the name or the numbers that stylusctl devices prints. Several
    # sections may follow each other.

    #[tablet 056a:0357]

    """

  private static func sectionText(_ name: String, _ keys: [ExplainedKey]) -> String {
    "\(name)\n\n"
      + keys.map { "# \($0.name): \($0.summary)\n#\($0.name) = \($0.value)\n\n" }.joined()
  }
}
