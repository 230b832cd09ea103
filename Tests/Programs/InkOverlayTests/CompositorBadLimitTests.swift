import CompositorKit
import Foundation
import ProgramKit
import Testing

/// Where the kernel has no descriptors, no room on the disk, or nobody who reads.
@Suite struct CompositorBadLimitTests {
  private let stage: BadStage
  private let display: ScriptedDisplay
  private let daemon: ScriptedDaemon

  init() throws {
    stage = try BadStage()
    display = try ScriptedDisplay(at: stage.display)
    daemon = try ScriptedDaemon(at: stage.socket)
  }

  // MARK: Descriptors

  /// With how many more than it has when the first pen comes: none for a picture's memory, none to
  /// hand it over.
  @Test(arguments: 0...1)
  func withoutDescriptorsForPicturesInkIsKeptAndShownOnceThereAreSome(spare: Int) throws {
    let overlay = try start()
    try limit(overlay, "nofile=\(descriptors(of: overlay) + spare):")
    daemon.beginStroke(1)
    daemon.endStroke(1)
    #expect(eventually { overlay.log.contains("Too many open files") }, "\(overlay.log)")
    // It tries again after 0.1 s and 0.2 s.
    #expect(eventually { display.connections >= 3 })
    // Once for the picture; the log of the ink has a line of its own.
    let lines = overlay.lines(with: "Too many open files").filter { !$0.contains("not kept") }
    #expect(lines.count == 1, "\(overlay.log)")
    #expect(overlay.log.contains("ulimit"))
    #expect(overlay.process.isRunning)
    try limit(overlay, "nofile=1024:")
    #expect(eventually { isShown }, "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }

  @Test func withoutDescriptorsTheInkIsSavedAllTheSame() throws {
    let overlay = try start()
    daemon.beginStroke(1)
    #expect(eventually { isShown }, "\(overlay.log)")
    try limit(overlay, "nofile=\(descriptors(of: overlay)):")
    daemon.endStroke(1)
    usleep(200_000)
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }

  // MARK: The disk

  @Test(arguments: [false, true])
  func aFileThatDoesNotFitOnTheDiskLeavesTheOlderOneAsItWas(isLink: Bool) throws {
    let old = Data("an older drawing".utf8)
    let file = stage.programs.path("all.svg")
    try old.write(to: URL(fileURLWithPath: file))
    let link = stage.programs.path("link.svg")
    if isLink {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    }
    let path = isLink ? link : file
    let overlay = try start(["--save", path])
    for number: UInt64 in 1...10 { try stage.draw(number, with: daemon, at: Float(number) * 10) }
    // Enough for the log.
    try limit(overlay, "fsize=1000:")
    let command = try save(to: path)
    #expect(command.status != 0 && command.errors.contains("File too large"))
    #expect(overlay.endsAtOnce() == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == old)
    let lines = overlay.lines(with: "cannot write \(path): File too large")
    #expect(lines.count == 1, "\(overlay.log)")
    // What was drawn is in the log.
    #expect(lines.first?.contains("Fix: ") == true)
    #expect(lines.first?.contains("the ink is kept for the next start") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: stage.programs.folder.path)
    #expect(!names.contains { $0.hasSuffix(".new") }, "\(names)")
  }

  @Test func inkThatDoesNotFitOnTheDiskIsKeptInTheSessionsFolderBesideWhatIsThere() throws {
    let folder = stage.programs.path("notes")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/ink.inkd", withDestinationPath: "/dev/full")
    let old = Data("kept the last time".utf8)
    try old.write(to: URL(fileURLWithPath: stage.programs.path("ink.inkd")))
    let overlay = try start(["--save", "\(folder)/ink.inkd"])
    try stage.draw(1, with: daemon)
    let command = try save(to: "\(folder)/ink.inkd")
    #expect(command.status != 0 && command.errors.contains("No space left on device"))
    #expect(overlay.endsAtOnce() == 1)
    let rescue = stage.programs.path("ink-2.inkd")
    let lines = overlay.lines(with: "cannot write \(folder)/ink.inkd: No space left on device")
    #expect(lines.count == 1, "\(overlay.log)")
    #expect(lines.first?.contains("all ink is in \(rescue) instead. Fix: ") == true)
    #expect(try stage.savedStrokes(rescue) == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: stage.programs.path("ink.inkd"))) == old)
  }

  @Test func aPipeThatNobodyReadsDoesNotHoldUpTheEnd() throws {
    let pipe = stage.programs.path("pipe.inkd")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let overlay = try start(["--save", pipe])
    try stage.draw(1, with: daemon)
    let command = try save(to: pipe)
    #expect(command.status != 0 && command.errors.contains("cannot write \(pipe)"))
    #expect(overlay.endsAtOnce() == 1, "\(overlay.log)")
    #expect(try stage.savedStrokes(stage.programs.path("pipe-2.inkd")) == 1)
  }

  @Test func statisticsThatNobodyReadsDoNotHoldUpTheEnd() throws {
    let pipe = Pipe()
    let full = [UInt8](repeating: 10, count: 65_536)
    pipe.fileHandleForWriting.write(Data(full))
    let overlay = try stage.overlay(["--stats", "json"], output: pipe.fileHandleForWriting)
    #expect(eventually { daemon.isHeard }, "\(overlay.log)")
    // They are told each second.
    usleep(1_200_000)
    try stage.draw(1, with: daemon)
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }

  // MARK: The stage

  private func start(_ arguments: [String] = []) throws -> RunningProgram {
    let overlay = try stage.overlay(arguments)
    #expect(eventually { daemon.isHeard }, "\(overlay.log)")
    return overlay
  }

  /// The fewest of some looks: its threads open files for a moment.
  private func descriptors(of overlay: RunningProgram) throws -> Int {
    let folder = "/proc/\(overlay.process.processIdentifier)/fd"
    var fewest = Int.max
    for _ in 0..<20 {
      fewest = min(fewest, try FileManager.default.contentsOfDirectory(atPath: folder).count)
      usleep(20_000)
    }
    return fewest
  }

  private func save(to path: String) throws -> Programs.Outcome {
    try stage.programs.run(
      "stylusctl",
      ["overlay", "--socket", stage.programs.path("commands"), "save", "--force", path])
  }

  private func limit(_ overlay: RunningProgram, _ limit: String) throws {
    let outcome = try stage.programs.run(
      "/usr/bin/prlimit", ["--pid", "\(overlay.process.processIdentifier)", "--\(limit)"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private var isShown: Bool { display.with { !$0.requests("wl_surface", 1).isEmpty } == true }
}
