import BusKit
import Foundation
import LinuxIO
import ProgramKit
import Testing

@testable import InkOverlay

/// A file that a portal of ours opens.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class FilePortalTests {
  private let desktop: FakeFilePortal
  private let programs: Programs
  private var file: String { programs.path("ink.conf") }

  init() throws {
    desktop = try FakeFilePortal()
    programs = try Programs()
    try "[inkoverlay]\n".write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func outcome() throws -> FilePortal.OpeningOutcome? {
    let portal = try FilePortal(opening: file, session: desktop.bus.address)
    let isDone = try eventually(every: 200) {
      try desktop.turn()
      try portal.connection.process()
      return portal.outcome != nil
    }
    try #require(isDone)
    return portal.outcome
  }

  @Test func thePortalGetsTheOpenFileAndMayWriteIt() throws {
    #expect(try outcome() == .opened)
    let path = try #require(FileBytes.target(of: file))
    #expect(desktop.files == [.init(path: path, isWritable: true, permitsWriting: true)])
  }

  @Test(.enabled(if: geteuid() != 0)) func aFileThatNobodyMayWriteIsOpenedForReading() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file)
    #expect(try outcome() == .opened)
    #expect(desktop.files.map(\.isWritable) == [false])
    #expect(desktop.files.map(\.permitsWriting) == [false])
  }

  @Test(arguments: [(1, .canceled), (2, .missing)] as [(UInt32, FilePortal.OpeningOutcome)])
  func whatThePortalAnswersIsReported(_ answer: UInt32, _ expected: FilePortal.OpeningOutcome)
    throws
  {
    desktop.answer = answer
    #expect(try outcome() == expected)
  }

  @Test func aPortalThatOpensNoFilesIsReported() throws {
    desktop.opensFiles = false
    #expect(try outcome() == .missing)
    #expect(desktop.files == [])
  }

  @Test func aFileThatIsMissingIsAnError() {
    #expect(throws: SystemError.self) {
      try FilePortal(opening: programs.path("none"), session: desktop.bus.address)
    }
  }
}
