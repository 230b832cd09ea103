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
/// What is written depends on nothing but what it is asked for: no clock, no file.
public struct InkLogWriter: Sendable {
  private(set) var store: InkLogStore
  /// The document after the last step.
  public private(set) var document: InkDocument
  /// The page that is shown after the last step.
  public private(set) var shownPage: Int
  /// Where the next step belongs; 0 before the beginning is written.
  public private(set) var end: Int
  /// The note that counts.
  public private(set) var note: [UInt8]
  /// How many bytes there were right after the log was folded last, or begun; about how many there
  /// would be, if another writer began it.
  public private(set) var foldedEnd: Int

  /// A step that is to be written.
  public struct Addition: Sendable {
    /// What to write at the writer's ``InkLogWriter/end``, at once.
    public let bytes: [UInt8]
    fileprivate let chunks: [InkLogChunk]
    fileprivate let strokes: [Stroke]
    fileprivate let document: InkDocument
    fileprivate let shown: Int
    fileprivate let note: [UInt8]?
  }

  /// A writer of a new log, which begins with ``beginning``.
  public init() {
    store = InkLogStore()
    document = InkDocument(Drawing())
    (shownPage, note) = (0, [])
    end = InkLogFormat.beginning.count
    foldedEnd = end
  }

  /// A writer that goes on behind a document that was written with these strokes.
  init(_ store: InkLogStore, _ document: InkDocument, shown: Int, note: [UInt8], end: Int) {
    (self.store, self.document, self.note) = (store, document, note)
    (shownPage, self.end, foldedEnd) = (shown, end, end)
  }

  /// A writer that goes on with a log, at its ``InkLog/end``.
  public init(continuing log: InkLog) {
    store = log.store
    (document, shownPage, note) = (log.document, log.shownPage, log.note)
    end = log.end
    foldedEnd = Self.foldedEnd(of: log)
  }

  /// About how many bytes a log would have if it were folded: what is not in the document any more
  /// takes its share.
  private static func foldedEnd(of log: InkLog) -> Int {
    let (stored, placed) = (log.store.strokes.count, log.document.strokeCount)
    guard placed < stored else { return log.end }
    return Int(Double(log.end) * Double(placed) / Double(stored))
  }

  /// The bytes of a log in which nothing has happened.
  public static var beginning: [UInt8] { InkLogFormat.beginning }

  /// The step that makes another document of the one after the last step; nil if that is the same,
  /// and so are the page that is shown and the note.
  ///
  /// Costs what changed. A document that was changed from the last one is compared by what the two
  /// share.
  ///
  /// - Parameters:
  ///   - shown: which page is shown then.
  ///   - note: what to note; nil: what was noted before.
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

  /// A step is written.
  public mutating func add(_ addition: Addition) {
    store.appendStrokes(addition.strokes, of: addition.chunks)
    (document, shownPage) = (addition.document, addition.shown)
    note = addition.note ?? note
    end += addition.bytes.count
  }
}
