package import StylusModel

/// What a subscriber wants to hear: the parameters of `Subscribe`.
package struct Subscription: Hashable, Sendable {
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
  /// Whether a sign of life is wanted each five seconds of a silence; else each silence has one.
  package var pings = true

  static let names: Set<String> = [
    "devices", "hover", "pads", "updates", "predicted_ms", "max_batch_us", "pings",
  ]
  private static let mostDevices = 64
  /// Nobody can foresee a hand further than that, in milliseconds.
  package static let mostPredicted = 50

  /// The default: strokes, where they go from here, and pads of all devices, as they happen.
  package init() {}

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    if let devices: [UInt32] = try fields.integers("devices") {
      guard devices.count <= Self.mostDevices else { throw .invalidField("devices") }
      self.devices = devices.map { DeviceID(rawValue: $0) }
    }
    hover = try fields.bool("hover") ?? hover
    pads = try fields.bool("pads") ?? pads
    updates = try fields.bool("updates") ?? updates
    predicted = try fields.integer("predicted_ms", in: 0...Self.mostPredicted) ?? predicted
    maxBatch = Microseconds(try fields.integer("max_batch_us", in: 0...100_000) ?? maxBatch.value)
    pings = try fields.bool("pings") ?? pings
  }
}

extension Subscription: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let devices {
      writer.key("devices")
      writer.beginArray()
      for device in devices { writer.integer(device.rawValue) }
      writer.endArray()
    }
    writer.field("hover", hover)
    writer.field("pads", pads)
    writer.field("updates", updates)
    writer.field("predicted_ms", predicted)
    writer.field("max_batch_us", maxBatch.value)
    // A daemon that does not know the word would refuse the call.
    if !pings { writer.field("pings", pings) }
    writer.endObject()
  }
}
