import InkDrawing
import InkGeometry

/// Writes UIM 3.1: a Catmull-Rom spline through points on each line, the measurements at these
/// points, and a tree of all strokes. Lengths are in device independent pixels, 96 per inch.
///
/// Each of these is a chunk that begins with its length, so the two long ones are kept in a spool.
struct UIMWriter {
  /// UIM's unit of length.
  static let pixelsPerMillimeter = 96 / 25.4

  private let options: InkWritingOptions
  private(set) var losses = Losses()
  private var input = ProtobufWriter()
  private var ink = ProtobufWriter()
  /// The positions of the measurements and the ink in the spool.
  private var keptInput: [Range<Int>] = []
  private var keptInk: [Range<Int>] = []
  private var tree = ProtobufWriter()
  private var brushes: [InkType] = []
  private var colors: [UInt32] = []
  private var colorPlaces: [UInt32: Int] = [:]
  private var count: UInt64 = 0

  private init(_ options: InkWritingOptions) {
    self.options = options
    tree.writeMessage(2) { $0.writeBytes(2, UIMNames.uuidBytes(UIMNames.root)) }
    addInputContext()
  }

  static func writeFile<Failure: Error>(
    _ strokes: StrokeSource, _ options: InkWritingOptions, _ progress: InkFileFormat.Progress,
    spool: consuming ByteSpool<Failure>, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    var writer = UIMWriter(options)
    var done = 0
    for stroke in strokes {
      writer.writeStroke(stroke)
      if writer.input.bytes.count + writer.ink.bytes.count >= partLength {
        try writer.spill(to: &spool)
      }
      done += 1
      progress(done, strokes.count)
    }
    // Nothing is written if not all strokes can be read.
    guard strokes.readError == nil else { return [] }
    writer.addProperties()
    try writer.spill(to: &spool)
    let chunks = try writer.chunks(in: &spool)
    if chunks.reduce(0, { $0 + $1.length }) > UInt32.max {
      writer.losses.add("the file is longer than 4 GiB, which UIM cannot express")
    }
    try sink(UIMFile.head(chunks.map { ($0.name, $0.length) }))
    for chunk in chunks {
      try sink(UIMFile.head(of: (chunk.name, chunk.length)))
      for part in chunk.parts { try sink(try spool.readBytes(part)) }
      if chunk.length % 2 != 0 { try sink([0]) }
    }
    return writer.losses.all
  }

  /// A chunk, and the positions of its parts in a spool.
  private struct KeptChunk {
    let name: UIMFile.UIMChunk
    let parts: [Range<Int>]
    var length: Int { parts.reduce(0) { $0 + $1.count } }
  }

  /// Returns the chunks in the order of the file, once all strokes are in the spool.
  private func chunks<Failure: Error>(
    in spool: inout ByteSpool<Failure>
  ) throws(Failure) -> [KeptChunk] {
    let chunks = [
      KeptChunk(name: .input, parts: keptInput),
      KeptChunk(name: .brushes, parts: [try spool.storeBytes(brushChunk.bytes)]),
      KeptChunk(name: .ink, parts: keptInk),
      KeptChunk(name: .structure, parts: [try spool.storeBytes(structure.bytes)]),
    ]
    return chunks.filter { $0.name != .brushes || !brushes.isEmpty }
  }

  private mutating func spill<Failure: Error>(
    to spool: inout ByteSpool<Failure>
  ) throws(Failure) {
    keptInput.append(try spool.storeBytes(input.bytes))
    keptInk.append(try spool.storeBytes(ink.bytes))
    (input, ink) = (ProtobufWriter(), ProtobufWriter())
  }

  private var brushChunk: ProtobufWriter {
    var chunk = ProtobufWriter()
    for type in brushes {
      chunk.writeMessage(1) { brush in
        brush.writeBytes(1, UIMNames.brush(type).utf8)
        brush.writeMessage(2) { $0.writeBytes(5, UIMNames.circle.utf8) }
        brush.writeNumber(3, Float(0.15))
      }
    }
    return chunk
  }

