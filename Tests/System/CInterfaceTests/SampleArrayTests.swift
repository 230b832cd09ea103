import CInterface
import CStylus
import Testing

/// Arrays of samples, whose elements may be longer than ours.
@Suite struct SampleArrayTests {
  /// Room for so many samples of 80 bytes, all bytes the same.
  private func withRoom(_ count: Int, _ body: (UnsafeMutablePointer<stylus_sample>) throws -> Void)
    rethrows
  {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 80 * count, alignment: 8)
    defer { unsafe bytes.deallocate() }
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0xA5, count: 80 * count)
    let samples = unsafe bytes.assumingMemoryBound(to: stylus_sample.self)
    unsafe samples.pointee.size = 80
    try unsafe body(samples)
  }

  @Test func `samples are written and read by the size of the first`() throws {
    try unsafe withRoom(3) { samples in
      let room = try unsafe SampleRoom(samples, count: 3)
      for index in 0..<3 {
        var sample = stylus_sample.unknown
        sample.x = Double(index)
        room.writeSample(sample, at: index)
      }
      let list = try unsafe SampleList(samples, count: 3, most: 3)
      #expect((0..<3).map { list[$0].x } == [0, 1, 2])
      #expect((0..<3).allSatisfy { list[$0].size == 80 })
      // What the program has behind its last one stays.
      let last = unsafe UnsafeRawPointer(samples) + 3 * 80 - 16
      let bytes = (0..<16).map { unsafe last.load(fromByteOffset: $0, as: UInt8.self) }
      #expect(bytes.allSatisfy { $0 == 0xA5 })
    }
  }

  @Test func `what has no room is not written`() throws {
    try unsafe withRoom(2) { samples in
      let room = try unsafe SampleRoom(samples, count: 1)
      room.writeSample(.unknown, at: 1)
      #expect(
        unsafe UnsafeRawPointer(samples).load(fromByteOffset: 80, as: UInt32.self) == 0xA5A5_A5A5)
    }
  }

  @Test func `an empty array needs no memory`() throws {
    #expect(try unsafe SampleList(nil, count: 0, most: 4).count == 0)
    #expect(throws: Never.self) { try unsafe SampleRoom(nil, count: 0) }
  }

  @Test(arguments: [-1, 5]) func `too many or too few samples are refused`(count: Int) {
    unsafe withRoom(6) { samples in
      #expect(throws: CError.self) { try unsafe SampleList(samples, count: count, most: 4) }
    }
  }

  @Test func `an array that is not there is refused`() {
    #expect(throws: CError.self) { try unsafe SampleList(nil, count: 1, most: 4) }
    #expect(throws: CError.self) { try unsafe SampleRoom(nil, count: 1) }
  }
}
