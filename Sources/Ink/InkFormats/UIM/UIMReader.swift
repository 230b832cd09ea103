import InkDrawing
import InkGeometry
import InkStorage

/// Reads UIM 3.1 and 3.0, with strokes in the order in which they are stored, which is that of the
/// tree.
struct UIMReader {
  private let source: InkByteSource
  private var allowance: Allowance
  private var losses = Losses()
  private var faults = FaultList()
  private var sensors: UIMSensors
  private var properties: [UIMProperties] = []
  private var brushURIs: [String] = []
  private var count = 0
  private var unit = 0.0
  private var matrix: [Double] = []
  /// Whether strokes are as in UIM 3.0.
  private var isOld = false

  static func readFile(
    _ source: InkByteSource, _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress,
    to sink: (Stroke) throws(InkFormatError) -> Void
  ) throws(InkFormatError) -> InkRemarks {
    try Allowance.check(bytes: source.count, limits)
    var content = try UIMFile.content(of: source)
    var reader = UIMReader(source, allowance: Allowance(limits))
    if let message = content.message { reader.readMessage(message, &content) }
    let others = content.others
    for (chunk, range) in content.known {
      switch chunk {
      case .input: try reader.readInput(range)
      case .ink: reader.readInk(range)
      case .structure: reader.readStructure(range)
      case .brushes: continue
      }
    }
    if let torn = content.torn {
      reader.faults.append(
        InkFault(
          .offset(torn), "the file ends in the middle; the rest is missing",
          losesInk: true))
    }
    if reader.sensors.unknown > 0 {
      reader.losses.add(
        "unknown measurements are not kept", count: reader.sensors.unknown)
    }
    reader.losses.add("recognized text is not kept", if: others.contains("KNWG"))
    reader.losses.add("the file's properties are not kept", if: others.contains("PRPS"))
    reader.losses.add(
      "unknown parts of the file are not kept",
      if: others.contains { !["KNWG", "PRPS"].contains($0) })
    var isEmpty = true
    for (chunk, range) in content.known where chunk == .ink {
      try reader.readStrokes(range, progress) { (stroke) throws(InkFormatError) in
        isEmpty = false
        try sink(stroke)
      }
    }
    if isEmpty, let fault = reader.faults.all.first {
      throw InkFormatError(fault.place, fault.what, fix: ProtobufReader.fix)
    }
    return InkRemarks(reader.losses.all, reader.faults.all)
  }

  private init(_ source: InkByteSource, allowance: Allowance) {
    self.source = source
    self.allowance = allowance
    sensors = UIMSensors(source)
  }

  /// Goes through the fields of a message up to the first damaged one; anything after it cannot be
  /// found.
  private mutating func forEachPart(
    of message: ProtobufScan,
    _ body: (inout UIMReader, ProtobufScan.ScannedField) throws(InkFormatError) -> Void
  ) {
    var message = message
    do throws(InkFormatError) {
      while let part = try message.nextField() { try body(&self, part) }
    } catch {
      miss(error, stroke: nil)
    }
  }

  private mutating func miss(_ error: InkFormatError, stroke: Int?) {
    faults.append(InkFault(stroke: stroke, error.place, error.what, losesInk: true))
  }

  /// Finds the parts of a single UIM 3.0 message that are chunks in UIM 3.1. Below these, the
  /// numbers of fields are the same, except for strokes.
  private mutating func readMessage(_ message: Range<Int>, _ content: inout UIMFile.UIMContent) {
    isOld = true
    var (known, others, groups) = (content.known, Set<String>(), 0)
    let scan = ProtobufScan(source, message, isTorn: content.torn != nil)
    forEachPart(of: scan) { (reader, part) throws(InkFormatError) in
      switch part.number {
      case 1: known.append((.input, part.content))
      case 2: known.append((.ink, part.content))
      case 4: if Self.isGroup(part.message) { groups += 1 }
      case 5: reader.losses.add("views of the ink are not kept")
      case 6: if !part.content.isEmpty { others.insert("KNWG") }
      case 7: reader.matrix = reader.matrix(try part.field)
      case 8: others.insert("PRPS")
      default: return
      }
    }
    losses.add("groups of strokes are not kept", if: groups > 1)
    (content.known, content.others) = (known, others.sorted())
  }

