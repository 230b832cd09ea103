/// A TrueType font with a few glyphs of straight lines, as bytes.
struct SmallFont {
  /// The contours of each character's glyph, in units of 1,000, y upwards.
  var glyphs: [(character: Unicode.Scalar, contours: [[(x: Int, y: Int)]])]

  /// A bar as a contour, clockwise.
  static func bar(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> [(x: Int, y: Int)] {
    [
      (x.lowerBound, y.lowerBound), (x.lowerBound, y.upperBound), (x.upperBound, y.upperBound),
      (x.upperBound, y.lowerBound),
    ]
  }

  /// 一, 十 and 口.
  static let three = Self(glyphs: [
    ("一", [bar(100...900, 380...440)]),
    ("十", [bar(100...900, 400...460), bar(470...530, 0...800)]),
    ("口", [bar(200...800, 100...700), bar(260...740, 160...640).reversed()]),
  ])

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }

  private static func glyph(_ contours: [[(x: Int, y: Int)]]) -> [UInt8] {
    let points = contours.flatMap { $0 }
    var bytes = short(contours.count) + [UInt8](repeating: 0, count: 8)
    var end = -1
    for contour in contours {
      end += contour.count
      bytes += short(end)
    }
    bytes += short(0) + [UInt8](repeating: 1, count: points.count)
    for way in [\(x: Int, y: Int).x, \.y] {
      var last = 0
      for point in points {
        bytes += short(point[keyPath: way] - last)
        last = point[keyPath: way]
      }
    }
    return bytes + (bytes.count % 2 == 0 ? [] : [0])
  }

  /// The font.
  var bytes: [UInt8] {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(18..<20, with: Self.short(1_000))
    head.replaceSubrange(50..<52, with: Self.short(1))
    var loca = Self.long(0) + Self.long(0)
    var glyf: [UInt8] = []
    for glyph in glyphs {
      glyf += Self.glyph(glyph.contours)
      loca += Self.long(glyf.count)
    }
    let sorted = glyphs.enumerated().sorted { $0.element.character < $1.element.character }
    var cmap = Self.short(0) + Self.short(1) + Self.short(3) + Self.short(10) + Self.long(12)
    cmap += Self.short(12) + Self.short(0) + Self.long(16 + 12 * glyphs.count) + Self.long(0)
    cmap += Self.long(glyphs.count)
    for (index, glyph) in sorted {
      let code = Int(glyph.character.value)
      cmap += Self.long(code) + Self.long(code) + Self.long(index + 1)
    }
    let tables = [("cmap", cmap), ("glyf", glyf), ("head", head), ("loca", loca)]
    var bytes = Self.long(0x10000) + Self.short(tables.count) + [UInt8](repeating: 0, count: 6)
    var offset = 12 + 16 * tables.count
    for (tag, table) in tables {
      bytes += Array(tag.utf8) + Self.long(0) + Self.long(offset) + Self.long(table.count)
      offset += table.count
    }
    return bytes + tables.flatMap(\.1)
  }
}
