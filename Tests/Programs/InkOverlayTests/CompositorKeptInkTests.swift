import CompositorKit
import Foundation
import InkDrawing
import ProgramKit
import Testing

/// Ink that outlives the overlay, and drawings that are opened.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorKeptInkTests {
  private let stage: OverlayStage

  init() throws { stage = try OverlayStage() }

  /// Draws the recording; how many strokes it has.
  private func draw(with overlay: RunningProgram) throws -> Int {
    _ = try stage.daemon(speed: "4")
    try stage.awaitInk(of: overlay)
    let count = try stage.capturedInk().strokes.count
    #expect(try eventually { try stage.dryStrokes() == count })
    return count
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func inkIsOnItsOutputAgainTheNextTimeThoughTheOverlayWasKilled(_ end: Int32) throws {
    let first = try stage.overlay()
    let count = try draw(with: first)
    let picture = try stage.settledPicture()
    if end == SIGKILL {
      let file = "state/inkoverlay/ink/HEADLESS-1.inklog"
      #expect(eventually { (try? stage.drawing(file))?.count == count })
      kill(first.process.processIdentifier, SIGKILL)
      first.process.waitUntilExit()
    } else {
      #expect(first.stop() == 0)
    }
    let second = try stage.overlay(["--socket", stage.programs.path("nobody")])
    stage.awaitCommands(of: second)
    #expect(try eventually { try stage.picture() == picture })
    #expect(try stage.dryStrokes() == count)
    _ = try stage.tell("clear")
    #expect(second.stop() == 0)
    let third = try stage.overlay(["--socket", stage.programs.path("nobody")])
    stage.awaitCommands(of: third)
    #expect(try eventually { try stage.status()["outputs"] != nil })
    #expect(try stage.dryStrokes() == 0)
    #expect(third.stop() == 0)
  }

  @Test func whoWantsNothingKeptFindsNothing() throws {
    let first = try stage.overlay(["--no-keep"])
    _ = try draw(with: first)
    #expect(first.stop() == 0)
    #expect(!FileManager.default.fileExists(atPath: stage.programs.path("state/inkoverlay/ink")))
  }

  @Test func aDrawingIsOpenedDrawnOnAndTakenBack() throws {
    let overlay = try stage.overlay()
    let count = try draw(with: overlay)
    let picture = try stage.settledPicture()
    let file = stage.programs.path("page.inkd")
    _ = try stage.tell("save", file, "--force")
    _ = try stage.tell("clear")
    #expect(try eventually { try stage.inkedPixels() == 0 })
    #expect(try stage.tell("open", file) == "\(file): \(count) strokes\n")
    #expect(try eventually { try stage.picture() == picture })
    _ = try stage.tell("undo")
    #expect(try eventually { try stage.inkedPixels() == 0 })
    #expect(overlay.stop() == 0)
    let second = try stage.overlay(["--open", file, "--socket", stage.programs.path("nobody")])
    stage.awaitCommands(of: second)
    #expect(try eventually { try stage.picture() == picture })
    #expect(second.stop() == 0)
  }

  @Test(arguments: [SIGTERM, SIGKILL]) func pagesAndPapersAreThereAgain(_ end: Int32) throws {
    let first = try stage.overlay()
    let count = try draw(with: first)
    let ink = try stage.settledPicture()
    for words in [["page", "add"], ["background", "grid"], ["background", "spacing", "12"]] {
      _ = try stage.tell(words + ["--output", "HEADLESS-1"])
    }
    // The screen is painted in parts after the replies, so the first picture with a grid need not
    // be the last.
    #expect(try eventually { try isGrid(stage.picture(), spacing: 12) })
    let board = try stage.picture()
    _ = try stage.tell(["page", "previous"])
    #expect(try eventually { try stage.picture() == ink })
    if end == SIGKILL {
      #expect(
        eventually {
          (try? stage.document("state/inkoverlay/ink/HEADLESS-1.inklog"))?.pages.last?.background?
            .spacing == 12
        })
      kill(first.process.processIdentifier, SIGKILL)
      first.process.waitUntilExit()
    } else {
      #expect(first.stop() == 0)
    }
    let kept = try stage.document("state/inkoverlay/ink/HEADLESS-1.inklog")
    #expect(kept.pages.map(\.drawing.count) == [count, 0])
    #expect(kept.pages.map(\.background?.pattern) == [.blank, .grid])
    let second = try stage.overlay(["--socket", stage.programs.path("nobody")])
    stage.awaitCommands(of: second)
    #expect(try eventually { try stage.picture() == ink })
    _ = try stage.tell(["page", "2"])
    #expect(try eventually { try stage.picture() == board })
    // A file has them too, and shows the first.
    let file = stage.programs.path("book.inkd")
    #expect(try stage.tell("save", file, "--force").contains("of HEADLESS-1"))
    _ = try stage.tell(["page", "remove"])
    _ = try stage.tell("clear")
    #expect(try eventually { try stage.inkedPixels() == 0 })
    _ = try stage.tell("open", file)
    #expect(try eventually { try stage.picture() == ink })
    let page = try #require((try stage.status()["outputs"] as? [[String: Any]])?.first)
    #expect(page["page"] as? Int == 1 && page["pages"] as? Int == 2)
    _ = try stage.tell("undo")
    #expect(try eventually { try stage.inkedPixels() == 0 })
    // Formats without pages have them one below the other.
    _ = try stage.tell("redo")
    #expect(try stage.tell("save", stage.programs.path("book.svg")).contains("\(count) strokes"))
    #expect(second.stop() == 0)
  }

  /// Whether all of a picture is a grid with so many millimeters between its lines, at 96 pixels
  /// per inch.
  private func isGrid(_ picture: Picture, spacing: Double) -> Bool {
    let rows = (0..<picture.height).map { y in (0..<picture.width).map { picture[$0, y] } }
    // Rows between two lines are alike, and so are those that are lines.
    let kinds = Dictionary(grouping: rows, by: \.self).values.map(\.count)
    let lines = Double(picture.height) / (spacing / 25.4 * 96)
    return kinds.count == 2 && abs(Double(kinds.min() ?? 0) - lines) <= 1
  }

  @Test func whatIsNoDrawingIsRefusedWithTheFix() throws {
    let file = stage.programs.path("text.inkd")
    try "no ink".write(toFile: file, atomically: true, encoding: .utf8)
    let overlay = try stage.overlay()
    stage.awaitCommands(of: overlay)
    let outcome = try stage.programs.run(
      "stylusctl", ["overlay", "--socket", stage.commands, "open", file])
    #expect(outcome.status != 0 && outcome.errors.contains(file) && outcome.errors.contains("Fix:"))
    #expect(overlay.stop() == 0)
    let second = try stage.overlay(["--open", file])
    second.process.waitUntilExit()
    #expect(second.process.terminationStatus == 1 && second.log.contains("Fix:"))
  }
}
