import CLinux
import Foundation
import Glibc
import LinuxIO
import Testing

/// What becomes of a file that is replaced, and of everything around it.
@Suite struct FileReplacementTests {
  private let folder: TestFolder
  init() throws { folder = try TestFolder() }
  private func path(_ name: String) -> String { folder.path(name) }
  private func status(_ name: String) -> stat {
    var status = stat()
    _ = unsafe lstat(path(name), &status)
    return status
  }

  @Test func untilItIsCommittedNothingIsSeenAndWithoutThatNothingIsLeft() throws {
    try FileBytes.write([1], to: path("a"))
    do {
      let new = try FileReplacement(of: path("a"))
      try new.write([2, 3])
      #expect(try FileBytes.read(path: path("a")) == [1])
    }
    #expect(try FileBytes.names(in: folder.path) == ["a"])
    let new = try FileReplacement(of: path("a"))
    try new.write([2])
    try new.write([3])
    try new.commit()
    #expect(try FileBytes.read(path: path("a")) == [2, 3])
    #expect(try FileBytes.names(in: folder.path) == ["a"])
  }

  /// A user's own `notes.svg.new` was removed, and a planted link of that name was written through.
  @Test func filesBesideItAreNobodysBusiness() throws {
    for name in ["p.svg.new", "p.svg.tmp", "p.svg~", "victim"] {
      try FileBytes.write(Array(name.utf8), to: path(name))
    }
    try FileBytes.remove(path("p.svg.new"))
    #expect(unsafe symlink("victim", path("p.svg.new")) == 0)
    try FileBytes.checkWritable(path("p.svg"))
    try FileBytes.write([1], to: path("p.svg"))
    #expect(try FileBytes.read(path: path("victim")) == Array("victim".utf8))
    #expect(
      try FileBytes.names(in: folder.path)
        == ["p.svg", "p.svg.new", "p.svg.tmp", "p.svg~", "victim"])
    #expect(status("p.svg").st_mode & S_IFMT == S_IFREG)
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o700, 0o640] as [UInt32])
  func aFileKeepsItsMode(_ mode: UInt32) throws {
    try FileBytes.write([1], to: path("a"))
    #expect(unsafe chmod(path("a"), mode) == 0)
    try FileBytes.write([2], to: path("a"), mode: 0o604)
    #expect(status("a").st_mode & 0o7777 == mode)
  }

  @Test func aNewFileHasTheModeThatIsAskedForLessTheUmask() throws {
    try FileBytes.write([1], to: path("private"))
    try FileBytes.write([1], to: path("public"), mode: 0o644)
    #expect(status("private").st_mode & 0o777 == 0o600)
    let mask = umask(0)
    umask(mask)
    #expect(status("public").st_mode & 0o777 == 0o644 & ~mask)
  }

  /// Root writes into a user's folder.
  @Test(.enabled(if: geteuid() == 0)) func aFileKeepsItsOwnerAndGroup() throws {
    try FileBytes.write([1], to: path("a"))
    #expect(unsafe chown(path("a"), 12_345, 23_456) == 0)
    try FileBytes.write([2], to: path("a"))
    #expect(status("a").st_uid == 12_345)
    #expect(status("a").st_gid == 23_456)
  }

  @Test(.enabled(if: geteuid() != 0)) func aFileThatMayNotBeWrittenStaysThoughItsFolderMay() throws
  {
    try FileBytes.write([1], to: path("a"))
    #expect(unsafe chmod(path("a"), 0o400) == 0)
    #expect(throws: SystemError("write", path("a"), Errno(rawValue: EACCES))) {
      try FileBytes.write([2], to: path("a"))
    }
    #expect(throws: SystemError("write", path("a"), Errno(rawValue: EACCES))) {
      try FileBytes.checkWritable(path("a"))
    }
    #expect(try FileBytes.read(path: path("a")) == [1])
  }

  @Test func linksStayAndWhatTheyLeadToIsReplaced() throws {
    #expect(unsafe mkdir(path("there"), 0o700) == 0)
    try FileBytes.write([1], to: path("there/file"))
    for (target, link) in [("there/file", "one"), ("one", "two"), (path("two"), "three")] {
      #expect(unsafe symlink(target, path(link)) == 0)
    }
    try FileBytes.write([2], to: path("three"))
    #expect(try FileBytes.read(path: path("there/file")) == [2])
    #expect(status("three").st_mode & S_IFMT == S_IFLNK)
    #expect(try FileBytes.names(in: path("there")) == ["file"])
  }

  @Test func aLinkToAFreeNameMakesTheFileThere() throws {
    #expect(unsafe mkdir(path("there"), 0o700) == 0)
    #expect(unsafe symlink("there/free", path("link")) == 0)
    try FileBytes.checkWritable(path("link"))
    #expect(try FileBytes.names(in: path("there")).isEmpty)
    try FileBytes.write([7], to: path("link"))
    #expect(try FileBytes.read(path: path("there/free")) == [7])
    #expect(status("link").st_mode & S_IFMT == S_IFLNK)
  }

  @Test func linksInACircleAreToldAsSuch() throws {
    #expect(unsafe symlink("b", path("a")) == 0)
    #expect(unsafe symlink("a", path("b")) == 0)
    #expect(throws: SystemError("write", path("a"), Errno(rawValue: ELOOP))) {
      try FileBytes.write([1], to: path("a"))
    }
  }

  @Test func namesOf255BytesCanBeWritten() throws {
    let name = String(repeating: "n", count: 251) + ".svg"
    for byte in [1, 2] as [UInt8] { try FileBytes.write([byte], to: path(name)) }
    #expect(try FileBytes.read(path: path(name)) == [2])
    #expect(throws: SystemError("write", path(name + "x"), Errno(rawValue: ENAMETOOLONG))) {
      try FileBytes.checkWritable(path(name + "x"))
    }
  }

  /// Of a file with an access list, the bits of the group are those of everybody on the list:
  /// without the list, the group would get them.
  @Test func anAccessListIsKept() throws {
    try FileBytes.write([1], to: path("a"))
    // Version 2: user:: rw-, user:65533 rw-, group:: ---, mask rw-, other:: ---.
    let entries: [(UInt16, UInt16, UInt32)] = [
      (1, 6, .max), (2, 6, 65_533), (4, 0, .max), (16, 6, .max), (32, 0, .max),
    ]
    var list: [UInt8] = [2, 0, 0, 0]
    for (tag, rights, id) in entries {
      for word in [tag, rights] { list += [UInt8(word & 0xFF), UInt8(word >> 8)] }
      for shift in [0, 8, 16, 24] as [UInt32] { list.append(UInt8(id >> shift & 0xFF)) }
    }
    let name = "system.posix_acl_access"
    let isSet = unsafe list.withUnsafeBytes { bytes in
      unsafe setxattr(path("a"), name, bytes.baseAddress, bytes.count, 0) == 0
    }
    guard isSet else { return }  // This file system has no lists.
    try FileBytes.write([2], to: path("a"))
    var found = [UInt8](repeating: 0, count: 256)
    let count = unsafe found.withUnsafeMutableBytes { bytes in
      unsafe getxattr(path("a"), name, bytes.baseAddress, bytes.count)
    }
    #expect(count == list.count)
    #expect(Array(found.prefix(max(0, count))) == list)
    #expect(status("a").st_mode & 0o777 == 0o660)
  }

  @Test func onlyOrdinaryFilesAreReadWithoutWaiting() throws {
    #expect(unsafe mkfifo(path("fifo"), 0o600) == 0)
    try FileBytes.write([1, 2, 3], to: path("file"))
    #expect(try FileBytes.readOrdinary(path: path("file")) == [1, 2, 3])
    for (path, reason) in [
      (path("fifo"), EINVAL), ("/dev/zero", EINVAL), (folder.path, EISDIR),
      (path("none"), ENOENT),
    ] {
      #expect {
        try FileBytes.readOrdinary(path: path)
      } throws: {
        ($0 as? SystemError)?.reason == Errno(rawValue: reason)
      }
    }
    #expect(throws: SystemError("read", path("file"), .tooLarge)) {
      try FileBytes.readOrdinary(path: path("file"), limit: 2)
    }
  }

  @Test func whatIsSetAsideReplacesNothing() throws {
    var places: [String] = []
    for byte in 1...3 as ClosedRange<UInt8> {
      try FileBytes.write([byte], to: path("a"))
      places.append(try FileBytes.setAside(path("a"), ending: "damaged"))
    }
    #expect(places == ["a.damaged", "a.damaged-2", "a.damaged-3"].map(path))
    #expect(try places.map { try FileBytes.read(path: $0) } == [[1], [2], [3]])
  }
}
