import InkDrawing

/// Determines what the parts of a damaged ink file were.
struct InkRemainsReader {
  /// The file, with correctable bytes corrected.
  let bytes: [UInt8]
  /// Whether the file has pages, even if only its index shows it.
  let hasPages: Bool
  /// Whether it begins like an ink file.
  let hasBeginning: Bool
  private let heads: [InkRemains.WholeChunk]
  private let first: InkRemains.WholeChunk?
  /// The index; nil if it is damaged or missing.
  private let index: InkFileIndex?
  /// The chunks that the index names at positions of other intact chunks, by their offsets.
  let displaced: [Int: InkFileIndex.IndexedChunk]

  /// What a gap was.
  enum Meaning {
    /// A part that can be written again without it, so that no ink is lost.
    case renewed(String)
    /// A part without ink that is not written again.
    case leftOut(String)
    /// Lost ink, and the number of pages that began there.
    case missing(MissingPart, pages: Int)
  }

  init(_ remains: InkRemains) {
    bytes = remains.bytes
    let pieces = remains.parts.compactMap { part in
      if case .piece(let piece) = part { piece } else { nil }
    }
    hasBeginning = bytes.starts(with: InkFile.signature) || pieces.first?.type == Chunk.head
    heads = pieces.filter { $0.type == Chunk.head }
    first = pieces.first { [Chunk.strokes, Chunk.page].contains($0.type) }
    let bytes = remains.bytes
    index = pieces.last.flatMap { last in
      guard last.type == Chunk.index, last.bytes.upperBound == bytes.count else { return nil }
      return InkFileIndex(bytes[last.payload], before: last.bytes.lowerBound)
    }
    displaced = Self.displaced(index?.entries ?? [], by: remains.parts)
    hasPages =
      index?.pages.isEmpty == false || pieces.contains { $0.type == Chunk.page }
      || remains.parts.contains { part in
        if case .gap(let gap) = part { Self.isPage(gap, bytes) } else { false }
      }
  }

  /// Returns the entries of an index for which there is no chunk of this type and size. Entries in
  /// a gap are damaged, and are reported as such.
  private static func displaced(
    _ entries: [InkFileIndex.IndexedChunk], by parts: [InkRemains.Part]
  ) -> [Int: InkFileIndex.IndexedChunk] {
    var (displaced, rest) = ([Int: InkFileIndex.IndexedChunk](), parts[...])
    for entry in entries {
      while let part = rest.first, part.bytes.upperBound <= entry.offset { rest.removeFirst() }
      guard case .piece(let piece)? = rest.first else { continue }
      let isThere =
        piece.bytes == entry.offset..<entry.offset + entry.size && piece.type == entry.type
      if !isThere { displaced[entry.offset] = entry }
    }
    return displaced
  }

  /// - Throws: an error if the file requires a later version.
  func checkVersion() throws(InkFileError) {
    for head in heads {
      var reader = ByteReader(bytes[head.payload])
      guard let major = reader.byte(), let minor = reader.byte() else { continue }
      guard major > InkFile.version.major else { continue }
      throw .needsVersion(
        major: Int(major), minor: Int(minor), offset: head.bytes.lowerBound)
    }
  }

  /// Returns what a gap was.
  func meaning(of gap: InkRemains.Gap) -> Meaning {
    let start = gap.bytes.lowerBound
    if gap.bytes.upperBound <= InkFile.signature.count { return .renewed("its first bytes") }
    if start == InkFile.signature.count, bytes[start] == Chunk.head, !gap.isTorn,
      gap.bytes.count <= Self.headSize
    {
      return .renewed("its head")
    }
    if isIndex(gap) { return .renewed("its index") }
    if isPreview(gap) { return .leftOut("its preview") }
    let reason = gap.isTorn ? "the file ends in the middle of a chunk" : "a chunk is damaged"
    let part = MissingPart(gap.bytes, reason, strokes: strokeCount(in: gap.bytes))
    return .missing(part, pages: pages(in: gap))
  }

  /// The size of the header that we write.
  private static let headSize = 8

  /// Returns whether a gap at the end was an index: the first chunk that it names exists.
  private func isIndex(_ gap: InkRemains.Gap) -> Bool {
    let start = gap.bytes.lowerBound
    guard gap.bytes.upperBound == bytes.count, bytes[start] == Chunk.index, let first else {
      return false
    }
    var reader = ByteReader(bytes[(start + 1)...])
    guard reader.varint() != nil, let type = reader.byte(), let before = reader.varint(),
      let size = reader.varint()
    else { return gap.isTorn }
    return type == first.type && before + InkFile.signature.count == first.bytes.lowerBound
      && size == first.bytes.count
  }

  /// Returns whether a gap was a preview: the file ends in it, or two of these are true: it has the
  /// type, it ends with its own size, and it lies after everything in the index. A single one may
  /// be a damaged chunk of strokes.
  private func isPreview(_ gap: InkRemains.Gap) -> Bool {
    let hasType = bytes[gap.bytes.lowerBound] == Chunk.preview
    if gap.isTorn { return hasType }
    var tail = ByteReader(bytes[gap.bytes].suffix(PreviewChunk.tail))
    let hasSize = tail.readWord().map(Int.init) == gap.bytes.count
    let isBehind = index.map { gap.bytes.lowerBound >= $0.end } ?? false
    return [hasType, hasSize, isBehind].count { $0 } > 1
  }

  /// Returns the number of pages that began in a gap.
  private func pages(in gap: InkRemains.Gap) -> Int {
    if let index { return index.pages.count { gap.bytes.contains($0.offset) } }
    return Self.isPage(gap, bytes) ? 1 : 0
  }

  /// Returns whether a gap was a single chunk that begins a page, according to its type and length.
  private static func isPage(_ gap: InkRemains.Gap, _ bytes: [UInt8]) -> Bool {
    let start = gap.bytes.lowerBound
    guard bytes[start] == Chunk.page, let payload = ChunkSearch.payload(bytes, at: start) else {
      return false
    }
    return payload.upperBound + 4 == gap.bytes.upperBound
  }

  /// Returns the number of strokes in a part of the file, according to the index or to the chunk's
  /// own header.
  func strokeCount(in range: Range<Int>) -> Int? {
    if let index {
      return index.parts.reduce(0) { $0 + (range.contains($1.offset) ? $1.strokes.count : 0) }
    }
    let start = range.lowerBound
    guard bytes[start] == Chunk.strokes, let payload = ChunkSearch.payload(bytes, at: start),
      payload.upperBound + 4 == range.upperBound
    else { return nil }
    return (try? ChunkHead.parseHead(bytes[payload]))?.head.strokes
  }
}
