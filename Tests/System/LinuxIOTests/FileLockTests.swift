import Foundation
import LinuxIO
import Testing
import Units

/// The right to change a file: one holder at a time, until its end.
@Suite struct FileLockTests {
  @Test func manyThreadsThatChangeOneFileLoseNoChange() async throws {
    let place = try TestFolder()
    let path = place.path("count")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask {
          let lock = try FileLock(for: path, within: .milliseconds(60_000))
          let old = FileBytes.isThere(path) ? try FileBytes.read(path: path) : []
          try FileBytes.write(old + [1], to: path)
          lock.unlock()
        }
      }
      try await group.waitForAll()
    }
    #expect(try FileBytes.read(path: path).count == 40)
    #expect(try FileBytes.names(in: place.path) == ["count"])
  }

  @Test func whoCannotHaveItIsToldWhoHas() throws {
    let place = try TestFolder()
    let path = place.path("words")
    let lock = try FileLock(for: path)
    #expect(throws: FileLockError.held(path, by: getpid())) {
      _ = try FileLock(for: path, within: .milliseconds(1))
    }
    let mode = try FileManager.default.attributesOfItem(atPath: path + ".lock")[.posixPermissions]
    #expect(mode as? Int == 0o600)
    lock.unlock()
    try FileLock(for: path, within: .milliseconds(1)).unlock()
  }

  @Test func aLinkAndTheFileThatItLeadsToHaveOneLock() throws {
    let place = try TestFolder()
    let (file, link) = (place.path("file"), place.path("link"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    let lock = try FileLock(for: link)
    #expect(throws: FileLockError.held(file, by: getpid())) {
      _ = try FileLock(for: file, within: .milliseconds(1))
    }
    lock.unlock()
  }

  @Test func whatAKilledHolderLeavesBehindHoldsNobodyUp() throws {
    let place = try TestFolder()
    let path = place.path("words")
    try Data("123456\n".utf8).write(to: URL(fileURLWithPath: path + ".lock"))
    try FileLock(for: path, within: .milliseconds(1)).unlock()
    #expect(try FileBytes.names(in: place.path).isEmpty)
  }

  @Test func aLinkOrAForeignFileInItsPlaceIsRefusedAndStays() throws {
    let place = try TestFolder()
    let (path, victim) = (place.path("words"), place.path("victim"))
    try FileBytes.write([1, 2], to: victim)
    try FileManager.default.createSymbolicLink(
      atPath: path + ".lock", withDestinationPath: "victim")
    #expect(throws: FileLockError.system(.init("lock", path + ".lock", .init(rawValue: ELOOP)))) {
      _ = try FileLock(for: path)
    }
    try FileManager.default.removeItem(atPath: path + ".lock")
    try FileManager.default.linkItem(atPath: victim, toPath: path + ".lock")
    #expect(throws: FileLockError.system(.init("lock", path + ".lock", .init(rawValue: EPERM)))) {
      _ = try FileLock(for: path)
    }
    #expect(try FileBytes.read(path: victim) == [1, 2])
  }

  @Test func whereNothingCanBeWrittenItSaysWhatWritingWouldSay() {
    #expect {
      _ = try FileLock(for: "/proc/nowhere/words")
    } throws: {
      "\($0)".hasPrefix("cannot write /proc/nowhere/words: ")
    }
  }
}
