import CompositorKit
import Foundation
import ProgramKit
import Testing

/// The overlay in a tray of ours, on a bus of its own.
@Suite(.enabled(if: Sway.isThere && SessionBus.isThere, Sway.mend))
struct CompositorTrayTests {
  private let stage: OverlayStage
  private let bus: SessionBus
  private let program: String

  init() throws {
    stage = try OverlayStage()
    bus = try SessionBus(stage.programs)
    program = try bus.compile("tray")
  }

  private func overlay(_ arguments: [String] = ["--mode", "ephemeral"]) throws -> RunningProgram {
    let overlay = try stage.overlay(arguments, environment: bus.environment)
    stage.awaitCommands(of: overlay)
    return overlay
  }

  /// What a tray saw last, line by line; empty before it saw anything.
  private func lastLook(_ tray: RunningProgram) -> [Substring] {
    let blocks = tray.text.split(separator: "\nend\n", omittingEmptySubsequences: false).dropLast()
    return blocks.last?.split(separator: "\n").filter { !$0.hasPrefix("signal ") } ?? []
  }

  /// The connection of the item in a tray.
  private func item(in tray: RunningProgram) throws -> String {
    #expect(eventually { !lastLook(tray).isEmpty }, "\(tray.text)\(tray.log)")
    let line = try #require(lastLook(tray).first { $0.hasPrefix("item ") })
    return String(line.dropFirst("item ".count))
  }

