import StylusModel

extension DeviceEvent {
  /// The event with its times limited to a century from the clock's origin, so that no difference
  /// of times overflows.
  var bounded: DeviceEvent {
    switch self {
    case .tool(var frame):
      frame.time = frame.time.bounded
      return .tool(frame)
    case .late(var value):
      value.arrival = value.arrival.bounded
      if case .time(let time) = value.key { value.key = .time(time.bounded) }
      return .late(value)
    case .passed(let time): return .passed(time.bounded)
    case .added, .removed, .lateSource, .tuned, .profileChanged, .pad, .gap, .stopped: return self
    }
  }
}

extension Timestamp {
  /// A century, in microseconds.
  private static let farthest: Int64 = 3_155_760_000_000_000

  fileprivate var bounded: Timestamp {
    Timestamp(microseconds: microseconds.clamped(to: -Self.farthest...Self.farthest))
  }
}
