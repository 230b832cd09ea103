import Foundation
import LinuxIO
import ProgramKit
import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

/// The writer with its answers, waited for.
private final class Asked {
  let writer: JournalWriter
  private let poller: Poller
  private var ready: [Poller.Ready] = []

  init(_ folder: Folder) throws {
    writer = try JournalWriter(folder.place, JournalRetention())
    poller = try Poller()
    try poller.add(writer.arrival, token: 1)
  }

  deinit { writer.stop() }

  /// The next answer; an error if none comes.
  func answer() throws -> JournalAnswer {
    var answer: JournalAnswer?
    _ = try eventually(every: 0) {
      writer.acknowledge()
      answer = writer.nextAnswer()
      if answer == nil { try poller.wait(atMost: .milliseconds(1_000), into: &ready) }
      return answer != nil
    }
    guard let answer else { throw JournalError.behind("the test") }
    return answer
  }

  func opening() throws -> JournalOpening {
    guard case .opened(let opening) = try answer() else { throw JournalError.absent("no opening") }
    return opening
  }
}

@Suite struct JournalWriterTests {
  let folder: Folder
  var ink = InkBox(seed: 6)

  init() throws { folder = try Folder() }

  @Test mutating func strokesAreToldAsWrittenInOrderAndNeverWithoutBeingAsked() throws {
    let entries = ink.entries(1...200)
    do {
      let asked = try Asked(folder)
      let opening = try asked.opening()
      for entry in entries { asked.writer.submit(.append([entry.unwritten], spell: opening.spell)) }
      var committed = 0
      while committed < entries.count {
        guard case .committed(let count, opening.spell) = try asked.answer() else {
          Issue.record("another answer")
          return
        }
        committed += count
      }
      #expect(committed == entries.count)
    }
    #expect(try JournalFile(opening: folder.place).everything().strokes == entries.map(\.stroke))
  }

  @Test mutating func whatWaitsWhenItIsStoppedIsWritten() throws {
    let entries = ink.entries(1...50)
    do {
      let asked = try Asked(folder)
      let spell = try asked.opening().spell
      for entry in entries { asked.writer.submit(.append([entry.unwritten], spell: spell)) }
    }
    #expect(try JournalFile(opening: folder.place).newest == [1_000: 50])
  }

  @Test mutating func strokesOfAnEarlierSpellAreNotWritten() throws {
    do {
      let asked = try Asked(folder)
      let first = try asked.opening()
      asked.writer.submit(.startOver)
      let second = try asked.opening()
      #expect(second.spell != first.spell)
      asked.writer.submit(.append(ink.entries(1...1).map(\.unwritten), spell: first.spell))
      asked.writer.submit(.append(ink.entries(1...2).map(\.unwritten), spell: second.spell))
      guard case .committed(1, second.spell) = try asked.answer() else {
        Issue.record("another answer")
        return
      }
    }
    #expect(try JournalFile(opening: folder.place).newest == [1_000: 2])
  }

  @Test func aFileThatCannotBeUsedIsTriedAgain() throws {
    try Data("no journal".utf8).write(to: URL(fileURLWithPath: folder.place.path))
    unsafe chmod(folder.place.path, 0o600)
    let asked = try Asked(folder)
    guard case .failed(let fault) = try asked.answer(), fault == .notOurs(folder.place.path) else {
      Issue.record("another answer")
      return
    }
    asked.writer.submit(.report(owner: 1, ticket: 9))
    guard case .refused(.notOurs, ticket: 9) = try asked.answer() else {
      Issue.record("another answer")
      return
    }
    try FileManager.default.removeItem(atPath: folder.place.path)
    while case .failed = try asked.answer() {}
    #expect(folder.names.contains("journal.sqlite3-wal"))
  }

  @Test mutating func aDamagedFileIsKeptAsideAndANewOneBegun() throws {
    try JournalFile(opening: folder.place).append(ink.entries(1...40), now: 1)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: folder.place.path))
    try file.seek(toOffset: 4_096)
    // The pages of the tables; the header still says whose file it is.
    try file.write(contentsOf: Data(repeating: 0xA5, count: 16_384))
    try file.close()
    do {
      let asked = try Asked(folder)
      #expect(try asked.opening().newest.isEmpty)
    }
    // The file and its log.
    let aside = folder.names.filter { $0.hasPrefix("journal.sqlite3.broken-") }
    #expect(aside.count == 2 && aside[1] == aside[0] + "-wal")
    #expect(folder.place.aside.count == 1)
    #expect(try JournalFile(opening: folder.place).newest.isEmpty)
  }
}
