import StylusModel

/// Which device draws which stroke: those that are open, and those that just ended.
struct StrokeDevices {
  private var entries: [(stroke: StrokeID, device: DeviceID)] = []

  /// The device of a stroke; nil for one that is over.
  subscript(stroke: StrokeID) -> DeviceID? { entries.first { $0.stroke == stroke }?.device }

  /// Records a beginning, before the update is offered.
  mutating func recordBeginning(_ update: StrokeUpdate) {
    guard case .began(let beginning) = update else { return }
    entries.append((beginning.stroke, beginning.device))
  }

  /// Forgets a stroke that is over, after the update was offered.
  mutating func removeEnded(after update: StrokeUpdate) {
    switch update {
    case .finished(let summary): entries.removeAll { $0.stroke == summary.stroke }
    case .cancelled(let stroke, _): entries.removeAll { $0.stroke == stroke }
    default: break
    }
  }
}
