/// The format of the statistics.
package enum StatisticsForm: String, CaseIterable, Sendable {
  /// For people, on standard error.
  case text
  /// A JSON object for each output, on standard output: `Latency` of
  /// docs/develop/overlay-socket.md.
  case json
}
