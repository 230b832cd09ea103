import InkDrawing
import InkGeometry

/// Writes UIM 3.1: a Catmull-Rom spline through places on each line, what was measured at them, and
/// a tree of all strokes. Lengths are device independent pixels, 96 to the inch.
///
/// Each of these is a chunk that begins with its length, so the two long ones wait in a spool.
struct UIMWriter {
  /// UIM's unit of length.
  static let pixelsPerMillimetre = 96 / 25.4

  private let options: InkWritingOptions
  private(set) var losses = Losses()
  private var input = ProtobufWriter()
  private var ink = ProtobufWriter()
  /// Where in the spool what was measured and the ink are.
  private var keptInput: [Range<Int>] = []
  private var keptInk: [Range<Int>] = []
  private var tree = ProtobufWriter()
  private var brushes: [InkType] = []
  private var colors: [UInt32] = []
  private var colorPlaces: [UInt32: Int] = [:]
  private var count: UInt64 = 0

  private init(_ options: InkWritingOptions) {
    self.options = options
    tree.add(2) { $0.add(2, UIMNames.bytes(UIMNames.root)) }
    addInputContext()
  }

  static func write<Failure: Error>(
    _ strokes: StrokeSource, _ options: InkWritingOptions, _ progress: InkFileFormat.Progress,
    spool: consuming ByteSpool<Failure>, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    var writer = UIMWriter(options)
    var done = 0
    for stroke in strokes {
      writer.add(stroke)
      if writer.input.bytes.count + writer.ink.bytes.count >= partLength {
        try writer.move(to: &spool)
      }
      done += 1
      progress(done, strokes.count)
    }
    // Nothing is written of strokes that cannot all be read.
    guard strokes.fault == nil else { return [] }
    writer.addProperties()
    try writer.move(to: &spool)
    let chunks = try writer.chunks(in: &spool)
    if chunks.reduce(0, { $0 + $1.length }) > UInt32.max {
      writer.losses.add("the file is longer than 4 GiB, which UIM cannot tell")
    }
    try sink(UIMFile.head(chunks.map { ($0.name, $0.length) }))
    for chunk in chunks {
      try sink(UIMFile.head(of: (chunk.name, chunk.length)))
      for part in chunk.parts { try sink(try spool.bytes(part)) }
      if chunk.length % 2 != 0 { try sink([0]) }
    }
    return writer.losses.all
  }

  /// A chunk, and where in a spool its parts are.
  private struct KeptChunk {
    let name: UIMFile.Chunk
    let parts: [Range<Int>]
    var length: Int { parts.reduce(0) { $0 + $1.count } }
  }

  /// The chunks in the order of the file, once all strokes are in the spool.
  private func chunks<Failure: Error>(
    in spool: inout ByteSpool<Failure>
  ) throws(Failure) -> [KeptChunk] {
    let chunks = [
      KeptChunk(name: .input, parts: keptInput),
      KeptChunk(name: .brushes, parts: [try spool.keep(brushChunk.bytes)]),
      KeptChunk(name: .ink, parts: keptInk),
      KeptChunk(name: .structure, parts: [try spool.keep(structure.bytes)]),
    ]
    return chunks.filter { $0.name != .brushes || !brushes.isEmpty }
  }

  private mutating func move<Failure: Error>(
    to spool: inout ByteSpool<Failure>
  ) throws(Failure) {
    keptInput.append(try spool.keep(input.bytes))
    keptInk.append(try spool.keep(ink.bytes))
    (input, ink) = (ProtobufWriter(), ProtobufWriter())
  }

  private var brushChunk: ProtobufWriter {
    var chunk = ProtobufWriter()
    for type in brushes {
      chunk.add(1) { brush in
        brush.add(1, UIMNames.brush(type).utf8)
        brush.add(2) { $0.add(5, UIMNames.circle.utf8) }
        brush.add(3, Float(0.15))
      }
    }
    return chunk
  }

  /// What stands behind the strokes: the unit, and what they refer to.
  private mutating func addProperties() {
    ink.add(2, Float(1))
    for type in brushes { ink.add(4, UIMNames.brush(type).utf8) }
    for color in colors {
      ink.add(6) {
        $0.add(1, signed: Int32(bitPattern: color))
        $0.add(2, Float(1))
        $0.add(4, Float(1))
        $0.add(5, Float(1))
        $0.add(6, Float(1))
      }
    }
  }

  private var structure: ProtobufWriter {
    var structure = ProtobufWriter()
    structure.add(2) { $0 = tree }
    return structure
  }

  // MARK: What measured

