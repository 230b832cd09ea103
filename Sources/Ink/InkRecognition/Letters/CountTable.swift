/// Numbers by key, for counting; keys are not zero.
struct CountTable: Sendable {
  private var keys: [UInt32]
  private var values: [Float]
  private var used = 0

  /// The largest number of places, several times as many as the largest word lists need.
  private static let most = 1 << 25

  init() {
    keys = Array(repeating: 0, count: 1 << 12)
    values = Array(repeating: 0, count: 1 << 12)
  }

  /// Returns the place of a key, or the free one where it belongs.
  private func slotIndex(_ key: UInt32) -> Int {
    let hash = (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32
    var place = Int(truncatingIfNeeded: (hash &* UInt64(keys.count)) >> 32)
    while keys[place] != 0, keys[place] != key { place = place + 1 == keys.count ? 0 : place + 1 }
    return place
  }

  subscript(key: UInt32) -> Float { values[slotIndex(key)] }

  /// Adds to a number; returns whether it is new.
  mutating func addCount(_ value: Float, at key: UInt32) -> Bool {
    if used * 2 >= keys.count { growTable(keys.count * 2) }
    let place = self.slotIndex(key)
    let isNew = keys[place] == 0
    if isNew {
      keys[place] = key
      used += 1
    }
    values[place] += value
    return isNew
  }

  /// Makes the table as small as fast access permits.
  mutating func pack() { growTable(max(used + used / 2 + 1, 4)) }

  private mutating func growTable(_ count: Int) {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: 0, count: count)
    values = Array(repeating: 0, count: count)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      let place = self.slotIndex(oldKeys[index])
      keys[place] = oldKeys[index]
      values[place] = oldValues[index]
    }
  }

  /// Reads a table; nil if the bytes are not one.
  init?(_ reader: inout LittleEndianReader) {
    guard let used = reader.number(), let count = reader.number(), used < count,
      count <= UInt32(Self.most), let keys = reader.numbers(Int(count)),
      let values = reader.fractions(Int(count))
    else { return nil }
    var found = 0
    var isFit = true
    for index in keys.indices {
      found += keys[index] == 0 ? 0 : 1
      isFit = isFit && values[index] >= 0 && values[index] < 1e9
    }
    guard found == Int(used), isFit else { return nil }
    (self.used, self.keys, self.values) = (found, keys, values)
  }

  /// Appends the table to bytes.
  func encodeBytes(to bytes: inout [UInt8]) {
    bytes.appendNumber(UInt32(used))
    bytes.appendNumber(UInt32(keys.count))
    for key in keys { bytes.appendNumber(key) }
    for value in values { bytes.appendNumber(value.bitPattern) }
  }
}
