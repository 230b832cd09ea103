import InkDrawing
import InkGeometry

/// Writes the document of a log as a new log, in parts, while steps can still be added to the old
/// one.
///
///     var folding = InkLogFolding(writer)
///     while let bytes = folding.next(reading: oldFile) { try newFile.write(bytes) }
///     var new = folding.writer
///     if let rest = new.addition(to: writer.document, ...) { ... }   // later steps
public struct InkLogFolding: Sendable {
  private var pieces: ArraySlice<InkLogPiece>
  private var store = InkLogStore()
  private var end = 0
  private var isComplete = false
  private let document: InkDocument
  private let shown: Int
  private let note: [UInt8]

  /// Chunks of fewer strokes are merged with others.
  private static let leastCopied = 32

  /// Creates a folding of the document after a writer's last step.
  public init(_ writer: InkLogWriter) {
    (document, shown, note) = (writer.document, writer.shownPage, writer.note)
    pieces =
      document.pages.flatMap { page in
        writer.store.pieces(
          of: Array(page.drawing.strokes as Strokes), least: Self.leastCopied)
      }[...]
  }

  /// Returns the next bytes of the new log; nil when it is complete. Each call writes one chunk,
  /// which takes a few milliseconds at most.
  ///
  /// - Parameter source: the old log.
  public mutating func next(reading source: InkByteSource) -> [UInt8]? {
    guard !isComplete else { return nil }
    var bytes: [UInt8]
    if end == 0 {
      bytes = InkLogFormat.beginning
    } else if let piece = pieces.popFirst() {
      bytes = piece.chunkBytes(reading: source)
      let first = store.strokes.count
      store.appendStrokes(
        piece.strokes,
        of: [
          InkLogChunk(
            bytes: end..<end + bytes.count, strokes: first..<first + piece.strokes.count,
            bounds: piece.strokes.reduce(.empty) { $0.union($1.renderBounds) }, isWhole: true)
        ])
    } else {
      bytes = note.isEmpty ? [] : Chunk.encode(InkLogFormat.note, note)
      bytes += Chunk.encode(InkLogFormat.step, step.payload)
      isComplete = true
    }
    end += bytes.count
    return bytes
  }

  /// The writer that continues the new log, once all its bytes have been returned.
  public var writer: InkLogWriter {
    precondition(isComplete, "there are more bytes")
    return InkLogWriter(store, document, shown: shown, note: note, end: end)
  }

  /// The single step that creates the document.
  private var step: InkLogStep {
    var operations: [InkLogOperation] = []
    var first = 0
    for (number, page) in document.pages.enumerated() {
      if number > 0 {
        operations.append(.pageAdded(at: number, page.background))
      } else if let background = page.background {
        operations.append(.pagePrinted(0, background))
      }
      let count = page.drawing.count
      if count > 0 {
        let run = InkLogRun(first: first, count: count)
        operations.append(.strokes(page: number, position: 0, removed: 0, [run]))
      }
      first += count
    }
    return InkLogStep(date: .unknown, shown: shown, operations)
  }
}

extension InkLogWriter {
  /// Writes the document after the last step as an ink file. Chunks are copied if possible, which
  /// takes a hundredth of the time of encoding them again.
  ///
  /// - Parameters:
  ///   - source: the log.
  ///   - write: receives consecutive bytes. If it throws an error, writing ends.
  public func writeInkFile<Failure: Error>(
    reading source: InkByteSource, _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var file = InkFileWriter(.exact)
    let hasPages = !document.pages.isDrawing
    try write(file.begin(hasPages: hasPages))
    for page in document.pages {
      if hasPages { try write(file.beginPage(on: page.background)) }
      for piece in store.pieces(of: Array(page.drawing.strokes as Strokes), least: 1) {
        let bytes = piece.chunkBytes(reading: source)
        file.registerChunk(
          bytes.count, strokes: piece.strokes.count, within: piece.bounds(in: bytes))
        try write(bytes)
      }
    }
    try write(file.finish())
  }
}
