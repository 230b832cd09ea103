/// Replaces characters that XML does not allow, so that a single one does not make the whole
/// document unreadable: control characters, directly or as references, bytes that are not UTF-8,
/// references to entities that XML does not define, and a `&` that begins none.
///
/// Such characters come from programs that write XML without a library, and from pasted text. Each
/// becomes a `?`, and a reference becomes a `?` followed by blanks, so that all other bytes keep
/// their position. Documents in encodings other than UTF-8 are not changed.
struct XMLCleaner {
  /// The number of characters replaced.
  private(set) var replaced = 0
  /// The end of the input, which depends on the next part.
  private var held: [UInt8] = []
  /// Whether the document has another encoding; nil if its beginning has not arrived yet.
  private var isForeign: Bool?

  /// The number of bytes that contain the declaration of the encoding.
  private static let head = 256
  /// The longest reference that is recognized, in bytes.
  private static let longest = 32

  /// Returns the next part of the document, cleaned, without what is held back.
  mutating func clean(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if isForeign == nil {
      let head = held + part.prefix(Self.head)
      guard head.count >= Self.head else {
        held = head
        return []
      }
      isForeign = Self.isForeign(head)
    }
    if isForeign == true { return held.isEmpty ? part : (drainBytes(&held) + part)[...] }
    if held.isEmpty, !Self.isSuspicious(part) { return part }
    return pass(drainBytes(&held) + part, isLast: false)
  }

  /// Returns what was held back, cleaned.
  mutating func finish() -> ArraySlice<UInt8> {
    if isForeign == nil { isForeign = Self.isForeign(held) }
    return pass(drainBytes(&held), isLast: true)
  }

  private func drainBytes(_ bytes: inout [UInt8]) -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func pass(_ bytes: [UInt8], isLast: Bool) -> ArraySlice<UInt8> {
    guard isForeign == false, Self.isSuspicious(bytes[...]) else { return bytes[...] }
    var bytes = bytes
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      guard !Self.isPlain(byte) else {
        place += 1
        continue
      }
      let length: Int
      switch Self.letter(bytes[place...], isLast) {
      case .right(let count): length = count
      case .wrong(let count):
        length = count
        replaced += 1
        bytes[place] = UInt8(ascii: "?")
        for index in place + 1..<place + count { bytes[index] = UInt8(ascii: " ") }
      case .unfinished:
        held = Array(bytes[place...])
        return bytes[..<place]
      }
      place += length
    }
    return bytes[...]
  }

  // MARK: Letters

  private enum UTF8Sequence {
    case right(Int)
    case wrong(Int)
    case unfinished
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x80 ~= byte ? byte != UInt8(ascii: "&") : XMLText.isBlank(byte)
  }

  private static func isSuspicious(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { !isPlain($0) }
  }

  /// Cleans a sequence that begins with a special byte.
  private static func letter(_ rest: ArraySlice<UInt8>, _ isLast: Bool) -> UTF8Sequence {
    guard let first = rest.first, first >= 0x80 else {
      return rest.first == UInt8(ascii: "&") ? reference(rest, isLast) : .wrong(1)
    }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let bytes = rest.prefix(count)
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else {
      let mayBeCut = bytes.count < count && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
      return mayBeCut && !isLast ? .unfinished : .wrong(1)
    }
    return isAllowed(scalar.value) ? .right(count) : .wrong(count)
  }

  private static func reference(_ rest: ArraySlice<UInt8>, _ isLast: Bool) -> UTF8Sequence {
    let name = rest.dropFirst().prefix(longest).prefix(while: isOfName)
    let end = name.endIndex
    guard end < rest.endIndex else {
      return isLast || name.count == longest ? .wrong(1) : .unfinished
    }
    guard rest[end] == UInt8(ascii: ";"), !name.isEmpty else { return .wrong(1) }
    let count = end + 1 - rest.startIndex
    return isKnown(String(decoding: name, as: UTF8.self)) ? .right(count) : .wrong(count)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "#"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Returns whether XML defines the name between `&` and `;`.
  private static func isKnown(_ name: String) -> Bool {
    if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16).map(isAllowed) ?? false }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).map(isAllowed) ?? false }
    return ["amp", "lt", "gt", "quot", "apos"].contains(name)
  }

  /// Char of XML 1.0, section 2.2.
  private static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  // MARK: The encoding

  /// Returns whether a document declares another encoding than UTF-8, by a UTF-16 mark or in its
  /// declaration.
  private static func isForeign(_ bytes: [UInt8]) -> Bool {
    if bytes.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) { return true }
    let head = String(decoding: bytes.prefix(head), as: UTF8.self).lowercased()
    guard head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml"),
      let declaration = head.split(separator: "?>").first,
      let name = declaration.firstRange(of: "encoding")
    else { return false }
    let value = declaration[name.upperBound...].drop { " =\t\r\n\"'".contains($0) }
    return !["utf-8", "utf8", "us-ascii", "ascii"].contains { value.hasPrefix($0) }
  }
}
