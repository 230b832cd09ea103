package import StylusModel

/// What was learned of a hand that draws now.
package struct HandStatistics: Hashable, Sendable {
  /// On which tablet.
  package var device: DeviceID
  /// With which tool; 0 where its number is unknown.
  package var serial: UInt32
  /// From how many moments.
  package var lessons: UInt64
  /// By how much smaller the error of predictions became 16 ms ahead, as a share; below 0 it grew,
  /// and what was learned is hardly heard.
  package var gain: Float

  /// A hand that was looked at.
  package init(device: DeviceID, serial: UInt32, lessons: UInt64, gain: Float) {
    (self.device, self.serial) = (device, serial)
    (self.lessons, self.gain) = (lessons, gain)
  }
}

extension HandStatistics: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("device", device.rawValue)
    writer.field("serial", serial)
    writer.field("lessons", lessons)
    writer.field("gain", gain)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    device = DeviceID(rawValue: try fields.required("device", fields.integer))
    serial = try fields.required("serial", fields.integer)
    lessons = try fields.required("lessons", fields.integer)
    gain = try fields.required("gain", fields.float)
  }
}

/// How many hands went: the reply of `ForgetHands`.
package struct HandsForgotten: Hashable, Sendable, JSONWritable {
  /// How many.
  package var hands: Int

  /// So many.
  package init(hands: Int) { self.hands = hands }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("hands", hands)
    writer.endObject()
  }

  /// Reads the reply of `ForgetHands`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    hands = try fields.required("hands", fields.integer)
  }
}