  private mutating func addInputContext() {
    input.add(1) { data in
      data.add(1) {
        $0.add(1, UIMNames.bytes(UIMNames.inputContext))
        $0.add(2, UIMNames.bytes(UIMNames.environment))
        $0.add(3, UIMNames.bytes(UIMNames.sensorContext))
      }
      data.add(2) { $0.add(1, UIMNames.bytes(UIMNames.provider)) }
      data.add(3) { $0.add(1, UIMNames.bytes(UIMNames.device)) }
      data.add(4) { $0.add(1, UIMNames.bytes(UIMNames.environment)) }
      data.add(5) { sensor in
        sensor.add(1, UIMNames.bytes(UIMNames.sensorContext))
        sensor.add(2) { channels in
          channels.add(1, UIMNames.bytes(UIMNames.channelsContext))
          for channel in UIMNames.Channel.allCases { Self.add(channel, to: &channels) }
          channels.add(5, UIMNames.bytes(UIMNames.provider))
          channels.add(6, UIMNames.bytes(UIMNames.device))
        }
      }
    }
  }

  private static func add(_ channel: UIMNames.Channel, to channels: inout ProtobufWriter) {
    channels.add(2) {
      $0.add(1, UIMNames.bytes(channel.id))
      $0.add(2, channel.type.utf8)
      $0.add(3, whole: channel.metric)
      $0.add(4, channel.resolution)
      if channel == .pressure { $0.add(6, Float(1)) }
      $0.add(7, whole: UInt64(channel.precision))
    }
  }

  // MARK: A stroke

  private mutating func add(_ stroke: Stroke) {
    guard stroke.ink.type != .eraser else {
      return losses.add("strokes of the eraser are left out, they draw nothing")
    }
    let paths = stroke.visiblePaths
    for (part, path) in paths.enumerated() {
      // The parts of one stroke need names of their own.
      let id =
        part == 0 ? stroke.id : InkID(high: stroke.id.high, low: stroke.id.low ^ UInt64(part))
      let spline = UIMSpline(path, of: stroke, tolerance: options.tolerance)
      addSensorData(spline, stroke, named: id.ofSensorData)
      addPath(spline, stroke, id)
      tree.add(2) {
        $0.add(1, whole: 1)
        $0.add(3, choice: count)
      }
      count += 1
    }
    name(stroke, parts: paths.count)
  }

  private mutating func name(_ stroke: Stroke, parts: Int) {
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
    ink.add(1) { path in
      path.add(1, UIMNames.bytes(id))
      path.add(4, Float(1))
      path.add(5) { data in
        data.add(1, packed: spline.x)
        data.add(2, packed: spline.y)
        if spline.points.contains(where: { $0.opacity != 1 }) {
          data.add(7, packed: spline.points.map { UInt32(($0.opacity * alpha * 255).rounded()) })
        }
        // The longer side, so that no share of it is beyond a float.
        data.add(8, packed: spline.points.map { spline.pixels($0.size.longer) })
        guard stroke.hasFlatTip else { return }
        data.add(9, packed: spline.nibs.map { Float($0) })
        data.add(10, packed: spline.points.map { $0.size.share(of: $0.size.width) })
        data.add(11, packed: spline.points.map { $0.size.share(of: $0.size.height) })
      }
      path.add(7, whole: UInt64(color))
      path.add(9, whole: UInt64(brush))
      path.add(13, whole: UInt64(stroke.randomSeed))
      path.add(15, UIMNames.bytes(id.ofSensorData))
      path.add(16, packed: spline.mapping)
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
    // The points at both ends of the spline are no places.
    let samples = spline.points.dropFirst().dropLast()
    let start = Double(stroke.creationDate.microsecondsSince1970) / 1_000
    let times = samples.map { ((start + $0.timeOffset * 1_000).rounded()) }
    let first = max(0, times.first ?? 0)
    input.add(2) { data in
      data.add(1, UIMNames.bytes(id))
      data.add(2, UIMNames.bytes(UIMNames.inputContext))
      data.add(4, whole: UInt64(first))
      for channel in UIMNames.Channel.allCases {
        let values =
          channel == .time
          ? times.map { $0 - first } : samples.map { channel.value(of: $0) }
        data.add(5) {
          $0.add(1, UIMNames.bytes(channel.id))
          $0.add(2, packedSigned: channel.encoded(values))
        }
      }
    }
  }
}

extension InkID {
  /// The name of what was measured for the stroke of this name.
  fileprivate var ofSensorData: InkID { InkID(high: high ^ 0x5345_4E53_0000_0000, low: low) }
}

extension UIMNames.Channel {
  /// What a sample has of it: metres, radians, shares.
  fileprivate func value(of sample: StrokePoint) -> Double {
    switch self {
    case .x: sample.location.x / 1_000
    case .y: sample.location.y / 1_000
    case .time: sample.timeOffset
    case .pressure: Double(sample.force)
    case .azimuth: Double(sample.azimuth)
    case .altitude: Double(sample.altitude)
    // Against the clock.
    case .rotation: -Double(sample.roll)
    }
  }

  /// Whole numbers, each less the one before; times are milliseconds already.
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

  fileprivate func share(of side: Double) -> Float { longer > 0 ? Float(side / longer) : 1 }
}
