import InkDrawing

/// Everything that can still be read from a damaged ink file, as a new file.
///
///     let recovery = try InkRecovery(bytes)
///     write(recovery.bytes, to: another)
///     for part in recovery.missing { print(part) }
///
/// Intact chunks are copied unchanged. A chunk with a single wrong byte is corrected with its
/// checksum. Pages keep their paper. A preview is left out, because it may show ink that is not in
/// the new file.
public struct InkRecovery: Sendable {
  /// The new file with everything that can be read, or its last part if the beginning has already
  /// been passed on.
  public private(set) var bytes: [UInt8]
  /// The number of bytes of the new file that were passed on.
  private var passed = 0
  /// The number of pages.
  public private(set) var pages = 1
  /// The number of strokes on all pages.
  public private(set) var strokes = 0
  /// The number of control points of all strokes.
  public private(set) var points = 0
  /// The parts that cannot be read, in the order of the file.
  public private(set) var missing: [MissingPart] = []
  /// The offsets of the bytes that were corrected in the damaged file.
  public private(set) var repaired: [Int] = []
  /// The damaged parts that were written again without loss of ink: the signature, the header, the
  /// index.
  public private(set) var renewed: [String] = []
  /// The damaged parts that were left out without loss of ink: the preview.
  public private(set) var leftOut: [String] = []

  private var index = InkFileIndex()
  /// The number of control points that may still be decoded.
  private var pointsLeft: Int

  /// Returns the limit for control points in a file of this size. The densest file that we write
  /// has one per byte.
  static func mostPoints(inBytes count: Int) -> Int { max(StrokeCheck.mostPoints, 4 * count) }

  /// Reads the undamaged parts of a file.
  ///
  /// - Throws: ``InkFileError/notInk`` if the bytes contain no part of an ink file, and
  ///   ``InkFileError/needsVersion(major:minor:offset:)`` for a file of a later version.
  public init(_ damaged: [UInt8]) throws(InkFileError) {
    var beginning: [UInt8] = []
    try self.init(damaged) { beginning += $0 }
    bytes = beginning + bytes
  }

  /// Reads the undamaged parts of a file.
  ///
  /// - Parameter sink: receives the new file in parts, except for what is in ``bytes``.
  /// - Throws: the same errors as ``init(_:)``.
  package init(
    _ damaged: consuming [UInt8], to sink: ([UInt8]) -> Void
  ) throws(InkFileError) {
    let count = damaged.count
    let remains = InkRemains(damaged, as: .file, repairs: true)
    let reader = InkRemainsReader(remains)
    try reader.checkVersion()
    pointsLeft = Self.mostPoints(inBytes: count)
    bytes = InkFile.signature
    bytes += Chunk.encode(Chunk.head, [UInt8(InkFile.version.major), reader.hasPages ? 2 : 1])
    for part in remains.parts {
      switch part {
      case .gap(let gap): recoverGap(gap, reader)
      case .piece(let piece): recoverPiece(piece, reader)
      }
      if bytes.count > Self.most { handOn(to: sink) }
    }
    guard strokes > 0 || !index.pages.isEmpty || reader.hasBeginning else { throw .notInk }
    if remains.isEmpty, missing.isEmpty {
      let end = count..<count
      missing.append(MissingPart(end, "the file ends before its first chunk"))
    }
    pages = pagesHere
    if index.parts.count > 1 || !index.pages.isEmpty { bytes += index.bytes }
    repaired = remains.repaired
  }

  /// The number of bytes of the new file that are buffered.
  private static let most = 1 << 16

  private mutating func handOn(to sink: ([UInt8]) -> Void) {
    sink(bytes)
    passed += bytes.count
    bytes = []
  }

  /// The offset of the next chunk in the new file.
  private var end: Int { passed + bytes.count }

  /// The number of pages that have begun. Strokes before the first page are on a separate page.
  private var pagesHere: Int {
    let starts = index.pages.map { (stroke: $0.stroke, background: PageBackground?.none) }
    return InkFilePage.pages(from: starts, of: strokes).count
  }

  private mutating func miss(_ part: MissingPart, _ reader: InkRemainsReader) {
    var part = part
    part.page = reader.hasPages ? pagesHere : nil
    part.strokesBefore = strokes
    missing.append(part)
  }

