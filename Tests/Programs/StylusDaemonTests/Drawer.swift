import StylusModel
import StylusPipeline
import StylusProtocol

@testable import StylusDaemon

// Most tests have one user, whose everything is.

extension InkState {
  /// The user whose ink it is where a test does not care.
  static let drawer: UInt32 = 1_000

  init(limits: StrokeStore.Limits, describe: @escaping @Sendable (DeviceID) -> Tablet?) {
    self.init(limits: limits, owner: Self.drawer, describe: describe)
  }
}

extension InkState {
  /// Numbers what clients hear as it is.
  mutating func record(_ update: StrokeUpdate) -> LiveMessage? { record(.update(update)) }
}

extension InkOwnership {
  /// Whether an update is about ink of the present owner, or about no ink.
  mutating func admits(_ update: StrokeUpdate) -> Bool { admits(.update(update)) }
}

extension FinishedStrokes {
  /// The kept strokes with a number above `sequence`, as they were drawn.
  func unpacked(since sequence: UInt64, limit: Int) -> [CapturedStroke] {
    keptStrokes(since: sequence, limit: limit).map(\.unpacked)
  }
}

extension StrokeStore {
  /// The user's finished strokes.
  var kept: FinishedStrokes { finished(of: InkState.drawer) }

  /// Takes note of an update about the user's ink.
  mutating func receive(_ update: StrokeUpdate) -> UInt64? {
    applyUpdate(update, owner: InkState.drawer)
  }
}
