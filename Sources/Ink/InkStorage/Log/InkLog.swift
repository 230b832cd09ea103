public import InkDrawing

/// The content of an ink log: docs/develop/ink-log.md.
///
///     let log = try InkLog(bytes)
///     show(log.document, page: log.shownPage)
///     var writer = InkLogWriter(continuing: log)    // goes on at log.end
public struct InkLog: Sendable {
  /// The document after the last complete step.
  public let document: InkDocument
  /// The number of the page that was shown, counted from 0.
  public let shownPage: Int
  /// The last note of the program that wrote the log.
  public let note: [UInt8]
  /// The number of steps.
  public let stepCount: Int
  /// The offset for the next step, after the last complete one.
  public let end: Int
  /// The data after the last complete step.
  public let tail: Tail
  let store: InkLogStore

  /// The kind of data after the last complete step of a log.
  public enum Tail: Hashable, Sendable {
    /// There is none.
    case none
    /// The incomplete step that a crash left, with its size in bytes.
    case torn(Int)
    /// Damaged data from this offset on, with complete chunks after it.
    case damaged(offset: Int)
  }

  /// Returns whether bytes begin like a log.
  public static func isLog(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: InkLogFormat.signature)
  }

  /// Reads a log up to its end or to the first data that cannot be read.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the log.
  ///   - limit: the largest number of control points in the file, and in the resulting document.
  /// - Throws: an error if nothing can be read: ``InkFileError/notInk``;
  ///   ``InkFileError/needsVersion(major:minor:offset:)`` for a log of a later version, of which
  ///   nothing is returned; ``InkFileError/tooLarge(points:limit:)``.
  public init(_ bytes: [UInt8], limit: Int = InkFile.usualLimit) throws(InkFileError) {
    var replay = InkLogReplay(bytes, limit: limit)
    try replay.replay()
    var pointsLeft = limit
    var pages: [DocumentPage] = []
    for page in replay.pages {
      let strokes = replay.pageStrokes(of: page)
      // Strokes can share a path, which is stored once in the file.
      for stroke in strokes { pointsLeft -= stroke.path.count }
      guard pointsLeft >= 0 else { throw .tooLarge(points: limit - pointsLeft, limit: limit) }
      pages.append(DocumentPage(Drawing(strokes: strokes), on: page.look))
    }
    guard let document = InkDocument(pages) else {
      throw .malformed(offset: replay.end, reason: "too many pages")
    }
    self.document = document
    (shownPage, note, stepCount) = (replay.shown, replay.note, replay.stepCount)
    (end, store) = (replay.end, replay.store)
    tail = replay.tail
  }
}
