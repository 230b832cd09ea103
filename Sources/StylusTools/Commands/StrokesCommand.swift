import InkModel
import LinuxIO
import ProgramOptions
import StylusClient
import StylusProtocol

/// `stylusctl strokes`: the finished strokes that the daemon still has.
struct StrokesCommand: Command {
  private let invocation: Invocation

  private static let since = Option.value(
    "since", .integer("N", 0...Int.max), default: "0", "only strokes after number N")

  static let description = ProgramDescription(
    "strokes", "prints the finished strokes that the daemon still has",
    options: [since.description, SharedOption.json.description, SharedOption.svg.description]
  )
  .explained("A line for each stroke; with --json, everything about it and all its samples.")
  .example("stylusctl strokes --since 41", "the strokes after number 41")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(CommandFailure) -> ExitCode {
    let picture = invocation[SharedOption.svg]
    try PictureFile.check(picture)
    var connection = try Connecting.connect(invocation)
    var query: StrokeQuery? = StrokeQuery(since: UInt64(invocation[Self.since]))
    var collected: [CapturedStroke] = []
    var isRead = true
    while let asked = query {
      let page = try page(asked, of: &connection)
      isRead = isRead && page.strokes.allSatisfy(show)
      guard isRead || picture != nil else { return .success }
      if picture != nil { collected += page.strokes }
      query = page.following
    }
    if let picture { try PictureFile.write(collected, to: picture) }
    return .success
  }

  /// Asks for strokes, and says if some are gone.
  private func page(
    _ query: StrokeQuery, of connection: inout InkConnection
  ) throws(CommandFailure) -> StrokePage {
    let page: StrokePage
    do throws(ClientError) { page = try connection.strokes(query) } catch {
      throw CommandFailure(error)
    }
    if page.missed > 0 {
      StandardStream.error(
        "stylusctl strokes: \(page.missed) strokes after \(query.since) are kept no longer\n")
    }
    return page
  }

  /// Prints a stroke; false if nobody reads any more.
  private func show(_ stroke: CapturedStroke) -> Bool {
    if invocation[SharedOption.json] { return JSONLines.put(stroke) }
    return StandardStream.output("\(stroke.sequence)  \(StrokeTally.line(about: stroke))\n")
  }
}
