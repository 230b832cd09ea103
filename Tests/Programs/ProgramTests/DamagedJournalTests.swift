import Foundation
import ProgramKit
import StylusClient
import StylusModel
import StylusProtocol
import Testing

/// A journal whose file is damaged, through a whole daemon: its log says once what is left out, and
/// one sentence for each fault.
@Suite struct DamagedJournalTests {
  let programs: Programs
  let socket: String
  private var file: String { programs.state + "/journal.sqlite3" }

  init() throws {
    programs = try Programs()
    socket = programs.path("s")
    try programs.configure("journal = yes\nkeep-strokes = 1")
  }

  /// Fills the journal with strokes of so many samples each.
  private func fill(_ strokes: Int, samples: Int) throws {
    var script = InkScript()
    script.approach()
    for _ in 0..<strokes { script.stroke(samples, every: 2_000) }
    script.leave()
    let daemon = try programs.journalDaemon(
      try script.write(to: programs.path("long")), socket: socket)
    _ = try RawClient(socket).wholeStream()
    #expect(daemon.stop() == 0)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func rowsWhoseSumsAreWrongAreNamedOnceWithTheFix() throws {
    try fill(9, samples: 20)
    let damaged = try programs.run(
      "/usr/bin/python3",
      [
        "-c",
        """
        import sqlite3, sys
        base = sqlite3.connect(sys.argv[1])
        for number in (2, 4, 5, 6):
            ink = bytearray(base.execute('SELECT stroke FROM strokes WHERE sequence = ?', (number,)).fetchone()[0])
            ink[len(ink) // 2] ^= 1
            base.execute('UPDATE strokes SET stroke = ? WHERE sequence = ?', (bytes(ink), number))
        base.commit()
        """, file,
      ])
    #expect(damaged.status == 0, "\(damaged.errors)")
    let daemon = try programs.journalDaemon(try programs.shortInk(1), socket: socket)
    for _ in 0..<5 {
      var asking = try InkConnection(path: socket)
      let kept = try asking.strokes(since: 0).map(\.sequence)
      #expect(kept == [1, 3, 7, 8, 9])
    }
    let line = "4 strokes of user \(getuid()) in \(file) left out as damaged: numbers 2, 4-6. "
    #expect(eventually { daemon.log.contains(line) }, "\(daemon.log)")
    #expect(daemon.stop() == 0)
    #expect(daemon.log.components(separatedBy: "left out as damaged").count == 2)
    #expect(
      daemon.log.contains("checksums are wrong") && daemon.log.contains("Fix: check the disk"))
    #expect(!InkScript.isTold(in: daemon.log, of: programs))
  }

  /// What opening the file does not see: the parts of a long stroke are a chain of pages, which
  /// leads nowhere any more.
  @Test func aFileThatTurnsOutDamagedIsSetAsideWithOneSentence() throws {
    try fill(4, samples: 3_000)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let page = 4_096
    let chained = (2..<bytes.count / page - 1).filter { number in
      // The next page's number, counted from 1; pages of trees begin with their kind.
      bytes[number * page..<number * page + 4].reduce(0) { $0 << 8 | Int($1) } == number + 2
    }
    #expect(chained.count > 8)
    for number in chained {
      bytes.replaceSubrange(number * page..<number * page + 4, with: [0x7F, 1, 2, 3])
    }
    try bytes.write(to: URL(fileURLWithPath: file))
    let daemon = try programs.journalDaemon(try programs.shortInk(2), socket: socket)
    var asking = try InkConnection(path: socket)
    _ = try? asking.strokes(since: 0)
    #expect(
      eventually { daemon.log.contains("the damaged file is kept as \(file).broken-") },
      "\(daemon.log)")
    // It is written again: with what is drawn now.
    _ = try RawClient(socket).wholeStream()
    #expect(eventually { (try? InkConnection(path: socket).statusOfJournal()) == .on })
    #expect(daemon.stop() == 0)
    #expect(daemon.log.contains("\(file) is damaged ("))
    #expect(
      daemon.log.contains(
        "The journal continues in a new file, with the strokes still in memory"))
    #expect(daemon.log.components(separatedBy: "\(file) is damaged").count == 2, "\(daemon.log)")
    for wrong in ["only in memory", "is not written", "written again"] {
      #expect(!daemon.log.contains(wrong), "\(daemon.log)")
    }
  }
}

extension InkConnection {
  /// Whether strokes are written.
  fileprivate consuming func statusOfJournal() throws -> JournalState { try status().journal }
}
