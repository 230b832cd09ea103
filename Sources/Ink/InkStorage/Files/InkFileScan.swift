import InkGeometry

/// Finds the parts of a file.
struct InkFileScan {
  private let source: InkByteSource
  private var parts: [InkFilePart] = []
  private var strokes = 0

  init(_ source: InkByteSource) { self.source = source }

  /// The file as its index tells it; nil if it has none that can be used.
  func byIndex() throws(InkFileError) -> InkFile? {
    let start = InkFile.signature.count
    guard source.count >= start + 8 else { return nil }
    let tail = try source.bytes(source.count - 8..<source.count)
    var reader = ByteReader(tail[...])
    guard let size = reader.word().map(Int.init), size >= 10, size <= source.count - start else {
      return nil
    }
    let offset = source.count - size
    let bytes = try source.bytes(offset..<source.count)
    guard let chunk = try? Chunk(bytes[...]), chunk.type == Chunk.index, chunk.size == size,
      let parts = InkFileIndex.parts(bytes[chunk.payload], before: offset)
    else { return nil }
    let beginning = try source.bytes(0..<min(parts.first?.offset ?? offset, start + 1024))
    try Self.checkBeginning(beginning)
    return InkFile(source, parts, end: offset)
  }

  /// The file as its chunks tell it, each checked.
  consuming func whole() throws(InkFileError) -> InkFile {
    let bytes = try source.bytes(0..<source.count)
    var offset = try Self.checkBeginning(bytes)
    var end = offset
    while offset < bytes.count {
      let chunk = try chunk(bytes, at: offset)
      try take(chunk, bytes, at: offset)
      offset += chunk.size
      if chunk.type != Chunk.index || offset < bytes.count { end = offset }
    }
    return InkFile(source, parts, end: end)
  }

  /// What is left of the file, and what is lost.
  consuming func recovering() throws(InkFileError) -> (file: InkFile, losses: [InkFileError]) {
    let bytes = try source.bytes(0..<source.count)
    var offset = try Self.checkBeginning(bytes)
    var end = offset
    var losses: [InkFileError] = []
    while offset < bytes.count {
      do throws(InkFileError) {
        let chunk = try chunk(bytes, at: offset)
        defer {
          offset += chunk.size
          if chunk.type != Chunk.index || offset < bytes.count { end = offset }
        }
        try take(chunk, bytes, at: offset)
      } catch {
        losses.append(error)
        guard error.isDamage else { continue }
        guard let next = Self.next(bytes, behind: offset) else { break }
        offset = next
        end = next
      }
    }
    return (InkFile(source, parts, end: end), losses)
  }

  /// Looks for the next chunk that is whole behind one that is not.
  ///
  /// Only chunks that can be known again count. At most so many bytes are summed as the file has, sixteen times.
  private static func next(_ bytes: [UInt8], behind offset: Int) -> Int? {
    var budget = 16 * bytes.count
    for start in bytes.indices.dropFirst(offset + 1)
    where bytes[start] == Chunk.strokes || bytes[start] == Chunk.index {
      var reader = ByteReader(bytes[(start + 1)...])
      guard let length = reader.varint(), length >= 4, length <= reader.left - 4 else { continue }
      budget -= length
      guard budget >= 0 else { return nil }
      if (try? Chunk(bytes[start...])) != nil { return start }
    }
    return nil
  }

  private func chunk(_ bytes: [UInt8], at offset: Int) throws(InkFileError) -> Chunk {
    do throws(Chunk.Trouble) {
      return try Chunk(bytes[offset...])
    } catch {
      throw error == .torn ? .torn(offset: offset) : .damaged(offset: offset)
    }
  }

  /// Takes what a chunk holds.
  private mutating func take(
    _ chunk: Chunk, _ bytes: [UInt8], at offset: Int
  ) throws(InkFileError) {
    guard chunk.type != Chunk.head else {
      throw .malformed(offset: offset, reason: "a second beginning")
    }
    guard chunk.type == Chunk.strokes else {
      if Chunk.isCritical(chunk.type) { throw Self.unknown(bytes[chunk.payload], at: offset) }
      return
    }
    let head = try ChunkHead.read(bytes[chunk.payload], of: offset).head
    parts.append(
      InkFilePart(
        offset: offset, size: chunk.size, strokes: strokes..<strokes + head.strokes,
        bounds: head.bounds))
    strokes += head.strokes
  }

  /// A critical chunk of a later version begins with that version.
  private static func unknown(_ payload: ArraySlice<UInt8>, at offset: Int) -> InkFileError {
    var reader = ByteReader(payload)
    let major = reader.byte().map(Int.init) ?? InkFile.version.major
    let minor = reader.byte().map(Int.init) ?? InkFile.version.minor + 1
    return .needsVersion(major: major, minor: minor, offset: offset)
  }

  /// Checks the signature and the first chunk; gives where the next begins.
  @discardableResult
  private static func checkBeginning(_ bytes: [UInt8]) throws(InkFileError) -> Int {
    let start = InkFile.signature.count
    guard bytes.starts(with: InkFile.signature) else { throw .notInk }
    let chunk: Chunk
    do throws(Chunk.Trouble) {
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
    return start + chunk.size
  }
}
