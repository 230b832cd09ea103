import CommandSupport
import InkDrawing
import InkFormats
import InkStorage
import LinuxIO

/// The strokes of another program's file in a scratch file in our own format, from where they can
/// be read as often as needed.
struct ScratchDrawing: ~Copyable {
  private let file: ScratchFile
  private var writer = InkStrokeWriter(.exact)
  /// The contents of the preview, if one is requested.
  private var sketch: PreviewSketch?
  /// Whether neither a page nor a stroke came.
  private var isEmpty = true
  /// Why no more can be written.
  private(set) var failure: SystemError?

  /// - Parameters:
  ///   - path: a file in whose folder there is room for it.
  ///   - hasPreview: whether its preview is drawn meanwhile.
  init(near path: String, hasPreview: Bool) throws(StylusctlError) {
    sketch = hasPreview ? PreviewSketch() : nil
    file = try calling { () throws(SystemError) in try ScratchFile(near: path) }
    writeBytes(writer.begin())
  }

  /// Begins a page; whether that worked.
  mutating func beginPage(on background: PageBackground?) -> Bool {
    // Without a word about it the first page begins by itself.
    let isPlain = isEmpty && background == nil
    isEmpty = false
    guard !isPlain else { return true }
    writeBytes(writer.beginPage(on: background))
    sketch?.beginPage()
    return failure == nil
  }

  /// Adds a stroke; whether that worked.
  mutating func appendStroke(_ stroke: Stroke) -> Bool {
    isEmpty = false
    let chunk = writer.appendStroke(stroke)
    if !chunk.isEmpty { writeBytes(chunk) }
    sketch?.draw(stroke)
    return failure == nil
  }

  private mutating func writeBytes(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(SystemError) { try file.write(bytes) } catch { failure = error }
  }

  /// All strokes, and the file itself.
  consuming func finishDrawing() throws(StylusctlError) -> (
    strokes: StrokeSource, file: StoredDrawing
  ) {
    let hasPages = writer.hasPages
    writeBytes(writer.finish())
    if hasPages, failure == nil {
      // When it was begun nobody knew that there would be pages.
      do throws(SystemError) {
        try file.replaceBeginning(with: InkStrokeWriter.beginningWithPages)
      } catch { failure = error }
    }
    if let failure { throw StylusctlError(failure) }
    let source = InkByteSource(file.stored())
    do throws(InkFileError) {
      return (StrokeSource(ahead: try InkFile(source)), StoredDrawing(source, sketch))
    } catch {
      throw StylusctlError("the scratch file cannot be read: \(error). Fix: check the disk")
    }
  }
}

/// A drawing as a file of ours.
struct StoredDrawing {
  /// The file, without a preview.
  let source: InkByteSource
  private let sketch: PreviewSketch?

  /// - Parameter sketch: what its preview shall be; nil: it is made of the file.
  init(_ source: InkByteSource, _ sketch: PreviewSketch?) {
    self.source = source
    self.sketch = sketch
  }

  /// What it ends with if it gets a preview.
  var ending: PreviewEnding? {
    guard let file = try? InkFile(source) else { return nil }
    if let sketch { return PreviewEnding(of: file, sketch) }
    return PreviewEnding(of: file)
  }
}
