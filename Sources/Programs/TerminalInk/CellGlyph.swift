/// How the dots of a cell are written.
package enum CellGlyph {
  /// The braille pattern in UTF-8, or the ASCII character of about the same shape; a space for
  /// none.
  package static func appendGlyph(_ dots: UInt8, braille: Bool, to bytes: inout [UInt8]) {
    if dots == 0 {
      bytes.append(UInt8(ascii: " "))
    } else if braille {
      // U+2800 + dots.
      bytes += [0xE2, 0xA0 + dots >> 6, 0x80 + dots & 0x3F]
    } else {
      bytes.append(ascii[Int(dots)])
    }
  }

  /// The most similar shape for each pattern.
  private static let ascii: [UInt8] = (0...255).map { pattern in
    let dots = UInt8(pattern)
    let nearest = shapes.min { (dots ^ $0.dots).nonzeroBitCount < (dots ^ $1.dots).nonzeroBitCount }
    return nearest?.character ?? UInt8(ascii: "#")
  }

  /// Left column 0x01 0x02 0x04 0x40, right column 0x08 0x10 0x20 0x80, from top to bottom.
  private static let shapes: [(dots: UInt8, character: UInt8)] = [
    (0x40, UInt8(ascii: ".")), (0x80, UInt8(ascii: ".")), (0x04, UInt8(ascii: ".")),
    (0x20, UInt8(ascii: ".")), (0xC0, UInt8(ascii: "_")),
    (0x01, UInt8(ascii: "'")), (0x08, UInt8(ascii: "'")), (0x09, UInt8(ascii: "\"")),
    (0x12, UInt8(ascii: "-")), (0x24, UInt8(ascii: "-")), (0x02, UInt8(ascii: "-")),
    (0x10, UInt8(ascii: "-")), (0x36, UInt8(ascii: "=")),
    (0x47, UInt8(ascii: "|")), (0xB8, UInt8(ascii: "|")),
    (0x07, UInt8(ascii: "|")), (0x38, UInt8(ascii: "|")),
    (0x5C, UInt8(ascii: "/")), (0x58, UInt8(ascii: "/")), (0x4C, UInt8(ascii: "/")),
    (0xA3, UInt8(ascii: "\\")), (0xA1, UInt8(ascii: "\\")), (0x83, UInt8(ascii: "\\")),
    (0x1B, UInt8(ascii: "*")), (0xE4, UInt8(ascii: "a")), (0x3F, UInt8(ascii: "8")),
    (0xFF, UInt8(ascii: "#")),
  ]
}
