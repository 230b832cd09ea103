import InkDrawing
import InkGeometry

/// A trace that was read: samples and their brush.
struct InkMLTrace {
  /// Points on the line, with the force as in the file if its range is not specified.
  private(set) var samples: [StrokePoint] = []
  /// The checksum of the content, for our own annotation.
  private(set) var sum: UInt64
  let ink: Ink
  let isForceScaled: Bool
  /// Whether the file specifies the width of the line.
  let hasWidth: Bool
  /// Whether the file specifies when its points were drawn, or the trace has only one point.
  let hasTime: Bool
  /// Whether the pen lies flat at every point according to the file, which programs write for pens
  /// that do not measure lean.
  let isUnleant: Bool
  private let creationDate: WallTime
  /// Whether the line is a curve through its points according to the brush.
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

  /// Adds a trace that continues where this one ended.
  mutating func join(_ next: InkMLTrace) {
    var shift = creationDate.seconds(to: next.creationDate)
    if let last = samples.last?.timeOffset, shift < last { shift = last }
    samples += next.samples.map { point in
      var point = point
      point.timeOffset += shift
      return point
    }
    // A joined trace is no longer one that was written by us.
    sum = 0
  }

  /// The largest force of traces without a specified range; 0 if there are none.
  var greatestForce: Float { isForceScaled ? 0 : samples.lazy.map(\.force).max() ?? 0 }

  /// Returns the stroke through its samples.
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

  /// Reads the values of a row other than the location.
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
  /// Returns an angle moved by full turns to be nearest to this one.
  func unwrapping(_ angle: Float) -> Float {
    self + Float(Turn.wrapped(Double(angle) - Double(self)))
  }
}

/// The lean of a pen, computed from its tilts along x and y.
struct Lean {
  let azimuth: Double
  let altitude: Double

  /// Creates the lean from the angles, in radians, between the vertical and the pen's projections
  /// on the planes of x and y.
  init(tiltX: Double, tiltY: Double) {
    let (x, y) = (Turn.direction(of: tiltX), Turn.direction(of: tiltY))
    // A tilt of 90 degrees is flat; its tangent cannot be used.
    let way = Point(x: x.y / max(1e-6, abs(x.x)), y: y.y / max(1e-6, abs(y.x)))
    azimuth = Turn.angle(of: way)
    altitude = Turn.angle(of: Point(x: way.length, y: 1))
  }
}

/// The times of a trace's samples.
private struct TraceTimes {
  let creationDate: WallTime
  /// Whether the file specifies them.
  let isKnown: Bool
  private let offsets: [Double]

  /// Computes the times from the T of each sample; otherwise evenly from the duration, from the
  /// rate of the device, or from 200 samples per second.
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
      // Some files count from 1970 without specifying it.
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

/// The interpretation of a `brush` element.
struct InkMLBrushReading {
  let ink: Ink
  /// The size; nil if it is not specified.
  let size: Size?
  /// The opacity if there is no channel for it; 0.5 for a highlighter.
  let opacity: Float
  /// Whether its lines are curves through their points. By default, they are straight between them.
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
