package import StylusModel

/// The hand model of a writer who draws now.
package struct HandStatistics: Hashable, Sendable {
  /// On which tablet.
  package var device: DeviceID
  /// With which tool; 0 where its number is unknown.
  package var serial: UInt32
  /// From how many moments.
  package var lessons: UInt64
  /// By how much smaller the error of predictions became 16 ms ahead, as a share; below 0 it grew,
  /// and the learned model has almost no weight.
  package var gain: Float

  /// A hand that was looked at.
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
  /// How many.
  package var hands: Int

  /// The number of removed hand models.
  package init(hands: Int) { self.hands = hands }

  package static let layout = RecordLayout(Self.init) {
    JSONField("hands", \.hands)
  }
}
