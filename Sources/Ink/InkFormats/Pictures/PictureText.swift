public import InkGeometry

/// The text of a part of a picture. It is invisible but can be searched and copied.
public struct PictureText: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The position of the text, in millimeters.
  public var rect: Rect

  /// Creates a text at a position.
  public init(_ text: String, in rect: Rect) {
    self.text = text
    self.rect = rect
  }
}

extension [UInt8] {
  /// Appends texts that a PDF viewer finds but does not show, each with the width and height of its
  /// rectangle.
  ///
  /// - Parameter font: the resource name of Helvetica.
  mutating func appendOperators(pdfHidden texts: [PictureText], font: StaticString) {
    guard !texts.isEmpty else { return }
    append("BT\n3 Tr\n")
    for text in texts where !text.rect.isEmpty && !text.text.isEmpty {
      // Helvetica's letters are about half as wide as high; the rest is stretched.
      let size = Swift.max(0.5, text.rect.height)
      let usual = 0.5 * size * Double(text.text.count + 1)
      append(font)
      append(UInt8(ascii: " "))
      appendOperands(pdfNumbers: size)
      append("Tf\n")
      appendOperands(pdfNumbers: Swift.max(1, 100 * text.rect.width / usual))
      append("Tz\n1 0 0 -1 ")
      appendOperands(pdfNumbers: text.rect.min.x, text.rect.max.y)
      append("Tm\n")
      appendString(
        pdfText: String(text.text.unicodeScalars.map { $0.isASCII ? Character($0) : "?" }) + " ")
      append("Tj\n")
    }
    append("ET\n")
  }

  /// Appends an invisible rectangle with a title for each text, which is shown when the pointer is
  /// above it.
  mutating func appendElements(svgTitles texts: [PictureText]) {
    for text in texts where !text.rect.isEmpty {
      append("<rect")
      appendAttributes(svgRect: text.rect, decimals: 2)
      append(" fill=\"none\" pointer-events=\"all\"><title>")
      appendMarkup(escaped: text.text)
      append("</title></rect>\n")
    }
  }
}
