import InkDrawing
import InkGeometry

/// The meaning of the columns of a trace, and their conversion to our units.
struct InkMLFormat {
  /// The meaning of a column that is used.
  enum ChannelRole: String {
    case x = "X"
    case y = "Y"
    case time = "T"
    case force = "F"
    case azimuth = "OA"
    case elevation = "OE"
    case tiltX = "OTx"
    case tiltY = "OTy"
    case rotation = "OR"
    case width = "W"
    case tipWidth = "BW"
    case tipHeight = "BH"
    case transparency = "A"
  }

  /// The number of columns of every point, and the largest number including intermittent ones,
  /// which are ignored.
  let columns: Int
  let declared: Int
  /// The origin of T.
  let timeReference: String?
  /// Whether the file specifies the largest force; otherwise it must be determined.
  let isForceScaled: Bool
  /// The unknown channels.
  let unknown: [String]
  /// Whether X and Y have a unit.
  let hasUnits: Bool
  private var places: [ChannelRole: InkMLColumn] = [:]

  private struct InkMLColumn {
    let index: Int
    /// The factor to millimeters, seconds, radians or fractions, after the offset is subtracted.
    let scale: Double
    let offset: Double
  }

  /// The default format: X and Y in millimeters.
  static let standard = InkMLFormat(
    XMLElement(name: "traceFormat", namespace: "", attributes: [], line: 0), source: nil)

  /// Reads the format that an element declares, with the properties of a device.
  init(_ element: XMLElement, source: XMLElement?) {
    var channels = Array(element.all("channel"))
    if channels.isEmpty { channels = ["X", "Y"].map(Self.implied) }
    let intermittent = element.child("intermittentChannels").map { Array($0.all("channel")) } ?? []
    columns = channels.count
    declared = channels.count + intermittent.count
    var (unknown, reference, isForceScaled): ([String], String?, Bool) = ([], nil, true)
    var hasUnits = true
    for (index, channel) in channels.enumerated() {
      guard let role = ChannelRole(rawValue: channel["name"] ?? ""), places[role] == nil else {
        unknown.append(String((channel["name"] ?? "without a name").prefix(40)))
        continue
      }
      let found = ChannelScale(channel, role, source)
      if role == .time { reference = channel["respectTo"] }
      if role == .force { isForceScaled = found.isKnown }
      if role == .x || role == .y { hasUnits = hasUnits && found.isKnown }
      places[role] = InkMLColumn(index: index, scale: found.scale, offset: found.offset)
    }
    unknown += intermittent.map { String(($0["name"] ?? "without a name").prefix(40)) }
    (self.unknown, timeReference, self.isForceScaled) = (unknown, reference, isForceScaled)
    self.hasUnits = hasUnits
  }

  private static func implied(_ name: String) -> XMLElement {
    XMLElement(name: "channel", namespace: "", attributes: [("name", name)], line: 0)
  }

  /// Returns whether a column has a role.
  func has(_ role: ChannelRole) -> Bool { places[role] != nil }

  /// Returns the value of a role in a row, in our units; nil if there is no such column.
  func value(_ role: ChannelRole, in row: ArraySlice<Double>) -> Double? {
    guard let column = places[role] else { return nil }
    return (row[row.startIndex + column.index] - column.offset) * column.scale
  }

  /// Returns the location in a row, after a transform of the values in the file.
  func location(in row: ArraySlice<Double>, _ canvas: InkTransform) -> Point? {
    guard let x = places[.x], let y = places[.y] else { return nil }
    let raw = canvas.applied(
      to: Point(x: row[row.startIndex + x.index], y: row[row.startIndex + y.index]))
    return Point(x: (raw.x - x.offset) * x.scale, y: (raw.y - y.offset) * y.scale)
  }
}

/// The conversion of a channel's numbers to our unit.
struct ChannelScale {
  var scale = 1.0
  var offset = 0.0
  /// Whether the file specifies it.
  var isKnown = true

  init(_ channel: XMLElement, _ role: InkMLFormat.ChannelRole, _ source: XMLElement?) {
    let units = channel["units"]?.lowercased()
    let low = XMLText.parseNumber(channel["min"])
    let high = XMLText.parseNumber(channel["max"])
    switch role {
    case .force:
      if units == "%" {
        scale = 0.01
      } else if let high, high > (low ?? 0) {
        (offset, scale) = (low ?? 0, 1 / (high - (low ?? 0)))
      } else {
        isKnown = false
      }
    case .transparency:
      let least = low ?? 0
      let most = high ?? 255
      (offset, scale) = (least, most > least ? 1 / (most - least) : 1.0 / 255)
    default: setUnit(channel, role, units, source)
    }
    if channel["orientation"] == "-ve" { scale = -scale }
    takeMapping(channel)
  }

  private mutating func setUnit(
    _ channel: XMLElement, _ role: InkMLFormat.ChannelRole, _ units: String?, _ source: XMLElement?
  ) {
    let properties = source?.child("channelProperties")
    let resolution = properties?.children.prefix(1_000).first {
      $0["channel"] == channel["name"] && $0["name"] == "resolution"
    }
    let own = units.flatMap { Self.unit($0, role) }
    guard let resolution, let value = XMLText.parseNumber(resolution["value"]), value > 0 else {
      isKnown = own != nil
      scale = own ?? Self.usualUnit(role)
      return
    }
    // The number of steps per unit, "1/mm"; some files leave out the "1/".
    let name = (resolution["units"] ?? "").lowercased()
    let perUnit = name.hasPrefix("1/") ? Self.unit(String(name.dropFirst(2)), role) : nil
    if let perUnit {
      scale = perUnit / value
    } else if let unit = Self.unit(name, role) {
      scale = unit * value
    } else {
      scale = (own ?? Self.usualUnit(role)) / value
    }
  }

  /// Applies an affine mapping of this channel alone: a factor and an offset.
  private mutating func takeMapping(_ channel: XMLElement) {
    guard let mapping = channel.child("mapping"), mapping["type"] == "affine",
      let numbers = mapping.child("affine").flatMap({ XMLText.numbers($0.text) }),
      numbers.count == 2, numbers[0] != 0
    else { return }
    offset = (offset - numbers[1]) / numbers[0]
    scale *= numbers[0]
  }

  private static func unit(_ name: String, _ role: InkMLFormat.ChannelRole) -> Double? {
    switch role {
    case .x, .y, .width, .tipWidth, .tipHeight: millimetersPerUnit(name)
    case .time: ["s": 1, "ms": 0.001, "us": 1e-6, "ns": 1e-9][name]
    default: ["deg": Double.pi / 180, "rad": 1][name]
    }
  }

  /// The units of the Recommendation, and three that programs use.
  static func millimetersPerUnit(_ name: String) -> Double? {
    switch name {
    case "m": 1_000
    case "cm": 10
    case "mm": 1
    case "in": 25.4
    case "pt": 25.4 / 72
    case "pc": 25.4 / 6
    case "himetric": 0.01
    case "px", "dip": 25.4 / 96
    default: nil
    }
  }

  private static func usualUnit(_ role: InkMLFormat.ChannelRole) -> Double {
    switch role {
    case .time: 0.001
    case .azimuth, .elevation, .tiltX, .tiltY, .rotation: .pi / 180
    default: 1
    }
  }
}
