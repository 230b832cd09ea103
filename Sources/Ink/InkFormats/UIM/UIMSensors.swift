import InkDrawing
import InkGeometry
import InkStorage

/// The measurements, by the names that strokes use for them.
struct UIMSensors {
  private let source: InkByteSource
  /// The range of the measurements in the file.
  private var content = 0..<0
  /// The offset of the data of each name, because all of it would take too much memory.
  private var places: [InkID: Int] = [:]
  private var channels: [InkID: UIMChannel] = [:]
  /// The number of columns of unknown channels that were ignored.
  private(set) var unknown = 0

  init(_ source: InkByteSource) { self.source = source }

  /// The contexts normally come first, but may also follow.
  mutating func readContent(
    _ content: Range<Int>, _ allowance: inout Allowance
  ) throws(InkFormatError) {
    self.content = content
    var scan = ProtobufScan(source, content)
    while let part = try scan.nextField() {
      if part.number == 1 { try readContexts(try part.field) }
    }
    scan = ProtobufScan(source, content)
    while let part = try scan.nextField() {
      guard part.number == 2 else { continue }
      let read = try UIMSensorData.decodeField(try part.field, channels)
      // Several channels make one point; a measured point counts like a point of a line.
      try allowance.takePoints(read.data.count, .offset(part.range.lowerBound))
      unknown += read.data.unknown
      if let id = read.id { places[id] = part.range.lowerBound }
    }
  }

  /// Returns the measurements of a stroke.
  func data(named id: InkID) -> UIMSensorData? {
    guard let place = places[id] else { return nil }
    var scan = ProtobufScan(source, place..<content.upperBound)
    guard let field = try? scan.nextField()?.field else { return nil }
    return try? UIMSensorData.decodeField(field, channels).data
  }

  private mutating func readContexts(_ field: ProtobufReader.Field) throws(InkFormatError) {
    var contexts = field.message
    while let context = try contexts.nextField() {
      guard context.number == 5 else { continue }
      var parts = context.message
      while let part = try parts.nextField() {
        guard part.number == 2 else { continue }
        var inner = part.message
        while let channel = try inner.nextField() {
          if channel.number == 2, let read = try UIMChannel.decodeField(channel) {
            channels[read.id] = read.channel
          }
        }
      }
    }
  }
}

/// The meaning of a column of integers.
struct UIMChannel {
  let kind: UIMNames.UIMQuantity
  /// The factor from integers to meters, seconds, radians, or the unit of pressure.
  let scale: Double
  private let least: Double
  private let greatest: Double
  private let isShare: Bool

  /// Returns nil for an unknown channel.
  static func decodeField(
    _ field: ProtobufReader.Field
  ) throws(InkFormatError) -> (id: InkID, channel: UIMChannel)? {
    var message = field.message
    var (id, kind): (InkID?, UIMNames.UIMQuantity?) = (nil, nil)
    var (metric, precision, resolution, least, greatest) = (UInt64(0), UInt64(0), 0.0, 0.0, 0.0)
    while let part = try message.nextField() {
      switch part.number {
      case 1: id = UIMNames.id(part.bytes)
      case 2: kind = UIMNames.UIMQuantity(type: part.text)
      case 3: metric = part.whole
      case 4: resolution = part.fraction
      case 5: least = part.fraction
      case 6: greatest = part.fraction
      case 7: precision = part.whole
      default: continue
      }
    }
    guard let id, let kind else { return nil }
    var factor = resolution > 0 ? resolution : 1
    for _ in 0..<min(precision, 15) { factor *= 10 }
    return (
      id,
      UIMChannel(
        kind: kind, scale: 1 / factor, least: least, greatest: greatest, isShare: metric == 4)
    )
  }

  /// Returns a pressure as a fraction of the largest.
  func normalized(_ pressure: Double) -> Float {
    let isRanged = !isShare && greatest > least
    return Float(min(1, max(0, isRanged ? (pressure - least) / (greatest - least) : pressure)))
  }
}

/// The measurements of a stroke.
struct UIMSensorData {
  /// The moment of time offset 0 of its stroke; unknown if the file has no calendar times.
  private(set) var creationDate = WallTime.unknown
  private var columns: [UIMNames.UIMQuantity: (channel: UIMChannel, values: [Double])] = [:]
  private var start = 0.0
  /// The number of columns of unknown channels.
  private(set) var unknown = 0

  /// The number of samples in the longest channel.
  var count: Int { columns.values.map(\.values.count).max() ?? 0 }

  /// Reads the measurements with the name that strokes use for them.
  static func decodeField(
    _ field: ProtobufReader.Field, _ channels: [InkID: UIMChannel]
  ) throws(InkFormatError) -> (id: InkID?, data: UIMSensorData) {
    var (id, data): (InkID?, UIMSensorData) = (nil, UIMSensorData())
    var message = field.message
    while let part = try message.nextField() {
      switch part.number {
      case 1: id = UIMNames.id(part.bytes)
      case 4: data.start(atMilliseconds: Double(part.whole))
      case 5: try data.readColumn(part, channels)
      default: continue
      }
    }
    return (id, data)
  }

  /// Some files count from 1970 and some from the start of a program, which gives no date.
  private mutating func start(atMilliseconds milliseconds: Double) {
    if milliseconds >= 1e11, let date = WallTime(milliseconds: milliseconds) {
      creationDate = date
    } else {
      start = milliseconds / 1_000
    }
  }

  private mutating func readColumn(
    _ field: ProtobufReader.Field, _ channels: [InkID: UIMChannel]
  ) throws(InkFormatError) {
    var message = field.message
    var (channel, steps): (UIMChannel?, [Int32]) = (nil, [])
    while let part = try message.nextField() {
      if part.number == 1 { channel = UIMNames.id(part.bytes).flatMap { channels[$0] } }
      if part.number == 2 { try part.appendNumbers(toSigned: &steps) }
    }
    guard let channel else {
      unknown += 1
      return
    }
    var sum: Int64 = 0
    columns[channel.kind] = (
      channel,
      steps.map { step in
        sum += Int64(step)
        return Double(sum) * channel.scale
      }
    )
  }

  /// Sets the measurements of a point from a sample, or from the last one beyond the end; not the
  /// location, which comes from the spline.
  func applySample(_ sample: Int, into point: inout StrokePoint) {
    for (kind, column) in columns {
      guard let last = column.values.last else { continue }
      let value = sample < column.values.count ? column.values[max(0, sample)] : last
      switch kind {
      case .x, .y: continue
      case .time: point.timeOffset = start + value
      case .pressure: point.force = column.channel.normalized(value)
      case .azimuth: point.azimuth = Float(value)
      case .altitude: point.altitude = Float(value)
      // Counterclockwise.
      case .rotation: point.roll = Float(-value)
      }
    }
  }
}
