package import StylusModel

/// A frame of a recording: which events of which device, and when.
package struct RecordedFrame: Hashable, Sendable {
  /// The device's place in the recording.
  package let device: Int
  /// The places of its events among the device's; the last one is the SYN_REPORT.
  package let events: Range<Int>
  /// The stamp of the SYN_REPORT.
  package let time: Timestamp

  /// The whole frames of all devices in the order in which they are played: by time, frames of one
  /// time by device, and those of one device as they were sent, even where its clock jumps.
  ///
  /// What a device sent after its last SYN_REPORT is left out: half a frame was never seen by any
  /// reader.
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
    // A frame from the past follows at once on the latest of its device.
    frames.sort { a, b in
      (a.latest, a.frame.device, a.frame.events.lowerBound)
        < (b.latest, b.frame.device, b.frame.events.lowerBound)
    }
    return frames.map(\.frame)
  }
}
