import Foundation
import LinuxIO
import Testing

/// The session's folder is taken only if nobody else can change what lies in it.
@Suite struct RuntimeFolderTests {
  let folder = NSTemporaryDirectory() + "runtime-\(UUID().uuidString.prefix(8))"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func flaw(mode: Int, for user: UInt32 = Environment.user) throws -> UntrustedFolderError
    .Flaw?
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
    do throws(UntrustedFolderError) { try RuntimeFolder.check(folder, for: user) } catch {
      #expect(error.path == folder && "\(error)".contains(folder) && !error.fix.isEmpty)
      return error.flaw
    }
    return nil
  }

  @Test(arguments: [0o700, 0o755, 0o711, 0o500]) func whatOthersCannotWriteIsTaken(mode: Int) throws
  {
    #expect(try flaw(mode: mode) == nil)
  }

  @Test(arguments: [0o777, 0o1777, 0o720, 0o702]) func whatOthersCanWriteIsNot(mode: Int) throws {
    #expect(try flaw(mode: mode) == .open(mode: UInt32(mode & 0o777)))
  }

  @Test func anotherUsersIsNot() throws {
    let user = Environment.user
    #expect(try flaw(mode: 0o700, for: user + 1) == .foreign(owner: user))
  }

  @Test func aFolderThatIsNotThereIsLeftToWhoeverUsesIt() throws {
    try FileManager.default.removeItem(atPath: folder)
    #expect(throws: Never.self) { try RuntimeFolder.check(folder) }
  }
}
