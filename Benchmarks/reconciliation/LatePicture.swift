import Foundation
import SimulatedPens
import StylusModel
import StylusPipeline

/// A picture of one stroke whose pressure arrives late: what was sent at once, what it became, and
/// what was true.
struct LatePicture {
  private let pairs: [Reconciled.Pair]
  private let start: Int64
  private static let size = (width: 720.0, height: 300.0)

  /// The second stroke of a multirate pen that writes.
  init() throws {
    let trace = try Trace(writing: "late", rate: 600, seed: 4)
    let outcome = Reconciled(SimulatedPen(.multirate, from: trace, seed: 4))
    let stroke = outcome.strokes[1]
    let times = Set(stroke.samples.map(\.time))
    pairs = Array(outcome.pairs.filter { times.contains($0.final.time) }.prefix(72))
    start = pairs[0].final.time.microseconds
  }

  /// The picture as SVG.
  var svg: String {
    let (width, height) = Self.size
    let sent = pairs.map { dot($0.final, $0.first.pressure.value, held($0) ? "held" : "measured") }
    let moves = pairs.filter(held).map { pair in
      let x = place(pair.final)
      return
        "<line class=\"move\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(level(pair.first.pressure.value))\" "
        + "y2=\"\(level(pair.final.pressure.value))\"/>"
    }
    let truth = pairs.map { "\(place($0.final)),\(level($0.truth.pressure.value))" }
    let final = pairs.map { "\(place($0.final)),\(level($0.final.pressure.value))" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" font-family="sans-serif" \
      font-size="13">
      <style>.truth{fill:none;stroke:#bbb;stroke-width:7}.final{fill:none;stroke:#0b62c4;stroke-width:2}\
      .move{stroke:#e08a00}.held{fill:#e08a00}.measured{fill:#0b62c4}</style>
      <rect width="100%" height="100%" fill="#fff"/>
      <polyline class="truth" points="\(truth.joined(separator: " "))"/>
      \(moves.joined(separator: "\n"))
      <polyline class="final" points="\(final.joined(separator: " "))"/>
      \(sent.joined(separator: "\n"))
      <text x="250" y="215" fill="#777">grey: the true pressure of a stroke, 600 positions a second</text>
      <text x="250" y="235" fill="#0b62c4">blue dots: measured, 120 times a second</text>
      <text x="250" y="255" fill="#b36e00">orange dots: sent at once, held from the last measurement</text>
      <text x="250" y="275" fill="#0b62c4">blue line: the finished stroke, each held value refined once</text>
      </svg>

      """
  }

  private func held(_ pair: Reconciled.Pair) -> Bool { pair.first.provenance[.pressure] == .held }

  private func dot(_ sample: Sample, _ pressure: Float, _ kind: String) -> String {
    "<circle class=\"\(kind)\" cx=\"\(place(sample))\" cy=\"\(level(pressure))\" r=\"2.6\"/>"
  }

  private func place(_ sample: Sample) -> String {
    let last = Double(pairs[pairs.count - 1].final.time.microseconds - start)
    let share = Double(sample.time.microseconds - start) / last
    return String(format: "%.1f", 20 + share * (Self.size.width - 40))
  }

  private func level(_ pressure: Float) -> String {
    let most = Double(pairs.map(\.truth.pressure.value).max() ?? 1)
    return String(format: "%.1f", Self.size.height - 20 - Double(pressure) / most * 250)
  }
}
