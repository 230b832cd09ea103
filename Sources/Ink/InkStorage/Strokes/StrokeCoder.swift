import InkDrawing
import InkGeometry

/// Writes or reads the strokes of one chunk in sequence: docs/develop/ink-format-strokes.md, A
/// stroke.
///
/// For a reader, the given stroke is ignored and the one that was read is returned; a writer
/// returns the stroke that a reader will see. Invalid bits set a fault, after which no more strokes
/// should be coded.
struct StrokeCoder<Coder: BitCoder> {
  var fields: FieldCoder<Coder>
  private var models = StrokeModels()
  private var masks = MaskCoder()
  private var points: PointCoder
  /// Whether the chunk specifies which strokes have masks.
  private let hasMasks: Bool

  private var previous = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: []))
  private var previousEnd: Int64?
  private var group = InkID(high: 0, low: 0)
  private var inks: [Ink] = []

  init(_ coder: Coder, _ head: ChunkHead) {
    fields = FieldCoder(coder, points: head.points)
    points = PointCoder(head.steps, head.content)
    hasMasks = head.hasMasks
    previous.id = InkID(high: 0, low: 0)
    previous.originID = previous.id
    previous.transform = InkTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    previous.ink = Ink(.pen, color: Color(red: 0, green: 0, blue: 0, alpha: 0))
  }

  /// The reason why the bits are invalid.
  var codingError: StrokeCodingError? { fields.fault }

  /// Whether everything that the chunk declared was read.
  var isComplete: Bool { fields.pointsLeft == 0 }

  /// Codes the next stroke.
  mutating func code(_ stroke: Stroke) -> Stroke {
    var result = stroke
    result.id = id(stroke.id, after: previous.id, kind: 0)
    result.originID = origin(stroke.originID, of: stroke.id, now: result.id)
    result.ink = ink(stroke.ink)
    result.transform = transform(stroke.transform)
    result.randomSeed = seed(stroke.randomSeed)
    result.renderState = RenderState(grainOffset: grain(stroke.renderState.grainOffset))
    result.renderGroupID = groupID(stroke.renderGroupID)
    result.mask = hasMasks ? masks.code(stroke.mask, &fields) : nil
    let date = date(stroke.creationDate)
    result.path = path(stroke, transform: result.transform, ink: result.ink, date: date)
    remember(result)
    return result
  }

  private mutating func remember(_ stroke: Stroke) {
    previous = stroke
    previousEnd = nil
    guard stroke.creationDate != .unknown else { return }
    let end = stroke.path.controlPoints.last?.timeOffset ?? 0
    previousEnd =
      stroke.creationDate.microsecondsSince1970
      &+ Int64((end * 1e6).rounded(.toNearestOrAwayFromZero))
  }
}

extension StrokeCoder {
  private mutating func ask(_ question: StrokeModels.StrokeFlag, _ value: Bool) -> Bool {
    fields.coder.bit(value, &models[question])
  }

  private mutating func double(_ value: Double, kind: Int) -> Double {
    fields.double(value, &models.isFloat[kind])
  }

  private mutating func point(_ value: Point, kind: Int) -> Point {
    let x = double(value.x, kind: kind)
    return Point(x: x, y: double(value.y, kind: kind))
  }

  private mutating func id(_ value: InkID, after before: InkID, kind: Int) -> InkID {
    let next = before.next
    let told = value == next ? 0 : value.isVersion4 ? 1 : 2
    switch fields.coder.tree(UInt64(told), bits: 2, &models.idKinds[kind]) {
    case 0: return next
    case 1:
      let high = fields.coder.raw((value.high >> 16) << 12 | value.high & 0xFFF, bits: 60)
      let low = fields.coder.raw(value.low & .max >> 2, bits: 62)
      return InkID(high: (high >> 12) << 16 | 0x4000 | high & 0xFFF, low: 1 << 63 | low)
    case 2:
      let high = fields.coder.raw(value.high, bits: 64)
      return InkID(high: high, low: fields.coder.raw(value.low, bits: 64))
    default:
      fields.refuse(.id)
      return value
    }
  }

  private mutating func origin(_ value: InkID, of id: InkID, now: InkID) -> InkID {
    if ask(.originIsID, value == id) { return now }
    if ask(.originIsSame, value == previous.originID) { return previous.originID }
    return self.id(value, after: previous.id, kind: 1)
  }

  private mutating func ink(_ value: Ink) -> Ink {
    if ask(.inkIsSame, value == previous.ink) { return previous.ink }
    let known = inks.firstIndex(of: value) ?? inks.count
    let (index, _) = models.inkIndex.code(UInt64(known), &fields.coder)
    if index < inks.count { return inks[Int(index)] }
    let ink = newInk(value)
    if index > inks.count { fields.refuse(.inkIndex) } else { inks.append(ink) }
    return ink
  }

