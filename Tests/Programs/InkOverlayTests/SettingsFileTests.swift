import BusKit
import CompositorKit
import Foundation
import LinuxIO
import OverlayConfiguration
import ProgramKit
import Testing

/// The configuration of a running overlay: it is read again when it changes, and opened in an
/// editor.
@Suite struct SettingsFileTests {
  private let stage: BadStage

  init() throws { stage = try BadStage() }

  private var file: String { stage.programs.path("config/stylusd/inkoverlay.conf") }

  private func write(_ text: String, to path: String? = nil, atomically: Bool = true) throws {
    try text.write(toFile: path ?? file, atomically: atomically, encoding: .utf8)
  }

  private func isEraser(_ expected: String) throws -> Bool {
    try eventually {
      let outcome = try stage.programs.run(
        "stylusctl", ["overlay", "--socket", stage.programs.path("commands"), "status", "--json"])
      let status = try? JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
      return status?["eraser"] as? String == expected
    }
  }

  // MARK: Changes

  /// Editors write in place, or put a new file in place of the old one.
  @Test(arguments: [true, false]) func aChangeCountsAtOnce(atomically: Bool) throws {
    let overlay = try stage.overlay(saves: false)
    #expect(try isEraser("object"), "\(overlay.log)")
    for eraser in ["pixel", "off"] {
      try write("[inkoverlay]\neraser = \(eraser)\n", atomically: atomically)
      #expect(try isEraser(eraser), "\(overlay.log)")
    }
    #expect(overlay.endsAtOnce() == 0)
  }

  @Test func aConfigurationThatComesLaterAndItsDropInsCount() throws {
    try FileManager.default.removeItem(atPath: stage.programs.path("config"))
    let overlay = try stage.overlay(saves: false)
    #expect(try isEraser("object"), "\(overlay.log)")
    let folder = file + ".d"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("[inkoverlay]\neraser = pixel\n")
    #expect(try isEraser("pixel"), "\(overlay.log)")
    try write("[inkoverlay]\neraser = off\n", to: folder + "/10.conf")
    #expect(try isEraser("off"), "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
  }

  @Test func theTargetOfALinkIsNoticedToo() throws {
    let target = stage.programs.path("dotfile")
    try write("[inkoverlay]\neraser = pixel\n", to: target)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    let overlay = try stage.overlay(saves: false)
    #expect(try isEraser("pixel"), "\(overlay.log)")
    try write("[inkoverlay]\neraser = off\n", to: target)
    #expect(try isEraser("off"), "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
  }

  @Test func aFaultyFileChangesNothingAndItsLineIsNamed() throws {
    let display = try ScriptedDisplay(at: stage.display)
    let overlay = try stage.overlay()
    #expect(try isEraser("object"), "\(overlay.log)")
    try write("[inkoverlay]\neraser = pixel\nfade = 99\n")
    let fault = "\(file):3: fade must be a number of seconds from 0 to 60, not \"99\""
    #expect(eventually { overlay.log.contains(fault + ". The previous settings stay in effect") })
    #expect(try isEraser("object"))
    // Saved again as it is, it is not reported again; another fault is.
    try write("[inkoverlay]\neraser = pixel\nfade = 99\n")
    try write("[inkoverlay]\nfade = 98\n", atomically: false)
    #expect(eventually { overlay.log.contains("inkoverlay.conf:2: fade must be") })
    #expect(overlay.lines(with: fault).count == 1, "\(overlay.log)")
    try write("[inkoverlay]\neraser = pixel\nfade = 9\n")
    #expect(try isEraser("pixel"), "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
    withExtendedLifetime(display) {}
  }

  // MARK: The editor

  /// Has the overlay open its configuration.
  private func openSettings() throws {
    let outcome = try stage.programs.run(
      "stylusctl", ["overlay", "--socket", stage.programs.path("commands"), "settings"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines == ["the overlay opens its settings in your editor"])
  }

  /// What an overlay has in its environment whose desktop has only these programs.
  private func surroundings(_ programs: [String: String], bus: String = "unix:path=/none") throws
    -> [String: String]
  {
    let folder = stage.programs.path("bin")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, script) in programs {
      try write("#!/bin/sh\n\(script)\n", to: "\(folder)/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
    }
    return ["PATH": folder, "DBUS_SESSION_BUS_ADDRESS": bus, "INVOCATION_ID": ""]
  }

  private var opened: String {
    (try? String(contentsOfFile: stage.programs.path("opened"), encoding: .utf8)) ?? ""
  }

  @Test func withoutAPortalAProgramOpensItAndItBeginsWithAllDefaults() throws {
    try FileManager.default.removeItem(atPath: stage.programs.path("config"))
    let opener = "echo \"$0 $*\" >\(stage.programs.path("opened"))"
    let overlay = try stage.overlay(
      saves: false, environment: surroundings(["xdg-open": opener]))
    #expect(try isEraser("object"), "\(overlay.log)")
    try openSettings()
    #expect(eventually { opened.hasSuffix("/xdg-open \(file)\n") }, "\(opened) \(overlay.log)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == OverlayTemplate.text)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    // The user changes a line of it.
    try write(OverlayTemplate.text.replacing("#eraser = object", with: "eraser = pixel"))
    #expect(try isEraser("pixel"), "\(overlay.log)")
    // It is never written again.
    try openSettings()
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\neraser = pixel\n"))
    #expect(overlay.endsAtOnce() == 0)
    #expect(!overlay.log.contains("no editor"), "\(overlay.log)")
  }

  @Test func whereNothingOpensItTheFileIsNamedWithTheReason() throws {
    let overlay = try stage.overlay(
      saves: false, environment: surroundings(["xdg-open": "exit 4"]))
    #expect(try isEraser("object"), "\(overlay.log)")
    try openSettings()
    #expect(
      eventually {
        overlay.log.contains("no editor was opened for \(file)")
          && overlay.log.contains("xdg-open failed with status 4. Fix: edit that file")
      }, "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
  }

  @Test func aFileThatCannotBeCreatedIsNamedWithTheReason() throws {
    try FileManager.default.removeItem(atPath: stage.programs.path("config"))
    try write("", to: stage.programs.path("config"))
    let overlay = try stage.overlay(saves: false, environment: surroundings([:]))
    #expect(try isEraser("object"), "\(overlay.log)")
    try openSettings()
    #expect(
      eventually { overlay.log.contains("Not a directory. Fix: make that folder writable") },
      "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
  }

  @Test(.enabled(if: FakeBus.isThere, FakeBus.mend)) func thePortalOpensIt() throws {
    let desktop = try FakeFilePortal()
    let opener = "echo no >\(stage.programs.path("opened"))"
    let overlay = try stage.overlay(
      saves: false,
      environment: surroundings(["xdg-open": opener], bus: desktop.bus.address))
    #expect(try isEraser("object"), "\(overlay.log)")
    try openSettings()
    let path = try #require(FileBytes.target(of: file))
    let isOpened = try eventually {
      try desktop.turn()
      return !desktop.files.isEmpty
    }
    #expect(isOpened && desktop.files.map(\.path) == [path], "\(overlay.log)")
    // One that can open nothing leaves it to the program.
    desktop.answer = 2
    try openSettings()
    #expect(
      try eventually {
        try desktop.turn()
        return opened == "no\n"
      }, "\(overlay.log)")
    #expect(desktop.files.count == 2)
    #expect(overlay.endsAtOnce() == 0)
  }
}
