public import InkDrawing
import InkGeometry

/// Writes a log step by step: docs/develop/ink-log.md.
///
///     var writer = InkLogWriter()
///     try file.write(writer.beginning)
///     if let addition = writer.addition(from: document, to: changed) {
///       try file.write(addition.bytes, at: writer.end)
///       writer.add(addition)                   // only once it is written
///     }
///
/// The output depends only on the arguments; the writer uses no clock and no file.
public struct InkLogWriter: Sendable {
  private(set) var store: InkLogStore
  /// The document after the last step.
  public private(set) var document: InkDocument
  /// The page shown after the last step.
  public private(set) var shownPage: Int
  /// The offset for the next step; 0 before the beginning is written.
  public private(set) var end: Int
  /// The current note.
  public private(set) var note: [UInt8]
  /// The size of the log right after it was begun or last folded, in bytes. If another writer began
  /// the log, it is the approximate size that a folded log would have.
  public private(set) var foldedEnd: Int

  /// A step to write.
  public struct Addition: Sendable {
    /// The bytes to write in one operation at the writer's ``InkLogWriter/end``.
    public let bytes: [UInt8]
    fileprivate let chunks: [InkLogChunk]
    fileprivate let strokes: [Stroke]
    fileprivate let document: InkDocument
    fileprivate let shown: Int
    fileprivate let note: [UInt8]?
  }

  /// Creates a writer for a new log, which starts with ``beginning``.
  public init() {
    store = InkLogStore()
    document = InkDocument(Drawing())
    (shownPage, note) = (0, [])
    end = InkLogFormat.beginning.count
    foldedEnd = end
  }

  /// Creates a writer that continues after a document that was written with these strokes.
  init(_ store: InkLogStore, _ document: InkDocument, shown: Int, note: [UInt8], end: Int) {
    (self.store, self.document, self.note) = (store, document, note)
    (shownPage, self.end, foldedEnd) = (shown, end, end)
  }

  /// Creates a writer that continues a log at its ``InkLog/end``.
  public init(continuing log: InkLog) {
    store = log.store
    (document, shownPage, note) = (log.document, log.shownPage, log.note)
    end = log.end
    foldedEnd = Self.foldedEnd(of: log)
  }

  /// Returns the approximate size of a log if it were folded, estimated from the proportion of
  /// strokes that are still in the document.
  private static func foldedEnd(of log: InkLog) -> Int {
    let (stored, placed) = (log.store.strokes.count, log.document.strokeCount)
    guard placed < stored else { return log.end }
    return Int(Double(log.end) * Double(placed) / Double(stored))
  }

  /// The bytes of a log without steps.
  public static var beginning: [UInt8] { InkLogFormat.beginning }

  /// Returns the step from the document after the last step to another document; nil if the
  /// document, the page shown and the note are the same.
  ///
  /// The cost depends on the size of the change. If a document was made by changing the last one,
  /// only the parts that the two do not share are compared.
  ///
  /// - Parameters:
  ///   - document: the document after the step.
  ///   - shown: the page shown after the step.
  ///   - note: the new note; nil keeps the current one.
  ///   - date: the time of the step.
  public func addition(
    to document: InkDocument, shown: Int = 0, note: [UInt8]? = nil, date: WallTime = .unknown
  ) -> Addition? {
    precondition(document.pages.indices.contains(shown), "there is no page \(shown)")
    precondition(note.map { $0.count <= InkLogFormat.mostNote } ?? true, "a note is that long")
    var draft = InkLogDraft(store, end: end)
    draft.diffPages(self.document.pages, into: document.pages)
    let isNoted = note != nil && note != self.note
    guard !draft.operations.isEmpty || shown != shownPage || isNoted else { return nil }
    var (bytes, chunks) = draft.encoded
    if isNoted, let note { bytes += Chunk.encode(InkLogFormat.note, note) }
    let step = InkLogStep(date: date, shown: shown, draft.operations)
    bytes += Chunk.encode(InkLogFormat.step, step.payload)
    return Addition(
      bytes: bytes, chunks: chunks, strokes: draft.newStrokes, document: document, shown: shown,
      note: isNoted ? note : nil)
  }

  /// Reports that a step has been written.
  public mutating func add(_ addition: Addition) {
    store.appendStrokes(addition.strokes, of: addition.chunks)
    (document, shownPage) = (addition.document, addition.shown)
    note = addition.note ?? note
    end += addition.bytes.count
  }
}
