import Foundation
import ProgramKit
import Testing

/// What the undo of each application does, Control and Z pressed once on a keyboard, after a word
/// went in or out: it is the toolkit's own, and differs (docs/develop/scribble.md, Ways in).
@Suite(.enabled(if: FieldsDesktop.canType, FieldsDesktop.mend), .serialized)
final class UndoScribbleTests {
  private static let line = "the quick brown fox"
  private static let page = "line one has words\nline two too\n"

  /// Types in a window, as a keyboard would.
  private func type(_ keys: [String], in toolkit: String, on stage: ScribbleStage) throws {
    try stage.desktop.sway("[title=\(toolkit)]", "focus")
    usleep(300_000)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FieldsDesktop.typist)
    process.arguments = keys
    process.environment = stage.desktop.environment
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    usleep(500_000)
  }

  private static let undo = ["-M", "ctrl", "-k", "z", "-m", "ctrl"]

  /// Does something in each window, taps the field, and presses Control and Z: what stood there
  /// before that, and after.
  private func undo(
    _ field: KeyPath<FieldsDesktop.Fields, String>, in toolkits: [String], on stage: ScribbleStage,
    after deed: (Int) -> String, tapping place: (x: Int, y: Int)
  ) throws -> [String: (before: String, after: String)] {
    let width = 1_280 / toolkits.count
    var found: [String: (before: String, after: String)] = [:]
    stage.atEnd = {
      // Reading takes some seconds where nothing is optimized.
      let isDone = try eventually {
        let status = try stage.ask()
        return status.written + status.gestures >= toolkits.count
      }
      #expect(isDone)
      for toolkit in toolkits {
        let before = try stage.desktop.fields(of: toolkit)[keyPath: field]
        try self.type(Self.undo, in: toolkit, on: stage)
        found[toolkit] = (before, try stage.desktop.fields(of: toolkit)[keyPath: field])
      }
    }
    try stage.play(
      toolkits.indices.flatMap { index in
        let left = index * width
        return [deed(left), "rest 1.5", "tap \(left + place.x),\(place.y)", "rest .8"]
      })
    return found
  }

  private func check(_ toolkits: [String], undoesLines: Set<String>, undoesPages: Set<String>)
    throws
  {
    let stage = try ScribbleStage(toolkits)
    let word = try undo(
      \.name, in: toolkits, on: stage, after: { "write \($0 + 30),38,12 hello" },
      tapping: (200, 38))
    for toolkit in toolkits {
      let (before, after) = try #require(word[toolkit])
      #expect(before != "" && after == (undoesLines.contains(toolkit) ? "" : before), "\(toolkit)")
    }
    let written = try undo(
      \.page, in: toolkits, on: stage, after: { "write \($0 + 60),300,14 people" },
      tapping: (200, 600))
    for toolkit in toolkits {
      let (before, after) = try #require(written[toolkit])
      #expect(before != Self.page, "\(toolkit)")
      #expect(after == (undoesPages.contains(toolkit) ? Self.page : before), "\(toolkit)")
    }
    let scratched = try undo(
      \.line, in: toolkits, on: stage, after: { "scratch \($0 + 18),79,160" }, tapping: (200, 80))
    for toolkit in toolkits {
      let (before, after) = try #require(scratched[toolkit])
      #expect(
        before == "" && after == (undoesLines.contains(toolkit) ? Self.line : ""), "\(toolkit)")
    }
  }

  @Test
  func
    `undo of GTK 4 takes words back everywhere, of Qt in texts of several lines, of GTK 3 nowhere`()
    throws
  {
    try check(
      ["gtk3", "gtk4", "qt5", "qt6"], undoesLines: ["gtk4"], undoesPages: ["gtk4", "qt5", "qt6"])
  }

  @Test func `undo of browsers takes words back`() throws {
    try check(
      ["firefox", "chromium"], undoesLines: ["firefox", "chromium"],
      undoesPages: ["firefox", "chromium"])
  }

  @Test func `in a line of Qt keys would be undone, and in one of GTK 3 not`() throws {
    let toolkits = ["gtk3", "qt5", "qt6"]
    let stage = try ScribbleStage(toolkits)
    var found: [String: (before: String, after: String)] = [:]
    stage.atEnd = {
      for toolkit in toolkits {
        try self.type(["typed"], in: toolkit, on: stage)
        let before = try stage.desktop.fields(of: toolkit).name
        try self.type(Self.undo, in: toolkit, on: stage)
        found[toolkit] = (before, try stage.desktop.fields(of: toolkit).name)
      }
    }
    try stage.play(["tap 200,38", "rest .8", "tap 626,38", "rest .8", "tap 1052,38", "rest .8"])
    for toolkit in toolkits {
      let (before, after) = try #require(found[toolkit])
      #expect(before == "typed" && after == (toolkit == "gtk3" ? before : ""), "\(toolkit)")
    }
  }
}
