import CommandSupport
import InkConversion
import LinuxIO
import ProgramOptions
import StrokeJournal
import StylusClient
import StylusModel
import StylusProtocol
import TerminalInk

/// `stylusctl journal`: the strokes that the daemon keeps on the disk.
struct JournalCommand: Command {
  private let invocation: Invocation

  private static let action = Positional.required(
    .choice("ACTION") as ValueKind<JournalAction>, "list, export, info or wipe")
  private static let since = Option.value(
    "since", .integer("N", 0...SharedOption.mostNumber), default: "0", "only strokes after number N"
  )
  private static let before = Option.optional(
    "before", .integer("N", 1...SharedOption.mostNumber), "only strokes before number N")
  private static let owner = Option.optional(
    "owner", .integer("UID", 0...Int(UInt32.max)), "strokes of this user; for root and ink-group")
  private static let file = Option.optional(
    "file", .path("FILE"), "read FILE, a journal that no daemon uses")
  private static let yes = Option.flag("yes", short: "y", "wipe without asking")

  /// The action.
  private enum JournalAction: String, CaseIterable, Sendable { case list, export, info, wipe }

  static let description = ProgramDescription(
    "journal", "list, export or wipe the strokes in the journal on disk",
    options: [
      since.description, before.description, owner.description, file.description,
      SharedOption.json.description, SharedOption.svg.description, WrittenFile.force.description,
      yes.description,
    ],
    positionals: [action.description]
  )
  .explained(
    """
    list prints a line for each stroke (with --json, everything except its samples), export prints \
    everything as one JSON object per line, and info prints what the journal contains. wipe \
    removes strokes permanently from the file, its log and the daemon's memory. It cannot remove \
    copies that a disk or file system keeps of overwritten blocks.
    """
  )
  .example(
    "stylusctl journal export --since 41", "print the strokes after number 41 with their samples"
  )
  .example("stylusctl journal wipe --before 100", "remove the strokes before number 100")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try PictureFile.checkWritable(invocation)
    var source = try JournalSource(invocation[Self.file], invocation, owner: owner)
    switch invocation[Self.action] {
    case .list: return try printStrokes(&source) { entry in printStroke(entry) }
    case .export: return try printStrokes(&source) { entry in JSONLines.printLine(entry) }
    case .info: return printReport(try source.report())
    case .wipe: return try wipe(&source)
    }
  }

  private var owner: UInt32? { invocation[Self.owner].map { UInt32($0) } }

  private func printStrokes(
    _ source: inout JournalSource, _ put: (JournaledStroke) -> Bool
  ) throws(StylusctlError) -> ExitCode {
    var query = JournalQuery()
    query.owner = owner
    query.since = UInt64(invocation[Self.since])
    query.before = invocation[Self.before].map { UInt64($0) }
    var damaged = 0
    var drawn: [CapturedStroke] = []
    var isRead = true
    while true {
      let page = try source.page(query)
      damaged += page.damaged
      isRead = isRead && page.strokes.allSatisfy(put)
      if invocation[SharedOption.svg] != nil { drawn += page.strokes.map(\.stroke) }
      guard let next = page.next, next > query.since, isRead else { break }
      query.since = next
    }
    if let picture = invocation[SharedOption.svg] { try PictureFile.writeSVG(drawn, to: picture) }
    guard damaged > 0 else { return .success }
    throw StylusctlError("\(damaged) strokes are damaged and were left out")
  }

  /// Prints a stroke; false if nobody reads any more.
  private func printStroke(_ entry: JournaledStroke) -> Bool {
    if invocation[SharedOption.json] { return JSONLines.printLine(entry, withSamples: false) }
    let text = "\(entry.stroke.sequence)  \(LocalTime.dateText(entry.written))  "
    return StandardStream.output("\(text)\(StrokeTally.line(about: entry.stroke))\n")
  }

  private func printReport(_ report: JournalReport) -> ExitCode {
    if invocation[SharedOption.json] {
      _ = JSONLines.printLine(report)
      return .success
    }
    var lines = ["\(report.path): \(report.bytes) bytes, epoch \(report.epoch)"]
    for owner in report.owners {
      lines.append(
        "user \(owner.user): \(owner.strokes) strokes"
          + (owner.oldest > 0 ? ", \(owner.oldest) to \(owner.newest)" : ""))
    }
    lines += report.aside.map { "damaged, set aside: \($0)" }
    for line in lines { StandardStream.output("\(line)\n") }
    return .success
  }

  private func wipe(_ source: inout JournalSource) throws(StylusctlError) -> ExitCode {
    var wish = JournalWipe()
    wish.owner = owner
    wish.before = invocation[Self.before].map { UInt64($0) }
    guard invocation[Self.since] == 0 else {
      throw StylusctlError("wipe keeps the newest strokes: it supports --before, not --since")
    }
    let which = wish.before.map { "the strokes before \($0)" } ?? "all strokes"
    guard invocation[Self.yes] || Agreement.ask("Remove \(which) permanently? [y/N] ") else {
      throw StylusctlError("nothing was removed. Fix: answer y, or add --yes")
    }
    let report = try source.report()
    let count = try source.wipe(wish)
    StandardStream.output("\(count) strokes removed\n")
    for name in report.aside {
      StandardStream.error(
        "stylusctl journal: \(name) was not removed. Fix: delete it by hand\n")
    }
    return .success
  }
}
