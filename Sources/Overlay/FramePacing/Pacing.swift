public import StylusModel

/// How commits are timed.
public enum PacingMode: String, Sendable {
  /// Just before each vblank, to a compositor that is idle and repaints at once.
  case late
  /// Just before the compositor repaints, which it does for others too.
  case aligned
  /// When ink came.
  case eager
}

/// What to do now.
public enum PacingStep: Equatable, Sendable {
  /// Nothing: no ink changed. Only ``FramePacer/inkChanged(sample:at:)`` can change that.
  case rest
  /// Ask again at this moment, or when anything was told.
  case wait(until: Timestamp)
  /// Draw and commit; it is expected on the screen at `expected`, for which the tip is to be
  /// predicted.
  case commit(expected: Timestamp)
}

/// What the compositor says of a commit that it showed.
public struct Presentation: Sendable {
  /// When it was shown, on CLOCK_MONOTONIC. Not trusted.
  public var time: Timestamp
  /// From one vblank to the next in nanoseconds; nil where the compositor states 0, and what is not
  /// within 2 to 50 ms counts as nil.
  public var refresh: Int64?

  /// What was told, as it was told.
  public init(time: Timestamp, refresh: Int64?) { (self.time, self.refresh) = (time, refresh) }
}

/// What was counted since the pacer was made.
public struct FrameCounts: BitwiseCopyable, Equatable, Sendable {
  /// Commits that were made.
  public var commits: UInt64 = 0
  /// Commits that were shown.
  public var presented: UInt64 = 0
  /// Commits of which the compositor says that they were never shown: a later one replaced them.
  public var discarded: UInt64 = 0
  /// Frames that were left out to empty the compositor's pipeline, or to see whether it is idle.
  public var skipped: UInt64 = 0
  /// Commits that were shown a frame or more after their vblank.
  public var missed: UInt64 = 0
  /// Times of showing that cannot be.
  public var incredible: UInt64 = 0
}
