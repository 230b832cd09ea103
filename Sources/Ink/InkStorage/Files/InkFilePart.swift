import InkDrawing
import InkGeometry

/// Strokes of a file that are stored in the same chunk.
struct InkFilePart: Hashable, Sendable {
  /// The offset of the chunk in the file.
  let offset: Int
  /// The size of the chunk.
  let size: Int
  /// The range of the strokes in the drawing.
  let strokes: Range<Int>
  /// A rectangle that contains what they draw.
  let bounds: Rect
}

/// The start of a page in a file.
struct InkFilePageStart: Hashable, Sendable {
  /// The offset of the chunk in the file.
  let offset: Int
  /// The size of the chunk.
  let size: Int
  /// The first stroke that may belong to the page.
  let stroke: Int
}

/// A page of a file.
struct InkFilePage: Hashable, Sendable {
  /// The range of the strokes on the page.
  let strokes: Range<Int>
  /// The background; nil if it is not specified.
  let background: PageBackground?

  /// Returns the pages that start at given strokes. Strokes before the first start are a page too,
  /// and without any starts, all strokes are one page.
  static func pages(
    from starts: [(stroke: Int, background: PageBackground?)], of count: Int
  ) -> [InkFilePage] {
    var starts = starts
    if starts.first.map({ $0.stroke > 0 }) ?? true { starts.insert((0, nil), at: 0) }
    return starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1].stroke : count
      return InkFilePage(
        strokes: starts[number].stroke..<end, background: starts[number].background)
    }
  }
}

/// The index of a file: docs/develop/ink-format.md, Index.
struct InkFileIndex {
  /// The strokes, in order.
  var parts: [InkFilePart] = []
  /// The pages, in order.
  var pages: [InkFilePageStart] = []

  /// The chunk of the index.
  var bytes: [UInt8] {
    var payload: [UInt8] = []
    var end = InkFile.signature.count
    for entry in entries {
      payload.append(entry.type)
      payload.appendVarint(entry.offset - end)
      payload.appendVarint(entry.size)
      if let part = entry.part {
        payload.appendVarint(part.strokes.count)
        payload.appendFloats(bounds: part.bounds)
      }
      end = entry.offset + entry.size
    }
    payload.appendSize()
    return Chunk.encode(Chunk.index, payload)
  }

  /// A chunk in the index.
  struct IndexedChunk {
    let type: UInt8
    let offset: Int
    let size: Int
    /// The strokes in the chunk; nil for a page.
    let part: InkFilePart?
  }

  /// The chunks in the order of the file.
  var entries: [IndexedChunk] {
    var entries: [IndexedChunk] = []
    var rest = pages[...]
    func take(_ page: InkFilePageStart) {
      entries.append(
        IndexedChunk(type: Chunk.page, offset: page.offset, size: page.size, part: nil))
    }
    for part in parts {
      while let page = rest.first, page.offset < part.offset { take(rest.removeFirst()) }
      entries.append(
        IndexedChunk(type: Chunk.strokes, offset: part.offset, size: part.size, part: part))
    }
    for page in rest { take(page) }
    return entries
  }

  /// The end of the last chunk in the index.
  var end: Int {
    let last = [parts.last.map { $0.offset + $0.size }, pages.last.map { $0.offset + $0.size }]
    return last.compactMap { $0 }.max() ?? InkFile.signature.count
  }

  /// Creates an empty index.
  init() {}

  /// Reads an index from its payload; nil if its contents cannot lie before `end`, or if its
  /// version is unknown.
  init?(_ payload: ArraySlice<UInt8>, before end: Int) {
    var reader = ByteReader(payload.dropLast(4))
    var offset = InkFile.signature.count
    var strokes = 0
    while reader.left > 0 {
      guard let type = reader.byte(), let gap = reader.varint(), let size = reader.varint(),
        gap <= end - offset, size <= end - offset - gap
      else { return nil }
      offset += gap
      defer { offset += size }
      if type == Chunk.page {
        pages.append(InkFilePageStart(offset: offset, size: size, stroke: strokes))
        continue
      }
      guard type == Chunk.strokes, let count = reader.varint(), let bounds = reader.bounds(),
        count <= size
      else { return nil }
      parts.append(
        InkFilePart(
          offset: offset, size: size, strokes: strokes..<strokes + count, bounds: bounds))
      strokes += count
    }
  }
}

extension [UInt8] {
  /// Ends a payload with four bytes: the future size of its chunk, from type to checksum.
  mutating func appendSize() {
    var length: [UInt8] = []
    length.appendVarint(count + 4)
    appendWord(UInt32(truncatingIfNeeded: 1 + length.count + count + 4 + 4))
  }
}
