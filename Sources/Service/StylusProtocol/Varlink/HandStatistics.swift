package import StylusModel

/// The hand model of a writer who draws now.
package struct HandStatistics: Hashable, Sendable {
  /// On which tablet.
  package var device: DeviceID
  /// The serial number of the tool; 0 if it is unknown.
  package var serial: UInt32
  /// From how many moments.
  package var lessons: UInt64
  /// The fraction by which the prediction error 16 ms ahead became smaller; below 0 it grew, and
  /// the learned model has almost no weight.
  package var gain: Float

  /// The statistics of a hand model.
  package init(device: DeviceID, serial: UInt32, lessons: UInt64, gain: Float) {
    (self.device, self.serial) = (device, serial)
    (self.lessons, self.gain) = (lessons, gain)
  }
}

extension HandStatistics: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("device", \.device)
    JSONField("serial", \.serial)
    JSONField("lessons", \.lessons)
    JSONField("gain", \.gain)
  }
}

/// The number of hand models removed: the reply of `ForgetHands`.
package struct HandsForgotten: Hashable, JSONRecord {
  /// The number of removed hand models.
  package var hands: Int

  /// The number of removed hand models.
  package init(hands: Int) { self.hands = hands }

  package static let layout = RecordLayout(Self.init) {
    JSONField("hands", \.hands)
  }
}