  private mutating func newInk(_ value: Ink) -> Ink {
    let type = InkType(rawValue: UInt8(fields.coder.raw(UInt64(value.type.rawValue), bits: 8)))
    if type == nil { fields.refuse(.inkType) }
    let adapts = ask(.inkAdapts, value.adaptsToAppearance)
    let color = value.color
    let parts = [color.red, color.green, color.blue, color.alpha]
    let bytes = parts.map { ($0 * 255).rounded() }
    let areBytes = ask(.colorIsBytes, zip(parts, bytes).allSatisfy { $0.isSame(as: $1 / 255) })
    let told = zip(parts, bytes).map { part, byte in
      areBytes ? Float(fields.coder.raw(UInt64(byte), bits: 8)) / 255 : fields.float(part)
    }
    let ink = Ink(
      type ?? .pen, color: Color(red: told[0], green: told[1], blue: told[2], alpha: told[3]),
      adaptsToAppearance: adapts)
    let kept = [ink.color.red, ink.color.green, ink.color.blue, ink.color.alpha]
    if !zip(kept, told).allSatisfy({ $0 == $1 }) { fields.refuse(.color) }
    return ink
  }

  private mutating func transform(_ value: InkTransform) -> InkTransform {
    if ask(.transformIsIdentity, value.isSame(as: .identity)) { return .identity }
    if ask(.transformIsSame, value.isSame(as: previous.transform)) { return previous.transform }
    var result = InkTransform.identity
    let moves = InkTransform.translation(Point(x: value.tx, y: value.ty))
    if !ask(.transformMoves, value.isSame(as: moves)) {
      for part in InkTransform.ways {
        result[keyPath: part] = double(value[keyPath: part], kind: 0)
      }
    }
    result.tx = double(value.tx, kind: 0)
    result.ty = double(value.ty, kind: 0)
    if !result.isFinite { fields.refuse(.transform) }
    return result
  }

  private mutating func seed(_ value: UInt32) -> UInt32 {
    if ask(.seedIsZero, value == 0) { return 0 }
    if ask(.seedIsSame, value == previous.randomSeed) { return previous.randomSeed }
    return UInt32(fields.coder.raw(UInt64(value), bits: 32))
  }

  private mutating func grain(_ value: Point) -> Point {
    let before = previous.renderState.grainOffset
    if ask(.grainIsZero, value.isSame(as: .zero)) { return .zero }
    if ask(.grainIsSame, value.isSame(as: before)) { return before }
    return point(value, kind: 1)
  }

  private mutating func groupID(_ value: InkID?) -> InkID? {
    if ask(.isAlone, value == nil) { return nil }
    if !ask(.groupIsSame, value == group) {
      group = id(value ?? group, after: previous.id, kind: 2)
    }
    return group
  }

  private mutating func date(_ value: WallTime) -> WallTime {
    if ask(.dateIsUnknown, value == .unknown) { return .unknown }
    let expected = previousEnd ?? 0
    let step = Int64(points.steps?.time ?? 1)
    let gap = value.microsecondsSince1970 &- expected
    let rounded = gap / step + (abs(gap % step) * 2 > step ? gap.signum() : 0)
    let (residual, _) = models.date.codeSigned(rounded, &fields.coder)
    return WallTime(microsecondsSince1970: expected &+ residual &* step)
  }
}

extension StrokeCoder {
  private mutating func path(
    _ stroke: Stroke, transform: InkTransform, ink: Ink, date: WallTime
  ) -> StrokePath {
    let empty = StrokePath(controlPoints: [], creationDate: date)
    let (told, isSound) = models.count.code(UInt64(stroke.path.count), &fields.coder)
    let count = fields.claimed(isSound ? told : .max)
    guard count > 0 else { return empty }
    let range = range(stroke.path.parametricRange, count: count)
    let task = PointTask(
      points: stroke.path.controlPoints, count: count, transform: transform, ink: ink)
    let controlPoints = points.code(
      task, landed: !(range.lowerBound > 0), lifted: !(range.upperBound < Double(count - 1)),
      &fields)
    guard codingError == nil, range.lowerBound <= range.upperBound,
      let path = StrokePath(
        controlPoints: controlPoints, parametricRange: range.lowerBound...range.upperBound,
        creationDate: date)
    else {
      fields.refuse(.path)
      return empty
    }
    return path
  }

  private mutating func range(
    _ value: ClosedRange<Double>, count: Int
  ) -> (lowerBound: Double, upperBound: Double) {
    let end = Double(count - 1)
    let isWhole =
      value.lowerBound.bitPattern == 0 && value.upperBound.bitPattern == end.bitPattern
    if ask(.rangeIsWhole, isWhole) { return (0, end) }
    let lower = double(value.lowerBound, kind: 2)
    return (lower, double(value.upperBound, kind: 2))
  }
}

extension InkID {
  /// The next identifier, for renumbered strokes.
  var next: InkID { InkID(high: high, low: low & 3 << 62 | (low &+ 1) & .max >> 2) }

  /// Whether version and variant are those of random ids (RFC 9562).
  var isVersion4: Bool { high & 0xF000 == 0x4000 && low >> 62 == 2 }
}

extension InkTransform {
  fileprivate static var ways: [WritableKeyPath<Self, Double>] { [\.a, \.b, \.c, \.d] }

  /// Returns whether two values are bit-identical; -0 is not 0.
  fileprivate func isSame(as other: Self) -> Bool {
    (Self.ways + [\.tx, \.ty]).allSatisfy {
      self[keyPath: $0].bitPattern == other[keyPath: $0].bitPattern
    }
  }
}

extension Point {
  /// Returns whether two values are bit-identical; -0 is not 0.
  fileprivate func isSame(as other: Self) -> Bool {
    x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
  }
}

extension Float {
  fileprivate func isSame(as other: Self) -> Bool { bitPattern == other.bitPattern }
}
