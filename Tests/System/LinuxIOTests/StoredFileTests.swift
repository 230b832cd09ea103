import Foundation
import LinuxIO
import Testing

@Suite struct StoredFileTests {
  private let place: TestFolder
  private let path: String

  init() throws {
    place = try TestFolder()
    path = place.path("file")
    try FileBytes.write([1, 2, 3, 4], to: path)
  }

  @Test func bytesAreReadAtAPosition() throws {
    let file = try StoredFile(reading: path)
    #expect(file.count == 4 && file.isReadOnly && !file.isNameless)
    #expect(file.readBytes(1..<3) == [2, 3])
    #expect(file.readBytes(2..<9) == [3, 4])
    #expect(file.readBytes(4..<9) == [])
    #expect(file.readBytes(2..<2) == [])
  }

  @Test func theEndOfAFileIsReplaced() throws {
    let file = try StoredFile(opening: path)
    #expect(!file.isReadOnly)
    try file.replaceEnd(with: [9], at: 2)
    #expect(try FileBytes.read(path: path) == [1, 2, 9])
    try file.replaceEnd(with: [5, 6, 7], at: 3)
    #expect(try FileBytes.read(path: path) == [1, 2, 9, 5, 6, 7])
  }

  @Test func aFileThatCannotBeWrittenIsNamed() throws {
    let file = try StoredFile(reading: path)
    #expect(throws: SystemError("write", path, Errno(rawValue: EBADF))) {
      try file.replaceEnd(with: [9], at: 4)
    }
    #expect(try FileBytes.read(path: path) == [1, 2, 3, 4])
  }

  @Test func aFileIsUnchangedWhileItIsAsLongAsItWas() throws {
    let (before, now) = (try StoredFile(reading: path), try StoredFile(opening: path))
    #expect(now.isUnchanged(since: before))
    try now.replaceEnd(with: [5], at: 4)
    #expect(!now.isUnchanged(since: before))
    try FileBytes.write([1, 2, 3, 4], to: path)
    #expect(!(try StoredFile(reading: path)).isUnchanged(since: before))
  }

  @Test func aRemovedFileIsNameless() throws {
    let file = try StoredFile(reading: path)
    try FileBytes.remove(path)
    #expect(file.isNameless)
  }

  @Test func linksAreFollowedOnlyByWhoReadsOrdinaryFiles() throws {
    let link = place.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    let refusal = SystemError("open", link, Errno(rawValue: ELOOP))
    #expect(throws: refusal) { _ = try StoredFile(opening: link) }
    #expect(throws: refusal) { _ = try StoredFile(reading: link) }
    #expect(try StoredFile(readingOrdinary: link)?.readBytes(0..<4) == [1, 2, 3, 4])
    #expect(try StoredFile(readingOrdinary: link)?.isReadOnly == true)
    #expect(try StoredFile(readingOrdinary: "/dev/null") == nil)
    #expect(throws: SystemError("open", place.path("no"), Errno(rawValue: ENOENT))) {
      _ = try StoredFile(readingOrdinary: place.path("no"))
    }
  }

  @Test func anOutputAppearsAsAWholeOnceItIsCommitted() throws {
    let output = try FileOutput(path)
    try output.write([7])
    try output.write([8, 9])
    #expect(try FileBytes.read(path: path) == [1, 2, 3, 4])
    try output.commit()
    #expect(try FileBytes.read(path: path) == [7, 8, 9])
  }

  @Test func anOutputThatIsNotCommittedLeavesTheOldFile() throws {
    do {
      let output = try FileOutput(path)
      try output.write([7])
    }
    #expect(try FileBytes.read(path: path) == [1, 2, 3, 4])
    #expect(try FileBytes.names(in: place.path) == ["file"])
  }

  @Test func anOutputToADeviceGoesThereAtOnce() throws {
    let output = try FileOutput("/dev/full")
    #expect(throws: SystemError("write", "/dev/full", Errno(rawValue: ENOSPC))) {
      try output.write([1])
    }
    try FileOutput("/dev/null").commit()
    #expect(throws: SystemError("write", place.path, Errno(rawValue: EISDIR))) {
      _ = try FileOutput(place.path)
    }
  }
}
