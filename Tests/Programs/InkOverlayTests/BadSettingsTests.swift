import CompositorKit
import Foundation
import ProgramKit
import Testing

/// Configurations that cannot be read, and starts that cannot be.
@Suite struct BadSettingsTests {
  private let stage: BadStage

  init() throws { stage = try BadStage() }

  private var file: String { stage.programs.path("overlay.conf") }

  /// Made anew each time: the leak sanitizer does not find what a global Data points to.
  private static var noise: Data { Data((0..<200_000).map { _ in UInt8.random(in: 0...255) }) }

  @Test func aConfigurationThatIsAFolderEndsItWithOneLine() throws {
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    let overlay = try stage.overlay(["--config", file])
    overlay.process.waitUntilExit()
    #expect(overlay.process.terminationStatus == 1)
    #expect(overlay.lineCount == 1, "\(overlay.log)")
    #expect(overlay.log.contains("cannot read \(file): Is a directory. Fix: "))
  }

  @Test func garbageIsToldOfWithOneLineAtTheStart() throws {
    try Self.noise.write(to: URL(fileURLWithPath: file))
    let overlay = try stage.overlay(["--config", file], saves: false)
    #expect(eventually { overlay.log.contains("no Wayland compositor at") })
    #expect(overlay.endsAtOnce() == 0)
    #expect(overlay.lines(with: file).count == 1, "\(overlay.log.prefix(2_000))")
    #expect(overlay.log.contains("\(file): is not text: line "))
    #expect(overlay.log.contains("Fix: restore or remove it"))
  }

  @Test func ofManyBadLinesTheFirstAreToldAndTheRestCounted() throws {
    let lines = (1...1_000).map { "nonsense \($0)" }.joined(separator: "\n")
    try Data(lines.utf8).write(to: URL(fileURLWithPath: file))
    let overlay = try stage.overlay(["--config", file], saves: false)
    #expect(eventually { overlay.log.contains("no Wayland compositor at") })
    #expect(overlay.endsAtOnce() == 0)
    #expect(overlay.lines(with: file).count == 11, "\(overlay.log.prefix(2_000))")
    #expect(overlay.log.contains("\(file):10: "))
    #expect(overlay.log.contains("990 more lines of \(file) and its drop-ins"))
  }

  @Test(arguments: ["garbage", "folder", "nothing", "a bad line"])
  func whatCannotBeReadWhileItRunsChangesNothing(kind: String) throws {
    let display = try ScriptedDisplay(at: stage.display)
    try write("[inkoverlay]\neraser = pixel\n")
    let overlay = try stage.overlay(["--config", file])
    #expect(try eventually { try eraser() == "pixel" }, "\(overlay.log)")
    try FileManager.default.removeItem(atPath: file)
    switch kind {
    case "garbage": try Self.noise.write(to: URL(fileURLWithPath: file))
    case "folder":
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    case "a bad line": try write("[inkoverlay]\neraser = off\nink = lava\n")
    default: break
    }
    overlay.signal(SIGHUP)
    #expect(eventually { overlay.log.contains("The previous settings stay in effect") })
    #expect(overlay.lines(with: file).count == 1, "\(overlay.log)")
    // What its start says may come late.
    #expect(overlay.lineCount <= 8, "\(overlay.log)")
    #expect(try eraser() == "pixel")
    try? FileManager.default.removeItem(atPath: file)
    try write("[inkoverlay]\neraser = off\n")
    overlay.signal(SIGHUP)
    #expect(try eventually { try eraser() == "off" }, "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
    withExtendedLifetime(display) {}
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func eraser() throws -> String? {
    let outcome = try stage.programs.run(
      "stylusctl", ["overlay", "--socket", stage.programs.path("commands"), "status", "--json"])
    let status = try? JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    return status?["eraser"] as? String
  }

  // MARK: Starts

  /// From just enough to be loaded to just enough for itself, but not for the compositor; with more
  /// there is none.
  @Test func withoutDescriptorsItEndsOrWaitsWithOneLineThatSaysSo() throws {
    var statuses: [Int32] = []
    for count in 6...30 where !statuses.contains(0) {
      let overlay = try stage.overlay(
        under: ["/usr/bin/prlimit", "--nofile=\(count)"], saves: false)
      // It logs its line, and then it ends or waits.
      #expect(eventually { !overlay.log.isEmpty })
      #expect(overlay.settle())
      statuses.append(overlay.endsAtOnce() ?? -1)
      #expect(overlay.lineCount == 1, "\(overlay.log)")
      #expect(overlay.log.contains("Too many open files. Fix: "), "\(overlay.log)")
      #expect(overlay.log.contains("ulimit"))
    }
    #expect(statuses.dropLast().allSatisfy { $0 == 1 } && statuses.last == 0, "\(statuses)")
  }

  @Test func whereNobodyIsLetInItsOwnSocketIsNotWaitedFor() throws {
    let queue = try Queue(at: stage.programs.path("commands"), isFull: true)
    let overlay = try stage.overlay()
    #expect(eventually { !overlay.process.isRunning })
    #expect(overlay.endsAtOnce() == 1)
    #expect(overlay.lineCount == 1, "\(overlay.log)")
    withExtendedLifetime(queue) {}
  }
}
