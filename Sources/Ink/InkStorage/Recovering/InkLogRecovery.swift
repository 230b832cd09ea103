public import InkDrawing

/// Everything that can still be read from a damaged ink log, as a document.
///
/// Its pages have the state after the last step before the damage. Strokes that were stored after
/// the damage are on an additional page at the end, because without the damaged steps it is unknown
/// which of them were moved or erased later.
public struct InkLogRecovery: Sendable {
  /// The pages.
  public private(set) var document: InkDocument
  /// The parts that cannot be read, in the order of the file.
  public private(set) var missing: [MissingPart] = []
  /// The offsets of the bytes that were corrected in the damaged file.
  public let repaired: [Int]
  /// The number of strokes on the last page that were stored after the damage.
  public private(set) var strokesBehind = 0

  /// Reads the undamaged parts of a log.
  ///
  /// - Parameters:
  ///   - damaged: the bytes of the log.
  ///   - limit: the largest number of control points; nil for the number that a file of this size
  ///     can contain.
  /// - Throws: ``InkFileError/notInk`` if the bytes contain no part of a log,
  ///   ``InkFileError/needsVersion(major:minor:offset:)`` for a log of a later version, and
  ///   ``InkFileError/tooLarge(points:limit:)``.
  public init(_ damaged: [UInt8], limit: Int? = nil) throws(InkFileError) {
    let limit = limit ?? InkRecovery.mostPoints(inBytes: damaged.count)
    let remains = InkRemains(damaged, as: .log, repairs: true)
    repaired = remains.repaired
    let log = try Self.log(remains, limit: limit)
    document = log?.document ?? InkDocument(Drawing())
    let end = log?.end ?? 0
    let strokes = takeBehind(end, remains, limit: limit)
    if log == nil, strokes.isEmpty { throw .notInk }
    var steps = 0
    for case .piece(let piece) in remains.parts
    where piece.bytes.lowerBound >= end && piece.type == InkLogFormat.step { steps += 1 }
    if steps > 0 {
      missing.append(
        MissingPart(
          end..<damaged.count,
          steps == 1
            ? "a step after the damage cannot be repeated"
            : "\(steps) steps after the damage cannot be repeated"))
    }
    appendPage(strokes)
  }

  /// Returns the log up to the damage; nil if its beginning is damaged.
  private static func log(_ remains: InkRemains, limit: Int) throws(InkFileError) -> InkLog? {
    let begin = InkLogFormat.beginning
    // If only the beginning is damaged, everything after it can be read.
    for bytes in [remains.bytes, begin + remains.bytes.dropFirst(begin.count)] {
      do throws(InkFileError) { return try InkLog(bytes, limit: limit) } catch {
        switch error {
        case .needsVersion, .tooLarge: throw error
        default: continue
        }
      }
    }
    return nil
  }

  /// Takes the strokes of intact chunks after the last step that was performed, and records what is
  /// missing there.
  private mutating func takeBehind(
    _ end: Int, _ remains: InkRemains, limit: Int
  ) -> [Stroke] {
    var strokes: [Stroke] = []
    var points = document.pages.reduce(0) {
      $0 + $1.drawing.strokes.reduce(0) { $0 + $1.path.count }
    }
    for part in remains.parts {
      switch part {
      case .gap(let gap):
        guard gap.bytes.upperBound > InkLogFormat.beginning.count else { continue }
        let isZero = remains.bytes[gap.bytes].allSatisfy { $0 == 0 }
        missing.append(
          MissingPart(
            gap.bytes,
            isZero
              ? "they are all zero"
              : gap.isTorn ? "the file ends in the middle of a step" : "a chunk is damaged"))
      case .piece(let piece) where piece.bytes.lowerBound >= end:
        do throws(InkFileError) {
          strokes += try Self.recoverStrokes(piece, remains.bytes, &points, limit)
        } catch { missing.append(MissingPart(piece.bytes, error.fault)) }
      case .piece: continue
      }
    }
    return strokes
  }

  private static func recoverStrokes(
    _ piece: InkRemains.WholeChunk, _ bytes: [UInt8], _ points: inout Int, _ limit: Int
  ) throws(InkFileError) -> [Stroke] {
    let offset = piece.bytes.lowerBound
    switch piece.type {
    case Chunk.strokes:
      let alone = Array(bytes[piece.bytes])
      let strokes = try StrokeCheck.decodeStrokes(try Chunk(alone, at: offset), alone, at: offset)
      points += strokes.reduce(0) { $0 + $1.path.count }
      guard points <= limit else { throw .tooLarge(points: points, limit: limit) }
      return strokes
    case InkLogFormat.variants:
      throw .malformed(offset: offset, reason: "strokes that depend on damaged ones")
    default: return []
    }
  }

  private mutating func appendPage(_ strokes: [Stroke]) {
    guard !strokes.isEmpty else { return }
    strokesBehind = strokes.count
    var pages = document.pages
    if pages.count == InkDocument.mostPages {
      pages[pages.count - 1].drawing.append(contentsOf: strokes)
    } else {
      pages.append(DocumentPage(Drawing(strokes: strokes)))
    }
    document = InkDocument(pages) ?? document
  }
}
