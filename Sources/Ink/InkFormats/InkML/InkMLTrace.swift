import InkDrawing
import InkGeometry

/// A trace that was read: samples and what they were drawn with.
struct InkMLTrace {
  /// Places on the line; the force as it stands in the file if nobody says what the greatest is.
  private(set) var samples: [StrokePoint] = []
  /// The sum of the content, for our own annotation.
  private(set) var sum: UInt64
  let ink: Ink
  let isForceScaled: Bool
  /// Whether the file says how wide the line is.
  let hasWidth: Bool
  /// Whether the file says when its points were drawn, or it has only one.
  let hasTime: Bool
  /// Whether the file says of every point that the pen lies flat, which programs write for pens
  /// that measure no lean.
  let isUnleant: Bool
  private let creationDate: WallTime
  /// Whether the brush says that the line is a curve through its points.
  private let isCurve: Bool

  init(_ element: XMLElement, _ data: InkMLTraceData, _ context: InkMLContext, start: WallTime?) {
    let (format, brush) = (context.format, InkMLBrushReading(context.brush))
    ink = brush.ink
    sum = InkMLPortion.sum(element.text)
    isForceScaled = !format.has(.force) || format.isForceScaled
    hasWidth = format.has(.width) || format.has(.tipWidth) || brush.size != nil
    let rows = data.values.count / format.columns
    let times = TraceTimes(element, data, context, rows: rows, start: start)
    creationDate = times.creationDate
    hasTime = times.isKnown || rows < 2
    isCurve = brush.isCurve
    isUnleant = rows > 0 && Self.isFlat(data, format, rows: rows)
    samples.reserveCapacity(rows)
    for index in 0..<rows {
      let row = data.values[(index * format.columns)..<((index + 1) * format.columns)]
      guard let location = format.location(in: row, context.canvas) else { continue }
      var point = StrokePoint(location: location, timeOffset: times.offset(of: index))
      Self.decodeRow(row, format, brush, into: &point, after: samples.last)
      if isUnleant { (point.azimuth, point.altitude) = (0, .pi / 2) }
      samples.append(point)
    }
  }

  private static func isFlat(_ data: InkMLTraceData, _ format: InkMLFormat, rows: Int) -> Bool {
    guard format.has(.elevation) else { return false }
    return (0..<rows).allSatisfy { index in
      format.value(
        .elevation,
        in: data.values[(index * format.columns)..<((index + 1) * format.columns)]) == 0
    }
  }

  /// Adds a trace that goes on where this one ended.
  mutating func join(_ next: InkMLTrace) {
    var shift = creationDate.seconds(to: next.creationDate)
    if let last = samples.last?.timeOffset, shift < last { shift = last }
    samples += next.samples.map { point in
      var point = point
      point.timeOffset += shift
      return point
    }
    // What was put together is no longer a trace that we wrote.
    sum = 0
  }

  /// The greatest force of those whose scale nobody tells; 0 without any.
  var greatestForce: Float { isForceScaled ? 0 : samples.lazy.map(\.force).max() ?? 0 }

  /// The stroke through its samples.
  func stroke(forceScale: Float) -> Stroke {
    var samples = samples
    if !isForceScaled {
      for index in samples.indices {
        samples[index].force = min(1, max(0, samples[index].force * forceScale))
      }
    }
    let path =
      isCurve
      ? StrokePath(through: samples, creationDate: creationDate)
      : StrokePath(along: samples, creationDate: creationDate)
    return Stroke(ink: ink, path: path)
  }

  /// What a row says beside the place.
  private static func decodeRow(
    _ row: ArraySlice<Double>, _ format: InkMLFormat, _ brush: InkMLBrushReading,
    into point: inout StrokePoint, after last: StrokePoint?
  ) {
    point.size = size(row, format) ?? brush.size ?? Size(square: 0.5)
    point.opacity = brush.opacity
    if let transparency = format.value(.transparency, in: row) {
      point.opacity = Float(1 - min(1, max(0, transparency)))
    }
    if let force = format.value(.force, in: row) {
      point.force = Float(format.isForceScaled ? min(1, max(0, force)) : max(0, force))
    }
    if let roll = format.value(.rotation, in: row) { point.roll = Float(-roll) }
    if let azimuth = format.value(.azimuth, in: row) { point.azimuth = Float(azimuth) }
    if let elevation = format.value(.elevation, in: row) { point.altitude = Float(elevation) }
    if let x = format.value(.tiltX, in: row), let y = format.value(.tiltY, in: row) {
      let lean = Lean(tiltX: x, tiltY: y)
      (point.azimuth, point.altitude) = (Float(lean.azimuth), Float(lean.altitude))
    }
    guard let last else { return }
    point.azimuth = last.azimuth.unwrapping(point.azimuth)
    point.roll = last.roll.unwrapping(point.roll)
  }

