import InkDrawing
import InkGeometry

/// Encodes strokes as the payload of a chunk, and decodes them.
enum StrokeChunk {
  /// The number of strokes, and the number of points, at which a chunk ends.
  static let mostStrokes = 128
  static let mostPoints = 16384

  /// Returns the payload of strokes, and a rectangle that contains what a reader will see of them.
  ///
  /// - Parameter content: the content version whose formulas are used; older ones are only for
  ///   testing readers.
  static func payload(
    _ strokes: some Collection<Stroke>, _ profile: InkProfile, content: ContentVersion = .latest
  ) -> (bytes: [UInt8], bounds: Rect) {
    var steps: ValueSteps?
    if case .lossy(let tolerance) = profile { steps = ValueSteps(tolerance) }
    let points = strokes.reduce(0) { $0 + weight(of: $1) }
    var head = ChunkHead(
      strokes: strokes.count, points: points, bounds: .empty, steps: steps,
      hasMasks: strokes.contains { $0.mask != nil }, content: content)
    var coder = StrokeCoder(RangeEncoder(), head)
    head.bounds = strokes.reduce(.empty) { $0.union(coder.code($1).renderBounds) }
    var bytes = head.bytes + coder.fields.coder.finish()
    let least = max(strokes.count, points / ChunkHead.pointsPerByte)
    bytes += Array(repeating: 0, count: max(0, least - bytes.count))
    return (bytes, head.bounds)
  }

  /// Reads the strokes in the bits after a header.
  static func decodeStrokes(
    _ head: ChunkHead, _ bytes: [UInt8], bits: Int
  ) throws(StrokeCodingError) -> [Stroke] {
    let decoder = RangeDecoder(bytes, from: bits)
    var coder = StrokeCoder(decoder, head)
    let nothing = Stroke.placeholder
    var strokes: [Stroke] = []
    for _ in 0..<head.strokes {
      let stroke = coder.code(nothing)
      if let fault = coder.codingError { throw fault }
      strokes.append(head.content < .version5 ? Version4Stroke(stroke).renewed : stroke)
    }
    guard coder.isComplete else { throw .pointsMissing }
    return strokes
  }

  /// Reads the strokes in truncated bits after a header, up to the first incomplete one.
  static func wholeStrokes(_ head: ChunkHead, _ bytes: [UInt8], bits: Int) -> [Stroke] {
    var coder = StrokeCoder(RangeDecoder(bytes, from: bits), head)
    var strokes: [Stroke] = []
    while strokes.count < head.strokes {
      let stroke = coder.code(.placeholder)
      guard coder.codingError == nil, !coder.fields.coder.isAtEnd else { break }
      strokes.append(head.content < .version5 ? Version4Stroke(stroke).renewed : stroke)
    }
    return strokes
  }

  /// Returns the number of points that the header of a chunk must declare for a stroke: control
  /// points, rings and corners.
  static func weight(of stroke: Stroke) -> Int {
    stroke.path.count + (stroke.mask.map { $0.cornerCount + $0.gridRings.count } ?? 0)
  }

  /// Divides a sequence of strokes into chunks.
  static func portions(_ strokes: [Stroke]) -> [ArraySlice<Stroke>] {
    var portions: [ArraySlice<Stroke>] = []
    var start = 0
    var points = 0
    for index in strokes.indices {
      let more = weight(of: strokes[index])
      if index - start == mostStrokes || (index > start && points + more > mostPoints) {
        portions.append(strokes[start..<index])
        (start, points) = (index, 0)
      }
      points += more
    }
    if start < strokes.count { portions.append(strokes[start...]) }
    return portions
  }
}

extension Stroke {
  /// The initial value for a reader; every part of it is replaced.
  fileprivate static var placeholder: Stroke {
    Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: []))
  }
}
