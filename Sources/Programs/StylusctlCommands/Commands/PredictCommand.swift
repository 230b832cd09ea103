import CommandSupport
import InkConversion
import LinuxIO
import ProgramOptions
import StylusModel

/// `stylusctl predict`: what the predictor would have said of somebody's own trace.
struct PredictCommand: Command {
  private let invocation: Invocation

  private static let file = Positional.optional(
    .path("FILE"),
    "a trace as CSV, or a recording; '-' or none is standard input, 'demo' is built in")
  private static let horizons = Option.value(
    "horizons", .horizons, default: "8,16,24,33,50",
    "how far ahead, in milliseconds: 0 to 50, separated by commas")
  private static let csv = Option.flag(
    "csv", "print a row for each sample and horizon, instead of a table of errors")
  private static let experts = Option.flag(
    "experts", "with --csv: add six columns, the weights of the predictors"
  )
  .needing(csv)
  private static let learn = Option.flag(
    "learn", "report the effect of learning the hand: a line, or with --csv two columns")
  private static let withoutLearning = Option.flag(
    "no-learn", "do not learn the hand, like a daemon with learn = no")
  private static let tablet = Option.recordedTablet

  static let description = ProgramDescription(
    "predict", "predict pen positions on your own trace",
    options: [
      horizons.description, csv.description, experts.description, learn.description,
      withoutLearning.description, tablet.description,
    ],
    positionals: [file.description]
  )
  .explained(
    """
    A trace is CSV with a header line: stroke,t_ms,x_mm,y_mm,pressure, and optionally altitude and \
    azimuth in radians, in any order. The rows of a stroke follow each other; a stroke ends where \
    the label changes. Each prediction uses only the samples up to its own row.

    The table compares each prediction with the true position at its time, and with 'hold', which \
    stays at the tip. 'less' is the percentage by which the mean error is smaller than that of \
    hold.

    --csv prints stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm. If there is no prediction, as at the \
    first sample of a stroke, x_mm and y_mm are the position of the sample, and sigma_mm is nan.

    --experts adds trend_9,trend_7,experts,network,hand, five weights with a sum of 1: double \
    exponential smoothing with 0.9 and with 0.7, all experts together, the network, and the \
    network with the learned hand. Each weight depends on recent accuracy. The sixth column, calm, \
    is the weight of the squared jerk of the tip relative to the squared distance from the answer. \
    All are nan if there is no prediction.

    The hand is learned during the trace, as a daemon does. --learn adds lessons,gain: the number \
    of moments learned up to this row, and the share by which the network's error 16 ms ahead is \
    smaller. The first eight moves of a stroke are not used for learning, nor is a repeated \
    stroke. In a recording, each pen is learned separately; the line below the table is about the \
    last one.
    """
  )
  .example("stylusctl predict ink.csv", "print a table of errors")
  .example(
    "stylusctl predict ink.csv --horizons 16.7 --csv > tails.csv",
    "print each prediction for one frame")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    guard !invocation[Self.learn] || !invocation[Self.withoutLearning] else {
      throw StylusctlError("--learn and --no-learn cannot be combined. Fix: leave one out")
    }
    let horizons = invocation[Self.horizons]
    if invocation[Self.csv] {
      var columns: PredictionRows.Columns = invocation[Self.experts] ? .voices : []
      if invocation[Self.learn] { columns.insert(.learning) }
      var rows = PredictionRows(horizons, with: columns)
      try play(&rows)
    } else {
      var summary = PredictionSummary(horizons, tellsLearning: invocation[Self.learn])
      try play(&summary)
      StandardStream.output(ShownText(lines: summary.text))
    }
    return .success
  }

  private func play(_ viewer: inout some PredictionViewer) throws(StylusctlError) {
    try TraceInput.play(
      invocation[Self.file] ?? ByteSource.standardInput, tablet: invocation[Self.tablet],
      learning: !invocation[Self.withoutLearning], &viewer)
  }
}

extension ValueKind<[Microseconds]> {
  /// Spans of 0 to 50 ms in milliseconds, parted by commas.
  fileprivate static var horizons: Self {
    Self("MS,...", "milliseconds from 0 to 50, separated by commas") { text in
      var spans: [Microseconds] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = decimal(Array(part.utf8)[...]), 0...50 ~= number else { return nil }
        spans.append(Microseconds(Int64((number * 1000).rounded())))
      }
      return spans
    }
  }
}