  private static func size(_ row: ArraySlice<Double>, _ format: InkMLFormat) -> Size? {
    if let width = format.value(.tipWidth, in: row) {
      return Size(width: max(0, width), height: max(0, format.value(.tipHeight, in: row) ?? width))
    }
    return format.value(.width, in: row).map { Size(square: max(0, $0)) }
  }
}

extension Float {
  /// An angle in the turn that is nearest to this one.
  func unwrapping(_ angle: Float) -> Float {
    self + Float(Turn.wrapped(Double(angle) - Double(self)))
  }
}

/// How a pen leans, from its tilts along x and y.
struct Lean {
  let azimuth: Double
  let altitude: Double

  /// From the angles between the upright and the pen's shadows on the planes of x and y, in
  /// radians.
  init(tiltX: Double, tiltY: Double) {
    let (x, y) = (Turn.direction(of: tiltX), Turn.direction(of: tiltY))
    // A tilt of a quarter turn is flat; its tangent is not a number to go on with.
    let way = Point(x: x.y / max(1e-6, abs(x.x)), y: y.y / max(1e-6, abs(y.x)))
    azimuth = Turn.angle(of: way)
    altitude = Turn.angle(of: Point(x: way.length, y: 1))
  }
}

/// When the samples of a trace were taken.
private struct TraceTimes {
  let creationDate: WallTime
  /// Whether the file says it.
  let isKnown: Bool
  private let offsets: [Double]

  /// From the T of each, else evenly from how long it took, else from how many the device reports,
  /// else 200 a second.
  init(
    _ element: XMLElement, _ data: InkMLTraceData, _ context: InkMLContext, rows: Int,
    start: WallTime?
  ) {
    let format = context.format
    var seconds: [Double] = []
    for index in 0..<rows {
      let row = data.values[(index * format.columns)..<((index + 1) * format.columns)]
      if let time = format.value(.time, in: row) { seconds.append(time) }
    }
    let later = XMLText.parseNumber(element["timeOffset"]) ?? 0
    if let first = seconds.first {
      offsets = seconds.map { $0 - first }
      // Some count from 1970 and do not say so.
      let isCalendar = start == nil && 1e9..<4e9 ~= first
      let base = start ?? (isCalendar ? WallTime(microsecondsSince1970: 0) : nil)
      creationDate = base?.advanced(byMilliseconds: first * 1_000 + later) ?? .unknown
      isKnown = true
    } else {
      let duration = XMLText.parseNumber(element["duration"]).map { $0 / 1_000 }
      let step = duration.map { $0 / Double(max(1, rows - 1)) } ?? context.sampleInterval
      isKnown = step != nil
      offsets = (0..<rows).map { Double($0) * (step ?? 1 / 200) }
      creationDate = start?.advanced(byMilliseconds: later) ?? .unknown
    }
  }

  func offset(of index: Int) -> Double { offsets[index] }
}

/// What an element `brush` means to us.
struct InkMLBrushReading {
  let ink: Ink
  /// Nil if it does not say.
  let size: Size?
  /// What it leaves where no channel says; a highlighter half.
  let opacity: Float
  /// Whether its lines are curves through their points. If nothing says so, they are straight
  /// between them.
  let isCurve: Bool

  init(_ element: XMLElement?) {
    func property(_ name: String) -> XMLElement? {
      element?.children.first { $0.name == "brushProperty" && $0["name"] == name }
    }
    func length(_ name: String) -> Double? {
      guard let property = property(name), let value = XMLText.parseNumber(property["value"]),
        value > 0, value < 1e4
      else { return nil }
      return value
        * (property["units"].flatMap { ChannelScale.millimetersPerUnit($0.lowercased()) } ?? 1)
    }
    let named = element?.children.first { $0.name == "annotation" && $0["type"] == "ink" }
    let own = named.flatMap { InkType(inkMLName: String(decoding: $0.text, as: UTF8.self)) }
    let isMasking = property("rasterOp")?["value"] == "maskPen"
    let transparency = XMLText.parseNumber(property("transparency")?["value"]) ?? 0
    var color = property("color")?["value"].flatMap(XoppColor.color) ?? .black
    color.alpha = Float(1 - min(255, max(0, transparency)) / 255)
    ink = Ink(own ?? (isMasking ? .marker : .pen), color: color)
    size = length("width").map { Size(width: $0, height: length("height") ?? $0) }
    isCurve = property("fitToCurve")?["value"]?.lowercased() == "true"
    opacity = own == nil && isMasking && color.alpha == 1 ? 0.5 : 1
  }
}
