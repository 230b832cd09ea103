package import InkDrawing
package import InkStorage

/// Reads the files of drawings, of whatever format: its content tells.
package enum DrawingDecoder {
  /// Why bytes are no drawing.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is a file of ours, and damaged.
    case ink(InkFileError)
    /// It is a file of another program, and cannot be read.
    case other(InkFileFormat, InkFormatError)

    package var description: String {
      switch self {
      case .ink(let error): "\(error)"
      case .other(let format, let error): "read as \(format.name): \(error)"
      }
    }
  }

  /// A drawing, and what its file could not tell; nil if the bytes are of no drawing that we know.
  package static func read(
    _ bytes: [UInt8], progress: InkFileFormat.Progress = { _, _ in }
  ) throws(Fault) -> (drawing: Drawing, losses: [Loss])? {
    if InkFile.isInk(bytes) || InkLog.isLog(bytes), let document = try readDocument(bytes) {
      return (document.joined, losses(of: document))
    }
    guard let format = InkFileFormat(bytes: bytes) else { return nil }
    do throws(InkFormatError) { return try format.read(bytes, progress: progress) } catch {
      throw .other(format, error)
    }
  }

  /// The pages of a document, or a drawing as one; nil as of ``read(_:progress:)``.
  package static func readDocument(_ bytes: [UInt8]) throws(Fault) -> InkDocument? {
    if InkLog.isLog(bytes) {
      do throws(InkFileError) { return try InkLog(bytes).document } catch { throw .ink(error) }
    }
    guard InkFile.isInk(bytes) else { return try read(bytes).map { InkDocument($0.drawing) } }
    do throws(InkFileError) { return try InkDocument(decoding: bytes) } catch { throw .ink(error) }
  }

  /// What a drawing does not tell of pages.
  private static func losses(of document: InkDocument) -> [Loss] {
    guard document.pages.count > 1 else { return [] }
    return [Loss(what: "pages were laid one below the other", count: document.pages.count)]
  }
}
