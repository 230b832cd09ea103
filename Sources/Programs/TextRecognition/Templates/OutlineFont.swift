/// The outlines of a TrueType font, or of a face of a collection of such fonts.
///
/// Reads only what templates are made of: the characters (formats 4 and 12), and glyphs that are
/// not composed of others. Nothing is trusted: a glyph that is damaged is no glyph.
package struct OutlineFont {
  /// A point of an outline, in units of the font, y upwards.
  package struct OutlinePoint: Hashable {
    package var place: SIMD2<Float>
    /// Whether the outline goes through it; otherwise it is a control point of a curve.
    package var isOnOutline: Bool
  }

  private let bytes: FontBytes
  private let tables: [String: Range<Int>]
  private let hasLongOffsets: Bool
  /// The size of the square in which characters are drawn, in units of the font.
  package let side: Float

  /// A glyph with more points or contours is refused.
  private static let mostPoints = 4096

  /// Reads a font, or of a collection the face whose name ends with a text, or else the first;
  /// nil if it is no such font.
  package init?(_ file: [UInt8], face suffix: String = "") {
    let bytes = FontBytes(bytes: file)
    var starts = [0]
    if bytes.tag(0) == "ttcf" {
      guard let count = bytes.long(8), count <= 64 else { return nil }
      starts = (0..<count).compactMap { bytes.long(12 + 4 * $0) }
    }
    let faces = starts.compactMap { Self.tables(bytes, $0) }
    guard let first = faces.first else { return nil }
    let named = faces.first { Self.text(4, bytes, $0)?.hasSuffix(suffix) ?? false }
    tables = suffix.isEmpty ? first : named ?? first
    guard let head = tables["head"], let units = bytes.short(head.lowerBound + 18), units > 0,
      let format = bytes.short(head.lowerBound + 50), tables["glyf"] != nil, tables["loca"] != nil,
      tables["cmap"] != nil
    else { return nil }
    self.bytes = bytes
    side = Float(units)
    hasLongOffsets = format == 1
  }

  private static func tables(_ bytes: FontBytes, _ start: Int) -> [String: Range<Int>]? {
    guard let count = bytes.short(start + 4), count <= 128 else { return nil }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = bytes.tag(entry), let offset = bytes.long(entry + 8),
        let length = bytes.long(entry + 12), offset + length <= bytes.bytes.count
      else { return nil }
      tables[tag] = offset..<offset + length
    }
    return tables
  }

  /// The full name, if it is in ASCII.
  var name: String? { Self.text(4, bytes, tables) }
  /// The notice of its owners, if it is in ASCII.
  var copyright: String? { Self.text(0, bytes, tables) }

  /// A text that describes a face, by its number, if it is in ASCII.
  private static func text(
    _ number: Int, _ bytes: FontBytes, _ tables: [String: Range<Int>]
  ) -> String? {
    guard let start = tables["name"]?.lowerBound, let count = bytes.short(start + 2),
      let texts = bytes.short(start + 4)
    else { return nil }
    for index in 0..<count {
      let entry = start + 6 + 12 * index
      guard bytes.short(entry) == 3, bytes.short(entry + 4) == 0x409,
        bytes.short(entry + 6) == number,
        let length = bytes.short(entry + 8), let offset = bytes.short(entry + 10)
      else { continue }
      let codes = stride(from: 1, to: length, by: 2).compactMap {
        bytes.byte(start + texts + offset + $0)
      }
      return String(decoding: codes, as: UTF8.self)
    }
    return nil
  }

  /// The number of a character's glyph; nil if there is none.
  package func glyph(_ character: Unicode.Scalar) -> Int? {
    guard let cmap = tables["cmap"]?.lowerBound, let count = bytes.short(cmap + 2) else {
      return nil
    }
    for index in 0..<min(count, 32) {
      guard let offset = bytes.long(cmap + 4 + 8 * index + 4),
        let format = bytes.short(cmap + offset)
      else { continue }
      let found =
        format == 12
        ? longGlyph(cmap + offset, Int(character.value))
        : format == 4 ? shortGlyph(cmap + offset, Int(character.value)) : nil
      if let found, found > 0 { return found }
    }
    return nil
  }

  /// Format 12: groups of consecutive characters.
  private func longGlyph(_ start: Int, _ code: Int) -> Int? {
    guard let count = bytes.long(start + 12) else { return nil }
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let group = start + 16 + 12 * middle
      guard let first = bytes.long(group), let last = bytes.long(group + 4),
        let glyph = bytes.long(group + 8)
      else { return nil }
      if code < first {
        range = range.lowerBound..<middle
      } else if code > last {
        range = middle + 1..<range.upperBound
      } else {
        return glyph + code - first
      }
    }
    return nil
  }

  /// Format 4: segments of characters below U+10000.
  private func shortGlyph(_ start: Int, _ code: Int) -> Int? {
    guard let double = bytes.short(start + 6) else { return nil }
    for segment in 0..<double / 2 {
      guard let end = bytes.short(start + 14 + 2 * segment), code <= end else { continue }
      let begins = start + 16 + double
      guard let begin = bytes.short(begins + 2 * segment), code >= begin,
        let delta = bytes.short(begins + double + 2 * segment),
        let offset = bytes.short(begins + 2 * double + 2 * segment)
      else { return nil }
      if offset == 0 { return (code + delta) & 0xFFFF }
      let place = begins + 2 * double + 2 * segment + offset + 2 * (code - begin)
      return bytes.short(place).map { $0 == 0 ? 0 : ($0 + delta) & 0xFFFF }
    }
    return nil
  }

  /// The closed contours of a glyph; nil if it is damaged, empty or composed of others.
  package func contours(_ glyph: Int) -> [[OutlinePoint]]? {
    guard let range = range(glyph), let count = bytes.short(range.lowerBound), count < 0x8000,
      1...256 ~= count
    else { return nil }
    var place = range.lowerBound + 10
    var ends: [Int] = []
    for _ in 0..<count {
      guard let end = bytes.short(place), end >= (ends.last ?? -1) + 1, end < Self.mostPoints else {
        return nil
      }
      ends.append(end)
      place += 2
    }
    guard let program = bytes.short(place), let last = ends.last else { return nil }
    place += 2 + program
    guard let flags = flags(last + 1, &place), let x = coordinates(flags, 0x02, 0x10, &place),
      let y = coordinates(flags, 0x04, 0x20, &place), place <= range.upperBound
    else { return nil }
    var begin = 0
    return ends.map { end in
      defer { begin = end + 1 }
      return (begin...end).map {
        OutlinePoint(place: SIMD2(Float(x[$0]), Float(y[$0])), isOnOutline: flags[$0] & 1 != 0)
      }
    }
  }

  /// Where a glyph is in the file.
  private func range(_ glyph: Int) -> Range<Int>? {
    guard let loca = tables["loca"], let glyf = tables["glyf"], 0...0xFFFF ~= glyph else {
      return nil
    }
    let size = hasLongOffsets ? 4 : 2
    let entry = loca.lowerBound + size * glyph
    guard entry + 2 * size <= loca.upperBound else { return nil }
    let ends = [entry, entry + size].compactMap {
      hasLongOffsets ? bytes.long($0) : bytes.short($0).map { 2 * $0 }
    }
    guard ends.count == 2, ends[0] < ends[1], ends[1] <= glyf.count else { return nil }
    return glyf.lowerBound + ends[0]..<glyf.lowerBound + ends[1]
  }

  private func flags(_ count: Int, _ place: inout Int) -> [UInt8]? {
    var flags: [UInt8] = []
    while flags.count < count {
      guard let flag = bytes.byte(place) else { return nil }
      flags.append(flag)
      place += 1
      guard flag & 0x08 != 0 else { continue }
      guard let times = bytes.byte(place), flags.count + Int(times) <= count else { return nil }
      flags += [UInt8](repeating: flag, count: Int(times))
      place += 1
    }
    return flags
  }

  private func coordinates(
    _ flags: [UInt8], _ isByte: UInt8, _ isSame: UInt8, _ place: inout Int
  ) -> [Int]? {
    var value = 0
    var values: [Int] = []
    for flag in flags {
      if flag & isByte != 0 {
        guard let step = bytes.byte(place) else { return nil }
        value += flag & isSame != 0 ? Int(step) : -Int(step)
        place += 1
      } else if flag & isSame == 0 {
        guard let step = bytes.short(place) else { return nil }
        value += Int(Int16(truncatingIfNeeded: step))
        place += 2
      }
      values.append(value)
    }
    return values
  }
}

/// The bytes of a font, in which numbers have their highest byte first.
private struct FontBytes {
  let bytes: [UInt8]

  func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  func short(_ place: Int) -> Int? {
    guard let high = byte(place), let low = byte(place + 1) else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func long(_ place: Int) -> Int? {
    guard let high = short(place), let low = short(place + 2) else { return nil }
    return high << 16 | low
  }

  func tag(_ place: Int) -> String? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }
}
