import Foundation
import LinuxIO
import ProgramKit
import Testing

@testable import InkOverlay

/// Where a drawing goes that is saved with a button.
@Suite struct SavedDrawingTests {
  private let programs: Programs

  init() throws { programs = try Programs() }

  private func place() -> SavedDrawing {
    let folder = programs.folder.path
    return SavedDrawing { $0 == "HOME" ? folder : nil }
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: programs.path(name), withIntermediateDirectories: true)
  }

  private func folder(of file: DrawingFile?) -> String? {
    file.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().lastPathComponent }
  }

  @Test func withoutFoldersItIsTheHome() throws {
    let file = try #require(place().newFile(at: 1_700_000_000_000_000))
    #expect(file.path.hasPrefix(programs.folder.path + "/ink-2023-11-1"))
    #expect(file.path.hasSuffix(".pdf"))
    #expect(place().shown(file.path).hasPrefix("~/ink-2023"))
  }

  @Test func theDesktopsFolderComesFirst() throws {
    try makeFolder("Documents")
    #expect(folder(of: place().newFile(at: 0)) == "Documents")
    try makeFolder(".config")
    try makeFolder("Akten")
    try "# x\nXDG_DOCUMENTS_DIR=\"$HOME/Akten\"\n".write(
      toFile: programs.path(".config/user-dirs.dirs"), atomically: true, encoding: .utf8)
    #expect(folder(of: place().newFile(at: 0)) == "Akten")
    try FileManager.default.removeItem(atPath: programs.path("Akten"))
    #expect(folder(of: place().newFile(at: 0)) == "Documents")
  }

  @Test func nothingThatIsThereIsReplaced() throws {
    let first = try #require(place().newFile(at: 0))
    try "x".write(toFile: first.path, atomically: true, encoding: .utf8)
    let second = try #require(place().newFile(at: 0))
    #expect(second.path == first.path.replacing(".pdf", with: "-2.pdf"))
  }

  @Test func withoutAHomeThereIsNoPlace() {
    #expect(SavedDrawing { _ in nil }.newFile(at: 0) == nil)
    #expect(SavedDrawing { _ in nil }.shown("/tmp/x.pdf") == "/tmp/x.pdf")
  }
}
