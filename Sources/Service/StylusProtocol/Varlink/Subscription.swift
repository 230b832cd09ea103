package import StylusModel

/// The data that a subscriber requests: the parameters of `Subscribe`.
package struct Subscription: Hashable, JSONRecord {
  /// The devices; nil for all, those that come later included.
  package var devices: [DeviceID]?
  /// Whether samples of tools that do not touch are wanted.
  package var hover = false
  /// Whether pad actions are wanted.
  package var pads = true
  /// Whether values that arrive late are wanted.
  package var updates = true
  /// How far ahead to predict, in milliseconds; 0...50, 0 for not at all.
  package var predicted = 25
  /// How long updates may wait to be sent together; 0...100 ms.
  package var maxBatch = Microseconds(0)
  /// Whether a sign of life is wanted each five seconds of a silence; otherwise each silence has
  /// one.
  package var pings = true

  private static let mostDevices = 64
  /// Nobody can foresee a hand further than that, in milliseconds.
  package static let mostPredicted = 50
  private static let longestBatch = Microseconds(100_000)

  /// The default: strokes, where they go from here, and pads of all devices, as they happen.
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
    // A daemon that does not know the word would refuse the call.
    JSONField("pings", \.pings, omitting: true)
  }
}