  /// Returns whether a node of the tree of UIM 3.0 is a group.
  private static func isGroup(_ node: ProtobufScan) -> Bool {
    var node = node
    while let part = try? node.nextField() {
      if part.number == 4 { return (try? part.field.whole) == 0 }
    }
    return true
  }

  /// Reads the measurements; without them, strokes have no times and pressures.
  private mutating func readInput(_ content: Range<Int>) throws(InkFormatError) {
    do throws(InkFormatError) { try sensors.readContent(content, &allowance) } catch {
      guard !error.isLimit else { throw error }
      faults.append(
        InkFault(
          error.place, "\(error.what); times, pressures and tilts of some strokes are missing",
          losesInk: false))
    }
  }

  /// Reads the objects that strokes refer to, which follow the strokes in some files.
  private mutating func readInk(_ content: Range<Int>) {
    forEachPart(of: ProtobufScan(source, content)) { (reader, part) throws(InkFormatError) in
      guard part.number != 1 else {
        reader.count += 1
        return
      }
      let field = try part.field
      switch part.number {
      case 2: reader.unit = field.fraction
      case 3: reader.matrix = reader.matrix(field)
      case 4: reader.brushURIs.append(field.text)
      case 6: reader.properties.append((try? UIMProperties(field)) ?? UIMProperties())
      default: return
      }
    }
  }

  private mutating func matrix(_ field: ProtobufReader.Field) -> [Double] {
    var numbers = [Double](repeating: 0, count: 16)
    var message = field.message
    do throws(InkFormatError) {
      while let part = try message.nextField() {
        if 1...16 ~= part.number { numbers[part.number - 1] = part.fraction }
      }
    } catch {
      miss(error, stroke: nil)
    }
    return numbers
  }

  /// Only for reporting losses.
  private mutating func readStructure(_ content: Range<Int>) {
    var message = ProtobufScan(source, content)
    while let part = try? message.nextField() {
      if part.number == 3 { losses.add("views of the ink are not kept") }
      guard part.number == 2 else { continue }
      losses.add("groups of strokes are not kept", if: Self.groups(in: part.message) > 1)
    }
  }

  /// Returns the number of groups in a tree.
  private static func groups(in tree: ProtobufScan) -> Int {
    var (tree, groups) = (tree, 0)
    while let node = try? tree.nextField() {
      guard node.number == 2, var parts = try? node.field.message else { continue }
      while let part = try? parts.nextField() {
        if part.number == 2 { groups += 1 }
      }
    }
    return groups
  }

  // MARK: Strokes

  /// The transform from the file's unit to millimeters; if there is a matrix, it includes the
  /// unit's scale.
  private var transform: InkTransform {
    let pixel = 1 / UIMWriter.pixelsPerMillimeter
    if matrix.count == 16, matrix.contains(where: { $0 != 0 }) {
      let moved = InkTransform(
        a: matrix[0], b: matrix[4], c: matrix[1], d: matrix[5], tx: matrix[3], ty: matrix[7])
      return moved.then(.scale(x: pixel, y: pixel))
    }
    let scale = unit > 0 ? unit * pixel : pixel
    return .scale(x: scale, y: scale)
  }

  private mutating func readStrokes(
    _ content: Range<Int>, _ progress: InkFileFormat.Progress,
    to sink: (Stroke) throws(InkFormatError) -> Void
  ) throws(InkFormatError) {
    let onPage = transform
    var message = ProtobufScan(source, content)
    // The damage in the message was already reported.
    while let part = try? message.nextField() {
      guard part.number == 1 else { continue }
      let field = try part.field
      try allowance.takeStroke(.offset(field.offset))
      defer { progress(allowance.strokes, count) }
      let path: UIMPath
      do throws(InkFormatError) {
        path = isOld ? try UIMPath(old: field) : try UIMPath(field)
      } catch {
        miss(error, stroke: allowance.strokes)
        continue
      }
      try allowance.takePoints(path.x.count, .offset(field.offset))
      if let stroke = stroke(path, onPage) { try sink(stroke) }
    }
  }

