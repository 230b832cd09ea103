import Foundation
import LinuxIO
import Testing

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
}
