import InkDrawing
import InkGeometry

/// The common properties of a path's points.
struct UIMProperties {
  private(set) var color = Color.black
  private(set) var size = 1.0
  private(set) var rotation = 0.0
  private(set) var scaleX = 1.0
  private(set) var scaleY = 1.0

  init() {}

  init(_ field: ProtobufReader.Field) throws(InkFormatError) {
    var message = field.message
    while let part = try message.nextField() {
      switch part.number {
      case 1:
        let bits = UInt32(truncatingIfNeeded: part.whole)
        color = Color(rgba: bits >> 1 ^ (0 &- (bits & 1)))
      case 2: size = part.fraction
      case 3: rotation = part.fraction
      case 4: scaleX = part.fraction
      case 5: scaleY = part.fraction
      default: continue
      }
    }
  }
}

extension UIMProperties {
  /// Reads the properties of UIM 3.0: each is a message with a number. Missing color components are
  /// 0.
  init(old field: ProtobufReader.Field) throws(InkFormatError) {
    var message = field.message
    color = Color(red: 0, green: 0, blue: 0, alpha: 1)
    while let part = try message.nextField() {
      var holder = part.message
      var value = 0.0
      while let number = try holder.nextField() {
        if number.number == 1 { value = number.fraction }
      }
      let share = Float(min(1, max(0, value.isFinite ? value : 0)))
      switch part.number {
      case 1: size = value
      case 2: color.red = share
      case 3: color.green = share
      case 4: color.blue = share
      case 5: color.alpha = share
      case 6: rotation = value
      case 7: scaleX = value
      case 8: scaleY = value
      default: continue
      }
    }
  }
}

/// A stroke as in the file.
struct UIMPath {
  private(set) var id: InkID?
  private(set) var start = 0.0
  private(set) var end = 1.0
  private(set) var x: [Float] = []
  private(set) var y: [Float] = []
  private(set) var propertiesIndex: Int?
  private(set) var ownProperties: UIMProperties?
  private(set) var brushIndex: Int?
  private(set) var brushURI: String?
  private(set) var hasRenderMode = false
  private(set) var seed: UInt32 = 0
  private(set) var sensorID: InkID?
  private var sensorOffset = 0
  private var mapping: [UInt32] = []
  private var red: [UInt32] = []
  private var green: [UInt32] = []
  private var blue: [UInt32] = []
  private var alpha: [UInt32] = []
  private var sizes: [Float] = []
  private var rotations: [Float] = []
  private var scalesX: [Float] = []
  private var scalesY: [Float] = []

  init(_ field: ProtobufReader.Field) throws(InkFormatError) {
    var message = field.message
    var (precisions, packed): (Int, ProtobufReader?) = (0, nil)
    while let part = try message.nextField() {
      switch part.number {
      case 1: id = UIMNames.id(part.bytes)
      case 2: precisions = Int(UInt32(truncatingIfNeeded: part.whole >> 1))
      case 3: start = part.fraction
      case 4: end = part.fraction
      case 5: try readPlain(part.message)
      case 6: packed = part.message
      case 7: propertiesIndex = Int(clamping: part.whole) - 1
      case 8: ownProperties = try UIMProperties(part)
      case 9: brushIndex = Int(clamping: part.whole) - 1
      case 10: brushURI = part.text
      case 11, 12: hasRenderMode = true
      case 13: seed = UInt32(truncatingIfNeeded: part.whole)
      case 14: sensorOffset = Int(UInt32(truncatingIfNeeded: part.whole))
      case 15: sensorID = UIMNames.id(part.bytes)
      case 16: try part.appendNumbers(to: &mapping)
      default: continue
      }
    }
    if let packed { try readPacked(packed, precisions) }
  }

  /// Reads a stroke of UIM 3.0.
  init(old field: ProtobufReader.Field) throws(InkFormatError) {
    var message = field.message
    while let part = try message.nextField() {
      switch part.number {
      case 1: id = UIMNames.id(part.bytes)
      case 2: start = part.fraction
      case 3: end = part.fraction
      case 4: try part.appendNumbers(to: &x)
      case 5: try part.appendNumbers(to: &y)
      case 7: try Self.appendColorComponents(part, to: &red)
      case 8: try Self.appendColorComponents(part, to: &green)
      case 9: try Self.appendColorComponents(part, to: &blue)
      case 10: try Self.appendColorComponents(part, to: &alpha)
      case 11: try part.appendNumbers(to: &sizes)
      case 12: try part.appendNumbers(to: &rotations)
      case 13: try part.appendNumbers(to: &scalesX)
      case 14: try part.appendNumbers(to: &scalesY)
      case 19: sensorOffset = Int(UInt32(truncatingIfNeeded: part.whole))
      case 20: sensorID = UIMNames.id(part.bytes)
      case 21: try part.appendNumbers(to: &mapping)
      case 22: try readStyle(part.message)
      default: continue
      }
    }
  }

  private mutating func readStyle(_ style: ProtobufReader) throws(InkFormatError) {
    var message = style
    while let part = try message.nextField() {
      switch part.number {
      case 1: ownProperties = try UIMProperties(old: part)
      case 2: brushURI = part.text
      case 3: seed = UInt32(truncatingIfNeeded: part.whole)
      case 4: hasRenderMode = true
      default: continue
      }
    }
  }

