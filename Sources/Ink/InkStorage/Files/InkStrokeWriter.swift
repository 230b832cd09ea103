package import InkDrawing

/// Writes a drawing whose strokes come one by one: the same bytes as of
/// ``Drawing/encoded(_:ids:preview:)``, or of ``InkDocument/encoded(_:ids:preview:)`` with pages.
package struct InkStrokeWriter {
  private var writer: InkFileWriter
  private var portion = StrokePortion()

  package init(_ profile: InkProfile) { writer = InkFileWriter(profile) }

  /// The beginning of the file.
  ///
  /// - Parameter hasPages: whether ``beginPage(on:)`` will be called. Who does not know it replaces
  ///   the beginning later by ``beginningWithPages``, which is as long.
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

  /// Begins a page; strokes from now on lie on it. Those that came before any page lie on one of
  /// which nobody said how it looks.
  ///
  /// - Returns: the strokes before it, and what begins it.
  package mutating func beginPage(on background: PageBackground?) -> [UInt8] {
    let rest = portion.drainStrokes()
    return (rest.isEmpty ? [] : writer.append(rest)) + writer.beginPage(on: background)
  }

  /// Takes the next stroke.
  ///
  /// - Returns: the strokes before it, if they fill a chunk; else nothing.
  package mutating func appendStroke(_ stroke: Stroke) -> [UInt8] {
    portion.appendStroke(stroke).map { writer.append($0) } ?? []
  }

  /// The rest of the file.
  package consuming func finish() -> [UInt8] {
    let rest = portion.drainStrokes()
    let bytes = rest.isEmpty ? [] : writer.append(rest)
    return writer.needsIndex ? bytes + writer.finish() : bytes
  }
}
