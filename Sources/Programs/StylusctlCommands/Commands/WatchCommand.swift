import CommandSupport
import Glibc
import InkConversion
import InkRecognition
import LinuxIO
import ProgramOptions
import StylusClient
import StylusModel
import StylusProtocol
import TextRecognition

/// `stylusctl watch`: live ink, as a growing drawing, as lines, as text, or as JSON.
struct WatchCommand: Command {
  private let invocation: Invocation

  private static let hover = Option.flag("hover", "include hovering tools")
  private static let draw = Option.flag(
    "draw", "draw strokes as they grow, even if the output is not a terminal")
  private static let text = Option.flag(
    "text", "read handwriting, and print the text instead of the strokes")
  private static let predict = Option.value(
    "predict", .integer("MS", 0...Subscription.mostPredicted), default: "0",
    "include the expected position of the tip, MS milliseconds ahead")
  private static let untilEnd = Option.flag(
    "until-end", "exit with status 0 if the daemon's recording or the daemon ends")

  private static let reconnect = Option.flag(
    "reconnect", "wait for a daemon that is gone or not running yet, and fetch missed strokes")

  static let description = ProgramDescription(
    "watch", "show live ink",
    options: [
      SharedOption.json.description, hover.description, predict.description, draw.description,
      SharedOption.svg.description, WrittenFile.force.description, untilEnd.description,
      reconnect.description,
      text.description,
    ] + RecognitionLanguage.options(needing: text)
  )
  .explained(
    """
    In a terminal, strokes are drawn as they grow, and each finished stroke gets a line. If the \
    output is not a terminal, only the lines are printed. With --predict, predictions are drawn in \
    orange ahead of the tip, and with --json they are printed as events "predicted". Ctrl-C ends \
    it. With --reconnect, it waits for a daemon that is gone. Each stroke that was finished in the \
    meantime is printed once, with --json as an object Stroke (stylus-protocol). Missing strokes \
    are reported on standard error.

    With --text, English handwriting is read (stylusctl recognize). In a terminal, the text grows \
    and is corrected as you write. Otherwise, a line is printed when you continue in another line, \
    and at the end. With --json, each change of a line is an object. After 2,000 strokes a new \
    page begins. Nothing leaves this computer.

    The status is 0 after Ctrl-C or SIGTERM, and if the reader of the output closes it. It is 1 if \
    the daemon ends the stream, unless --until-end is given.
    """
  )
  .example("stylusctl watch --json | jq .event", "print the events, for scripts")
  .example("stylusctl watch --text", "print the text that you write")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try PictureFile.checkWritable(invocation)
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
        "--text prints text instead of strokes. Fix: leave out --draw, --predict and --hover")
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
      throw StylusctlError(
        "the daemon closed the stream because its ink was not read fast enough. Fix: run "
          + "`stylusctl watch` again")
    case .policy:
      throw StylusctlError(
        "the daemon may no longer send ink to this program; its log has the reason")
    case _ where invocation[Self.untilEnd]: return .success
    case .replayEnded:
      throw StylusctlError(
        "the daemon's recording has ended; with --until-end this is not a failure")
    case .stopping, nil:
      throw StylusctlError(
        "the daemon is gone. Fix: start stylusd, and run `stylusctl watch` again")
    }
  }
}
