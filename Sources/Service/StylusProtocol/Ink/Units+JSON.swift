package import StylusModel

// The representation of units in JSON: as numbers and words.

extension DeviceID: JSONCodable {
  package static var coding: JSONCoding<DeviceID> {
    JSONCoding({ DeviceID(rawValue: $0) }, \.rawValue)
  }
}

extension Microseconds: JSONCodable {
  package static var coding: JSONCoding<Microseconds> { JSONCoding({ Microseconds($0) }, \.value) }
}

extension Timestamp: JSONCodable {
  package static var coding: JSONCoding<Timestamp> {
    JSONCoding({ Timestamp(microseconds: $0) }, \.microseconds)
  }
}

extension Millimeters: JSONCodable {
  package static var coding: JSONCoding<Millimeters> { JSONCoding({ Millimeters($0) }, \.value) }
}

extension Tablet.Role: JSONCodable {
  package static var coding: JSONCoding<Self> { JSONCoding(words: [.pen, .pad], \.word) }
}

extension LateClock: JSONCodable {
  package static var coding: JSONCoding<LateClock> { JSONCoding(words: allCases, \.name) }
}

extension Property: JSONCodable {
  package static var coding: JSONCoding<Property> { JSONCoding(words: allCases, \.word) }
}

extension PropertySet: JSONCodable {
  /// The names of the properties in the set; a bit without a name is written as its number.
  package static var coding: JSONCoding<PropertySet> {
    let names = BitNames.properties
    return JSONCoding(
      type: .list(Property.coding.type),
      read: { (json) throws(ProtocolError) in
        try [String].coding.read(json).flatMap(names.bits).map(PropertySet.init(rawValue:))
      },
      write: { $1.strings(names.names(of: $0.rawValue)) })
  }
}
