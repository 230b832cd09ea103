import CommandSupport
import InkConversion
import LinuxIO
import ProgramOptions
import StylusClient
import StylusModel
import StylusProtocol
import TerminalInk

/// `stylusctl strokes`: the finished strokes that the daemon still has.
struct StrokesCommand: Command {
  private let invocation: Invocation

  private static let since = Option.value(
    "since", .integer("N", 0...SharedOption.mostNumber), default: "0", "only strokes after number N"
  )

  private static let follow = Option.flag(
    "follow", short: "f", "continue with strokes that are finished from now on, until Ctrl-C")

  static let description = ProgramDescription(
    "strokes", "print the finished strokes that the daemon still has",
    options: [
      since.description, follow.description, SharedOption.json.description,
      SharedOption.svg.description, WrittenFile.longForce.description,
    ]
  )
  .explained(
    """
    Prints a line for each stroke. With --json, it prints all fields and samples, the epoch of the \
    number, the machine, and wall: when the stroke began, in microseconds since 1970 according to \
    the current time; a recording has no wall. With --follow, it waits for a daemon that is gone, \
    reports missing strokes on standard error, and ends when the daemon's recording ends.
    """
  )
  .example("stylusctl strokes --since 41", "print the strokes after number 41")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    let picture = invocation[SharedOption.svg]
    try PictureFile.checkWritable(invocation)
    var stored = StoredStrokes(
      try Connecting.connect(invocation), since: UInt64(invocation[Self.since]), for: "strokes")
    var collected: [CapturedStroke] = []
    var isRead = true
    while let strokes = try stored.nextPage() {
      let origin = stored.origin
      isRead = isRead && strokes.allSatisfy { printStroke($0, origin) }
      guard isRead || picture != nil else { return .success }
      if picture != nil { collected += strokes }
    }
    if let picture { try PictureFile.writeSVG(collected, to: picture) }
    if invocation[Self.follow], isRead { try followStrokes(from: stored.place, stored.origin) }
    return .success
  }

  /// Prints what is finished after a place, for as long as somebody reads.
  private func followStrokes(
    from place: InkPlace, _ origin: StrokeOrigin
  ) throws(StylusctlError) {
    var wishes = Subscription()
    wishes.pads = false
    wishes.predicted = 0
    let path = invocation[Connecting.socket]
    let feed = try connecting { () throws(ClientError) in
      try InkFeed(path: path, wishes, since: place)
    }
    var narration = InkNarration()
    var waiting = DaemonAbsence()
    while let news = try connecting({ () throws(ClientError) in try feed.takeNext() }) {
      for piece in news {
        if let sentence = waiting.sentence(for: piece) {
          StandardStream.error("stylusctl strokes: \(sentence)\n")
        }
        if case .finished(let stroke) = narration.event(of: piece), !printStroke(stroke, origin) {
          return
        }
      }
    }
  }

  /// Prints a stroke; false if nobody reads any more.
  private func printStroke(_ stroke: CapturedStroke, _ origin: StrokeOrigin) -> Bool {
    if invocation[SharedOption.json] { return JSONLines.printLine(origin.attributed(stroke)) }
    return StandardStream.output("\(stroke.sequence)  \(StrokeTally.line(about: stroke))\n")
  }
}
