/// A line of the packed traces of UNIPEN: what one writer wrote in one sitting, as the tablet gave
/// it.
package struct UnipenPage: Sendable {
  /// Who gave it: three letters, such as `nic`.
  package var contributor: String
  /// Who wrote it.
  package var writer: String
  /// What the contributor says about the tablet: its name, and how fast and how finely it sees.
  package var tablet: Tablet
  /// The contacts with the surface, in the tablet's units, y upwards.
  package var strokes: [[Point]]
  /// The line's number, from 1.
  package var number: Int

  /// What the contributor says about the tablet.
  package struct Tablet: Hashable, Sendable {
    /// The contributor's words.
    package var name: String
    /// Points a second; 0 = unknown.
    package var rate: Double
    /// Units in a millimeter; 0 = unknown.
    package var units: Double
    /// What each point has.
    package var columns: Columns
  }

  /// What each point has.
  package enum Columns: String, Sendable {
    case place = "xy"
    case placeAndTime = "xyt"
    case placeTimeAndPressure = "xytp"
    /// One contributor's, whose clock cannot be told.
    case placeAndPressure = "xyp"

    /// The values of a point.
    var count: Int { rawValue.utf8.count }
  }

  /// A point as the tablet gave it.
  package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int
    /// In the contributor's unit.
    package var time: Int
    package var pressure: Int

    /// A point.
    package init(x: Int, y: Int, time: Int, pressure: Int) {
      (self.x, self.y, self.time, self.pressure) = (x, y, time, pressure)
    }
  }

  /// The page of a line without its end; nil if it is not one.
  package init?(line: ArraySlice<UInt8>, number: Int) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 7 else { return nil }
    let texts = fields.prefix(6).map { String(decoding: $0, as: UTF8.self) }
    guard let rate = Double(texts[2]), let units = Double(texts[3]),
      let columns = Columns(rawValue: texts[4]), let strokes = Self.strokes(fields[6], columns)
    else { return nil }
    contributor = texts[0]
    writer = texts[1]
    tablet = Tablet(name: Self.words(texts[5]), rate: rate, units: units, columns: columns)
    self.strokes = strokes
    self.number = number
  }

  /// A name without the key before it, and without doubled blanks.
  private static func words(_ text: String) -> String {
    let value = text.split(separator: ":", maxSplits: 1).last ?? ""
    return value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Strokes parted by `;`, points by a blank, values by a comma; each the difference to the one
  /// before.
  private static func strokes(_ ink: ArraySlice<UInt8>, _ columns: Columns) -> [[Point]]? {
    var strokes: [[Point]] = []
    var stroke: [Point] = []
    var values = SIMD4<Int>.zero
    var (column, number, sign, hasDigit) = (0, 0, 1, false)
    for byte in ink + [UInt8(ascii: ";")] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard number < 1_000_000_000_000 else { return nil }
        (number, hasDigit) = (number * 10 + Int(byte - UInt8(ascii: "0")), true)
      case UInt8(ascii: "-"): sign = -sign
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: ";"):
        guard hasDigit, column < columns.count else { return nil }
        values[column] += sign * number
        (column, number, sign, hasDigit) = (column + 1, 0, 1, false)
        if byte == UInt8(ascii: ",") { continue }
        guard column == columns.count else { return nil }
        stroke.append(Point(values, columns))
        column = 0
        if byte == UInt8(ascii: ";") {
          strokes.append(stroke)
          (stroke, values) = ([], .zero)
        }
      default: return nil
      }
    }
    return strokes
  }
}

extension UnipenPage.Point {
  fileprivate init(_ values: SIMD4<Int>, _ columns: UnipenPage.Columns) {
    let isTimed = columns == .placeAndTime || columns == .placeTimeAndPressure
    self.init(
      x: values[0], y: values[1], time: isTimed ? values[2] : 0,
      pressure: isTimed ? values[3] : values[2])
  }
}
