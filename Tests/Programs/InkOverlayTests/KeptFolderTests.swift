import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import LinuxIO
import ProgramKit
import StylusModel
import Testing

@testable import InkOverlay
@testable import InkScreens

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

  private func log(_ output: String = "DP-1") -> (log: KeptLog, complaints: [String]) {
    var complaints: [String] = []
    return (folder.log(of: output, &complaints), complaints)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file("")).sorted()
  }

  @Test(arguments: [("DP-1", "DP-1.inklog"), ("../a b/ü", "%2e%2e%2fa%20b%2f%c3%bc.inklog")])
  func inkIsInAFileOfItsUserAloneWhateverTheOutputIsCalled(_ output: String, name: String) throws {
    try log(output).log.save(ink, shown: 0)
    #expect(log(output).log.restored?.document == ink)
    var status = stat()
    try #require(unsafe stat(file(name), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    try #require(unsafe stat(programs.path("state/inkoverlay"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func pagesTheirPapersAndTheOneThatIsShownAreKept() throws {
    let pages = try #require(
      InkDocument([
        DocumentPage(ink.pages[0].drawing, on: PageBackground(.grid)),
        DocumentPage(Drawing(), on: .clear),
        DocumentPage(ink.pages[0].drawing, on: PageBackground()),
      ]))
    let first = log().log
    try first.save(ink, shown: 0)
    try first.save(pages, shown: 2)
    let restored = try #require(log().log.restored)
    #expect(restored.document == pages && restored.shown == 2)
  }

  @Test func withoutInkThereIsNoFile() throws {
    #expect(log().log.restored == nil)
    let log = log().log
    try log.save(InkDocument(Drawing()), shown: 0)
    try log.save(ink, shown: 0)
    try log.removeIfEmpty()
    #expect(try names() == ["DP-1.inklog"])
    try log.save(InkDocument(Drawing()), shown: 0)
    try log.removeIfEmpty()
    #expect(try names() == [])
    try log.save(ink, shown: 0)
    #expect(self.log().log.restored?.document == ink)
  }

  /// A file that was removed while it was written to would take everything with it.
  @Test func whoRemovesTheFileGetsItBackWithTheNextStep() throws {
    let log = log().log
    try log.save(InkDocument(Drawing()), shown: 0)
    try log.save(ink, shown: 0)
    try FileManager.default.removeItem(atPath: file("DP-1.inklog"))
    try log.save(ink, shown: 0)
    #expect(self.log().log.restored?.document == ink)
  }

  @Test func whatAnEarlierVersionKeptIsConvertedAndItsFileStaysUntilThen() throws {
    try FileManager.default.createDirectory(
      atPath: file(""), withIntermediateDirectories: true)
    try Data(ink.encoded()).write(to: URL(fileURLWithPath: file("DP-1.inkd")))
    let (converted, complaints) = log()
    #expect(complaints.isEmpty && converted.restored?.document == ink)
    #expect(try names() == ["DP-1.inkd"])
    try converted.save(ink, shown: 0)
    #expect(try names() == ["DP-1.inklog"])
    #expect(log().log.restored?.document == ink)
  }

  @Test(arguments: ["DP-1.inkd", "DP-1.inklog"])
  func damagedFilesAreSetAsideEachUnderANameOfItsOwn(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: file(""), withIntermediateDirectories: true)
    for number in 1...3 {
      try Data("no ink \(number)".utf8).write(to: URL(fileURLWithPath: file(name)))
      let (log, complaints) = log()
      #expect(log.restored == nil)
      let aside = "\(name).damaged" + (number > 1 ? "-\(number)" : "")
      #expect(
        complaints.count == 1 && complaints[0].contains(aside) && complaints[0].contains("Fix:"))
    }
    #expect(try names() == ["", "-2", "-3"].map { "\(name).damaged\($0)" })
  }

  /// A read that fails never means that nothing is there.
  @Test func aFileThatCannotBeReadStaysAndTheInkGoesElsewhere() throws {
    try FileManager.default.createDirectory(
      atPath: file("DP-1.inklog"), withIntermediateDirectories: true)
    let (log, complaints) = log()
    #expect(complaints.count == 1 && complaints[0].contains("Fix:"))
    try log.save(ink, shown: 0)
    #expect(try names() == ["DP-1-2.inklog", "DP-1.inklog"])
    #expect(self.log().log.restored?.document == ink)
  }

  /// A file of another user, or one in a file system that cannot be written, is read all the same.
  @Test func inkThatCannotBeWrittenIsShown() throws {
    try log().log.save(ink, shown: 0)
    let old = try Data(contentsOf: URL(fileURLWithPath: file("DP-1.inklog")))
    try withUnwritable("DP-1.inklog") {
      let (log, complaints) = self.log()
      #expect(log.restored?.document == ink)
      #expect(complaints.count == 1 && complaints[0].contains("The ink in it is shown"))
      #expect(complaints[0].contains("Fix:"))
      let more = try #require(InkDocument(ink.pages + ink.pages))
      try log.save(more, shown: 1)
      #expect(self.log().log.restored?.document == more)
    }
    #expect(try names() == ["DP-1-2.inklog", "DP-1.inklog"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: file("DP-1.inklog"))) == old)
    #expect(unsafe chmod(file("DP-1.inklog"), 0o600) == 0)
    let (log, complaints) = log()
    #expect(log.restored?.document == ink)
    #expect(complaints.count == 1 && complaints[0].contains("DP-1-2.inklog also has ink"))
  }

  /// What can be read of a damaged file is shown, though it cannot be given another name.
  @Test func inkBeforeDamageIsShownInAFolderThatCannotBeWritten() throws {
    let more = try #require(InkDocument(ink.pages + ink.pages))
    let first = log().log
    try first.save(ink, shown: 0)
    let place = URL(fileURLWithPath: file("DP-1.inklog"))
    let length = try Data(contentsOf: place).count
    try first.save(more, shown: 1)
    try first.save(ink, shown: 0)
    var damaged = try Data(contentsOf: place)
    damaged[length + 8] ^= 1
    try damaged.write(to: place)
    try withUnwritable("DP-1.inklog", folder: 0o555) {
      let (log, complaints) = self.log()
      #expect(log.restored?.document == ink)
      #expect(complaints.count == 1 && complaints[0].contains("is not changed"))
      #expect(throws: SystemError.self) { try log.save(more, shown: 1) }
    }
    #expect(unsafe chmod(file(""), 0o700) == 0)
    #expect(try Data(contentsOf: place) == damaged)
    #expect(try names() == ["DP-1.inklog"])
  }

  @Test func inkInAFileSystemThatCanBeWrittenAgainGoesOn() throws {
    try log().log.save(ink, shown: 0)
    let more = try #require(InkDocument(ink.pages + ink.pages))
    let log = try #require(try readOnlyLog())
    #expect(log.restored?.document == ink)
    try log.save(more, shown: 1)
    #expect(self.log().log.restored?.document == more)
    #expect(try names() == ["DP-1.inklog"])
  }

  /// What another overlay wrote meanwhile was not read.
  @Test func inkThatHasChangedSinceIsNotWrittenOver() throws {
    try log().log.save(ink, shown: 0)
    let more = try #require(InkDocument(ink.pages + ink.pages))
    let late = try #require(try readOnlyLog())
    try log().log.save(more, shown: 1)
    #expect(throws: SystemError.self) { try late.save(ink, shown: 0) }
    #expect(self.log().log.restored?.document == more)
    let nothing = KeptLog(file("DP-1.inklog"))
    #expect(throws: SystemError.self) { try nothing.save(ink, shown: 0) }
    #expect(self.log().log.restored?.document == more)
  }

  /// The log as it is when its file system cannot be written.
  private func readOnlyLog() throws -> KeptLog? {
    let path = file("DP-1.inklog")
    let content = try InkLog([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    return KeptLog(path, continuing: content, in: try StoredFile(reading: path))
  }

  /// Has this thread be one that may read a file and not write it; root may as long as it is root.
  private func withUnwritable(
    _ name: String, folder: mode_t = 0o777, _ body: () throws -> Void
  ) throws {
    var path = ""
    for part in file(name).split(separator: "/") {
      path += "/\(part)"
      if path.hasPrefix(programs.folder.path) { #expect(unsafe chmod(path, 0o777) == 0) }
    }
    #expect(unsafe chmod(path, 0o444) == 0)
    #expect(unsafe chmod(file(""), folder) == 0)
    try asSomebodyElse(body)
  }

  @Test func aFileOfALaterVersionStaysAsItIs() throws {
    let later = InkFileMending.withRightSums(
      InkLogWriter.beginning.enumerated().map { $0 == 10 ? 2 : $1 })
    try FileManager.default.createDirectory(
      atPath: file(""), withIntermediateDirectories: true)
    try Data(later).write(to: URL(fileURLWithPath: file("DP-1.inklog")))
    let (log, complaints) = log()
    #expect(complaints.count == 1 && complaints[0].contains("newer version"))
    try log.save(ink, shown: 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file("DP-1.inklog"))) == Data(later))
    #expect(self.log().log.restored?.document == ink)
  }

  @Test func aFifoIsNotWaitedFor() throws {
    try FileManager.default.createDirectory(
      atPath: file(""), withIntermediateDirectories: true)
    #expect(unsafe mkfifo(file("DP-1.inklog"), 0o600) == 0)
    let (log, complaints) = log()
    #expect(complaints.count == 1)
    try log.save(ink, shown: 0)
    #expect(try names() == ["DP-1-2.inklog", "DP-1.inklog"])
  }

  @Test func oneOverlayAtATimeKeepsInkThere() throws {
    do {
      _ = try folder.lock()
      let first = try folder.lock()
      do throws(FileLockError) {
        _ = try folder.lock()
        Issue.record("two have it")
      } catch {
        #expect("\(error)".contains("process \(getpid())") && error.fix != nil)
      }
      _ = consume first
    }
    _ = try folder.lock()
  }

  @Test func whereNobodyKnowsTheUsersFolderNothingIsKept() {
    #expect(KeptFolder { _ in nil } == nil)
    #expect(KeptFolder { $0 == "XDG_STATE_HOME" ? "here" : nil } == nil)
  }

  // MARK: Overlays that keep nothing

  private func session(isOver: Bool, end: SessionEnd? = nil) -> KeptNote {
    KeptNote(
      epoch: 7, settled: SettledStrokes(through: 3),
      session: KeptNote.SessionNote(
        time: Timestamp(microseconds: 9), boot: "boot", draws: true, isOver: isOver, end: end))
  }

  private func keep(_ note: KeptNote) throws {
    var complaints: [String] = []
    let log = try #require(folder.session(&complaints))
    try log.save(InkDocument(Drawing()), shown: 0, note: note)
  }

  private var sessionNote: KeptNote? {
    var complaints: [String] = []
    return folder.session(&complaints)?.note
  }

  private let end = SessionEnd(time: Timestamp(microseconds: 12), sequence: 5)

  @Test func aKilledSessionEndsWhereOthersBeginToDraw() throws {
    #expect(try folder.endSession(at: end))
    #expect(!FileManager.default.fileExists(atPath: file(".session.inklog")))
    try keep(session(isOver: false))
    #expect(try folder.endSession(at: end))
    #expect(sessionNote == session(isOver: false, end: end))
    // It ended there once.
    #expect(try folder.endSession(at: SessionEnd(time: Timestamp(microseconds: 99), sequence: 9)))
    #expect(sessionNote == session(isOver: false, end: end))
    #expect(try names() == [".session.inklog"])
  }

  @Test func aSessionThatGoesOnOrIsOverDoesNotEndForOthers() throws {
    try keep(session(isOver: false))
    let lock = try folder.lock()
    #expect(try !folder.endSession(at: end))
    #expect(sessionNote == session(isOver: false))
    lock.unlock()
    try keep(session(isOver: true))
    #expect(try folder.endSession(at: end))
    #expect(sessionNote == session(isOver: true))
  }

  @Test func theFirstStrokeOfAnOverlayThatKeepsNothingEndsTheSession() throws {
    try keep(session(isOver: false))
    let unkept = try UnkeptSession(in: folder)
    for number in 0..<3 as Range<Int64> {
      unkept.recordBeginning(
        StrokeBeginning(
          stroke: StrokeID(rawValue: 1), device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
          time: Timestamp(microseconds: 12 + number)),
        after: 5)
    }
    unkept.waitForDisk(until: .now + .milliseconds(60_000))
    #expect(sessionNote == session(isOver: false, end: end))
  }
}
