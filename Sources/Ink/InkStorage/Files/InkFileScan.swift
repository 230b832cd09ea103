import InkDrawing
import InkGeometry

/// Finds the parts of a file.
struct InkFileScan {
  private let source: InkByteSource
  private var index = InkFileIndex()
  private var backgrounds: [PageBackground?] = []
  private var strokes = 0

  init(_ source: InkByteSource) { self.source = source }

  /// Reads the file with its index; nil if there is no valid index.
  func byIndex() throws(InkFileError) -> InkFile? {
    let start = InkFile.signature.count
    guard source.count >= start + 8 else { return nil }
    let tail = try source.readBytes(source.count - 8..<source.count)
    var reader = ByteReader(tail[...])
    guard let size = reader.readWord().map(Int.init), size >= 10, size <= source.count - start
    else {
      return nil
    }
    let offset = source.count - size
    let bytes = try source.readBytes(offset..<source.count)
    guard let chunk = try? Chunk(bytes[...]), chunk.type == Chunk.index, chunk.size == size,
      let index = InkFileIndex(bytes[chunk.payload], before: offset)
    else { return nil }
    let beginning = try source.readBytes(
      0..<min(index.parts.first?.offset ?? offset, start + Self.mostHead + 24))
    try Self.checkBeginning(beginning)
    try Self.checkPages(index.pages.count, at: index.pages.last?.offset ?? 0)
    var backgrounds: [PageBackground?] = []
    for page in index.pages { backgrounds.append(try background(page)) }
    let preview = try PreviewChunk.start(before: offset, atLeast: index.end) {
      range throws(InkFileError) in try source.readBytes(range)
    }
    return InkFile(
      source, index, backgrounds: backgrounds, end: preview ?? offset,
      preview: preview.map { $0..<offset })
  }

  /// Returns the background of a page in the index.
  private func background(_ page: InkFilePageStart) throws(InkFileError) -> PageBackground? {
    let bytes = try source.readBytes(page.offset..<page.offset + page.size)
    let chunk = try Chunk(bytes, at: page.offset)
    guard chunk.type == Chunk.page, chunk.size == page.size else {
      throw .malformed(offset: page.offset, reason: Self.otherThanIndex)
    }
    return try Self.background(bytes[chunk.payload], of: page.offset)
  }

  static func background(
    _ payload: ArraySlice<UInt8>, of offset: Int
  ) throws(InkFileError) -> PageBackground? {
    do throws(ChunkHeadError) { return try PageChunk.background(payload) } catch {
      switch error {
      case .later: throw .needsVersion(major: 1, minor: InkFile.version.minor + 1, offset: offset)
      case .malformed(let reason): throw .malformed(offset: offset, reason: reason)
      }
    }
  }

  private static func checkPages(_ count: Int, at offset: Int) throws(InkFileError) {
    guard count <= InkDocument.mostPages else {
      throw .malformed(offset: offset, reason: "more than \(InkDocument.mostPages) pages")
    }
  }

  /// Reads all chunks of the file and verifies each.
  consuming func whole() throws(InkFileError) -> InkFile {
    let bytes = try source.readBytes(0..<source.count)
    var offset = try Self.checkBeginning(bytes)
    var end = offset
    while offset < bytes.count {
      let chunk = try chunk(bytes, at: offset)
      try scanChunk(chunk.type, bytes[chunk.payload], size: chunk.size, at: offset)
      offset += chunk.size
      if Self.isKept(chunk.type, whenEndingAt: offset, of: bytes.count) { end = offset }
    }
    return InkFile(source, index, backgrounds: backgrounds, end: end)
  }

