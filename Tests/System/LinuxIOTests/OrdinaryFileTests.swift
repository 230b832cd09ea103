import Foundation
import LinuxIO
import Testing

@Suite struct OrdinaryFileTests {
  @Test func aFileIsReadUpToItsLimitAndNotBeyond() throws {
    let place = try TestFolder()
    let path = place.path("file")
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try FileBytes.write(bytes, to: path)
    #expect(try FileBytes.read(path: path, limit: bytes.count) == bytes)
    #expect(try FileBytes.readOrdinary(path: path, limit: bytes.count) == bytes)
    #expect(throws: SystemError("read", path, .tooLarge)) {
      try FileBytes.read(path: path, limit: bytes.count - 1)
    }
    #expect(throws: SystemError("read", path, .tooLarge)) {
      try FileBytes.readOrdinary(path: path, limit: bytes.count - 1)
    }
  }

  @Test func aPipeASocketAndAFolderAreNoOrdinaryFiles() throws {
    let place = try TestFolder()
    let (pipe, socket) = (place.path("pipe"), place.path("socket"))
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let listener = try UnixListener(path: socket)
    for path in [pipe, socket, "/dev/null"] {
      #expect(throws: SystemError("read", path, .notOrdinary)) {
        try FileBytes.readOrdinary(path: path)
      }
    }
    #expect(throws: SystemError("read", place.path, Errno(rawValue: EISDIR))) {
      try FileBytes.readOrdinary(path: place.path)
    }
    #expect(throws: SystemError("open", place.path("no"), Errno(rawValue: ENOENT))) {
      try FileBytes.readOrdinary(path: place.path("no"))
    }
    _ = listener
  }

  @Test func aFileIsSetAsideUnderTheFirstFreeName() throws {
    let place = try TestFolder()
    let path = place.path("file")
    for (content, name) in [(1, "file.old"), (2, "file.old-2"), (3, "file.old-3")] {
      try FileBytes.write([UInt8(content)], to: path)
      #expect(try FileBytes.setAside(path, ending: "old") == place.path(name))
      #expect(try FileBytes.read(path: place.path(name)) == [UInt8(content)])
      #expect(!FileBytes.isThere(path))
    }
    #expect(throws: SystemError("rename", path, Errno(rawValue: ENOENT))) {
      try FileBytes.setAside(path, ending: "old")
    }
  }

  @Test func aRemovedFileIsGoneAndAMissingOneIsNamed() throws {
    let place = try TestFolder()
    let path = place.path("file")
    try FileBytes.write([1], to: path)
    try FileBytes.checkRemovable(path)
    try FileBytes.remove(path)
    #expect(!FileBytes.isThere(path))
    #expect(throws: SystemError("remove", path, Errno(rawValue: ENOENT))) {
      try FileBytes.remove(path)
    }
    let lost = place.path("no/file")
    #expect(throws: SystemError("remove", lost, Errno(rawValue: ENOENT))) {
      try FileBytes.checkRemovable(lost)
    }
  }

  @Test func aLinkToNothingIsThere() throws {
    let place = try TestFolder()
    let link = place.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(FileBytes.isThere(link) && !FileBytes.isThere(place.path("nowhere")))
    #expect(!FileBytes.holdsBytes(link) && FileIdentity(of: link) == nil)
  }

  @Test func foldersAreMadeAsFarAsTheyAreMissing() throws {
    let place = try TestFolder()
    let path = place.path("a/b/file")
    #expect(throws: SystemError("make the folder", place.path("a/b"), Errno(rawValue: ENOENT))) {
      try FileBytes.makeFolder(containing: path, mode: 0o700)
    }
    for _ in 0..<2 { try FileBytes.makeFolders(containing: path, mode: 0o700) }
    #expect(FileBytes.isFolder(place.path("a/b")) && !FileBytes.isThere(path))
    var status = stat()
    unsafe stat(place.path("a"), &status)
    #expect(status.st_mode & 0o777 == 0o700)
    // A name in the folder where one is, and one in the root, need none.
    for bare in ["file", "/file"] { try FileBytes.makeFolder(containing: bare, mode: 0o700) }
    try FileBytes.makeFolder(containing: place.path("a/c/file"), mode: 0o750)
    #expect(FileBytes.isFolder(place.path("a/c")))
  }

  @Test func aFileIsNoFolderAndAFolderHoldsNoBytes() throws {
    let place = try TestFolder()
    let path = place.path("file")
    try FileBytes.write([], to: path)
    #expect(!FileBytes.isFolder(path) && !FileBytes.holdsBytes(path))
    try FileBytes.write([1], to: path)
    #expect(FileBytes.holdsBytes(path) && !FileBytes.holdsBytes(place.path))
    #expect(FileBytes.isFolder(place.path) && !FileBytes.isFolder(place.path("no")))
  }

  @Test func namesAreSortedAndThoseOfAMissingFolderAreAnError() throws {
    let place = try TestFolder()
    for name in ["b", "a", ".c"] { try FileBytes.write([], to: place.path(name)) }
    #expect(try FileBytes.names(in: place.path) == [".c", "a", "b"])
    #expect(throws: SystemError("list", place.path("no"), Errno(rawValue: ENOENT))) {
      try FileBytes.names(in: place.path("no"))
    }
  }

  @Test func theFolderOfANameMustBeThereToBeSynced() throws {
    let place = try TestFolder()
    try FileBytes.syncFolder(of: place.path("file"))
    #expect(throws: SystemError("open", place.path("no"), Errno(rawValue: ENOENT))) {
      try FileBytes.syncFolder(of: place.path("no/file"))
    }
  }

  @Test func onlyWhatPassesBytesOnIsAStream() throws {
    let place = try TestFolder()
    try FileBytes.write([1], to: place.path("file"))
    for name in ["file", "new"] {
      if let stream = try FileBytes.openStream(place.path(name)) {
        Issue.record("\(name) is opened as descriptor \(stream.number)")
      }
    }
    guard let stream = try FileBytes.openStream("/dev/null") else {
      Issue.record("a device is no stream")
      return
    }
    try stream.writeAll([1, 2])
  }

  @Test func pathsThatLeadToOneFileAreOneIdentity() throws {
    let place = try TestFolder()
    for name in ["one", "other"] { try FileBytes.write([1], to: place.path(name)) }
    try FileManager.default.createSymbolicLink(
      atPath: place.path("link"), withDestinationPath: "one")
    let one = try #require(FileIdentity(of: place.path("one")))
    #expect(FileIdentity(of: place.path("link")) == one)
    #expect(FileIdentity(of: place.path("other")) != one)
    #expect(FileIdentity(of: "/proc/self") != one)
  }

  @Test func aSourceIsReadPieceByPieceToItsEnd() throws {
    let place = try TestFolder()
    try FileBytes.write([1, 2, 3, 4, 5], to: place.path("file"))
    let source = try ByteSource(path: place.path("file"))
    var (piece, all): ([UInt8], [UInt8]) = ([0, 0], [])
    while case let count = try source.read(into: &piece), count > 0 { all += piece[..<count] }
    #expect(all == [1, 2, 3, 4, 5])
    #expect(source.name == place.path("file"))
    #expect(try ByteSource(path: "-").name == "/dev/stdin")
    #expect(throws: SystemError("open", place.path("no"), Errno(rawValue: ENOENT))) {
      _ = try ByteSource(path: place.path("no"))
    }
  }

  @Test func aFolderOpensAsASourceAndFailsWithItsName() throws {
    let place = try TestFolder()
    let source = try ByteSource(path: place.path)
    var piece: [UInt8] = [0]
    #expect(throws: SystemError("read", place.path, Errno(rawValue: EISDIR))) {
      try source.read(into: &piece)
    }
  }

  @Test func aScratchFileHasNoNameAndKeepsItsBytes() throws {
    let place = try TestFolder()
    let scratch = try ScratchFile(near: place.path("file"))
    try scratch.write([1, 2])
    try scratch.write([3])
    #expect(try FileBytes.names(in: place.path).isEmpty)
    let stored = scratch.stored()
    #expect(stored.isNameless && stored.count == 3)
    #expect(stored.readBytes(0..<3) == [1, 2, 3])
    #expect(stored.readBytes(1..<9) == [2, 3])
  }

  @Test func aScratchFileIsMadeElsewhereIfItsFolderIsMissing() throws {
    let place = try TestFolder()
    let scratch = try ScratchFile(near: place.path("no/file"))
    try scratch.write([1])
    #expect(scratch.stored().readBytes(0..<1) == [1])
  }
}
