import Foundation
import LinuxIO
import Testing

/// A folder of its own for a test, gone afterwards.
private func inFolder(_ body: (String) throws -> Void) throws {
  let folder = NSTemporaryDirectory() + "stylusd-\(UUID().uuidString.prefix(8))"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

/// Whether a connection waited; it is closed at once.
private func accepts(_ listener: borrowing UnixListener) throws -> Bool {
  guard let connection = try listener.accept() else { return false }
  _ = consume connection
  return true
}

@Test func onlyItsOwnUserCanReachTheSocket() throws {
  try inFolder { folder in
    let listener = try UnixListener(path: folder + "/s")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/s")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    _ = listener.number
  }
}

@Test func aSecondServerAtTheSamePathIsToldSo() throws {
  try inFolder { folder in
    let first = try UnixListener(path: folder + "/s")
    #expect {
      _ = try UnixListener(path: folder + "/s")
    } throws: {
      ($0 as? SystemError)?.reason.rawValue == EADDRINUSE
    }
    let client = try UnixSocket.connect(to: folder + "/s")
    #expect(try accepts(first))
    #expect(try UnixSocket.peer(of: client.number).user == Environment.user)
  }
}

@Test func aDeadServersSocketIsReplaced() throws {
  try inFolder { folder in
    let path = folder + "/s"
    let dead = try UnixListener(path: path)
    #expect(FileManager.default.fileExists(atPath: path))
    // A killed server leaves its socket: keep the file, let go of the listener.
    try FileManager.default.moveItem(atPath: path, toPath: path + ".kept")
    _ = consume dead
    try FileManager.default.moveItem(atPath: path + ".kept", toPath: path)
    let successor = try UnixListener(path: path)
    let client = try UnixSocket.connect(to: path)
    #expect(try accepts(successor))
    _ = client.number
  }
}

@Test func aFileThatIsNoSocketIsNeverRemoved() throws {
  try inFolder { folder in
    let path = folder + "/precious"
    try Data([1]).write(to: URL(fileURLWithPath: path))
    #expect(throws: SystemError.self) { _ = try UnixListener(path: path) }
    #expect(FileManager.default.fileExists(atPath: path))
  }
}

@Test func aPathThatIsTooLongIsRefusedByName() {
  let path = "/tmp/" + String(repeating: "x", count: 120)
  #expect {
    _ = try UnixListener(path: path)
  } throws: {
    "\($0)".contains(path)
  }
}

@Test func theGroupsOfWhoConnectsAreThoseOfItsProcess() throws {
  try inFolder { folder in
    let listener = try UnixListener(path: folder + "/s")
    let client = try UnixSocket.connect(to: folder + "/s")
    var own = [gid_t](repeating: 0, count: 65_536)
    let count = unsafe getgroups(Int32(own.count), &own)
    #expect(try UnixSocket.groups(of: client.number).sorted() == own.prefix(Int(count)).sorted())
    #expect(try accepts(listener))
  }
}

@Test func onlyASocketThatIsOpenToAllCanBeReachedByOthers() throws {
  try inFolder { folder in
    for (isOpen, mode) in [(true, 0o666), (false, 0o600)] {
      let path = folder + "/s\(mode)"
      let listener = try UnixListener(path: path, isOpenToAll: isOpen)
      let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(found as? Int == mode)
      #expect(listener.number >= 0)
    }
  }
}

/// The umask belongs to all threads.
@Test func listenersThatAreMadeAtOnceChangeNobodysFiles() throws {
  try inFolder { folder in
    let expected = try modeOfNewFile(folder + "/first")
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      #expect(throws: Never.self) { _ = try UnixListener(path: "\(folder)/\(number)") }
      let found = try? modeOfNewFile("\(folder)/\(number).txt")
      #expect(found == expected)
    }
  }
}

private func modeOfNewFile(_ path: String) throws -> Int? {
  try Data().write(to: URL(filePath: path))
  return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}

@Test func besideAFileThatIsNoSocketNothingIsLeft() throws {
  try inFolder { folder in
    try "root:x:0:0::/root:/bin/sh\n".write(
      toFile: folder + "/passwd", atomically: false, encoding: .utf8)
    #expect(throws: SystemError.self) { _ = try UnixListener(path: folder + "/passwd") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["passwd"])
  }
}

@Test func aLockThatWasMadeForNothingIsTakenAwayAndOneThatWasThereStays() throws {
  try inFolder { folder in
    let path = folder + "/s"
    let first = try UnixListener(path: path)
    #expect(throws: SystemError.self) { _ = try UnixListener(path: path) }
    #expect(FileManager.default.fileExists(atPath: path + ".lock"))
    // Somebody serves at the path without our lock.
    try FileManager.default.removeItem(atPath: path + ".lock")
    #expect(throws: SystemError.self) { _ = try UnixListener(path: path) }
    #expect(!FileManager.default.fileExists(atPath: path + ".lock"))
    #expect(first.place == path)
  }
}

/// Planted by somebody who can write in the folder.
@Test func aLockThatIsALinkIsNotFollowedAndNothingIsMadeThroughIt() throws {
  try inFolder { folder in
    let files = FileManager.default
    for (name, target) in [("new", folder + "/victim"), ("old", folder + "/kept")] {
      if name == "old" { try Data("precious".utf8).write(to: URL(fileURLWithPath: target)) }
      let path = "\(folder)/\(name)"
      try files.createSymbolicLink(atPath: path + ".lock", withDestinationPath: target)
      #expect {
        _ = try UnixListener(path: path)
      } throws: {
        let error = $0 as? SystemError
        return error?.subject == path + ".lock" && error?.reason.rawValue == ELOOP
          && error?.fix != nil
      }
      #expect(!files.fileExists(atPath: path))
    }
    #expect(!files.fileExists(atPath: folder + "/victim"))
    #expect(try String(contentsOfFile: folder + "/kept", encoding: .utf8) == "precious")
  }
}

@Test func aLockThatIsNoPlainFileIsRefusedWithoutAWait() throws {
  try inFolder { folder in
    try FileManager.default.createDirectory(
      atPath: folder + "/a.lock", withIntermediateDirectories: true)
    #expect(throws: SystemError.self) { _ = try UnixListener(path: folder + "/a") }
    #expect(unsafe mkfifo(folder + "/b.lock", 0o600) == 0)
    #expect(throws: SystemError("lock", folder + "/b.lock", Errno(rawValue: EPERM))) {
      _ = try UnixListener(path: folder + "/b")
    }
  }
}

@Test(.enabled(if: Environment.user == 0, "only root can give a file to another user"))
func aLockOfAnotherUserIsRefused() throws {
  try inFolder { folder in
    try Data().write(to: URL(fileURLWithPath: folder + "/s.lock"))
    #expect(unsafe chown(folder + "/s.lock", 65_534, 65_534) == 0)
    #expect(throws: SystemError("lock", folder + "/s.lock", Errno(rawValue: EPERM))) {
      _ = try UnixListener(path: folder + "/s")
    }
  }
}

@Test func aLockThatAKilledServerLeftIsTaken() throws {
  try inFolder { folder in
    try Data().write(to: URL(fileURLWithPath: folder + "/s.lock"))
    let listener = try UnixListener(path: folder + "/s")
    #expect(listener.place == folder + "/s")
  }
}
