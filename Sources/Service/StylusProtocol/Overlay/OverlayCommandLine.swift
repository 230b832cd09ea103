/// A command of docs/develop/canvas.md, Commands: the parameters of `Perform`.
package struct OverlayCommandLine: Hashable, Sendable {
  /// Its words, with blanks between them: 1 to 1024 bytes.
  package var command: String
  /// The output whose page or view is meant; nil for that of the pen, otherwise that of the picker.
  package var output: String?

  /// A command.
  package init(command: String, output: String? = nil) {
    (self.command, self.output) = (command, output)
  }
}

extension OverlayCommandLine: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("command", \.command, where: { $0.isText(atMost: 1_024) })
    JSONField("output", \.output, where: \.isName)
  }
}
