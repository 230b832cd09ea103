import FramePacing
import InkCanvas
import InkModel
import StylusProtocol

/// In which form it is told how things go.
package enum StatisticsForm: String, CaseIterable, Sendable {
  /// For people, on standard error.
  case text
  /// A JSON object for each output, on standard output.
  case json
}

/// How things go on an output, since the compositor was met.
struct ScreenStatistics: Sendable {
  let output: String
  let mode: PacingMode
  /// Nil where commits are made as ink comes.
  let margin: Microseconds?
  let counts: FrameCounts
  /// How many samples were shown.
  let samples: UInt64
  /// From samples to their showing; nil where nothing tells.
  let median: Microseconds?
  /// The time that one of a hundred is above.
  let p99: Microseconds?
  /// In microseconds.
  let mean: Double

  init(_ screen: OutputScreen) {
    let pacer = screen.pacer
    output = screen.place.name
    mode = pacer.mode
    margin = pacer.margin
    counts = pacer.counts
    samples = pacer.latency.count
    mean = pacer.latency.mean
    median = samples > 0 ? pacer.latency.percentile(0.5) : nil
    p99 = samples > 0 ? pacer.latency.percentile(0.99) : nil
  }

  /// One line for people.
  var line: String {
    let latency =
      median.flatMap { median in
        p99.map { "sample to present p50 \(Self.text(median)) p99 \(Self.text($0)) ms" }
      } ?? "nobody tells when ink is shown"
    let lead = margin.map { ", margin \(Self.text($0)) ms" } ?? ""
    return "\(output): \(latency); \(mode.rawValue)\(lead), \(counts.commits) frames, "
      + "\(counts.missed) missed"
  }

  private static func text(_ time: Microseconds) -> String {
    let tenths = (time.value + 50) / 100
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension ScreenStatistics: JSONWritable {
  /// Times in microseconds; what is not known is left out.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("output", output)
    writer.field("mode", mode.rawValue)
    if let margin { writer.field("margin_us", margin.value) }
    writer.field("samples", samples)
    if let median { writer.field("p50_us", median.value) }
    if let p99 { writer.field("p99_us", p99.value) }
    if samples > 0 { writer.field("mean_us", Int64(mean.rounded())) }
    writer.field("commits", counts.commits)
    writer.field("presented", counts.presented)
    writer.field("discarded", counts.discarded)
    writer.field("skipped", counts.skipped)
    writer.field("missed", counts.missed)
    writer.endObject()
  }
}
