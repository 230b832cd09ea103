import Glibc
import LinuxIO
import Testing

@Suite struct SharedMemoryTests {
  @Test func itIsZeroAndKeepsWhatIsWritten() throws {
    let memory = try SharedMemory(name: "test", count: 4_096 * 3)
    let sum = memory.withWords(from: 0, count: 3_072) { words in
      words.indices.reduce(0) { $0 | words[$1] }
    }
    #expect(sum == 0)
    memory.withWords(from: 1_024, count: 2) { $0[1] = 0xDEAD_BEEF }
    #expect(memory.withWords(from: 1_025, count: 1) { $0[0] } == 0xDEAD_BEEF)
  }

  @Test func nobodyCanTakeItAway() throws {
    let memory = try SharedMemory(name: "test", count: 8_192)
    #expect(ftruncate(memory.number, 4_096) == -1 && errno == EPERM)
    var status = stat()
    #expect(unsafe fstat(memory.number, &status) == 0 && status.st_size == 8_192)
    // All of it is there: 512 bytes a block.
    #expect(status.st_blocks == 16)
  }

  @Test(arguments: [
    (0, EINVAL), (-1, EINVAL), (SharedMemory.most + 1, EFBIG), (Int.max, EFBIG),
  ])
  func aSizeThatCannotBeIsRefused(count: Int, reason: Int32) {
    let error = #expect(throws: SystemError.self) {
      _ = try SharedMemory(name: "test", count: count)
    }
    #expect(error?.reason.rawValue == reason)
    #expect(error?.description.hasPrefix("cannot make \(count) bytes of shared memory: ") == true)
  }

  @Test func whatTheKernelRefusesIsToldWithItsReason() {
    // Longer than names of such files may be.
    let name = String(repeating: "x", count: 300)
    let error = #expect(throws: SystemError.self) { _ = try SharedMemory(name: name, count: 4_096) }
    #expect(error?.reason.rawValue == EINVAL)
  }
}
