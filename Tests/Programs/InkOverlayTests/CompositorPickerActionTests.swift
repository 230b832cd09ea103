import CompositorKit
import Foundation
import InkDrawing
import InkEditing
import InkGeometry
import LinuxIO
import ProgramKit
import StylusModel
import StylusProtocol
import Testing

@testable import InkOverlay
@testable import InkScreens
@testable import OverlayConfiguration
@testable import ToolPicker

/// The overlay's own buttons on its picker, on a real compositor.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorPickerActionTests {
  @Test func theArrowLetsClicksThroughAndBackWithThePickerStillThere() throws {
    let stage = try StateStage()
    try stage.show()
    let pointer = try stage.pointer()
    try stage.press(.action(.passThrough), with: pointer)
    #expect(try stage.eventually { stage.state.mode == .ephemeral })
    #expect(try stage.eventually { stage.state.picker.letsClicksThrough })
    try stage.rest()
    try stage.press(.tool(.ink(.crayon)), with: pointer)
    #expect(try stage.eventually { stage.state.tools.tool == .ink(.crayon) })
    try stage.press(.action(.passThrough), with: pointer)
    #expect(try stage.eventually { stage.state.mode == .draw })
    #expect(!stage.state.picker.letsClicksThrough)
  }

  @Test func theBinClearsAndUndoRestores() throws {
    let stage = try StateStage()
    try stage.draw()
    try stage.draw(1, through: [Point(x: 200, y: 100), Point(x: 260, y: 120)])
    let page = { stage.state.screens.all[0].page.strokeCount }
    #expect(page() == 1)
    try stage.show()
    stage.tip(on: .action(.clear), isDown: true)
    stage.tip(on: .action(.clear), isDown: false)
    #expect(page() == 0)
    stage.tip(on: .undo, isDown: true)
    stage.tip(on: .undo, isDown: false)
    #expect(page() == 1)
  }

  @Test func theEaselShowsABoardAndDrawsOnIt() throws {
    let stage = try StateStage(mode: .ephemeral)
    try stage.show()
    let pointer = try stage.pointer()
    #expect(try stage.eventually { stage.state.picker.letsClicksThrough })
    try stage.press(.action(.board), with: pointer)
    #expect(try stage.eventually { stage.state.screens.hasPaper && stage.state.mode == .draw })
    #expect(
      try stage.eventually { stage.state.picker.picker.actionsInEffect == [.board] })
    try stage.rest()
    try stage.press(.action(.board), with: pointer)
    #expect(try stage.eventually { !stage.state.screens.hasPaper })
    #expect(stage.state.mode == .draw)
    #expect(try stage.eventually { stage.state.picker.picker.actionsInEffect.isEmpty })
  }

  @Test func hidingEndsDrawingSinceNothingElseOnTheScreenCould() throws {
    let stage = try StateStage()
    try stage.show()
    stage.tip(on: .action(.hide), isDown: true)
    stage.tip(on: .action(.hide), isDown: false)
    #expect(!stage.state.picker.isWanted)
    #expect(stage.state.mode == .ephemeral)
    #expect(stage.state.picker.picker.notice?.text.contains("start inkoverlay again") == true)
    stage.state.picker.setVisibility(.on, at: .now)
    #expect(stage.state.picker.picker.notice == nil)
  }

  @Test func savingSettingsAndQuittingAreRequestedOfTheLoop() throws {
    let stage = try StateStage()
    try stage.show()
    for action in [PickerAction.save, .settings, .quit] {
      stage.tip(on: .action(action), isDown: true)
      stage.tip(on: .action(action), isDown: false)
    }
    let opensSettings = stage.state.requests.takeSettings()
    #expect(opensSettings)
    #expect(stage.state.requests.takeSaves().compactMap { $0?.id }.count == 1)
    #expect(stage.state.requests.takeSaves().isEmpty)
    #expect(stage.state.requests.isQuit)
  }

  @Test func aPenThatHoversIsToldTheName() throws {
    let stage = try StateStage()
    try stage.show()
    stage.tip(on: .action(.save), isDown: false)
    #expect(try stage.eventually { stage.layers == 2 })
    stage.tip(on: nil, isDown: false)
    #expect(stage.layers == 1)
  }

  @Test func aMessageIsShownWithoutThePicker() throws {
    let stage = try StateStage()
    let empty = try stage.sway.picture(of: "HEADLESS-1")
    stage.state.picker.announce("Saved", at: .now)
    #expect(try stage.eventually { try stage.sway.picture(of: "HEADLESS-1") != empty })
    #expect(!stage.state.picker.covers(Point(x: 640, y: 690), at: .now))
    #expect(
      try stage.eventually {
        try stage.state.picker.picker.notice == nil
          && stage.sway.picture(of: "HEADLESS-1") == empty
      })
  }

  @Test(arguments: [false, true], [1.0, 2.0])
  func itLooksAsItShould(isDark: Bool, scale: Double) throws {
    let stage = try StateStage(
      (Int(1280 * scale), Int(720 * scale)), scale: scale,
      ground: isDark ? "#303438" : "#e6e9ee", isDark: isDark)
    let name = "picker-actions\(isDark ? "-dark" : "")-\(Int(scale))"
    try stage.show()
    stage.tip(on: .action(.passThrough), isDown: false)
    try stage.eventually { stage.layers == 2 }
    try stage.keepPicture(name)
    stage.tip(on: nil, isDown: false)
    _ = stage.state.setMode(.toggle, at: .now)
    stage.state.picker.announce("Saved as ~/Documents/ink-2026-11-30-154502.pdf", at: .now)
    #expect(try stage.eventually { stage.state.picker.letsClicksThrough })
    try stage.keepPicture(name + "-saved")
  }

  @Test func onASmallScreenTheOthersAreInAPanel() throws {
    let stage = try StateStage((940, 600), ground: "#e6e9ee")
    try stage.show()
    stage.tip(on: .actions, isDown: true)
    stage.tip(on: .actions, isDown: false)
    #expect(stage.state.picker.picker.popover == .actions)
    try stage.keepPicture("picker-actions-panel")
    stage.tip(on: .action(.quit), isDown: true)
    stage.tip(on: .action(.quit), isDown: false)
    #expect(stage.state.requests.isQuit)
  }

  // MARK: The program

  @Test func savingWithoutANameWritesANewFileIntoTheFolderOfDocuments() throws {
    let stage = try OverlayStage()
    let home = stage.programs.path("home")
    try FileManager.default.createDirectory(
      atPath: home + "/Papers", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: stage.programs.path("config"), withIntermediateDirectories: true)
    try "XDG_DOCUMENTS_DIR=\"$HOME/Papers\"\n".write(
      toFile: stage.programs.path("config") + "/user-dirs.dirs", atomically: true, encoding: .utf8)
    let daemon = try stage.daemon(speed: "4")
    let overlay = try stage.overlay(environment: ["HOME": home])
    try stage.awaitInk(of: overlay)
    func names() -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: home + "/Papers")) ?? []
    }
    let isSaved = try eventually {
      let saved = try stage.programs.run(
        "stylusctl", ["--socket", stage.commands, "overlay", "save"])
      return saved.status == 0 && names().count > 1
    }
    #expect(isSaved, "\(overlay.log)")
    #expect(names().allSatisfy { $0.hasPrefix("ink-") && $0.hasSuffix(".pdf") }, "\(names())")
    let quit = try stage.programs.run(
      "stylusctl", ["--socket", stage.commands, "overlay", "quit"])
    #expect(quit.status == 0, "\(quit.errors)")
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 0, "\(overlay.log)")
    #expect(daemon.stop() == 0)
  }

  @Test func theFirstStartShowsThePickerWithHelpAndTheNextOneDoesNot() throws {
    let stage = try OverlayStage()
    let empty = try stage.picture()
    let start = { try stage.plainOverlay(state: "fresh") }
    let first = try start()
    stage.awaitCommands(of: first)
    let remembered = stage.programs.path("fresh/inkoverlay/welcomed")
    #expect(eventually { FileBytes.isThere(remembered) }, "\(first.log)")
    #expect(try eventually { try stage.picture() != empty })
    #expect(first.stop() == 0, "\(first.log)")
    #expect(try eventually { try stage.picture() == empty })
    let second = try start()
    stage.awaitCommands(of: second)
    usleep(1_000_000)
    #expect(try stage.picture() == empty)
    #expect(second.stop() == 0, "\(second.log)")
  }

  @Test func aSecondStartShowsThePickerOfTheFirst() throws {
    let stage = try OverlayStage()
    let empty = try stage.picture()
    let first = try stage.plainOverlay(state: "state")
    stage.awaitCommands(of: first)
    let second = try stage.plainOverlay(state: "state")
    second.process.waitUntilExit()
    #expect(second.process.terminationStatus == 0, "\(second.log)")
    #expect(try eventually { try stage.picture() != empty })
    let third = try stage.plainOverlay(["--for", "1"], state: "state")
    third.process.waitUntilExit()
    #expect(third.process.terminationStatus == 1)
    #expect(third.log.contains("another overlay already listens"), "\(third.log)")
    #expect(first.stop() == 0, "\(first.log)")
  }

  @Test(arguments: [
    (OverlayMode.draw, true, "pen. This button lets clicks through"),
    (.ephemeral, true, "press this button to keep what you draw"),
    (.draw, false, "mouse. This button lets clicks through"),
    (.ephemeral, false, "press this button and draw with the mouse"),
  ])
  func theHelpSaysWhatIsTrueAndGoesWithTheFirstStroke(
    mode: OverlayMode, hasTablet: Bool, text: String
  ) throws {
    let isDark = mode == .ephemeral
    let stage = try StateStage(
      ground: isDark ? "#303438" : "#e6e9ee", isDark: isDark, mode: mode)
    if hasTablet { try stage.draw() }
    let folder = try Programs()
    let first = try #require(FirstStart(state: folder.path("state"), home: nil))
    stage.state.openPicker(first, at: .now)
    #expect(try stage.eventually { stage.state.picker.picker.notice != nil })
    #expect(stage.state.picker.picker.notice?.text.contains(text) == true)
    #expect(try stage.eventually { FirstStart(state: folder.path("state"), home: nil) == nil })
    try stage.eventually { stage.state.picker.picker.showsTextures }
    try stage.keepPicture("picker-first-start-\(mode)-\(hasTablet ? "pen" : "mouse")")
    try stage.draw()
    try stage.stroke(1, through: [Point(x: 400, y: 100), Point(x: 420, y: 120)])
    #expect(stage.state.picker.picker.notice == nil)
  }
}

extension OverlayStage {
  /// The overlay, started as from a menu.
  ///
  /// - Parameter state: the name of the folder for what it keeps.
  fileprivate func plainOverlay(
    _ arguments: [String] = [], state: String
  ) throws -> RunningProgram {
    try programs.start(
      "inkoverlay", ["--socket", socket, "--commands", commands] + arguments,
      environment: [
        "WAYLAND_DISPLAY": sway.socket, "XDG_CONFIG_HOME": programs.path("config"),
        "XDG_STATE_HOME": programs.path(state),
      ])
  }
}

extension StateStage {
  /// How many layers the picker has: itself, and what is next to it.
  fileprivate var layers: Int { state.picker.picker.scene(at: .now).layers.count }
}
