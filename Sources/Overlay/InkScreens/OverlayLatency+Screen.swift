import FramePacing
import InkCanvas
import StylusModel
import StylusProtocol

extension OverlayLatency {
  /// How things continue an output, since its compositor was met.
  package init(_ screen: OutputScreen) {
    let pacer = screen.page.pacing.pacer
    self.init(output: screen.place.name, pacing: Pacing(pacer.mode), period: pacer.period)
    margin = pacer.margin
    samples = pacer.latency.count
    if samples > 0 {
      mean = Float(pacer.latency.mean)
      p50 = pacer.latency.percentile(0.5)
      p99 = pacer.latency.percentile(0.99)
      longest = pacer.latency.longest
    }
    let counts = pacer.counts
    (commits, presented, discarded) = (counts.commits, counts.presented, counts.discarded)
    (skipped, missed) = (counts.skipped, counts.missed)
  }

  /// One line for people.
  package var line: String {
    let latency =
      samples > 0
      ? "sample to present p50 \(Self.millisecondsText(p50)) p99 \(Self.millisecondsText(p99)) ms"
      : "the compositor does not report when ink is shown"
    let lead = margin.map { ", margin \(Self.millisecondsText($0)) ms" } ?? ""
    return "\(output): \(latency); \(pacing.rawValue)\(lead), \(commits) frames, \(missed) missed"
  }

  private static func millisecondsText(_ time: Microseconds) -> String {
    ((time.value + 50) / 100).decimals(1)
  }
}

extension OverlayLatency.Pacing {
  fileprivate init(_ mode: PacingMode) {
    self =
      switch mode {
      case .late: .late
      case .aligned: .aligned
      case .eager: .eager
      }
  }
}
