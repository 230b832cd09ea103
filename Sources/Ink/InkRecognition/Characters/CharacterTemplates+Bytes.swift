/// The reason why bytes cannot be read as templates.
public struct CharacterTemplatesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset at which reading stopped, in bytes.
  public var offset: Int
  /// The problem at this offset.
  public var what: String

  /// The problem and its offset.
  public var description: String { "\(what) (byte \(offset))" }
}

extension CharacterTemplates {
  private static let magic: [UInt8] = Array("strokes\n".utf8)
  private static let version: UInt32 = 1

  /// The templates as a file.
  public var bytes: [UInt8] {
    var bytes = Self.magic
    let licence = Array(self.licence.utf8)
    bytes.appendNumber(Self.version)
    bytes.appendNumber(UInt32(licence.count))
    bytes += licence
    bytes.appendNumber(UInt32(templates.count))
    for template in templates {
      bytes.appendNumber(template.character.value)
      bytes.append(UInt8(template.strokes.count))
      for stroke in template.strokes {
        bytes.append(UInt8(stroke.count))
        for place in stroke {
          bytes.append(place.x)
          bytes.append(place.y)
        }
      }
    }
    return bytes
  }

  /// Reads templates from a file. Resource use depends on the size of the file, not on the numbers
  /// in it.
  ///
  /// - Throws: an error with the offset and the problem.
  public init(bytes: [UInt8]) throws(CharacterTemplatesError) {
    guard bytes.starts(with: Self.magic) else {
      throw CharacterTemplatesError(offset: 0, what: "this is not a file of templates")
    }
    var reader = TemplateReader(bytes: LittleEndianReader(bytes, from: Self.magic.count))
    let version = try reader.readWord("its version")
    guard version == Self.version else {
      throw reader.error("the templates have version \(version); only 1 is supported")
    }
    let length = try reader.readWord("the license's length")
    guard length <= Self.longestLicence else {
      throw reader.error("a license of \(length) bytes; at most \(Self.longestLicence) are read")
    }
    let text = try reader.readBytes(Int(length), "the license")
    guard let licence = String(validating: text, as: UTF8.self) else {
      throw reader.error("a license that is not UTF-8")
    }
    self.licence = licence
    let count = try reader.readWord("the number of templates")
    guard count <= Self.mostTemplates else {
      throw reader.error("\(count) templates; at most \(Self.mostTemplates) are read")
    }
    templates = []
    for _ in 0..<count { templates.append(try reader.template()) }
    guard reader.bytes.isAtEnd else {
      throw reader.error("\(bytes.count - reader.bytes.place) bytes after the last template")
    }
  }
}

/// Reads templates, and says what is missing.
private struct TemplateReader {
  var bytes: LittleEndianReader

  func error(_ what: String) -> CharacterTemplatesError {
    CharacterTemplatesError(offset: bytes.place, what: what)
  }

  mutating func readBytes(
    _ count: Int, _ what: String
  ) throws(CharacterTemplatesError) -> ArraySlice<UInt8> {
    try demand(bytes.bytes(count), what)
  }

  mutating func readWord(_ what: String) throws(CharacterTemplatesError) -> UInt32 {
    try demand(bytes.number(), what)
  }

  mutating func byte(_ what: String) throws(CharacterTemplatesError) -> Int {
    Int(try demand(bytes.byte(), what))
  }

  private func demand<Value>(
    _ value: Value?, _ what: String
  ) throws(CharacterTemplatesError) -> Value {
    guard let value else { throw error("the file ends within \(what)") }
    return value
  }

  mutating func template() throws(CharacterTemplatesError) -> CharacterTemplates.Template {
    let code = try readWord("a code point")
    guard let character = Unicode.Scalar(code) else {
      throw error("\(code) is not a code point")
    }
    let count = try byte("a number of strokes")
    guard (1...CharacterTemplates.mostStrokes).contains(count) else {
      throw error(
        "a character of \(count) strokes; 1 to \(CharacterTemplates.mostStrokes) are read")
    }
    var strokes: [[SIMD2<UInt8>]] = []
    for _ in 0..<count { strokes.append(try stroke()) }
    return CharacterTemplates.Template(character, strokes)
  }

  private mutating func stroke() throws(CharacterTemplatesError) -> [SIMD2<UInt8>] {
    let count = try byte("a number of points")
    guard (1...CharacterTemplates.mostPlaces).contains(count) else {
      throw error("a stroke of \(count) points; 1 to \(CharacterTemplates.mostPlaces) are read")
    }
    let places = Array(try readBytes(2 * count, "a stroke"))
    return (0..<count).map { SIMD2(places[2 * $0], places[2 * $0 + 1]) }
  }
}
