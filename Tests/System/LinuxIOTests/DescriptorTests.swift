import CLinux
import Glibc
import LinuxIO
import Testing

private func isOpen(_ number: Int32) -> Bool { fcntl(number, F_GETFD) >= 0 }

@Suite struct DescriptorTests {
  @Test func aDescriptorIsClosedWithItsOwner() throws {
    let ends = try pipeEnds(nonBlocking: true)
    do { _ = FileDescriptor(owning: ends.writer) }
    var byte: UInt8 = 0
    // The end of the pipe: nobody can write into it any more.
    #expect(unsafe read(ends.reader, &byte, 1) == 0)
    close(ends.reader)
  }

  @Test func aDescriptorThatIsGivenAwayStaysOpen() throws {
    let ends = try pipeEnds(nonBlocking: true)
    let number = FileDescriptor(owning: ends.writer).release()
    #expect(number == ends.writer && isOpen(number))
    close(number)
    close(ends.reader)
  }

  @Test func whatIsWrittenIsReadUntilTheEnd() throws {
    let ends = try pipeEnds(nonBlocking: true)
    let reader = FileDescriptor(owning: ends.reader)
    var buffer = [UInt8](repeating: 0, count: 8)
    do {
      let writer = FileDescriptor(owning: ends.writer)
      #expect(try reader.read(into: &buffer) == nil)
      try writer.writeAll([1, 2, 3])
      #expect(try reader.read(into: &buffer) == 3)
      #expect(buffer.prefix(3) == [1, 2, 3])
    }
    #expect(try reader.read(into: &buffer) == 0)
  }

  @Test func aFullPipeTakesNothingAndSaysSo() throws {
    let ends = try pipeEnds(nonBlocking: true)
    let reader = FileDescriptor(owning: ends.reader)
    let writer = FileDescriptor(owning: ends.writer)
    let piece = [UInt8](repeating: 7, count: 1 << 16)
    var taken = 0
    while let count = try writer.write(piece.span) { taken += count }
    #expect(taken >= 1 << 12)
    #expect(throws: Errno(rawValue: EAGAIN)) { try writer.writeAll([1]) }
    _ = reader
  }

  @Test func aPipeWithoutAReaderIsAnError() throws {
    SignalSource.ignoreBrokenPipes()
    let ends = try pipeEnds(nonBlocking: true)
    close(ends.reader)
    let writer = FileDescriptor(owning: ends.writer)
    #expect(throws: Errno(rawValue: EPIPE)) { try writer.writeAll([1]) }
  }

  @Test func aReadOfAFolderIsAnError() throws {
    let folder = try FileDescriptor.open("/", O_RDONLY | O_DIRECTORY)
    var buffer: [UInt8] = [0]
    #expect(throws: Errno(rawValue: EISDIR)) { try folder.read(into: &buffer) }
  }

  @Test func aBlockingDescriptorCanBeMadeNonBlocking() throws {
    let ends = try pipeEnds()
    let reader = FileDescriptor(owning: ends.reader)
    let writer = FileDescriptor(owning: ends.writer)
    try reader.setNonBlocking()
    var buffer: [UInt8] = [0]
    #expect(try reader.read(into: &buffer) == nil)
    _ = writer
    #expect(throws: SystemError.self) { try FileDescriptor(owning: -1).setNonBlocking() }
  }

  @Test func anOpenedFileIsNotInheritedAndAMissingOneIsNamed() throws {
    let place = try TestFolder()
    let path = place.path("file")
    let file = try FileDescriptor.open(path, O_WRONLY | O_CREAT, mode: 0o600)
    #expect(fcntl(file.number, F_GETFD) == FD_CLOEXEC)
    #expect(throws: SystemError("open", place.path("no"), Errno(rawValue: ENOENT))) {
      _ = try FileDescriptor.open(place.path("no"), O_RDONLY)
    }
  }
}
