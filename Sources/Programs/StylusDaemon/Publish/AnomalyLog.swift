import StylusModel
import StylusPipeline

/// Decides which anomalies are logged: each kind at most once a minute per device, with the number
/// of those left out since.
///
/// A value without a clock; allocates only when a device shows a kind for the first time.
struct AnomalyLog {
  private var entries: [LoggedAnomaly] = []

  private struct LoggedAnomaly: BitwiseCopyable {
    var device: DeviceID
    var kind: Anomaly
    var logged: Timestamp
    var leftOut: UInt64 = 0
  }

  /// How long a device is silent about a kind.
  private static let pause = Microseconds.milliseconds(60_000)
  /// How many devices and kinds are remembered; the one that was told first is forgotten.
  private static let most = 256

  /// Records an anomaly; how many of this kind came since the last line, or nil for no line.
  mutating func recordAnomaly(_ kind: Anomaly, of device: DeviceID, _ now: Timestamp) -> UInt64? {
    guard let index = entries.firstIndex(where: { $0.device == device && $0.kind == kind }) else {
      if entries.count == Self.most { entries.removeFirst() }
      entries.append(LoggedAnomaly(device: device, kind: kind, logged: now))
      return 0
    }
    guard now - entries[index].logged >= Self.pause else {
      entries[index].leftOut += 1
      return nil
    }
    defer { entries[index] = LoggedAnomaly(device: device, kind: kind, logged: now) }
    return entries[index].leftOut
  }

  /// The line about a device, without coordinates.
  static func line(_ kind: Anomaly, of device: String, leftOut: UInt64) -> String {
    "\(device): \(kind.sentence)" + (leftOut > 0 ? " (and \(leftOut) more since)" : "")
  }
}
