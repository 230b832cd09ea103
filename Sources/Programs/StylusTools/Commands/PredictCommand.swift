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
    "how far ahead, in milliseconds: 0 to 50, parted by commas")
  private static let csv = Option.flag(
    "csv", "print a row for each sample and horizon, instead of a table of errors")
  private static let experts = Option.flag(
    "experts", "with --csv: six more columns, what each voice counts in the answer"
  )
  .needing(csv)
  private static let learn = Option.flag(
    "learn", "tell what learning the hand brought: a line, or with --csv two more columns")
  private static let withoutLearning = Option.flag(
    "no-learn", "learn nothing of the hand, as a daemon with learn = no")
  private static let tablet = Option.recordedTablet

  static let description = ProgramDescription(
    "predict", "tells where the pen will be, on a trace of your own",
    options: [
      horizons.description, csv.description, experts.description, learn.description,
      withoutLearning.description, tablet.description,
    ],
    positionals: [file.description]
  )
  .explained(
    """
    A trace is CSV with a header line: stroke,t_ms,x_mm,y_mm,pressure, perhaps altitude and azimuth \
    in radians, in any order. The rows of a stroke follow each other; a stroke ends where the label \
    changes. Each answer comes from the samples up to its own row only.

    The table compares each prediction with where the stroke was at its time, beside 'hold', which \
    stays where the tip is; 'less' is how much smaller the mean error is than that of hold.

    --csv prints stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm. Where the predictor declines, as at the \
    first sample of a stroke, x_mm and y_mm are the sample's own place, and sigma_mm is nan.

    --experts adds trend_9,trend_7,experts,network,hand, the shares of 1 that double exponential smoothing of .9 \
    and of .7, all experts together, the network, and the network with what it learned of the hand have in the \
    answer, as far as each was right lately; and calm, \
    what a squared jerk of the tip counts beside a squared way from the answer. They are nan where nothing was asked.

    The hand is learned as the trace goes on, as a daemon does. --learn adds lessons,gain: from how many moments it was \
    learned up to this row, and by what share the network's error 16 ms ahead is smaller for it. The first eight moves \
    of a stroke teach nothing, nor does a stroke that was there before. In a recording each pen learns for itself; \
    the line below the table is of the last.
    """
  )
  .example("stylusctl predict ink.csv", "a table of errors")
  .example(
    "stylusctl predict ink.csv --horizons 16.7 --csv > tails.csv", "each prediction for one frame")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    guard !invocation[Self.learn] || !invocation[Self.withoutLearning] else {
      throw StylusctlError("--learn and --no-learn exclude each other. Fix: give one of them")
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
    Self("MS,...", "milliseconds from 0 to 50, parted by commas") { text in
      var spans: [Microseconds] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = decimal(Array(part.utf8)[...]), 0...50 ~= number else { return nil }
        spans.append(Microseconds(Int64((number * 1000).rounded())))
      }
      return spans
    }
  }
}
