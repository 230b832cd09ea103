import InkDrawing
import InkGeometry

/// The header of a chunk of strokes, before the coded bits.
struct ChunkHead {
  var strokes: Int
  var points: Int
  var bounds: Rect
  /// The steps; nil for exact values.
  var steps: ValueSteps?
  /// Whether the chunk specifies which strokes have masks.
  var hasMasks = false
  /// The content version that a reader must support to show the strokes correctly.
  var content = ContentVersion.latest

  /// The feature bits for masks and for a content version.
  private static let masks = 1
  private static let hasContentVersion = 2
  /// The highest content version of chunks that do not specify one.
  private static let silent = ContentVersion.version4

  /// The largest number of control points per byte of payload.
  static let pointsPerByte = 16

  /// The bytes of the header, preceded by their length.
  var bytes: [UInt8] {
    var head: [UInt8] = []
    let tells = content > Self.silent
    head.appendVarint((hasMasks ? Self.masks : 0) | (tells ? Self.hasContentVersion : 0))
    head.appendVarint(strokes)
    head.appendVarint(points)
    head.appendFloats(bounds: bounds)
    switch steps {
    case nil: head.append(0)
    case .standard?: head.append(2)
    case let steps?:
      head.append(1)
      steps.appendEncoded(to: &head)
    }
    if tells { head.appendVarint(Int(content.rawValue)) }
    var bytes: [UInt8] = []
    bytes.appendVarint(head.count)
    return bytes + head
  }
}

/// The reason why a header cannot be used.
enum ChunkHeadError: Error {
  /// The header uses a feature of a later version.
  case later
  case malformed(String)
}

extension ChunkHead {
  /// Reads the header at the start of a payload; returns it with the position of the coded bits.
  ///
  /// - Parameter promised: the original length of the payload, if it is truncated.
  static func parseHead(
    _ payload: ArraySlice<UInt8>, promised: Int? = nil
  ) throws(ChunkHeadError) -> (head: ChunkHead, bits: Int) {
    var outer = ByteReader(payload)
    let longest = promised ?? payload.count
    guard let length = outer.varint(), let bytes = outer.readBytes(length) else {
      throw .malformed("a head that ends early")
    }
    var reader = ByteReader(bytes)
    guard let features = reader.varint() else { throw .malformed("no features") }
    guard features & ~(masks | hasContentVersion) == 0 else { throw .later }
    guard let strokes = reader.varint(), strokes >= 1, strokes <= longest else {
      throw .malformed("an impossible number of strokes")
    }
    guard let points = reader.varint(), points / pointsPerByte <= longest else {
      throw .malformed("an impossible number of control points")
    }
    guard let bounds = reader.bounds() else { throw .malformed("no bounds") }
    var head = ChunkHead(
      strokes: strokes, points: points, bounds: bounds, steps: nil, hasMasks: features & masks != 0)
    switch reader.byte() {
    case 0: break
    case 1:
      guard let steps = ValueSteps(&reader) else { throw .malformed("impossible steps") }
      head.steps = steps
    case 2: head.steps = .standard
    case .some: throw .later
    case nil: throw .malformed("no profile")
    }
    head.content = features & hasContentVersion != 0 ? try readContent(&reader) : silent
    return (head, outer.position)
  }

  private static func readContent(
    _ reader: inout ByteReader
  ) throws(ChunkHeadError) -> ContentVersion {
    guard let number = reader.varint() else { throw .malformed("no content version") }
    guard let version = UInt8(exactly: number).flatMap(ContentVersion.init) else { throw .later }
    return version
  }
}

extension [UInt8] {
  /// Appends four floats, rounded outwards.
  mutating func appendFloats(bounds: Rect) {
    let corners = [bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y]
    // A transform can lead out of the range of numbers; the bounds are then infinite.
    let bounds =
      corners.contains(where: \.isNaN)
      ? Rect(min: Rect.empty.max, max: Rect.empty.min) : bounds
    let sides: [(Double, FloatingPointRoundingRule)] = [
      (bounds.min.x, .down), (bounds.min.y, .down), (bounds.max.x, .up), (bounds.max.y, .up),
    ]
    for (side, rule) in sides { appendWord(Float(side, rounded: rule).bitPattern) }
  }
}

extension ByteReader {
  /// Reads four floats; nil if they are missing or not numbers.
  mutating func bounds() -> Rect? {
    var sides: [Double] = []
    for _ in 0..<4 {
      guard let word = readWord() else { return nil }
      let side = Float(bitPattern: word)
      guard !side.isNaN else { return nil }
      sides.append(Double(side))
    }
    return Rect(min: Point(x: sides[0], y: sides[1]), max: Point(x: sides[2], y: sides[3]))
  }
}

extension Float {
  /// Creates the nearest float that is not greater, or not less, than a double.
  fileprivate init(_ value: Double, rounded rule: FloatingPointRoundingRule) {
    let near = Float(value)
    switch rule {
    case .down where Double(near) > value: self = near.nextDown
    case .up where Double(near) < value: self = near.nextUp
    default: self = near
    }
  }
}
