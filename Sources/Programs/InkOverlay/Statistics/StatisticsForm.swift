/// In which form it is told how things go.
package enum StatisticsForm: String, CaseIterable, Sendable {
  /// For people, on standard error.
  case text
  /// A JSON object for each output, on standard output: `Latency` of
  /// docs/develop/overlay-socket.md.
  case json
}
