package import StylusModel

extension Tablet: JSONRecord {
  package static let layout = RecordLayout(
    Self.init(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)
  ) {
    JSONField("id", \.id)
    JSONField("name", \.name)
    JSONField("node", \.node)
    JSONField("bus", \.bus)
    JSONField("vendor", \.vendor)
    JSONField("product", \.product)
    JSONField("seat", \.seat)
    JSONField("group", \.group)
    JSONField("display", \.isDisplay)
    JSONField("role", \.role)
    JSONField("area", \.area)
    JSONField("measures", \.measures, missing: [])
    JSONField("profile", \.profileWords)
    JSONField("pad", \.pad)
  }

  private init(
    _ id: DeviceID, _ name: String, _ node: String, _ bus: UInt16, _ vendor: UInt16,
    _ product: UInt16, _ seat: String, _ group: String, _ isDisplay: Bool, _ role: Role,
    _ area: Area?, _ measures: PropertySet, _ profileWords: String?, _ pad: Pad?
  ) {
    self.init(id: id, name: name, role: role)
    (self.node, self.bus, self.vendor, self.product) = (node, bus, vendor, product)
    (self.seat, self.group, self.isDisplay) = (seat, group, isDisplay)
    (self.area, self.measures, self.pad) = (area, measures, pad)
    // A newer daemon may send a text that is unknown here; then the default is assumed.
    if let profile = profileWords.flatMap(SourceProfile.init(words:)) { self.profile = profile }
  }

  /// How the values of a pen arrive; nil for a pad.
  private var profileWords: String? { role == .pen ? profile.words : nil }
}

extension Tablet.Area: JSONRecord {
  package static let layout = RecordLayout(
    rectangle: Self.init, \.left, \.top, \.width, \.height)
}

extension Tablet.Pad: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("buttons", \.buttons)
    JSONField("rings", \.rings)
    JSONField("strips", \.strips)
    JSONField("dials", \.dials)
  }
}
