import InkDrawing

/// Processes the steps of a log, from its beginning to its end or to the first data that cannot be
/// read.
struct InkLogReplay {
  private let bytes: [UInt8]
  private var pointsLeft: Int
  private let limit: Int
  /// The strokes up to the last complete step.
  private(set) var store = InkLogStore()
  private(set) var pages = [ReplayedPage()]
  private var rows = InkLogRows()
  private var check = InkLogCheck()
  private(set) var shown = 0
  private(set) var note: [UInt8] = []
  private(set) var stepCount = 0
  /// The offset after the last complete step.
  private(set) var end = 0
  private(set) var tail = InkLog.Tail.none

  /// A page, given by the row of its strokes.
  struct ReplayedPage {
    var look: PageBackground?
    var row: InkLogRows.RowRoot = nil
  }

  /// The data read since the last step.
  private struct Pending {
    var chunks: [InkLogChunk] = []
    var strokes: [Stroke] = []
    var note: [UInt8]?
  }

  init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    (pointsLeft, self.limit) = (limit, limit)
  }

  /// Returns the strokes of a page.
  func pageStrokes(of page: ReplayedPage) -> [Stroke] {
    rows.numbers(page.row).map { store.strokes[$0] }
  }

  mutating func replay() throws(InkFileError) {
    var offset = try beginning()
    end = offset
    var pending = Pending()
    while offset < bytes.count {
      do throws(InkFileError) {
        let chunk = try Chunk(bytes[offset...], at: offset)
        try replayChunk(chunk, at: offset, &pending)
        offset += chunk.size
        if chunk.type == InkLogFormat.step {
          end = offset
          pending = Pending()
        }
      } catch {
        switch error {
        case .needsVersion, .tooLarge: throw error
        default:
          tail = tail(at: offset)
          return
        }
      }
    }
    if end < bytes.count { tail = .torn(bytes.count - end) }
  }

  /// Checks the signature and the header; returns the offset of the first chunk after it.
  private func beginning() throws(InkFileError) -> Int {
    let start = InkLogFormat.signature.count
    guard InkLog.isLog(bytes) else { throw .notInk }
    let chunk = try Chunk(bytes[start...], at: start)
    var reader = ByteReader(bytes[chunk.payload])
    guard chunk.type == Chunk.head, let major = reader.byte(), let minor = reader.byte() else {
      throw .malformed(offset: start, reason: "no version")
    }
    guard major <= InkLogFormat.version[0] else {
      throw .needsVersion(major: Int(major), minor: Int(minor), offset: start)
    }
    return start + chunk.size
  }

  /// Returns the kind of data after the last step, if the chunk at an offset cannot be read.
  private func tail(at offset: Int) -> InkLog.Tail {
    var search = ChunkSearch(in: bytes.count, InkLogFormat.types)
    return search.nextChunk(in: bytes, from: offset + 1) == nil
      ? .torn(bytes.count - end) : .damaged(offset: offset)
  }

  private mutating func replayChunk(
    _ chunk: Chunk, at offset: Int, _ pending: inout Pending
  ) throws(InkFileError) {
    let payload = bytes[chunk.payload]
    let range = offset..<offset + chunk.size
    switch chunk.type {
    case Chunk.strokes: try takeStrokes(payload, [], of: range, &pending)
    case InkLogFormat.variants: try takeVariants(payload, of: range, &pending)
    case InkLogFormat.note:
      guard payload.count <= InkLogFormat.mostNote else {
        throw .malformed(offset: offset, reason: "a note that is too long")
      }
      pending.note = Array(payload)
    case InkLogFormat.step: try takeStep(payload, at: offset, pending)
    case Chunk.head: throw .malformed(offset: offset, reason: "a second start")
    default: if Chunk.isCritical(chunk.type) { throw InkFileScan.unknown(payload, at: offset) }
    }
  }

  private mutating func takeStrokes(
    _ payload: ArraySlice<UInt8>, _ paths: [StrokePath], of range: Range<Int>,
    _ pending: inout Pending
  ) throws(InkFileError) {
    let offset = range.lowerBound
    let own = Array(payload)
    let (head, bits) = try ChunkHead.parseHead(own[...], of: offset)
    pointsLeft -= head.points
    guard pointsLeft >= 0 else { throw .tooLarge(points: limit - pointsLeft, limit: limit) }
    guard paths.isEmpty || paths.count == head.strokes else {
      throw .malformed(offset: offset, reason: "different numbers of strokes and paths")
    }
    var strokes: [Stroke]
    do throws(StrokeCodingError) {
      strokes = try StrokeChunk.decodeStrokes(head, own, bits: bits)
    } catch {
      throw .malformed(offset: offset, reason: error.rawValue)
    }
    for (index, path) in paths.enumerated() { strokes[index].path = path }
    let first = store.strokes.count + pending.strokes.count
    pending.chunks.append(
      InkLogChunk(
        bytes: range, strokes: first..<first + strokes.count, bounds: head.bounds,
        isWhole: paths.isEmpty))
    pending.strokes += strokes
  }

  private mutating func takeVariants(
    _ payload: ArraySlice<UInt8>, of range: Range<Int>, _ pending: inout Pending
  ) throws(InkFileError) {
    let offset = range.lowerBound
    var reader = ByteReader(payload)
    var paths: [StrokePath] = []
    guard let count = reader.varint(), count >= 1, count <= reader.left else {
      throw .malformed(offset: offset, reason: "an impossible number of variants")
    }
    for _ in 0..<count {
      let known = store.strokes.count
      guard let number = reader.varint(), number < known + pending.strokes.count else {
        throw .malformed(offset: offset, reason: "a variant without a stroke")
      }
      let stroke = number < known ? store.strokes[number] : pending.strokes[number - known]
      paths.append(stroke.path)
    }
    try takeStrokes(payload[reader.position...], paths, of: range, &pending)
  }
}

