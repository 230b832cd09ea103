import StylusModel
import StylusPipeline

/// Tells updates in words, one line each: the one place where scenes look into them.
struct UpdateLines {
  /// The properties of samples that are told.
  var shown: [Property] = [.pressure]
  /// Whether hovering is told.
  var tellsHover = false

  /// The line of an update; nil if it is not told.
  func callAsFunction(_ output: PipelineOutput) -> String? {
    switch output {
    case .update(let update): line(of: update)
    case .deviceAdded: nil
    case .profiled(_, let profile, let time): "\(ms(time)) profile \(profile)"
    case .anomaly(_, let anomaly, let time): "\(ms(time)) anomaly \(anomaly)"
    }
  }

  private func line(of update: StrokeUpdate) -> String? {
    switch update {
    case .deviceRemoved(let device, let time): "\(ms(time)) tablet \(device.rawValue) removed"
    case .proximity(let change): "\(ms(change.time)) \(name(change.tool)) \(change.kind)"
    case .hover(_, _, let sample): tellsHover ? "\(ms(sample.time)) hovers\(told(sample))" : nil
    case .began(let start):
      "\(ms(start.time)) stroke \(start.stroke.rawValue) by \(name(start.tool))"
    case .sample(let id, let sample):
      "\(ms(sample.time)) sample of \(id.rawValue)\(told(sample))\(waits(sample))"
    case .corrected(let correction):
      "corrected \(correction.stroke.rawValue).\(correction.position)\(told(correction.sample))"
        + (correction.changed.isEmpty ? " given up" : "") + rest(correction.sample)
    case .identified(let id, let tool, let time):
      "\(ms(time)) stroke \(id.rawValue) is of \(name(tool))"
    case .ended(let end): "\(ms(end.time)) stroke \(end.stroke.rawValue) ends\(words(end.flags))"
    case .finished(let summary): "stroke \(summary.stroke.rawValue) finished: \(counts(summary))"
    case .cancelled(let id, _): "stroke \(id.rawValue) cancelled"
    case .gap(_, let time): "\(ms(time)) gap"
    case .pad(let action): "\(ms(action.time)) pad \(action.control) \(action.index)"
    }
  }

  private func ms(_ time: Timestamp) -> String {
    let whole = time.microseconds / 1_000
    let rest = time.microseconds % 1_000
    return rest == 0 ? "\(whole) ms" : "\(whole)+\(rest)us"
  }

  private func name(_ tool: Tool) -> String {
    tool.serial == 0 ? "\(tool.kind)" : "\(tool.kind)#\(tool.serial)"
  }

  private func told(_ sample: Sample) -> String {
    shown.map { " \(value($0, sample)) \(sample.provenance[$0])" }.joined(separator: ",")
  }

  private func value(_ property: Property, _ sample: Sample) -> String {
    switch property {
    case .position: "at \(number(sample.x.value)),\(number(sample.y.value))"
    case .time: "time"
    case .pressure: "p=\(number(sample.pressure.value))"
    case .tilt: "tilt=\(whole(sample.altitude.degrees))/\(whole(sample.azimuth.degrees))"
    case .roll: "roll=\(whole(sample.roll.degrees))"
    case .slider: "slider=\(number(sample.slider.value))"
    case .distance: "distance=\(number(sample.distance.value))"
    case .identity: "tool"
    }
  }

  private func number(_ value: Float) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = abs(hundredths % 100)
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths / 100)).\(rest < 10 ? "0" : "")\(rest)"
  }

  private func whole(_ degrees: Float) -> String { "\(Int(degrees.rounded()))" }

  private func waits(_ sample: Sample) -> String {
    guard let index = sample.estimationIndex else { return "" }
    return " #\(index) expects \(sample.expectingUpdate.names.joined(separator: " "))"
  }

  private func rest(_ sample: Sample) -> String {
    sample.expectingUpdate.isEmpty
      ? "" : " still expects \(sample.expectingUpdate.names.joined(separator: " "))"
  }

  private func counts(_ summary: StrokeSummary) -> String {
    let settled = summary.settlement
    let late =
      settled.issued == 0 ? "" : ", \(settled.updated) updated, \(settled.expired) expired"
    return "\(summary.samples) samples\(late)\(words(summary.flags))"
  }

  private func words(_ flags: StrokeFlags) -> String {
    let names: [(StrokeFlags, String)] = [
      (.deviceLost, "device lost"), (.gap, "gap"), (.liftEstimated, "lift estimated"),
      (.stopped, "stopped"), (.resumed, "resumed"),
    ]
    let told = names.filter { flags.contains($0.0) }.map(\.1)
    return told.isEmpty ? "" : " (\(told.joined(separator: ", ")))"
  }
}
