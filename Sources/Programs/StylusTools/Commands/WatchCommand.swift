import Glibc
import InkRecognition
import LinuxIO
import ProgramOptions
import StylusClient
import StylusModel
import StylusProtocol

/// `stylusctl watch`: live ink, as a growing drawing, as lines, as text, or as JSON.
struct WatchCommand: Command {
  private let invocation: Invocation

  private static let hover = Option.flag("hover", "also what tools do above the surface")
  private static let draw = Option.flag(
    "draw", "draw strokes as they grow, even where the output is no terminal")
  private static let text = Option.flag(
    "text", "read handwriting: the text instead of the strokes, as it is written")
  private static let predict = Option.value(
    "predict", .integer("MS", 0...Subscription.mostPredicted), default: "0",
    "also where the tip is expected to go, so many milliseconds ahead")
  private static let untilEnd = Option.flag(
    "until-end", "the end of the daemon's recording, or of the daemon, is no failure")

  private static let reconnect = Option.flag(
    "reconnect", "go on when the daemon is gone or not there yet, and fetch what was missed")

  static let description = ProgramDescription(
    "watch", "shows live ink",
    options: [
      SharedOption.json.description, hover.description, predict.description, draw.description,
      SharedOption.svg.description, untilEnd.description, reconnect.description,
      text.description,
    ] + RecognitionLanguage.options(needing: text)
  )
  .explained(
    """
    In a terminal strokes are drawn as they grow, with a line for each finished one; elsewhere \
    come the lines alone. With --predict, what is expected is drawn in orange ahead of the \
    tip, and with --json is told as events "predicted". Ctrl-C ends it. With --reconnect it waits \
    for a daemon that is gone; what was finished meanwhile is told once, with --json as objects \
    Stroke (stylus-protocol), and on standard error, what is missing.

    With --text English handwriting is read (stylusctl recognise): in a terminal the text grows and is corrected as one \
    writes; elsewhere a line is printed when writing goes on in another one, and at the end; with --json each change \
    of a line is an object. After 2,000 strokes a new page begins. Nothing leaves this computer.

    Ends with status 0 after Ctrl-C or SIGTERM, and when nobody reads the output any more; with \
    status 1 when the daemon ends the stream, unless --until-end says that this is meant.
    """
  )
  .example("stylusctl watch --json | jq .event", "what happens, for scripts")
  .example("stylusctl watch --text", "the text of what one writes")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try PictureFile.checkWritable(invocation[SharedOption.svg])
    let language = try language()
    var wishes = Subscription()
    wishes.hover = invocation[Self.hover]
    wishes.predicted = invocation[Self.predict]
    guard !invocation[Self.reconnect] else {
      // Its thread leaves the signals to us.
      let output = try Self.output()
      let path = invocation[Connecting.socket]
      let feed = try connecting { () throws(ClientError) in try InkFeed(path: path, wishes) }
      return try watch(feed, on: output, as: language)
    }
    let connection = try Connecting.connect(invocation)
    let stream: LiveInk
    do throws(ClientError) { stream = try connection.live(wishes) } catch {
      throw StylusctlError(error)
    }
    return try watch(SingleStream(stream), on: try Self.output(), as: language)
  }

  private static func output() throws(StylusctlError) -> StoppableOutput {
    try calling { () throws(SystemError) in try StoppableOutput([SIGINT, SIGTERM, SIGHUP]) }
  }

  private func watch<Source: WatchedInk & ~Copyable>(
    _ source: consuming Source, on output: StoppableOutput, as language: WritingLanguage?
  ) throws(StylusctlError) -> ExitCode {
    var watch = try LiveWatch(
      source, viewer(to: output, language), on: output,
      collects: invocation[SharedOption.svg] != nil)
    let outcome = try watch.watchInk()
    if let path = invocation[SharedOption.svg] {
      try PictureFile.writeSVG(watch.collector.all, of: watch.area, to: path)
    }
    switch outcome {
    case .interrupted, .unread: return .success
    case .ended(let reason): return try judge(reason)
    }
  }

  /// What handwriting is read as; nil: it is not.
  private func language() throws(StylusctlError) -> WritingLanguage? {
    guard invocation[Self.text] else { return nil }
    guard !invocation[Self.draw], invocation[Self.predict] == 0, !invocation[Self.hover] else {
      throw StylusctlError(
        "--text shows text and no strokes. Fix: leave out --draw, --predict and --hover")
    }
    return try RecognitionLanguage.loadLanguage(invocation)
  }

  private func viewer(to output: StoppableOutput, _ language: WritingLanguage?) -> any LiveViewer {
    let isJSON = invocation[SharedOption.json]
    if let language { return TextViewer(language, to: output, isJSON: isJSON) }
    return isJSON
      ? JSONViewer(output: output) : DrawingViewer(to: output, isForced: invocation[Self.draw])
  }

  /// Whether an end that nobody here asked for is a failure, and which.
  private func judge(_ reason: EndReason?) throws(StylusctlError) -> ExitCode {
    switch reason {
    case .tooSlow:
      throw StylusctlError("the daemon gave up: its ink was not read fast enough. Watch again.")
    case .policy:
      throw StylusctlError("the daemon may not serve this program any longer; its log tells why")
    case _ where invocation[Self.untilEnd]: return .success
    case .replayEnded:
      throw StylusctlError("the daemon's recording is over; with --until-end that is no failure")
    case .stopping, nil:
      throw StylusctlError("the daemon is gone. Start stylusd, and watch again.")
    }
  }
}
