public import InkDrawing

/// What an ink log says: docs/develop/ink-log.md.
///
///     let log = try InkLog(bytes)
///     show(log.document, page: log.shownPage)
///     var writer = InkLogWriter(continuing: log)    // goes on at log.end
public struct InkLog: Sendable {
  /// The document after the last complete step.
  public let document: InkDocument
  /// Which of its pages was shown, from 0 on.
  public let shownPage: Int
  /// What the program that wrote it noted last.
  public let note: [UInt8]
  /// How many steps there are.
  public let stepCount: Int
  /// Where the next step belongs: behind the last complete one.
  public let end: Int
  /// What stands behind that.
  public let tail: Tail
  let store: InkLogStore

  /// What stands behind the last complete step of a log.
  public enum Tail: Hashable, Sendable {
    /// Nothing.
    case none
    /// What a crash left of a step that was being written: so many bytes.
    case torn(Int)
    /// Something that is not as it was written, from this byte on; whole chunks stand behind it.
    case damaged(offset: Int)
  }

  /// Whether bytes begin as those of a log do.
  public static func isLog(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: InkLogFormat.signature)
  }

  /// Reads a log, up to its end or to what cannot be read.
  ///
  /// - Parameter limit: how many control points the file may have, and the document that comes of
  ///   it.
  /// - Throws: why there is nothing to read: ``InkFileError/notInk``;
  ///   ``InkFileError/needsVersion(major:minor:offset:)`` for a log of a later version, of which
  ///   nothing is given; ``InkFileError/tooLarge(points:limit:)``.
  public init(_ bytes: [UInt8], limit: Int = InkFile.usualLimit) throws(InkFileError) {
    var replay = InkLogReplay(bytes, limit: limit)
    try replay.replay()
    var pointsLeft = limit
    var pages: [DocumentPage] = []
    for page in replay.pages {
      let strokes = replay.pageStrokes(of: page)
      // Strokes can have the same path, which stands in the file once.
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