  /// Reads the intact part of the file, and describes what is lost.
  consuming func recovering() throws(InkFileError) -> (file: InkFile, losses: [InkFileError]) {
    let bytes = try source.readBytes(0..<source.count)
    let remains = InkRemains(bytes, as: .file, repairs: false)
    var end = InkFile.signature.count
    var losses: [InkFileError] = []
    do throws(InkFileError) { end = try Self.checkBeginning(bytes) } catch {
      if case .needsVersion = error { throw error }
      guard remains.hasInk else { throw error }
      switch error {
      case .notInk: losses.append(.damaged(offset: 0))
      case .malformed: losses.append(error)
      // There is a gap, which is reported with the others.
      default: break
      }
    }
    for part in remains.parts {
      switch part {
      case .gap(let gap):
        guard gap.bytes.upperBound > InkFile.signature.count else { continue }
        let offset = gap.bytes.lowerBound
        losses.append(gap.isTorn ? .torn(offset: offset) : .damaged(offset: offset))
      case .piece(let piece):
        if piece.bytes.lowerBound == InkFile.signature.count, piece.type == Chunk.head { continue }
        do throws(InkFileError) {
          try scanChunk(
            piece.type, bytes[piece.payload], size: piece.bytes.count, at: piece.bytes.lowerBound)
        } catch {
          losses.append(error)
        }
        if Self.isKept(piece.type, whenEndingAt: piece.bytes.upperBound, of: bytes.count) {
          end = piece.bytes.upperBound
        }
      }
    }
    for offset in InkRemainsReader(remains).displaced.keys.sorted() {
      losses.append(.malformed(offset: offset, reason: Self.otherThanIndex))
    }
    return (InkFile(source, index, backgrounds: backgrounds, end: end), losses)
  }

  /// The largest payload of a header, in bytes.
  private static let mostHead = 1_000

  static let otherThanIndex = "a chunk other than the index"

  /// Returns whether a writer that adds strokes continues after a chunk. It overwrites a preview
  /// and an index at the end.
  private static func isKept(_ type: UInt8, whenEndingAt end: Int, of count: Int) -> Bool {
    type != Chunk.preview && (type != Chunk.index || end < count)
  }

  private func chunk(_ bytes: [UInt8], at offset: Int) throws(InkFileError) -> Chunk {
    do throws(Chunk.ChunkError) {
      return try Chunk(bytes[offset...])
    } catch {
      throw error == .torn ? .torn(offset: offset) : .damaged(offset: offset)
    }
  }

  /// Processes the contents of a chunk.
  private mutating func scanChunk(
    _ type: UInt8, _ payload: ArraySlice<UInt8>, size: Int, at offset: Int
  ) throws(InkFileError) {
    guard type != Chunk.head else {
      throw .malformed(offset: offset, reason: "a second start")
    }
    if type == Chunk.page {
      // Pages other than the first may be missing strokes before the first page.
      let pages = index.pages.count + (index.pages.first.map { $0.stroke > 0 } ?? false ? 1 : 0)
      try Self.checkPages(pages + 1, at: offset)
      backgrounds.append(try Self.background(payload, of: offset))
      index.pages.append(
        InkFilePageStart(offset: offset, size: size, stroke: strokes))
      return
    }
    guard type == Chunk.strokes else {
      if Chunk.isCritical(type) { throw Self.unknown(payload, at: offset) }
      return
    }
    let head = try ChunkHead.parseHead(payload, of: offset).head
    index.parts.append(
      InkFilePart(
        offset: offset, size: size, strokes: strokes..<strokes + head.strokes,
        bounds: head.bounds))
    strokes += head.strokes
  }

  /// Returns the error for a critical chunk of a later version, which begins with that version.
  static func unknown(_ payload: ArraySlice<UInt8>, at offset: Int) -> InkFileError {
    var reader = ByteReader(payload)
    let major = reader.byte().map(Int.init) ?? InkFile.version.major
    let minor = reader.byte().map(Int.init) ?? InkFile.version.minor + 1
    return .needsVersion(major: major, minor: minor, offset: offset)
  }

  /// Checks the signature and the first chunk; returns the offset of the next.
  @discardableResult
  private static func checkBeginning(_ bytes: [UInt8]) throws(InkFileError) -> Int {
    let start = InkFile.signature.count
    guard bytes.starts(with: InkFile.signature) else { throw .notInk }
    let chunk: Chunk
    do throws(Chunk.ChunkError) {
      chunk = try Chunk(bytes[start...])
    } catch {
      throw error == .torn ? .torn(offset: start) : .damaged(offset: start)
    }
    var reader = ByteReader(bytes[chunk.payload])
    guard chunk.type == Chunk.head, let major = reader.byte(), let minor = reader.byte() else {
      throw .malformed(offset: start, reason: "no version")
    }
    guard major <= InkFile.version.major else {
      throw .needsVersion(major: Int(major), minor: Int(minor), offset: start)
    }
    // A reader that uses the index does not read more of the beginning.
    guard chunk.payload.count <= mostHead else {
      throw .malformed(offset: start, reason: "a head of more than \(mostHead) bytes")
    }
    return start + chunk.size
  }
}
