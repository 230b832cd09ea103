package import InkDrawing

/// Writes a drawing whose strokes arrive one by one. The bytes are the same as for
/// ``Drawing/encoded(_:ids:preview:)``, or for ``InkDocument/encoded(_:ids:preview:)`` with pages.
package struct InkStrokeWriter {
  private var writer: InkFileWriter
  private var portion = StrokePortion()

  package init(_ profile: InkProfile) { writer = InkFileWriter(profile) }

  /// Returns the beginning of the file.
  ///
  /// - Parameter hasPages: whether ``beginPage(on:)`` will be called. If you don't know, replace
  ///   the beginning later by ``beginningWithPages``, which has the same length.
  package mutating func begin(hasPages: Bool = false) -> [UInt8] {
    writer.begin(hasPages: hasPages)
  }

  /// Whether a page was begun.
  package var hasPages: Bool { writer.hasPages }

  /// The beginning of a file with pages.
  package static var beginningWithPages: [UInt8] {
    var writer = InkFileWriter(.exact)
    return writer.begin(hasPages: true)
  }

  /// Begins a page; later strokes belong to it. Strokes before the first page belong to a page
  /// without a background.
  ///
  /// - Returns: the strokes before it, and the beginning of the page.
  package mutating func beginPage(on background: PageBackground?) -> [UInt8] {
    let rest = portion.drainStrokes()
    return (rest.isEmpty ? [] : writer.append(rest)) + writer.beginPage(on: background)
  }

  /// Adds the next stroke.
  ///
  /// - Returns: the strokes before it, if they fill a chunk; otherwise nothing.
  package mutating func appendStroke(_ stroke: Stroke) -> [UInt8] {
    portion.appendStroke(stroke).map { writer.append($0) } ?? []
  }

  /// Returns the rest of the file.
  package consuming func finish() -> [UInt8] {
    let rest = portion.drainStrokes()
    let bytes = rest.isEmpty ? [] : writer.append(rest)
    return writer.needsIndex ? bytes + writer.finish() : bytes
  }
}
