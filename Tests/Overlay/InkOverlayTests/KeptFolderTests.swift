import Foundation
import InkDrawing
import InkGeometry
import ProgramKit
import Testing

@testable import InkOverlay

/// The ink of outputs in files.
@Suite struct KeptFolderTests {
  private let programs: Programs
  private let folder: KeptFolder

  init() throws {
    let programs = try Programs()
    self.programs = programs
    folder = try #require(KeptFolder { $0 == "XDG_STATE_HOME" ? programs.path("state") : nil })
  }

  private let ink: InkDocument = {
    let points = (0..<8).map {
      StrokePoint(location: Point(x: Double($0), y: 3), size: Size(width: 1, height: 1))
    }
    return InkDocument(
      Drawing(strokes: [Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))]))
  }()

  private func file(_ name: String) -> String { programs.path("state/inkoverlay/ink/\(name)") }

  @Test(arguments: [("DP-1", "DP-1.inkd"), ("../a b/ü", "%2e%2e%2fa%20b%2f%c3%bc.inkd")])
  func inkIsInAFileOfItsUserAloneWhateverTheOutputIsCalled(_ output: String, name: String) throws {
    try folder.keep(ink, of: output)
    #expect(try folder.ink(of: output) == ink)
    var status = stat()
    try #require(unsafe stat(file(name), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    try #require(unsafe stat(programs.path("state/inkoverlay"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func pagesAndTheirPapersAreKept() throws {
    let pages = try #require(
      InkDocument([
        DocumentPage(ink.pages[0].drawing, on: PageBackground(.grid)),
        DocumentPage(Drawing(), on: .clear),
        DocumentPage(ink.pages[0].drawing, on: PageBackground()),
      ]))
    try folder.keep(pages, of: "DP-1")
    #expect(try folder.ink(of: "DP-1") == pages)
    // White paper without ink is more than nothing.
    let board = try #require(InkDocument([DocumentPage(Drawing(), on: PageBackground())]))
    try folder.keep(board, of: "DP-1")
    #expect(try folder.ink(of: "DP-1") == board)
  }

  @Test func withoutInkThereIsNoFile() throws {
    #expect(try folder.ink(of: "DP-1") == nil)
    try folder.keep(InkDocument(Drawing()), of: "DP-1")
    try folder.keep(ink, of: "DP-1")
    try folder.keep(InkDocument(Drawing()), of: "DP-1")
    #expect(try folder.ink(of: "DP-1") == nil)
    #expect(!FileManager.default.fileExists(atPath: file("DP-1.inkd")))
  }

  @Test func aDamagedFileIsSaidToBeSoAndMovedAside() throws {
    try folder.keep(ink, of: "DP-1")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file("DP-1.inkd")))
    bytes[bytes.count / 2] ^= 0x40
    try bytes.write(to: URL(fileURLWithPath: file("DP-1.inkd")))
    do throws(KeptFault) {
      _ = try folder.ink(of: "DP-1")
      Issue.record("damage was not noticed")
    } catch {
      #expect("\(error)".contains("DP-1.inkd.damaged") && "\(error)".contains("Fix:"))
    }
    #expect(try folder.ink(of: "DP-1") == nil)
    #expect(FileManager.default.fileExists(atPath: file("DP-1.inkd.damaged")))
  }

  @Test func whereNobodyKnowsTheUsersFolderNothingIsKept() {
    #expect(KeptFolder { _ in nil } == nil)
    #expect(KeptFolder { $0 == "XDG_STATE_HOME" ? "here" : nil } == nil)
  }
}
