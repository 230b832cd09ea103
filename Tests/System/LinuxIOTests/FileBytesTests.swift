import Foundation
import Glibc
import LinuxIO
import Testing
import Units

@Suite struct FileBytesTests {
  @Test func aFileIsReplacedAsAWhole() throws {
    let place = try TestFolder()
    let path = place.path("a")
    try FileBytes.write([1, 2, 3], to: path)
    try FileBytes.write([4], to: path)
    #expect(try FileBytes.read(path: path) == [4])
    #expect(try FileBytes.names(in: place.path) == ["a"])
  }

  @Test func aLinkIsWrittenThroughAndStays() throws {
    let place = try TestFolder()
    let link = place.path("link")
    try FileBytes.write([1, 2, 3], to: place.path("file"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    try FileBytes.write([9], to: link)
    #expect(try FileBytes.read(path: place.path("file")) == [9])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
    let place = try TestFolder()
    let path = place.path("missing/file")
    #expect {
      try FileBytes.write([1], to: path)
    } throws: {
      "\($0)".contains(path)
    }
  }

  @Test func aPlaceIsTriedWithoutLeavingATrace() throws {
    let place = try TestFolder()
    try FileBytes.write([1], to: place.path("kept"))
    for name in ["kept", "new"] { try FileBytes.checkWritable(place.path(name)) }
    try FileBytes.checkWritable("/dev/null")
    #expect(try FileBytes.names(in: place.path) == ["kept"])
    #expect(try FileBytes.read(path: place.path("kept")) == [1])
    for (path, reason) in [
      (place.path("missing/file"), ENOENT), (place.path, EISDIR),
      (place.path("kept/file"), ENOTDIR),
    ] {
      #expect(throws: SystemError("write", path, Errno(rawValue: reason))) {
        try FileBytes.checkWritable(path)
      }
    }
  }

  /// More than a pipe holds: what it does not take at once waits for the reader.
  @Test(arguments: [nil, Microseconds.milliseconds(60_000)])
  func allBytesArriveInAPipe(patience: Microseconds?) throws {
    let place = try TestFolder()
    let path = place.path("pipe")
    try #require(unsafe mkfifo(path, 0o600) == 0)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let come = Lock<[UInt8]>([])
    let opened = unsafe open(path, O_RDONLY | O_NONBLOCK)
    try #require(opened >= 0 && fcntl(opened, F_SETFL, 0) == 0)
    let reader = try WorkerThread(named: "reads") {
      var part = [UInt8](repeating: 0, count: 8_192)
      while come.withLock({ $0.count }) < bytes.count {
        let count = unsafe read(opened, &part, part.count)
        // Nobody writes yet.
        if count == 0 { usleep(1_000) }
        guard count >= 0 else { return }
        come.withLock { $0 += part.prefix(count) }
      }
    }
    try FileBytes.write(bytes, to: path, patience: patience)
    reader.join()
    close(opened)
    #expect(come.withLock { $0 } == bytes)
  }

  @Test func aPipeThatNobodyEmptiesIsGivenUp() throws {
    let place = try TestFolder()
    let path = place.path("pipe")
    try #require(unsafe mkfifo(path, 0o600) == 0)
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(throws: SystemError.self) {
      try FileBytes.write(
        [UInt8](repeating: 1, count: 300_000), to: path, patience: .milliseconds(20))
    }
  }
}
