import InkDrawing
import InkGeometry

extension [UInt8] {
  /// Appends a text string: directly if it is printable ASCII, and otherwise as UTF-16 in
  /// hexadecimal.
  mutating func appendString(pdfText text: String) {
    guard text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
      append("<FEFF")
      for unit in text.utf16 {
        for shift in [12, 8, 4, 0] {
          let digit = UInt8(unit >> UInt16(shift) & 15)
          append(digit < 10 ? 0x30 + digit : 0x37 + digit)
        }
      }
      append(UInt8(ascii: ">"))
      return
    }
    append(UInt8(ascii: "("))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
        append(UInt8(ascii: "\\"))
      }
      append(byte)
    }
    append(UInt8(ascii: ")"))
  }

  /// Appends ` /Name (D:20261122125003Z)`; nothing for a time that is unknown or after the year
  /// 9999.
  mutating func appendEntry(pdfDate name: StaticString, _ time: WallTime?) {
    guard let time, time != .unknown, time.microsecondsSince1970.magnitude < 253_402_300_800_000_000
    else { return }
    append(name)
    append("(D:")
    append(CalendarTime(time).text.prefix(19).filter { $0.isNumber })
    append("Z)")
  }

  /// Appends numbers, each followed by a blank.
  mutating func appendOperands(pdfNumbers numbers: Double..., decimals: Int = 3) {
    for number in numbers {
      appendDecimal(number, decimals: decimals)
      append(UInt8(ascii: " "))
    }
  }

  /// Appends a rectangle's corners as an array.
  mutating func appendArray(pdfRect rect: Rect) {
    append(UInt8(ascii: "["))
    appendOperands(pdfNumbers: rect.min.x, rect.min.y, rect.max.x, rect.max.y)
    append(UInt8(ascii: "]"))
  }

  /// Appends the three components of a color.
  mutating func appendOperands(pdfColor color: Color) {
    appendOperands(
      pdfNumbers: Double(color.red), Double(color.green), Double(color.blue), decimals: 4)
  }

  /// Appends boundaries to the path to be filled.
  mutating func appendOperators(pdfPath outlines: [Outline], decimals: Int) {
    for outline in outlines {
      appendOperands(pdfNumbers: outline.start.x, outline.start.y, decimals: decimals)
      append("m\n")
      for piece in outline.pieces {
        switch piece {
        case .line(let end):
          appendOperands(pdfNumbers: end.x, end.y, decimals: decimals)
          append("l\n")
        case .curve(let first, let second, let end):
          appendOperands(
            pdfNumbers: first.x, first.y, second.x, second.y, end.x, end.y, decimals: decimals)
          append("c\n")
        }
      }
      append("h\n")
    }
  }
}
