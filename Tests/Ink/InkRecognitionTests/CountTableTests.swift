import Testing

@testable import InkRecognition

/// Tables that grow and collide, and how they become bytes.
@Suite struct CountTableTests {
  private func bytes(_ numbers: [UInt32]) -> [UInt8] {
    numbers.reduce(into: []) { $0.appendNumber($1) }
  }

  private func table(_ numbers: [UInt32]) -> CountTable? {
    var reader = LittleEndianReader(bytes(numbers))
    return CountTable(&reader)
  }

  /// The numbers that a table is stored as: how many keys and places, the keys, the counts.
  private func numbers(_ table: CountTable) -> [UInt32] {
    var bytes: [UInt8] = []
    table.encodeBytes(to: &bytes)
    var reader = LittleEndianReader(bytes)
    return reader.numbers(bytes.count / 4) ?? []
  }

  @Test func `counts add up, and a key is new once`() {
    var table = CountTable()
    #expect(table[7] == 0)
    let news = [
      table.addCount(2, at: 7), table.addCount(3, at: 7), table.addCount(1, at: 8),
      table.addCount(0, at: 9), table.addCount(4, at: 9), table.addCount(1, at: .max),
    ]
    #expect(news == [true, false, true, true, false, true])
    #expect([7, 8, 9, 10, .max].map { table[$0] } == [5, 1, 4, 0, 1])
  }

  @Test func `keys that belong to the last place follow at the first ones`() {
    var table = CountTable()
    let keys: [UInt32] = [2584, 6765, 9349, 13_530]
    for (index, key) in keys.enumerated() {
      let isNew = table.addCount(Float(index + 1), at: key)
      #expect(isNew)
    }
    #expect(keys.map { table[$0] } == [1, 2, 3, 4])
    let numbers = self.numbers(table)
    #expect(numbers[2 + 4095] == keys[0] && Array(numbers[2..<6]) == Array(keys[1...]) + [0])
    table.pack()
    #expect(keys.map { table[$0] } == [1, 2, 3, 4] && table[1] == 0)
  }

  @Test func `a table doubles before it is more than half full, and is packed to two thirds`() {
    var table = CountTable()
    for key in UInt32(1)...2048 { _ = table.addCount(Float(key % 7), at: key &* 77_777) }
    #expect(numbers(table).prefix(2) == [2048, 4096])
    _ = table.addCount(5, at: 1)
    #expect(numbers(table).prefix(2) == [2049, 8192])
    #expect(numbers(table).count == 2 + 2 * 8192)
    table.pack()
    #expect(numbers(table).prefix(2) == [2049, 3074])
    for key in UInt32(1)...2048 where table[key &* 77_777] != Float(key % 7) {
      Issue.record("\(key)")
    }
    #expect(table[1] == 5 && table[2] == 0)
    for key in UInt32(1)...9000 { _ = table.addCount(1, at: key) }
    #expect((2...9000).allSatisfy { table[$0] == 1 } && table[1] == 6 && table[9001] == 0)
  }

  @Test func `a table that was stored is the same table`() throws {
    var table = CountTable()
    for key in UInt32(1)...50 { _ = table.addCount(Float(key) / 8, at: key * key) }
    table.pack()
    let stored = numbers(table)
    var reader = LittleEndianReader(bytes(stored) + [9])
    let read = try #require(CountTable(&reader))
    #expect(numbers(read) == stored && reader.byte() == 9)
    #expect((1...50).allSatisfy { read[$0 * $0] == Float($0) / 8 } && read[2] == 0)
    for count in stored.indices { #expect(self.table(Array(stored.prefix(count))) == nil) }
  }

  @Test func `numbers that are no table are refused`() throws {
    let (two, zero) = (Float(2).bitPattern, UInt32(0))
    #expect(try #require(table([1, 2, 2, 0, two, zero]))[2] == 2)
    #expect(try #require(table([0, 1, 0, zero]))[5] == 0)
    for numbers in [
      [2, 2, 5, 6, two, two], [1, 1, 5, two], [0, 0], [3, 2, 5, 6, two, two],
      [1, 2, 0, 0, two, two], [0, 2, 5, 0, two, two], [1, 3, 5, 6, 0, two, two, two],
    ] as [[UInt32]] {
      #expect(table(numbers) == nil, "\(numbers)")
    }
    for value in [-1, -0.001, 1e9, .infinity, -.infinity, .nan] as [Float] {
      #expect(table([1, 2, 2, 0, value.bitPattern, 0]) == nil, "\(value)")
      #expect(table([1, 2, 2, 0, 0, value.bitPattern]) == nil, "\(value)")
    }
    #expect(table([1, 2, 2, 0, Float(999_999_936).bitPattern, 0]) != nil)
  }
}

/// Numbers from bytes, and never more than there are.
@Suite struct ByteReaderTests {
  @Test func `numbers have the lowest byte first`() {
    var bytes: [UInt8] = [9]
    bytes.appendNumber(0x0403_0281)
    bytes.appendNumber(0xFFFE_FDFC)
    #expect(bytes == [9, 0x81, 2, 3, 4, 0xFC, 0xFD, 0xFE, 0xFF])
    var reader = LittleEndianReader(bytes)
    let first = reader.byte()
    let both = reader.numbers(2)
    #expect(first == 9 && both == [0x0403_0281, 0xFFFE_FDFC] && reader.isAtEnd)
    var later = LittleEndianReader(bytes, from: 5)
    #expect(later.number() == 0xFFFE_FDFC && later.isAtEnd)
  }

  @Test func `what is not there is not read, and nothing is lost by asking`() {
    var reader = LittleEndianReader([1, 2, 3, 4, 5, 6, 7])
    #expect(reader.numbers(2) == nil && reader.numbers(-1) == nil && reader.bytes(8) == nil)
    #expect(reader.bytes(-1) == nil && reader.numbers(.max) == nil && reader.bytes(.max) == nil)
    #expect(reader.numbers(0) == [] && reader.bytes(0)?.isEmpty == true && !reader.isAtEnd)
    #expect(reader.bytes(2).map(Array.init) == [1, 2] && reader.byte() == 3)
    #expect(reader.number() == 0x0706_0504 && reader.isAtEnd)
    #expect(reader.byte() == nil && reader.number() == nil && reader.bytes(1) == nil)
    var beyond = LittleEndianReader([1], from: 5)
    #expect(beyond.isAtEnd && beyond.byte() == nil && beyond.bytes(1) == nil)
    var last = LittleEndianReader([1, 2], from: 1)
    #expect(!last.isAtEnd && last.bytes(1).map(Array.init) == [2] && last.isAtEnd)
  }

  @Test func `a checksum is that of earlier files`() {
    let bytes = Array(UInt8(1)...13)
    #expect([UInt8]().checksum(from: 0) == 0x9E37_79B9_7F4A_7C15)
    #expect([7].checksum(from: 0) == 0x6C5F_B658_39B0_7A37)
    #expect(Array(bytes.prefix(8)).checksum(from: 0) == 0x6FCB_FB43_31EB_DA76)
    #expect(bytes.checksum(from: 0) == 0x1296_6580_7DEC_D945)
    #expect(bytes.checksum(from: 2) == 0xA35B_9930_F94B_2868)
    #expect((bytes + Array(250...255)).checksum(from: 0) == 0x5DF4_E27C_2A0B_08AA)
  }
}
