extension InkRecovery {
  /// The kinds of ink files.
  public enum Kind: Hashable, Sendable {
    /// A drawing or a document: docs/develop/ink-format.md.
    case file
    /// An append-only log: docs/develop/ink-log.md.
    case log
  }

  /// Returns the kind of a file, intact or damaged; nil if it looks like neither.
  public static func kind(of bytes: [UInt8]) -> Kind? {
    if InkFile.isInk(bytes) { return .file }
    if InkLog.isLog(bytes) { return .log }
    let least = InkFile.signature.count / 2
    guard
      InkRemains.RemainsFormat.file.likeness(bytes) >= least
        || InkRemains.RemainsFormat.log.likeness(bytes) >= least
    else { return nil }
    return kindOfChunks(in: bytes) ?? .file
  }

  /// Returns the kind of file that the intact chunks in these bytes belong to, wherever they are;
  /// nil if there are none.
  public static func kindOfChunks(in bytes: [UInt8]) -> Kind? {
    var steps = ChunkSearch(in: bytes.count, [InkLogFormat.step])
    if steps.nextChunk(in: bytes, from: 0) != nil { return .log }
    var search = ChunkSearch(in: bytes.count, [Chunk.strokes, Chunk.page])
    return search.nextChunk(in: bytes, from: 0) == nil ? nil : .file
  }
}
