import InkDrawing
import InkGeometry

/// Strokes of a file that are stored together.
struct InkFilePart: Hashable, Sendable {
  /// Where in the file its chunk begins.
  let offset: Int
  /// How long its chunk is.
  let size: Int
  /// Which strokes of the drawing it has.
  let strokes: Range<Int>
  /// A rectangle around what they draw.
  let bounds: Rect
}

/// Where a page of a file begins.
struct InkFilePageStart: Hashable, Sendable {
  /// Where in the file its chunk begins.
  let offset: Int
  /// How long its chunk is.
  let size: Int
  /// The first stroke that may lie on it.
  let stroke: Int
}

/// A page of a file.
struct InkFilePage: Hashable, Sendable {
  /// Which strokes of the file lie on it.
  let strokes: Range<Int>
  /// What it looks like where nothing is drawn; nil: nobody said.
  let background: PageBackground?

  /// The pages that begin at some strokes, of so many; what lies before the first is a page too,
  /// and without any all is one.
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
  /// The strokes, in their order.
  var parts: [InkFilePart] = []
  /// The pages, in their order.
  var pages: [InkFilePageStart] = []

  /// The chunk of it.
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

  /// A chunk that the index names.
  struct IndexedChunk {
    let type: UInt8
    let offset: Int
    let size: Int
    /// The strokes in it; nil for a page.
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

  /// Where the last chunk that it names ends.
  var end: Int {
    let last = [parts.last.map { $0.offset + $0.size }, pages.last.map { $0.offset + $0.size }]
    return last.compactMap { $0 }.max() ?? InkFile.signature.count
  }

  /// An index of nothing yet.
  init() {}

  /// What the payload of an index names; nil if that cannot lie before `end`, or is not known.
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
  /// Ends a payload with four bytes: the size that its chunk will have, from type to sum.
  mutating func appendSize() {
    var length: [UInt8] = []
    length.appendVarint(count + 4)
    appendWord(UInt32(truncatingIfNeeded: 1 + length.count + count + 4 + 4))
  }
}
