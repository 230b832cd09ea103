import InkDrawing
package import InkFormats
package import LinuxIO
import StylusModel

/// A file that drawings are written to, in the format that its name ends with.
package struct DrawingFile: Hashable, Sendable {
  /// Where it is.
  package let path: String
  private let format: DrawingFormat

  /// The ends of names that there are, for people.
  package static var endings: String { DrawingFormat.names }

  /// Nil if the name says no format.
  package init?(path: String) {
    guard let format = DrawingFormat(fileName: path) else { return nil }
    self.path = path
    self.format = format
  }

  /// Whether it is of the ink format, which is written fastest.
  var isInkFile: Bool { format == .inkd }

  /// The folder that it is in.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The same name with an ending, as a file of the ink format.
  func inkFile(_ ending: String) -> DrawingFile? {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return DrawingFile(path: "\(folder)/\(stem)\(ending).inkd")
  }

  /// The same name in another folder, with a number from 2 on.
  func copy(_ number: Int, in folder: String) -> DrawingFile? {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
      return nil
    }
    let ending = number > 1 ? "-\(number)" : ""
    let place = folder == "." ? "" : "\(folder)/"
    return DrawingFile(path: "\(place)\(name[..<dot])\(ending)\(name[dot...])")
  }

  /// A drawing that is larger is not opened, in bytes: some ten million control points.
  private static let mostBytes = 256 << 20

  /// The maximum number of reported faults of a file.
  private static let mostFaults = 10

  /// Reads a drawing, of whatever format its content is. The log has what is wrong with it.
  static func loadDocument(_ path: String) throws(DrawingFileError) -> InkDocument {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.readOrdinary(path: path, limit: mostBytes)
    } catch {
      throw .system(error)
    }
    let found: (document: InkDocument, faults: [InkFault])?
    do throws(DrawingDecoder.DrawingDecodingError) {
      found = try DrawingDecoder.readDocument(bytes)
    } catch {
      throw .damaged(error)
    }
    guard let found else { throw .unknown }
    for fault in found.faults.prefix(mostFaults) { Log.write(.notice, "\(path): \(fault)") }
    let others = found.faults.count - mostFaults
    if others > 0 { Log.write(.notice, "\(path): and \(others) more faults") }
    return found.document
  }

  /// The maximum time that a pipe or a device may block.
  private static let patience = Microseconds.milliseconds(500)

  /// Writes pages, in the place of what the file was; in formats without pages one below the other.
  ///
  /// - Parameter addsPreview: whether a large file of the ink format gets a preview, which takes a
  ///   second for 100,000 strokes. A program that ends does not wait for it.
  /// - Throws: what the kernel says; EFBIG for a picture of more than 268 million pixels.
  func saveDocument(_ document: InkDocument, addsPreview: Bool = false) throws(SystemError) {
    var encoder = DrawingEncoder()
    encoder.addsPreviews = addsPreview
    let bytes: [UInt8]
    do throws(DrawingEncoder.DrawingEncodingError) {
      bytes = try encoder.encode(document, as: format).bytes
    } catch {
      throw SystemError("write", path, .tooLarge)
    }
    try FileBytes.write(bytes, to: path, patience: Self.patience)
  }
}

/// Why a file was not opened.
package enum DrawingFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kernel does not give it.
  case system(SystemError)
  /// It is damaged.
  case damaged(DrawingDecoder.DrawingDecodingError)
  /// Its content is not a drawing that we know.
  case unknown

  package var description: String {
    switch self {
    case .system(let error): "\(error)"
    case .damaged(let fault): "\(fault). Fix: name another file"
    case .unknown:
      "it is not a drawing. Fix: name a file of `stylusctl export`, Xournal++, InkML or the "
        + "Universal Ink Model"
    }
  }
}
