package import StylusModel

/// What a program wants to send apart from the frames of a device: the parameters of
/// `SendLateValues`.
package struct LateOffer: Hashable, Sendable {
  /// The tablet whose strokes it is about.
  package var device: DeviceID
  /// What it will send; of ``StylusModel/PropertySet/detachable``, not empty.
  package var properties: PropertySet
  /// On which clock it tells its times.
  package var clock: LateClock

  static let names: Set<String> = ["device", "properties", "clock"]

  /// Offers some properties of a device.
  package init(device: DeviceID, properties: PropertySet, clock: LateClock) {
    self.device = device
    self.properties = properties
    self.clock = clock
  }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    device = DeviceID(rawValue: try fields.required("device", fields.integer))
    let named = try fields.required("properties", fields.strings).map(Property.init(name:))
    properties = PropertySet(named.compactMap { $0.map { PropertySet($0 as Property) } })
    guard !named.isEmpty, !named.contains(nil), properties.isSubset(of: .detachable) else {
      throw .invalidField("properties")
    }
    let clock = try fields.required("clock", fields.string)
    guard let known = LateClock.allCases.first(where: { $0.name == clock }) else {
      throw .invalidField("clock")
    }
    self.clock = known
  }
}

extension LateOffer: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("device", device.rawValue)
    writer.field("properties", properties.names)
    writer.field("clock", clock.name)
    writer.endObject()
  }
}

/// The reply of `SendLateValues`.
package struct LateAcceptance: Hashable, Sendable {
  /// The number of the source, for people who read the log.
  package var source: UInt32

  /// Accepts a source under a number.
  package init(source: UInt32) { self.source = source }
}

extension LateAcceptance: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("source", source)
    writer.endObject()
  }

  /// Reads the reply.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    source = try fields.required("source", fields.integer)
  }
}