// MARK: Steps
extension InkLogReplay {
  private mutating func takeStep(
    _ payload: ArraySlice<UInt8>, at offset: Int, _ pending: Pending
  ) throws(InkFileError) {
    let step: InkLogStep
    do throws(ChunkHeadError) {
      step = try InkLogStep(payload)
      check.stored += pending.strokes.count
      for operation in step.operations { try check.checkOperation(operation) }
      guard check.counts.indices.contains(step.shown) else { throw .malformed("no such page") }
    } catch {
      switch error {
      case .later: throw .needsVersion(major: 1, minor: 1, offset: offset)
      case .malformed(let reason): throw .malformed(offset: offset, reason: reason)
      }
    }
    for operation in step.operations { apply(operation) }
    shown = step.shown
    store.appendStrokes(pending.strokes, of: pending.chunks)
    note = pending.note ?? note
    stepCount += 1
  }

  /// Performs an operation that was checked.
  private mutating func apply(_ operation: InkLogOperation) {
    switch operation {
    case .pageAdded(let page, let look): pages.insert(ReplayedPage(look: look), at: page)
    case .pageRemoved(let page): pages.remove(at: page)
    case .pagePrinted(let page, let look): pages[page].look = look
    case .strokes(let page, let position, let removed, let runs):
      rows.replace(&pages[page].row, position..<position + removed, with: runs)
    }
  }
}

/// Checks the operations of a step before the first of them is performed. Nothing is read after a
/// step that is rejected.
private struct InkLogCheck {
  /// The number of strokes on each page.
  private(set) var counts = [0]
  private var placed = 0
  /// The number of strokes in the file.
  var stored = 0

  mutating func checkOperation(_ operation: InkLogOperation) throws(ChunkHeadError) {
    switch operation {
    case .pageAdded(let page, _):
      guard page <= counts.count, counts.count < InkDocument.mostPages else {
        throw .malformed("an impossible page")
      }
      counts.insert(0, at: page)
    case .pageRemoved(let page):
      guard counts.count > 1, counts.indices.contains(page) else {
        throw .malformed("an impossible page")
      }
      placed -= counts.remove(at: page)
    case .pagePrinted(let page, _):
      guard counts.indices.contains(page) else { throw .malformed("no such page") }
    case .strokes(let page, let position, let removed, let runs):
      guard counts.indices.contains(page), position <= counts[page],
        removed <= counts[page] - position
      else { throw .malformed("no such strokes") }
      counts[page] -= removed
      placed -= removed
      for run in runs {
        guard run.first <= stored, run.count <= stored - run.first else {
          throw .malformed("no such strokes")
        }
        counts[page] += run.count
        placed += run.count
        guard placed <= 4 * stored + 65_536 else { throw .malformed("more strokes than exist") }
      }
    }
  }
}
