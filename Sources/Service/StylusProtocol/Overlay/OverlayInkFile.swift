/// A file, and the output whose ink is in it: the parameters of `Save` and `Open`.
package struct OverlayInkFile: Hashable, Sendable {
  /// The absolute path of the file, 1 to 4096 bytes. Its extension determines the saved format.
  package var path: String
  /// The output whose ink it is. With nil, the only output that has ink is saved, and a file is
  /// opened on all outputs.
  package var output: String?

  /// The ink of an output, in a file.
  package init(path: String, output: String?) { (self.path, self.output) = (path, output) }
}

extension OverlayInkFile: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("path", \.path, where: { $0.isText(atMost: 4_096) && $0.hasPrefix("/") })
    JSONField("output", \.output, where: \.isName)
  }
}

/// The result of saving: the reply of `Save`.
package struct OverlaySaved: Hashable, Sendable {
  /// The output whose ink it is.
  package var output: String
  /// The number of strokes.
  package var strokes: Int

  /// The number of strokes of an output.
  package init(output: String, strokes: Int) { (self.output, self.strokes) = (output, strokes) }
}

extension OverlaySaved: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("output", \.output)
    JSONField("strokes", \.strokes)
  }
}

/// The result of opening: the reply of `Open`.
package struct OverlayOpened: Hashable, Sendable {
  /// The number of strokes in the file.
  package var strokes: Int

  /// The number of strokes.
  package init(strokes: Int) { self.strokes = strokes }
}

extension OverlayOpened: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("strokes", \.strokes)
  }
}

/// The ink to remove: the parameters of `Clear`.
package struct OverlayClearing: Hashable, Sendable {
  /// The output whose ink is removed; nil for all.
  package var output: String?

  /// Clears an output, or all.
  package init(output: String?) { self.output = output }
}

extension OverlayClearing: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("output", \.output, where: \.isName)
  }
}
