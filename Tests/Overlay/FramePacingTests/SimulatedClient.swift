import StylusModel

/// A program that shows ink: when does it commit?
enum SimulatedClient {
  /// What others do: draws when the compositor calls back.
  case frameCallback
  /// Commits whatever comes at once.
  case eager
  /// Does what a `FramePacer` says.
  case ours
}

extension Scenario {
  /// The period in nanoseconds that mode and feedback state.
  var statedPeriod: Int64 { Int64((1_000_000_000 / (statedHertz ?? hertz)).rounded()) }
}

extension Timestamp {
  init(_ micros: Int64) { self.init(microseconds: micros) }
}