  /// Adds the data after the strokes: the unit, and the objects that they refer to.
  private mutating func addProperties() {
    ink.writeNumber(2, Float(1))
    for type in brushes { ink.writeBytes(4, UIMNames.brush(type).utf8) }
    for color in colors {
      ink.writeMessage(6) {
        $0.writeNumber(1, signed: Int32(bitPattern: color))
        $0.writeNumber(2, Float(1))
        $0.writeNumber(4, Float(1))
        $0.writeNumber(5, Float(1))
        $0.writeNumber(6, Float(1))
      }
    }
  }

  private var structure: ProtobufWriter {
    var structure = ProtobufWriter()
    structure.writeMessage(2) { $0 = tree }
    return structure
  }

  // MARK: What measured

  private mutating func addInputContext() {
    input.writeMessage(1) { data in
      data.writeMessage(1) {
        $0.writeBytes(1, UIMNames.uuidBytes(UIMNames.inputContext))
        $0.writeBytes(2, UIMNames.uuidBytes(UIMNames.environment))
        $0.writeBytes(3, UIMNames.uuidBytes(UIMNames.sensorContext))
      }
      data.writeMessage(2) { $0.writeBytes(1, UIMNames.uuidBytes(UIMNames.provider)) }
      data.writeMessage(3) { $0.writeBytes(1, UIMNames.uuidBytes(UIMNames.device)) }
      data.writeMessage(4) { $0.writeBytes(1, UIMNames.uuidBytes(UIMNames.environment)) }
      data.writeMessage(5) { sensor in
        sensor.writeBytes(1, UIMNames.uuidBytes(UIMNames.sensorContext))
        sensor.writeMessage(2) { channels in
          channels.writeBytes(1, UIMNames.uuidBytes(UIMNames.channelsContext))
          for channel in UIMNames.UIMQuantity.allCases { Self.writeChannel(channel, to: &channels) }
          channels.writeBytes(5, UIMNames.uuidBytes(UIMNames.provider))
          channels.writeBytes(6, UIMNames.uuidBytes(UIMNames.device))
        }
      }
    }
  }

  private static func writeChannel(
    _ channel: UIMNames.UIMQuantity, to channels: inout ProtobufWriter
  ) {
    channels.writeMessage(2) {
      $0.writeBytes(1, UIMNames.uuidBytes(channel.id))
      $0.writeBytes(2, channel.type.utf8)
      $0.writeNumber(3, whole: channel.metric)
      $0.writeNumber(4, channel.resolution)
      if channel == .pressure { $0.writeNumber(6, Float(1)) }
      $0.writeNumber(7, whole: UInt64(channel.precision))
    }
  }

  // MARK: A stroke

  private mutating func writeStroke(_ stroke: Stroke) {
    guard stroke.ink.type != .eraser else {
      return losses.add("eraser strokes are left out because they draw nothing")
    }
    let paths = stroke.visiblePaths
    for (part, path) in paths.enumerated() {
      // The parts of one stroke need different names.
      let id =
        part == 0 ? stroke.id : InkID(high: stroke.id.high, low: stroke.id.low ^ UInt64(part))
      let spline = UIMSpline(path, of: stroke, tolerance: options.tolerance)
      addSensorData(spline, stroke, named: id.ofSensorData)
      addPath(spline, stroke, id)
      tree.writeMessage(2) {
        $0.writeNumber(1, whole: 1)
        $0.writeNumber(3, choice: count)
      }
      count += 1
    }
    recordLosses(stroke, parts: paths.count)
  }

  private mutating func recordLosses(_ stroke: Stroke, parts: Int) {
    losses.add("strokes without points are left out", if: stroke.path.isEmpty)
    losses.addMask(of: stroke, parts: parts)
    losses.add("texture is not kept", if: stroke.ink.type.hasTexture)
    losses.add("flat tips became ellipses", if: stroke.hasFlatTip)
    losses.add("times are kept to the millisecond", if: !stroke.path.isEmpty)
    losses.add("groups of wet strokes are not kept", if: stroke.renderGroupID != nil)
  }

