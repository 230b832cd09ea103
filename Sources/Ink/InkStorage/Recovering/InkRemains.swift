import InkDrawing

/// The intact chunks of a damaged file in order, and the bytes between them.
struct InkRemains {
  /// The kind of file.
  enum RemainsFormat {
    /// docs/develop/ink-format.md.
    case file
    /// docs/develop/ink-log.md.
    case log

    var signature: [UInt8] {
      switch self {
      case .file: InkFile.signature
      case .log: InkLogFormat.signature
      }
    }

    /// The types of chunks to look for after damage.
    var types: [UInt8] {
      switch self {
      case .file: [Chunk.head, Chunk.strokes, Chunk.page, Chunk.preview, Chunk.index]
      case .log: [Chunk.head] + InkLogFormat.types
      }
    }

    /// Returns the number of correct bytes in the signature.
    func likeness(_ bytes: [UInt8]) -> Int { zip(bytes, signature).count(where: ==) }
  }
  /// An intact chunk.
  struct WholeChunk {
    /// The range of the whole chunk in the file.
    let bytes: Range<Int>
    let type: UInt8
    /// The range of its payload in the file.
    let payload: Range<Int>
  }
  /// Bytes that belong to no intact chunk.
  struct Gap {
    var bytes: Range<Int>
    /// Whether the file ends there in the middle of a chunk.
    let isTorn: Bool
  }
  enum Part {
    case piece(WholeChunk)
    case gap(Gap)

    /// The range in the file.
    var bytes: Range<Int> {
      switch self {
      case .piece(let piece): piece.bytes
      case .gap(let gap): gap.bytes
      }
    }
  }

  /// The file, with correctable bytes corrected.
  private(set) var bytes: [UInt8]
  private(set) var parts: [Part] = []
  /// The offsets of corrected bytes.
  private(set) var repaired: [Int] = []
  /// Whether there are no intact chunks.
  var isEmpty: Bool {
    parts.allSatisfy { part in
      if case .gap = part { true } else { false }
    }
  }
  /// Whether any intact chunk belongs to an ink file.
  var hasInk: Bool {
    parts.contains { part in
      guard case .piece(let piece) = part else { return false }
      return [Chunk.head, Chunk.strokes, Chunk.page].contains(piece.type)
    }
  }
  private let form: RemainsFormat
  private let repairs: Bool
  private var search: ChunkSearch
  /// The number of bytes that may still be included in checksums for correcting chunks.
  private var budget: Int
  /// The average number of times that each byte may be included in a checksum for this.
  private static let rounds = 16

  /// - Parameter repairs: whether to correct chunks with a single wrong byte.
  init(_ bytes: consuming [UInt8], as form: RemainsFormat, repairs: Bool) {
    let count = bytes.count
    self.bytes = bytes
    self.form = form
    self.repairs = repairs
    search = ChunkSearch(in: count, form.types)
    budget = Self.rounds * count
    scan()
  }

  private mutating func scan() {
    let start = form.signature.count
    var place = 0
    if bytes.starts(with: form.signature) {
      place = start
    } else if form.likeness(bytes) >= start / 2 {
      parts.append(.gap(Gap(bytes: 0..<start, isTorn: false)))
      place = start
    }
    while place < bytes.count {
      var isTorn = false
      do throws(Chunk.ChunkError) {
        let chunk = try Chunk(bytes[place...])
        appendPiece(chunk, at: place)
        place += chunk.size
        continue
      } catch { isTorn = error == .torn }
      let next = search.nextChunk(in: bytes, from: place + 1) ?? bytes.count
      repairGap(Gap(bytes: place..<next, isTorn: isTorn && next == bytes.count))
      place = next
    }
  }

  private mutating func appendPiece(_ chunk: Chunk, at place: Int) {
    parts.append(
      .piece(
        WholeChunk(bytes: place..<place + chunk.size, type: chunk.type, payload: chunk.payload)))
  }

  /// Processes the bytes between two intact chunks: corrects chunks where possible, and leaves gaps
  /// for the others.
  private mutating func repairGap(_ gap: Gap) {
    var lost = gap.bytes.lowerBound
    var place = lost
    while repairs, place < gap.bytes.upperBound {
      let end = ChunkSearch.payload(bytes, at: place).map { $0.upperBound + 4 }
      var found = end.flatMap { repaired(place..<$0, within: gap) }
      if found == nil { found = repaired(place..<gap.bytes.upperBound, within: gap) }
      if let found {
        if lost < place { parts.append(.gap(Gap(bytes: lost..<place, isTorn: false))) }
        appendPiece(found, at: place)
        place += found.size
        lost = place
      } else if let end, end < gap.bytes.upperBound {
        // The length in this damaged chunk leads to the next one.
        place = end
      } else {
        break
      }
    }
    guard lost < gap.bytes.upperBound else { return }
    parts.append(.gap(Gap(bytes: lost..<gap.bytes.upperBound, isTorn: gap.isTorn)))
  }

  /// Returns the chunk that these bytes become with one byte corrected.
  private mutating func repaired(_ range: Range<Int>, within gap: Gap) -> Chunk? {
    guard range.upperBound <= gap.bytes.upperBound, range.count <= ChunkRepair.longest else {
      return nil
    }
    budget -= range.count
    guard budget >= 0,
      let found = ChunkRepair.oneByte(bytes[range]), let chunk = try? Chunk(found.bytes[...]),
      StrokeCheck.isIntact(chunk, found.bytes)
    else { return nil }
    repaired.append(range.lowerBound + found.place)
    bytes.replaceSubrange(range, with: found.bytes)
    return try? Chunk(bytes[range.lowerBound...])
  }
}
