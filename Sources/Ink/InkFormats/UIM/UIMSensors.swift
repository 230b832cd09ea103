import InkDrawing
import InkGeometry
import InkStorage

/// What was measured, by the names that strokes have for it.
struct UIMSensors {
  private let source: InkByteSource
  /// Where what was measured stands.
  private var content = 0..<0
  /// Where in the file the data of each name begins: all of it in memory would be too much.
  private var places: [InkID: Int] = [:]
  private var channels: [InkID: UIMChannel] = [:]
  /// How many columns of channels that we do not know were passed over.
  private(set) var unknown = 0

  init(_ source: InkByteSource) { self.source = source }

  /// The contexts come first, but a file may have them behind.
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
      // Several channels make one point; a measured point counts like one of a line.
      try allowance.takePoints(read.data.count, .offset(part.range.lowerBound))
      unknown += read.data.unknown
      if let id = read.id { places[id] = part.range.lowerBound }
    }
  }

  /// What was measured for a stroke.
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

/// What one column of whole numbers means.
struct UIMChannel {
  let kind: UIMNames.UIMQuantity
  /// From whole numbers to meters, seconds, radians, or what the pressure is in.
  let scale: Double
  private let least: Double
  private let greatest: Double
  private let isShare: Bool

  /// Nil if we do not know the channel.
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

  /// A pressure as a share of the greatest.
  func normalized(_ pressure: Double) -> Float {
    let isRanged = !isShare && greatest > least
    return Float(min(1, max(0, isRanged ? (pressure - least) / (greatest - least) : pressure)))
  }
}

/// What was measured for one stroke.
struct UIMSensorData {
  /// When time offset 0 of its stroke was; unknown if the file counts from no date.
  private(set) var creationDate = WallTime.unknown
  private var columns: [UIMNames.UIMQuantity: (channel: UIMChannel, values: [Double])] = [:]
  private var start = 0.0
  /// How many columns are of channels that we do not know.
  private(set) var unknown = 0

  /// How many samples the longest channel has.
  var count: Int { columns.values.map(\.values.count).max() ?? 0 }

  /// Reads it, with the name that strokes have for it.
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

  /// Some count from 1970, some from when a program began; that date is none.
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

  /// Gives a point what was measured at a sample, the last one beyond the end; not the place, which
  /// the spline has.
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
      // Against the clock.
      case .rotation: point.roll = Float(-value)
      }
    }
  }
}