  /// Appends color components, which UIM 3.0 stores as fractions, as bytes.
  private static func appendColorComponents(
    _ part: ProtobufReader.Field, to list: inout [UInt32]
  ) throws(InkFormatError) {
    var shares: [Float] = []
    try part.appendNumbers(to: &shares)
    list += shares.map { $0 > 0 ? UInt32((min(1, $0) * 255).rounded()) : 0 }
  }

  private mutating func readPlain(_ content: ProtobufReader) throws(InkFormatError) {
    var message = content
    while let part = try message.nextField() {
      switch part.number {
      case 1: try part.appendNumbers(to: &x)
      case 2: try part.appendNumbers(to: &y)
      case 4: try part.appendNumbers(to: &red)
      case 5: try part.appendNumbers(to: &green)
      case 6: try part.appendNumbers(to: &blue)
      case 7: try part.appendNumbers(to: &alpha)
      case 8: try part.appendNumbers(to: &sizes)
      case 9: try part.appendNumbers(to: &rotations)
      case 10: try part.appendNumbers(to: &scalesX)
      case 11: try part.appendNumbers(to: &scalesY)
      default: continue
      }
    }
  }

  /// Reads integers that are stored as differences; the number of decimals is in groups of four
  /// bits.
  private mutating func readPacked(
    _ content: ProtobufReader, _ precisions: Int
  ) throws(InkFormatError) {
    var message = content
    func decimals(_ group: Int) -> Int { precisions >> (4 * group) & 0xF }
    while let part = try message.nextField() {
      switch part.number {
      case 1: x = try Self.unpacked(part, decimals(0))
      case 2: y = try Self.unpacked(part, decimals(0))
      case 4: try part.appendNumbers(to: &red)
      case 5: try part.appendNumbers(to: &green)
      case 6: try part.appendNumbers(to: &blue)
      case 7: try part.appendNumbers(to: &alpha)
      case 8: sizes = try Self.unpacked(part, decimals(1))
      case 9: rotations = try Self.unpacked(part, decimals(2))
      case 10: scalesX = try Self.unpacked(part, decimals(3))
      case 11: scalesY = try Self.unpacked(part, decimals(3))
      default: continue
      }
    }
  }

  private static func unpacked(
    _ part: ProtobufReader.Field, _ decimals: Int
  ) throws(InkFormatError) -> [Float] {
    var steps: [Int32] = []
    try part.appendNumbers(toSigned: &steps)
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    var sum: Int64 = 0
    return steps.map { step in
      sum += Int64(step)
      return Float(Double(sum) / unit)
    }
  }

  /// Returns the color of the stroke: that of the first point, if each has its own.
  ///
  /// Programs that store the opacity of each point may leave that of the stroke at 0.
  func color(_ properties: UIMProperties) -> Color {
    func part(_ list: [UInt32], _ usual: Float) -> Float {
      list.first.map { Float(min($0, 255)) / 255 } ?? usual
    }
    let whole = properties.color
    let isCovered = alpha.isEmpty || whole.alpha > 0
    return Color(
      red: part(red, whole.red), green: part(green, whole.green), blue: part(blue, whole.blue),
      alpha: isCovered ? whole.alpha : 1)
  }

  /// Whether its points differ in color.
  var hasManyColors: Bool {
    [red, green, blue].contains { list in list.contains { $0 != list[0] } }
  }

  /// Returns its points in millimeters, with the measurements at each.
  func points(
    _ properties: UIMProperties, _ transform: InkTransform, _ data: UIMSensorData?, isOwn: Bool
  ) -> [StrokePoint] {
    let scale = abs(transform.determinant).squareRoot()
    func value(_ list: [Float], _ index: Int, _ usual: Double) -> Double {
      list.indices.contains(index) ? Double(list[index]) : usual
    }
    var points = x.indices.map { index in
      let size = abs(value(sizes, index, properties.size)) * scale
      let across = Size(
        width: size * abs(value(scalesX, index, properties.scaleX)),
        height: size * abs(value(scalesY, index, properties.scaleY)))
      var point = StrokePoint(
        location: transform.applied(to: Point(x: Double(x[index]), y: Double(y[index]))),
        timeOffset: Double(index) / 200, size: across)
      if alpha.indices.contains(index) {
        point.opacity = min(1, Float(alpha[index]) / 255 / color(properties).alpha)
      }
      data?.applySample(sample(of: index, data), into: &point)
      if !isOwn, across.width != across.height {
        // A foreign tip has its own angle; ours computes it from the pen's.
        point.azimuth = Float(value(rotations, index, properties.rotation))
      }
      return point
    }
    for index in points.indices.dropFirst() {
      points[index].azimuth = points[index - 1].azimuth.unwrapping(points[index].azimuth)
      points[index].roll = points[index - 1].roll.unwrapping(points[index].roll)
    }
    return points
  }

  /// Returns the sample that belongs to a point: as specified by the file, or consecutively without
  /// the two ends.
  private func sample(of index: Int, _ data: UIMSensorData?) -> Int {
    if mapping.count == x.count { return sensorOffset + Int(mapping[index]) }
    let isWithoutEnds = (data?.count ?? 0) <= x.count - 2
    return sensorOffset + max(0, isWithoutEnds ? index - 1 : index)
  }
}