  private mutating func addPath(_ spline: UIMSpline, _ stroke: Stroke, _ id: InkID) {
    let (color, brush) = (index(of: stroke.ink.color.rgba), index(of: stroke.ink.type))
    let alpha = stroke.ink.color.alpha
    ink.writeMessage(1) { path in
      path.writeBytes(1, UIMNames.uuidBytes(id))
      path.writeNumber(4, Float(1))
      path.writeMessage(5) { data in
        data.writeRepeated(1, packed: spline.x)
        data.writeRepeated(2, packed: spline.y)
        if spline.points.contains(where: { $0.opacity != 1 }) {
          data.writeRepeated(
            7, packed: spline.points.map { UInt32(($0.opacity * alpha * 255).rounded()) })
        }
        // The longer side, so that its fractions can be represented as floats.
        data.writeRepeated(8, packed: spline.points.map { spline.pixels($0.size.longer) })
        guard stroke.hasFlatTip else { return }
        data.writeRepeated(9, packed: spline.nibs.map { Float($0) })
        data.writeRepeated(10, packed: spline.points.map { $0.size.ratio(of: $0.size.width) })
        data.writeRepeated(11, packed: spline.points.map { $0.size.ratio(of: $0.size.height) })
      }
      path.writeNumber(7, whole: UInt64(color))
      path.writeNumber(9, whole: UInt64(brush))
      path.writeNumber(13, whole: UInt64(stroke.randomSeed))
      path.writeBytes(15, UIMNames.uuidBytes(id.ofSensorData))
      path.writeRepeated(16, packed: spline.mapping)
    }
  }

  /// Counts from 1.
  private mutating func index(of color: UInt32) -> Int {
    if let known = colorPlaces[color] { return known }
    colors.append(color)
    colorPlaces[color] = colors.count
    return colors.count
  }

  /// Counts from 1.
  private mutating func index(of type: InkType) -> Int {
    if let known = brushes.firstIndex(of: type) { return known + 1 }
    brushes.append(type)
    return brushes.count
  }

  private mutating func addSensorData(_ spline: UIMSpline, _ stroke: Stroke, named id: InkID) {
    // The points at both ends of the spline are not points of the line.
    let samples = spline.points.dropFirst().dropLast()
    let start = Double(stroke.creationDate.microsecondsSince1970) / 1_000
    let times = samples.map { ((start + $0.timeOffset * 1_000).rounded()) }
    let first = max(0, times.first ?? 0)
    input.writeMessage(2) { data in
      data.writeBytes(1, UIMNames.uuidBytes(id))
      data.writeBytes(2, UIMNames.uuidBytes(UIMNames.inputContext))
      data.writeNumber(4, whole: UInt64(first))
      for channel in UIMNames.UIMQuantity.allCases {
        let values =
          channel == .time
          ? times.map { $0 - first } : samples.map { channel.value(of: $0) }
        data.writeMessage(5) {
          $0.writeBytes(1, UIMNames.uuidBytes(channel.id))
          $0.writeRepeated(2, packedSigned: channel.encoded(values))
        }
      }
    }
  }
}

extension InkID {
  /// The name of the measurements for the stroke with this name.
  fileprivate var ofSensorData: InkID { InkID(high: high ^ 0x5345_4E53_0000_0000, low: low) }
}

extension UIMNames.UIMQuantity {
  /// Returns the value of the quantity in a sample: meters, radians, fractions.
  fileprivate func value(of sample: StrokePoint) -> Double {
    switch self {
    case .x: sample.location.x / 1_000
    case .y: sample.location.y / 1_000
    case .time: sample.timeOffset
    case .pressure: Double(sample.force)
    case .azimuth: Double(sample.azimuth)
    case .altitude: Double(sample.altitude)
    // Counterclockwise.
    case .rotation: -Double(sample.roll)
    }
  }

  /// Returns integers as differences; times are already in milliseconds.
  fileprivate func encoded(_ values: [Double]) -> [Int32] {
    var factor = self == .time ? 1 : resolution
    for _ in 0..<precision { factor *= 10 }
    var last: Int64 = 0
    return values.map { value in
      let whole = Int64(min(1e18, max(-1e18, (value * factor).rounded())))
      let step = Int32(clamping: whole - last)
      last += Int64(step)
      return step
    }
  }
}

extension Size {
  fileprivate var longer: Double { max(width, height) }

  fileprivate func ratio(of side: Double) -> Float { longer > 0 ? Float(side / longer) : 1 }
}
