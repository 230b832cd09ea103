import InkDrawing
import InkGeometry

/// Strokes as the payload of a chunk, and back.
enum StrokeChunk {
  /// When a chunk ends: there are as many strokes, or as many points.
  static let mostStrokes = 128
  static let mostPoints = 16384

  /// The payload of some strokes, and the rectangle around what a reader will see of them.
  ///
  /// - Parameter content: whose formulas it uses: older ones only for those who try what readers
  ///   make of them.
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

  /// The strokes of the bits that stand behind a head.
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

  /// The strokes of the bits behind a head, up to the first that is not whole: the bits are cut.
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

  /// How many points the head of a chunk has to promise for a stroke: control points, rings and
  /// corners.
  static func weight(of stroke: Stroke) -> Int {
    stroke.path.count + (stroke.mask.map { $0.cornerCount + $0.gridRings.count } ?? 0)
  }

  /// Where to cut a row of strokes into chunks.
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
  /// What a reader starts from; no part of it stays.
  fileprivate static var placeholder: Stroke {
    Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: []))
  }
}
