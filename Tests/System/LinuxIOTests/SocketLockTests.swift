import Foundation
import Testing

@testable import LinuxIO

@Suite struct SocketLockTests {
  private func refusal(_ path: String) -> SystemError? {
    do throws(SystemError) { _ = try SocketLock(beside: path) } catch { return error }
    return nil
  }

  @Test func aLockIsMadeBesideTheSocketAndGoesWithItsOwner() throws {
    let folder = try TestFolder()
    let name = folder.path("s.lock")
    let lock = try SocketLock(beside: folder.path("s"))
    let attributes = try FileManager.default.attributesOfItem(atPath: name)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(
      refusal(folder.path("s"))
        == SystemError("listen at", folder.path("s"), Errno(rawValue: EADDRINUSE)))
    _ = consume lock
    #expect(!FileManager.default.fileExists(atPath: name))
    #expect(refusal(folder.path("s")) == nil)
  }

  @Test func aLockThatIsKeptStaysAndCanBeTakenAgain() throws {
    let folder = try TestFolder()
    let name = folder.path("s.lock")
    var lock = try SocketLock(beside: folder.path("s"))
    lock.leaveFile()
    _ = consume lock
    #expect(FileManager.default.fileExists(atPath: name))
    // It was there before, so that whoever takes it does not take it away.
    let second = try SocketLock(beside: folder.path("s"))
    _ = consume second
    #expect(FileManager.default.fileExists(atPath: name))
  }

  @Test func anOwnerThatHasGoneLeavesRoomForTheNextToMakeIt() throws {
    let folder = try TestFolder()
    for _ in 0..<3 {
      let lock = try SocketLock(beside: folder.path("s"))
      #expect(FileIdentity(of: folder.path("s.lock")) != nil)
      _ = consume lock
      #expect(FileIdentity(of: folder.path("s.lock")) == nil)
    }
  }

  @Test func whatCannotBeLockedIsRefusedWithItsReason() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("folder.lock"), withIntermediateDirectories: false)
    #expect(
      refusal(folder.path("folder"))
        == SystemError("lock", folder.path("folder.lock"), Errno(rawValue: EISDIR)))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.lock"), withDestinationPath: folder.path("elsewhere"))
    #expect(
      refusal(folder.path("link"))
        == SystemError("lock", folder.path("link.lock"), Errno(rawValue: ELOOP)))
    #expect(FileIdentity(of: folder.path("elsewhere")) == nil)
    #expect(refusal(folder.path("missing/s"))?.reason.rawValue == ENOENT)
    #expect(unsafe mkfifo(folder.path("pipe.lock"), 0o600) == 0)
    #expect(
      refusal(folder.path("pipe"))
        == SystemError("lock", folder.path("pipe.lock"), Errno(rawValue: EPERM)))
  }

  @Test func fileBytesAreHeldByAnOrdinaryFileOnly() throws {
    let folder = try TestFolder()
    let path = folder.path("file")
    #expect(!FileBytes.holdsBytes(path) && FileIdentity(of: path) == nil)
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(!FileBytes.holdsBytes(path) && !FileBytes.holdsBytes(folder.path))
    try Data([1]).write(to: URL(fileURLWithPath: path))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: path)
    #expect(FileBytes.holdsBytes(path) && FileBytes.holdsBytes(folder.path("link")))
    #expect(FileIdentity(of: path) == FileIdentity(of: folder.path("link")))
    #expect(FileIdentity(of: path) != FileIdentity(of: folder.path))
  }
}
