package import InkDrawing

/// Writes a drawing whose strokes come one by one: the same bytes as of
/// ``Drawing/encoded(_:ids:preview:)``.
package struct InkStrokeWriter {
  private var writer: InkFileWriter
  private var portion = StrokePortion()

  package init(_ profile: InkProfile) { writer = InkFileWriter(profile) }

  /// The beginning of the file.
  package mutating func begin() -> [UInt8] { writer.begin() }

  /// Takes the next stroke.
  ///
  /// - Returns: the strokes before it, if they fill a chunk; else nothing.
  package mutating func add(_ stroke: Stroke) -> [UInt8] {
    portion.add(stroke).map { writer.append($0) } ?? []
  }

  /// The rest of the file.
  package consuming func finish() -> [UInt8] {
    let rest = portion.take()
    let bytes = rest.isEmpty ? [] : writer.append(rest)
    return writer.needsIndex ? bytes + writer.finish() : bytes
  }
}
