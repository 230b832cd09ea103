import LinuxIO
package import StylusModel

/// Tells of strokes and tablets in lines of text, without coordinates.
package struct StrokeLines: Sendable {
  private var tallies: [StrokeID: StrokeTally] = [:]
  private var names: [DeviceID: String] = [:]

  /// A teller who has seen nothing.
  package init() {}

  /// Learns what a tablet is called.
  package mutating func registerTablet(_ tablet: Tablet) {
    names[tablet.id] = Terminal.printable(tablet.name)
  }

  /// The line that an update is worth; nil for most.
  package mutating func describeUpdate(_ update: StrokeUpdate) -> String? {
    switch update {
    case .began(let beginning):
      tallies[beginning.stroke] = StrokeTally(beginning)
    case .sample(let stroke, let sample):
      tallies[stroke]?.countSample(sample)
    case .corrected(let correction):
      tallies[correction.stroke]?.correct(correction)
    case .identified(let stroke, let tool, _):
      tallies[stroke]?.tool = tool
    case .finished(let summary):
      return tallies.removeValue(forKey: summary.stroke)?.line(
        flags: summary.flags, settlement: summary.settlement)
    case .cancelled(let stroke, _):
      tallies[stroke] = nil
      return "stroke \(stroke.rawValue)  cancelled"
    case .gap(let device, _):
      return "\(name(of: device)): the kernel dropped events"
    case .deviceRemoved(let device, _):
      return "\(name(of: device)): removed"
    default:
      break
    }
    return nil
  }

  private func name(of device: DeviceID) -> String {
    names[device] ?? "device \(device.rawValue)"
  }
}
