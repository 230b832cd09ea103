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
    var connection = try Connecting.connect(invocation)
    var query = StrokeQuery(since: UInt64(invocation[Self.since]))
    let picture = invocation[SharedOption.svg]
    var collected: [CapturedStroke] = []
    while true {
      let page: StrokePage
      do throws(ClientError) { page = try connection.strokes(query) } catch {
        throw CommandFailure(error)
      }
      if page.missed > 0 {
        StandardStream.error(
          "stylusctl strokes: \(page.missed) strokes after \(query.since) are kept no longer\n")
      }
      for stroke in page.strokes where !show(stroke) { return .success }
      if picture != nil { collected += page.strokes }
      guard let following = page.following else { break }
      query = following
    }
    if let picture { try PictureFile.write(collected, to: picture) }
    return .success
  }

  /// Prints a stroke; false if nobody reads any more.
  private func show(_ stroke: CapturedStroke) -> Bool {
    if invocation[SharedOption.json] { return JSONLines.put(stroke) }
    return StandardStream.output("\(stroke.sequence)  \(StrokeTally.line(about: stroke))\n")
  }
}