  private mutating func recoverGap(_ gap: InkRemains.Gap, _ reader: InkRemainsReader) {
    switch reader.meaning(of: gap) {
    case .renewed(let what): renewed.append(what)
    case .leftOut(let what): leftOut.append(what)
    case .missing(var part, let pages):
      if let torn = TornChunk(gap, in: reader.bytes, limit: pointsLeft) {
        appendChunk(torn)
        part.strokes = torn.missing
        part.bytes = gap.bytes.upperBound..<gap.bytes.upperBound
      }
      miss(part, reader)
      for _ in 0..<pages { appendPage(PageChunk.payload(nil), at: gap.bytes) }
    }
  }

  private mutating func recoverPiece(_ piece: InkRemains.WholeChunk, _ reader: InkRemainsReader) {
    do throws(InkFileError) {
      switch piece.type {
      case Chunk.head, Chunk.index, Chunk.preview: missDisplaced(by: piece, reader)
      case Chunk.page:
        _ = try InkFileScan.background(reader.bytes[piece.payload], of: piece.bytes.lowerBound)
        appendPage(Array(reader.bytes[piece.payload]), at: piece.bytes)
      case Chunk.strokes: try appendStrokes(piece, reader)
      case let type where Chunk.isCritical(type):
        throw InkFileScan.unknown(reader.bytes[piece.payload], at: piece.bytes.lowerBound)
      default:
        missDisplaced(by: piece, reader)
        bytes += reader.bytes[piece.bytes]
      }
    } catch {
      let strokes = reader.strokeCount(in: piece.bytes)
      miss(MissingPart(piece.bytes, error.fault, strokes: strokes), reader)
    }
  }

  /// Reports ink for which the index names a position that contains a chunk without ink. A page
  /// still begins there.
  private mutating func missDisplaced(by piece: InkRemains.WholeChunk, _ reader: InkRemainsReader) {
    guard let entry = reader.displaced[piece.bytes.lowerBound] else { return }
    let strokes = entry.part?.strokes.count ?? 0
    let error = InkFileError.malformed(
      offset: entry.offset, reason: InkFileScan.otherThanIndex)
    miss(MissingPart(piece.bytes, error.fault, strokes: strokes), reader)
    if entry.type == Chunk.page { appendPage(PageChunk.payload(nil), at: piece.bytes) }
  }

  /// Appends the strokes of a truncated chunk in a chunk of their own. They have no checksum, but
  /// bits before the truncation keep their meaning.
  private mutating func appendChunk(_ torn: TornChunk) {
    var writer = InkFileWriter(.exact)
    let start = writer.begin().count
    let chunk = writer.append(torn.strokes)
    for part in writer.parts {
      index.parts.append(
        InkFilePart(
          offset: part.offset - start + end, size: part.size,
          strokes: part.strokes.lowerBound + strokes..<part.strokes.upperBound + strokes,
          bounds: part.bounds))
    }
    bytes += chunk
    strokes += torn.strokes.count
    points += torn.strokes.reduce(0) { $0 + $1.path.count }
  }

  private mutating func appendPage(_ payload: [UInt8], at place: Range<Int>) {
    // Strokes before the first page count as a page, too.
    guard index.pages.count + 1 < InkDocument.mostPages else {
      missing.append(MissingPart(place, "there are more than \(InkDocument.mostPages) pages"))
      return
    }
    let chunk = Chunk.encode(Chunk.page, payload)
    index.pages.append(
      InkFilePageStart(offset: end, size: chunk.count, stroke: strokes))
    bytes += chunk
  }

  private mutating func appendStrokes(
    _ piece: InkRemains.WholeChunk, _ reader: InkRemainsReader
  ) throws(InkFileError) {
    let alone = Array(reader.bytes[piece.bytes])
    let (head, count) = try StrokeCheck.countPoints(
      try Chunk(alone, at: piece.bytes.lowerBound), alone, at: piece.bytes.lowerBound,
      limit: pointsLeft)
    pointsLeft -= count
    index.parts.append(
      InkFilePart(
        offset: end, size: alone.count, strokes: strokes..<strokes + head.strokes,
        bounds: head.bounds))
    bytes += alone
    strokes += head.strokes
    points += count
  }
}
