import InkDrawing
import InkFormats
import InkStorage
import LinuxIO

/// The strokes of another program's file in a scratch file in our own format, from where they can
/// be read as often as needed.
struct ScratchDrawing: ~Copyable {
  private let file: ScratchFile
  private var writer = InkStrokeWriter(.exact)
  /// Why no more can be written.
  private(set) var failure: SystemError?

  /// - Parameter path: a file in whose folder there is room for it.
  init(near path: String) throws(CommandFailure) {
    file = try calling { () throws(SystemError) in try ScratchFile(near: path) }
    write(writer.begin())
  }

  /// Adds a stroke; whether that worked.
  mutating func add(_ stroke: Stroke) -> Bool {
    let chunk = writer.add(stroke)
    if !chunk.isEmpty { write(chunk) }
    return failure == nil
  }

  private mutating func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(SystemError) { try file.write(bytes) } catch { failure = error }
  }

  /// All strokes, and the file itself.
  consuming func finish() throws(CommandFailure) -> (strokes: StrokeSource, file: InkByteSource) {
    write(writer.finish())
    if let failure { throw CommandFailure(failure) }
    let source = InkByteSource(file.stored())
    do throws(InkFileError) { return (try StrokeSource(ahead: try InkFile(source)), source) } catch
    {
      throw CommandFailure("the scratch file cannot be read: \(error). Fix: check the disk")
    }
  }
}
