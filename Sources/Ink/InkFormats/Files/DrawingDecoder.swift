package import InkDrawing
package import InkStorage

/// Reads files of drawings in any supported format, which is determined from their content.
package enum DrawingDecoder {
  /// The reason why bytes cannot be read as a drawing.
  package enum DrawingDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is an ink file and is damaged.
    case ink(InkFileError)
    /// The file has the format of another program and cannot be read.
    case other(InkFileFormat, InkFormatError)

    package var description: String {
      switch self {
      case .ink(let error): "\(error)"
      case .other(let format, let error): "read as \(format.name): \(error)"
      }
    }
  }

  /// Reads a drawing; returns it with what its file does not keep and with the errors in the file.
  /// The result is nil if the format is unknown.
  ///
  /// - Parameter isStrict: whether to reject a file with errors.
  package static func decode(
    _ bytes: [UInt8], limits: InkReadingLimits = InkReadingLimits(), isStrict: Bool = false,
    progress: InkFileFormat.Progress = { _, _ in }
  ) throws(DrawingDecodingError) -> InkReading? {
    if InkFile.isInk(bytes) || InkLog.isLog(bytes) {
      let (document, faults) = try readOurs(bytes, isStrict: isStrict)
      return InkReading(document, [], faults)
    }
    guard let format = InkFileFormat(bytes: bytes) else { return nil }
    do throws(InkFormatError) {
      return try format.read(bytes, limits: limits, isStrict: isStrict, progress: progress)
    } catch {
      throw .other(format, error)
    }
  }

  /// Reads the pages of a document, or a drawing as one page, and returns them with the errors in
  /// the file; nil in the same case as ``decode(_:isStrict:progress:)``.
  package static func readDocument(
    _ bytes: [UInt8]
  ) throws(DrawingDecodingError) -> (document: InkDocument, faults: [InkFault])? {
    guard InkFile.isInk(bytes) || InkLog.isLog(bytes) else {
      return try decode(bytes).map { ($0.document, $0.faults) }
    }
    return try readOurs(bytes, isStrict: false)
  }

  private static func readOurs(
    _ bytes: [UInt8], isStrict: Bool
  ) throws(DrawingDecodingError) -> (document: InkDocument, faults: [InkFault]) {
    do throws(InkFileError) {
      let document =
        InkLog.isLog(bytes) ? try InkLog(bytes).document : try InkDocument(decoding: bytes)
      return (document, [])
    } catch {
      guard error.isDamage, !isStrict, let rest = try? remains(of: bytes),
        rest.document.strokeCount > 0
      else { throw .ink(error) }
      return rest
    }
  }

  /// Returns what can still be read from a damaged ink file.
  private static func remains(
    of bytes: [UInt8]
  ) throws(DrawingDecodingError) -> (document: InkDocument, faults: [InkFault]) {
    let recovery = try DrawingRecovery(bytes, as: InkLog.isLog(bytes) ? .inklog : .inkd)
    let document: InkDocument
    do throws(InkFileError) { document = try InkDocument(decoding: recovery.bytes) } catch {
      throw .ink(error)
    }
    let faults =
      recovery.missing.map { InkFault(.file, "\($0)", losesInk: true) }
      + recovery.notes.map { InkFault(.file, $0, losesInk: false) }
    return (document, faults)
  }

  /// Returns the losses when a document with pages becomes a drawing.
  package static func losses(pages count: Int) -> [Loss] {
    guard count > 1 else { return [] }
    return [Loss(what: "pages were placed one below the other", count: count)]
  }
}

extension InkFileError {
  /// Whether bytes of the file are missing or wrong, so that a part of it may still be readable.
  fileprivate var isDamage: Bool {
    switch self {
    case .torn, .damaged, .malformed: true
    default: false
    }
  }
}
