/// Reads numbers from bytes, the lowest byte first; never more than there are.
struct LittleEndianReader: Sendable {
  private let bytes: [UInt8]
  /// The number of bytes that were read.
  private(set) var place: Int

  /// Reads bytes from a position on.
  init(_ bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = min(place, bytes.count)
  }

  /// Whether everything was read.
  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number of four bytes.
  mutating func number() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return number(at: place)
  }

  /// A checksum of eight bytes.
  mutating func sum() -> UInt64? {
    guard let low = number(), let high = number() else { return nil }
    return UInt64(low) | UInt64(high) << 32
  }

  /// Several numbers of four bytes.
  mutating func numbers(_ count: Int) -> [UInt32]? { readValues(count, of: 0) { $0 } }

  /// Several numbers of four bytes each, with fractions.
  mutating func fractions(_ count: Int) -> [Float]? {
    readValues(count, of: 0) { Float(bitPattern: $0) }
  }

  @inline(__always) private mutating func readValues<Value>(
    _ count: Int, of zero: Value, _ value: (UInt32) -> Value
  ) -> [Value]? {
    guard count >= 0, count <= (bytes.count - place) / 4 else { return nil }
    let start = place
    place += 4 * count
    var values = [Value](repeating: zero, count: count)
    for index in 0..<count { values[index] = value(number(at: start + 4 * index)) }
    return values
  }

  private func number(at place: Int) -> UInt32 {
    UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }

  /// Several bytes.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes[place..<place + count]
  }
}

extension [UInt8] {
  /// Appends a number of four bytes, the lowest first.
  mutating func appendNumber(_ number: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends a checksum of eight bytes.
  mutating func appendSum(_ sum: UInt64) {
    appendNumber(UInt32(truncatingIfNeeded: sum))
    appendNumber(UInt32(truncatingIfNeeded: sum >> 32))
  }

  /// A checksum of the bytes from a position on: eight bytes at a time, multiplied and shifted.
  func checksum(from start: Int) -> UInt64 {
    var sum: UInt64 = 0x9E37_79B9_7F4A_7C15
    var index = start
    while index + 8 <= count {
      var word: UInt64 = 0
      for byte in 0..<8 { word |= UInt64(self[index + byte]) << UInt64(8 * byte) }
      sum = (sum ^ word) &* 0xBF58_476D_1CE4_E5B9
      sum ^= sum >> 29
      index += 8
    }
    while index < count {
      sum = (sum ^ UInt64(self[index])) &* 0x94D0_49BB_1331_11EB
      sum ^= sum >> 31
      index += 1
    }
    return sum
  }
}
