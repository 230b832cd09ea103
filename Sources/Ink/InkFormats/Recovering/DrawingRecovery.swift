package import InkDrawing
package import InkStorage

/// Everything that can still be read from a damaged drawing, as an .inkd file.
///
///     guard let kind = DrawingRecovery.kind(of: bytes) else { ... }
///     let recovery = try DrawingRecovery(bytes, as: kind) { part in write(part) }
///     write(recovery.bytes)
///
/// Except for logs, memory contains only the damaged file and a few megabytes of the result.
///
/// The strokes of our own formats have checksums. Other formats have none, so a digit that was
/// changed to another one is not detected.
package struct DrawingRecovery: Sendable {
  /// The kinds of damaged files.
  package enum DamagedFormat: Sendable, CaseIterable {
    case inkd, inklog, inkML, xopp
  }

  /// The new file, or its last part if the beginning has already been passed on.
  package private(set) var bytes: [UInt8] = []
  /// The number of readable pages.
  package private(set) var pages = 1
  /// The number of readable strokes.
  package private(set) var strokes = 0
  /// The number of control points of all strokes.
  package private(set) var points = 0
  /// The parts that cannot be read.
  package private(set) var missing: [MissingPart] = []
  /// Further information for the user, each as a sentence without a full stop.
  package private(set) var notes: [String] = []

  /// Recovers a file, and keeps the whole new one.
  ///
  /// - Throws: an error if nothing can be read, or if the file requires a later version.
  package init(
    _ bytes: [UInt8], as kind: DamagedFormat, limits: InkReadingLimits = .streamed
  ) throws(DrawingDecoder.DrawingDecodingError) {
    var beginning: [UInt8] = []
    try self.init(bytes, as: kind, limits: limits) { beginning += $0 }
    self.bytes = beginning + self.bytes
  }

  /// Recovers a file.
  ///
  /// - Parameter sink: receives the new file in parts, except for what is in ``bytes``.
  /// - Throws: an error if nothing can be read, or if the file requires a later version.
  package init(
    _ bytes: consuming [UInt8], as kind: DamagedFormat, limits: InkReadingLimits = .streamed,
    to sink: ([UInt8]) -> Void
  ) throws(DrawingDecoder.DrawingDecodingError) {
    switch kind {
    case .inkd:
      do throws(InkFileError) { self.init(try InkRecovery(bytes, to: sink)) } catch {
        throw .ink(error)
      }
    case .inklog:
      do throws(InkFileError) { self.init(try InkLogRecovery(bytes)) } catch { throw .ink(error) }
    case .inkML, .xopp:
      let format: InkFileFormat = kind == .xopp ? .xopp : .inkML
      do throws(InkFormatError) {
        try self.init(bytes, format, limits, to: sink)
      } catch { throw .other(format, error) }
    }
  }

  private init(
    _ bytes: [UInt8], _ format: InkFileFormat, _ limits: InkReadingLimits,
    to sink: ([UInt8]) -> Void
  ) throws(InkFormatError) {
    let new = RecoveredStrokes()
    let torn = try withoutActuallyEscaping(sink) { (sink) throws(InkFormatError) in
      try TornDrawing(bytes, format, limits) { new.keepStroke($0, to: sink) }
    }
    self.bytes = new.rest()
    (pages, strokes, points) = (torn.pages, new.strokes, new.points)
    (missing, notes) = (torn.missing, torn.notes)
  }

  private init(_ recovery: InkRecovery) {
    bytes = recovery.bytes
    (pages, strokes, points) = (recovery.pages, recovery.strokes, recovery.points)
    missing = recovery.missing
    notes = recovery.renewed.map { "\($0) was damaged and was written again; no ink is lost" }
    notes += recovery.leftOut.map { "\($0) was damaged and was left out; no ink is lost" }
    notes += recovery.repaired.map(Self.repaired)
  }

  private init(_ recovery: InkLogRecovery) {
    let pages = recovery.document.pages
    bytes = recovery.document.encoded()
    (self.pages, strokes) = (pages.count, recovery.document.strokeCount)
    points = pages.reduce(0) { $0 + $1.drawing.strokes.reduce(0) { $0 + $1.path.count } }
    missing = recovery.missing
    notes = recovery.repaired.map(Self.repaired)
    if recovery.strokesBehind > 0 {
      notes.append(
        "strokes stored after the damage are on the last page (\(recovery.strokesBehind) in all); "
          + "some of them may have been moved or erased later")
    }
  }

  private static func repaired(_ place: Int) -> String {
    "byte \(place) was wrong and was corrected by the checksum of its chunk"
  }

  /// Returns the ink of all pages as one drawing.
  package func drawing() throws(DrawingDecoder.DrawingDecodingError) -> Drawing {
    do throws(InkFileError) { return try InkDocument(decoding: bytes).joined } catch {
      throw .ink(error)
    }
  }
}

extension DrawingRecovery {
  /// Returns the kind of a damaged file from its content; nil if nothing in it belongs to a
  /// drawing.
  package static func kind(of bytes: [UInt8]) -> DamagedFormat? {
    if let kind = InkRecovery.kind(of: bytes) { return DamagedFormat(kind) }
    if TornGzip.isLikely(bytes) { return .xopp }
    switch InkFileFormat(bytes: bytes) {
    case .xopp: return .xopp
    case .inkML: return .inkML
    case .uim: return nil
    case nil: break
    }
    if let kind = textKind(of: bytes) { return kind }
    return InkRecovery.kindOfChunks(in: bytes).map(DamagedFormat.init)
  }

  /// Returns the kind of a text whose beginning is damaged, from its elements.
  private static func textKind(of bytes: [UInt8]) -> DamagedFormat? {
    var rest = bytes.prefix(1 << 16)
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if rest.starts(with: "trace".utf8) || rest.starts(with: "ink ".utf8) { return .inkML }
      if rest.starts(with: "xournal".utf8) || rest.starts(with: "stroke tool".utf8) { return .xopp }
    }
    return nil
  }
}

extension DrawingRecovery.DamagedFormat {
  fileprivate init(_ kind: InkRecovery.Kind) {
    switch kind {
    case .file: self = .inkd
    case .log: self = .inklog
    }
  }
}

/// The new file, written from strokes that arrive one by one.
private final class RecoveredStrokes {
  private var writer = InkStrokeWriter(.exact)
  private var waiting: [UInt8]
  private(set) var strokes = 0
  private(set) var points = 0

  init() { waiting = writer.begin() }

  func keepStroke(_ stroke: Stroke, to sink: ([UInt8]) -> Void) {
    waiting += writer.appendStroke(stroke)
    strokes += 1
    points += stroke.path.count
    guard waiting.count > 1 << 16 else { return }
    sink(waiting)
    waiting = []
  }

  func rest() -> [UInt8] {
    let writer = writer
    return waiting + writer.finish()
  }
}
