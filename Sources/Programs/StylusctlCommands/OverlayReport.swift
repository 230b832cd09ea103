import StylusModel
import StylusProtocol

/// What the overlay says of itself, for people.
enum OverlayReport {
  /// What it draws with.
  static func inkText(of ink: OverlayInk) -> String {
    "\(ink.ink) \(ink.color.text) \(ink.width) mm"
  }

  /// Mode, ink, outputs and tablets.
  static func statusText(of status: OverlayStatus) -> String {
    var lines = [
      "mode \(status.mode.rawValue), \(inkText(of: status.ink)), eraser \(status.eraser.rawValue)",
      "inkoverlay \(status.version), up \(status.uptime.value / 1_000_000) s, "
        + (status.surface == .layer
          ? "above everything" : "in a window, because the compositor has no layers"),
    ]
    if status.isHidden { lines.append("hidden while another program needs the screen") }
    if let fault = status.daemonFault { lines.append("no ink from the daemon: \(fault)") }
    lines += status.outputs.flatMap { [line(of: $0)] + page(of: $0) }
    lines += status.tablets.map(line(of:))
    if status.tablets.isEmpty, status.daemonFault == nil { lines.append("no tablet") }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func line(of output: OverlayOutput) -> String {
    let strokes = output.strokes == 1 ? "1 stroke" : "\(output.strokes) strokes"
    let surface = output.isShown ? "shown" : "not shown"
    let megabytes = (Double(output.memory) / 100_000).rounded() / 10
    let kept = output.kept.map { $0 == output.strokes ? "" : " (\($0) on disk)" } ?? ""
    return
      "output \(output.name): \(output.pixelWidth)x\(output.pixelHeight) pixels, \(strokes)\(kept), "
      + "\(surface), \(megabytes) MB"
  }

  /// Which page is shown and how, where that is not what everybody expects.
  private static func page(of output: OverlayOutput) -> [String] {
    var words: [String] = []
    if output.pages > 1 { words.append("page \(output.page) of \(output.pages)") }
    if output.background != .none { words.append("on \(output.background.rawValue)") }
    if output.zoom != 1 { words.append("zoom \(Int((output.zoom * 100).rounded())) %") }
    if output.angle != 0 { words.append("turned by \((output.angle * 10).rounded() / 10) degrees") }
    return words.isEmpty ? [] : ["  " + words.joined(separator: ", ")]
  }

  private static func line(of tablet: OverlayTablet) -> String {
    let name = "tablet \(tablet.device.rawValue) \(tablet.name): "
    if let output = tablet.output { return name + "mapped to \(output)" }
    guard let area = tablet.area else { return name + "mapped to no output" }
    return name
      + "mapped to \(area.width)x\(area.height) of the layout, at \(area.left),\(area.top)"
  }

  /// How long ink took to each output, and what became of its frames.
  static func statisticsText(of statistics: OverlayStatistics) -> String {
    let seconds = statistics.uptime.value / 1_000_000
    guard !statistics.outputs.isEmpty else { return "no output; up \(seconds) s\n" }
    let times = StatisticsTable.table(
      ["output", "pacing", "margin us", "samples", "mean us", "p50 us", "p99 us", "max us"],
      statistics.outputs.map(times(of:)))
    let frames = StatisticsTable.table(
      ["output", "Hz", "commits", "presented", "discarded", "skipped", "missed"],
      statistics.outputs.map(frames(of:)))
    return times + "\n" + frames + "\nup \(seconds) s\n"
  }

  private static func times(of output: OverlayLatency) -> [String] {
    let margin = output.margin.map { "\($0.value)" } ?? "-"
    let head = [output.output, output.pacing.rawValue, margin, "\(output.samples)"]
    guard output.samples > 0 else { return head + ["-", "-", "-", "-"] }
    let mean = "\(Int64(Double(output.mean).rounded()))"
    return head + [mean] + [output.p50, output.p99, output.longest].map { "\($0.value)" }
  }

  private static func frames(of output: OverlayLatency) -> [String] {
    let hertz = output.period > 0 ? (1e11 / Double(output.period)).rounded() / 100 : 0
    let counts = [
      output.commits, output.presented, output.discarded, output.skipped, output.missed,
    ]
    return [output.output, hertz > 0 ? "\(hertz)" : "-"] + counts.map { "\($0)" }
  }
}
