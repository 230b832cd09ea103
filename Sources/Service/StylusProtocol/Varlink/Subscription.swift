package import StylusModel

/// The data that a subscriber requests: the parameters of `Subscribe`.
package struct Subscription: Hashable, JSONRecord {
  /// The devices; nil for all, including devices added later.
  package var devices: [DeviceID]?
  /// Whether to receive samples of tools that do not touch.
  package var hover = false
  /// Whether to receive pad actions.
  package var pads = true
  /// Whether to receive values that arrive late.
  package var updates = true
  /// How far ahead to predict, in milliseconds; 0...50, 0 for no prediction.
  package var predicted = 25
  /// How long updates may be held back to be sent together; 0...100 ms.
  package var maxBatch = Microseconds(0)
  /// Whether to receive a sign of life every five seconds of silence; if false, there is only one
  /// for each silence.
  package var pings = true

  private static let mostDevices = 64
  /// A prediction further ahead is not possible, in milliseconds.
  package static let mostPredicted = 50
  private static let longestBatch = Microseconds(100_000)

  /// The default: strokes with predictions, and pads, of all devices, without delay.
  package init() {}

  private init(
    _ devices: [DeviceID]?, _ hover: Bool, _ pads: Bool, _ updates: Bool, _ predicted: Int,
    _ maxBatch: Microseconds, _ pings: Bool
  ) {
    (self.devices, self.hover, self.pads, self.updates) = (devices, hover, pads, updates)
    (self.predicted, self.maxBatch, self.pings) = (predicted, maxBatch, pings)
  }

  package static let layout = RecordLayout(Self.init) {
    JSONField("devices", \.devices, where: { $0.count <= mostDevices })
    JSONField("hover", \.hover, missing: false)
    JSONField("pads", \.pads, missing: true)
    JSONField("updates", \.updates, missing: true)
    JSONField("predicted_ms", \.predicted, missing: 25, where: (0...mostPredicted).contains)
    JSONField(
      "max_batch_us", \.maxBatch, missing: Microseconds(0),
      where: (Microseconds(0)...longestBatch).contains)
    // A daemon that does not support this member would refuse the call.
    JSONField("pings", \.pings, omitting: true)
  }
}
