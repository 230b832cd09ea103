import DrawingFiles
import InkDrawing
import LinuxIO

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

  /// Writes a drawing, in the place of what the file was.
  ///
  /// - Throws: what the kernel says; EFBIG for a picture of more than 268 million pixels.
  func write(_ drawing: Drawing) throws(SystemError) {
    let bytes: [UInt8]
    do throws(DrawingEncoder.Fault) {
      bytes = try DrawingEncoder().encode(drawing, as: format).bytes
    } catch {
      throw SystemError("write", path, .tooLarge)
    }
    try FileBytes.write(bytes, to: path)
  }
}