  private func choose(_ entry: Int, of item: String) throws {
    // Two events within 0.15 s are one.
    usleep(160_000)
    let outcome = try bus.run(program, [item, "choose", "\(entry)"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func isMode(_ mode: String) throws -> Bool {
    try eventually { try stage.status()["mode"] as? String == mode }
  }

  /// Whether a tray comes to see a line.
  private func sees(_ tray: RunningProgram, _ line: String) -> Bool {
    eventually { lastLook(tray).contains { $0 == line } }
  }

  @Test func theTrayShowsTheIconItsTextAndTheMenu() throws {
    let tray = try bus.start(program)
    let overlay = try overlay()
    _ = try item(in: tray)
    let lines = lastLook(tray).map(String.init)
    #expect(!tray.text.contains("fault"), "\(tray.text)")
    for line in [
      "Id inkoverlay", "Title Ink Overlay", "Category ApplicationStatus", "Status Active",
      "Menu /MenuBar", "ItemIsMenu 0", "entry 0 children-display submenu",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    let icons = lines.filter { $0.hasPrefix("IconPixmap") }
    #expect(icons.count == 4)
    for (icon, side) in zip(icons, [22, 24, 32, 48]) {
      #expect(icon.hasPrefix("IconPixmap \(side)x\(side) \(side * side * 4) bytes"), "\(icon)")
    }
    let labels = lines.filter { $0.contains(" label ") }.compactMap {
      $0.components(separatedBy: " label ").last
    }
    #expect(
      labels == [
        "Draw", "Let clicks through", "Board", "Tool picker", "Undo", "Save", "Clear",
        "Hide all ink", "Settings", "Quit",
      ])
    #expect(lines.contains { $0.hasPrefix("ToolTip Ink Overlay: ") })
    #expect(overlay.stop() == 0)
  }

  @Test func entriesChangeTheModeAndChangeWithIt() throws {
    let tray = try bus.start(program)
    let overlay = try overlay()
    let item = try item(in: tray)
    #expect(sees(tray, "entry 1 toggle-state 0") && sees(tray, "entry 2 toggle-state 1"))
    let icons = lastLook(tray).filter { $0.hasPrefix("IconPixmap") }
    try choose(1, of: item)
    #expect(try isMode("draw"))
    #expect(sees(tray, "entry 1 toggle-state 1") && sees(tray, "entry 2 toggle-state 0"))
    #expect(lastLook(tray).filter { $0.hasPrefix("IconPixmap") } != icons)
    for signal in ["NewIcon", "NewToolTip", "ItemsPropertiesUpdated"] {
      #expect(tray.text.contains("signal \(signal)\n"))
    }
    try choose(2, of: item)
    #expect(try isMode("ephemeral"))
    // A board can be seen in mode draw only.
    try choose(3, of: item)
    #expect(try isMode("draw"))
    #expect(sees(tray, "entry 3 toggle-state 1") && sees(tray, "entry 5 enabled 1"))
    try choose(3, of: item)
    #expect(sees(tray, "entry 3 toggle-state 0"))
    try choose(8, of: item)
    #expect(try isMode("off"))
    #expect(sees(tray, "entry 8 toggle-state 1"))
    // A key may change it, too.
    _ = try stage.tell("draw")
    #expect(sees(tray, "entry 1 toggle-state 1") && sees(tray, "entry 8 toggle-state 0"))
    try choose(10, of: item)
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 0, "\(overlay.log)")
  }

  @Test func pressesOfTheIconToggleDrawingAndThePicker() throws {
    let tray = try bus.start(program)
    let overlay = try overlay()
    let item = try item(in: tray)
    let empty = try stage.picture()
    for mode in ["draw", "ephemeral"] {
      usleep(160_000)
      #expect(try bus.run(program, [item, "press"]).status == 0)
      #expect(try isMode(mode))
    }
    // The mouse drew, as there is no tablet, and cannot reach a tray then.
    #expect(sees(tray, "entry 4 toggle-state 1"))
    #expect(try eventually { try stage.picture() != empty })
    usleep(160_000)
    #expect(try bus.run(program, [item, "middle"]).status == 0)
    #expect(sees(tray, "entry 4 toggle-state 0"))
    #expect(try eventually { try stage.picture() == empty })
    try choose(4, of: item)
    #expect(sees(tray, "entry 4 toggle-state 1"))
    #expect(try eventually { try stage.picture() != empty })
    #expect(overlay.stop() == 0)
  }

  @Test func aTrayThatComesLaterOrAgainGetsTheItem() throws {
    let overlay = try overlay()
    for _ in 0..<2 {
      let tray = try bus.start(program)
      let item = try item(in: tray)
      try choose(1, of: item)
      #expect(try isMode("draw"))
      try choose(2, of: item)
      #expect(try isMode("ephemeral"))
      _ = tray.stop()
    }
    // Nothing of it is heard without a tray.
    _ = try stage.tell("draw")
    let tray = try bus.start(program)
    _ = try item(in: tray)
    #expect(sees(tray, "entry 1 toggle-state 1"))
    #expect(overlay.stop() == 0)
  }

  @Test func callsThatMakeNoSenseAndAFloodDoNoHarm() throws {
    let tray = try bus.start(program)
    let overlay = try overlay()
    let item = try item(in: tray)
    let outcome = try bus.run(program, [item, "confuse"])
    #expect(outcome.status == 0 && outcome.lines == ["12 refused"], "\(outcome.errors)")
    #expect(try isMode("ephemeral"))
    try choose(1, of: item)
    #expect(try isMode("draw"))
    #expect(overlay.stop() == 0 && overlay.log.contains("D-Bus") == false, "\(overlay.log)")
  }

  @Test func aSettingRemovesTheIconAndBringsItBack() throws {
    let file = stage.programs.path("ink.conf")
    func write(_ value: String) throws {
      try "[inkoverlay]\ntray = \(value)\n".write(toFile: file, atomically: true, encoding: .utf8)
    }
    let tray = try bus.start(program)
    try write("no")
    let overlay = try overlay(["--config", file])
    usleep(300_000)
    #expect(lastLook(tray).isEmpty)
    try write("auto")
    overlay.signal(SIGHUP)
    let item = try item(in: tray)
    try write("no")
    overlay.signal(SIGHUP)
    #expect(try eventually { try bus.run(program, [item, "press"]).status == 1 })
    #expect(overlay.stop() == 0)
  }
}
