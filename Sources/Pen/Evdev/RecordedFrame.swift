package import StylusModel

/// A frame of a recording: which events of which device, and when.
package struct RecordedFrame: Hashable, Sendable {
  /// The index of the device in the recording.
  package let device: Int
  /// The indices of its events among the device's; the last one is the SYN_REPORT.
  package let events: Range<Int>
  /// The stamp of the SYN_REPORT.
  package let time: Timestamp

  /// The complete frames of all devices in the order in which they are played: by time, frames of
  /// the same time by device. The frames of one device keep their order, even if its clock jumps.
  ///
  /// Events after a device's last SYN_REPORT are left out: no reader ever received an incomplete
  /// frame.
  package static func inOrder(_ devices: [[InputEvent]]) -> [RecordedFrame] {
    var frames: [(latest: Timestamp, frame: RecordedFrame)] = []
    for (device, events) in devices.enumerated() {
      var latest = Timestamp(microseconds: .min)
      var start = 0
      for (place, event) in events.enumerated() where event.isReport {
        latest = max(latest, event.time)
        let frame = RecordedFrame(device: device, events: start..<place + 1, time: event.time)
        frames.append((latest, frame))
        start = place + 1
      }
    }
    // A frame with an earlier time immediately follows the latest frame of its device.
    frames.sort { a, b in
      (a.latest, a.frame.device, a.frame.events.lowerBound)
        < (b.latest, b.frame.device, b.frame.events.lowerBound)
    }
    return frames.map(\.frame)
  }
}
