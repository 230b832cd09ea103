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
