package import StylusModel

/// The values that a program sends in addition to the frames of a device: the parameters of
/// `SendLateValues`.
package struct LateOffer: Hashable, Sendable {
  /// The tablet whose strokes it is about.
  package var device: DeviceID
  /// The properties it will send; a subset of ``StylusModel/PropertySet/detachable``, not empty.
  package var properties: PropertySet
  /// The clock of its times.
  package var clock: LateClock

  /// Offers some properties of a device.
  package init(device: DeviceID, properties: PropertySet, clock: LateClock) {
    (self.device, self.properties, self.clock) = (device, properties, clock)
  }
}

extension LateOffer: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("device", \.device)
    JSONField("properties", \.properties, where: { !$0.isEmpty && $0.isSubset(of: .detachable) })
    JSONField("clock", \.clock)
  }
}

/// The reply of `SendLateValues`.
package struct LateAcceptance: Hashable, Sendable {
  /// The number of the source, for people who read the log.
  package var source: UInt32

  /// Accepts a source under a number.
  package init(source: UInt32) { self.source = source }
}

extension LateAcceptance: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("source", \.source)
  }
}
