public import StylusModel

/// How commits are timed.
public enum PacingMode: String, Sendable {
  /// Just before each vblank, for a compositor that is idle and repaints immediately.
  case late
  /// Just before the compositor repaints, for a compositor that also draws other programs.
  case aligned
  /// As soon as ink arrives.
  case eager
}

/// What to do next.
public enum PacingStep: Equatable, Sendable {
  /// Do nothing, because no ink has changed. Only ``FramePacer/inkChanged(sample:at:)`` can change
  /// that.
  case rest
  /// Call ``FramePacer/next(at:)`` again at this time, or after the next report.
  case wait(until: Timestamp)
  /// Draw and commit. The frame is expected on the screen at `expected`; predict the tip for this
  /// time.
  case commit(expected: Timestamp)
}

/// The compositor's feedback for a commit that was shown.
public struct Presentation: Sendable {
  /// The time at which the commit was shown, on CLOCK_MONOTONIC. It may be wrong.
  public var time: Timestamp
  /// The time between two vblanks, in nanoseconds; nil if the compositor reports 0. Values outside
  /// 2 to 50 ms are treated as nil.
  public var refresh: Int64?

  /// Creates feedback with unchecked values.
  public init(time: Timestamp, refresh: Int64?) { (self.time, self.refresh) = (time, refresh) }
}

/// The counts since the pacer was created.
public struct FrameCounts: BitwiseCopyable, Equatable, Sendable {
  /// The number of commits.
  public var commits: UInt64 = 0
  /// The number of commits that were shown.
  public var presented: UInt64 = 0
  /// The number of commits that the compositor discarded because a later one replaced them.
  public var discarded: UInt64 = 0
  /// The number of frames that were skipped, to empty the compositor's pipeline or to test whether
  /// it is idle.
  public var skipped: UInt64 = 0
  /// The number of commits that were shown a frame or more after their vblank.
  public var missed: UInt64 = 0
  /// The number of impossible presentation times.
  public var incredible: UInt64 = 0
}