  private mutating func stroke(_ path: UIMPath, _ transform: InkTransform) -> Stroke? {
    guard !path.x.isEmpty, path.x.count == path.y.count else {
      losses.add("strokes without points are left out")
      return nil
    }
    let style = path.propertiesIndex.flatMap {
      properties.indices.contains($0) ? properties[$0] : nil
    }
    let uri =
      path.brushURI
      ?? path.brushIndex.flatMap { brushURIs.indices.contains($0) ? brushURIs[$0] : nil }
    let own = uri.flatMap(UIMNames.ink(brush:))
    losses.add("brushes of other programs became pens", if: own == nil)
    losses.add("blending is not kept", if: path.hasRenderMode)
    losses.add("color along a line is not kept", if: path.hasManyColors)
    let look = path.ownProperties ?? style ?? UIMProperties()
    let data = path.sensorID.flatMap { sensors.data(named: $0) }
    let points = path.points(look, transform, data, isOwn: own != nil)
    losses.add("points beyond 10 km are left out", if: !points.allSatisfy(\.isValid))
    let creation = data?.creationDate ?? .unknown
    guard let made = UIMCurve(points.filter(\.isValid), path).path(creationDate: creation) else {
      losses.add("strokes without points are left out")
      return nil
    }
    var stroke = Stroke(
      ink: Ink(own ?? .pen, color: path.color(look)), path: made, randomSeed: path.seed)
    if let id = path.id {
      stroke.id = id
      stroke.originID = id
    }
    return stroke
  }
}

/// Converts a Catmull-Rom spline to our splines.
private struct UIMCurve {
  private let points: [StrokePoint]
  private let start: Double
  private let end: Double

  init(_ points: [StrokePoint], _ path: UIMPath) {
    self.points = points
    start = path.start
    end = path.end
  }

  /// Returns a path through as many points of each span as are needed to stay within 0.005 mm: at
  /// most 8, and fewer in a stroke with very many points. It returns nil without points.
  ///
  /// Catmull-Rom splines may bend suddenly where ours cannot, so no number of points makes them
  /// identical.
  func path(creationDate: WallTime) -> StrokePath? {
    guard points.count >= 4 else {
      return points.isEmpty ? nil : StrokePath(through: points, creationDate: creationDate)
    }
    // A dot is a spline that does not move.
    if points.allSatisfy({ $0.location == points[0].location }), points.count == 4 {
      return StrokePath(controlPoints: [points[1]], creationDate: creationDate)
    }
    var steps = 1
    while true {
      let samples = samples(steps)
      let whole = StrokePath(through: samples, creationDate: creationDate)
      if steps >= 8 || points.count * steps > 100_000 || isNear(whole, steps) {
        return cut(whole, steps)
      }
      steps *= 2
    }
  }

  private var spans: Int { points.count - 3 }

  private func samples(_ steps: Int) -> [StrokePoint] {
    (0...spans * steps).map { point(at: Double($0) / Double(steps)) }
  }

  private func isNear(_ path: StrokePath, _ steps: Int) -> Bool {
    (0..<spans * steps * 2).allSatisfy { index in
      let value = (Double(index) + 0.5) / Double(steps * 2)
      let place = path.interpolatedLocation(at: value * Double(steps))
      return place.distance(to: point(at: value).location) <= 0.005
    }
  }

  /// Cuts the path if the first and the last span are not drawn completely.
  private func cut(_ path: StrokePath, _ steps: Int) -> StrokePath {
    let lower = min(1, max(0, start)) * Double(steps)
    let upper = (Double(spans - 1) + (end > 0 && end <= 1 ? end : 1)) * Double(steps)
    guard lower > 0 || upper < path.parametricRange.upperBound, lower < upper else { return path }
    return path[lower...upper]
  }

  private func point(at value: Double) -> StrokePoint {
    let span = min(Int(value), spans - 1)
    let share = value - Double(span)
    let four = (points[span], points[span + 1], points[span + 2], points[span + 3])
    func mix(_ part: (StrokePoint) -> Double) -> Double {
      UIMSpline.mixed((part(four.0), part(four.1), part(four.2), part(four.3)), at: share)
    }
    // Measurements are not splines: they are interpolated linearly.
    func between(_ part: (StrokePoint) -> Float) -> Float {
      part(four.1) + (part(four.2) - part(four.1)) * Float(share)
    }
    return StrokePoint(
      location: Point(x: mix { $0.location.x }, y: mix { $0.location.y }),
      timeOffset: four.1.timeOffset + (four.2.timeOffset - four.1.timeOffset) * share,
      size: Size(width: max(0, mix { $0.size.width }), height: max(0, mix { $0.size.height })),
      opacity: min(1, max(0, Float(mix { Double($0.opacity) }))), force: between(\.force),
      azimuth: between(\.azimuth), altitude: between(\.altitude), roll: between(\.roll))
  }
}
