/// How the two readings of the pens met: raw frames, and libinput's events about them.
package struct JoinStatistics: BitwiseCopyable, Hashable, Sendable {
  /// Frames that were read raw and given on.
  package var frames: UInt64 = 0
  /// Frames of which libinput spoke in time: same node, same microsecond.
  package var twins: UInt64 = 0
  /// Events in which libinput spoke of a frame that had been given on already.
  package var late: UInt64 = 0
  /// Events of libinput's own making, such as a proximity-out that no device sent.
  package var invented: UInt64 = 0
  /// Frames that follow a loss: the kernel dropped events, or the tip was down when we came.
  package var gaps: UInt64 = 0

  /// Nothing read yet.
  package init() {}

  static func += (sum: inout Self, other: Self) {
    sum.frames += other.frames
    sum.twins += other.twins
    sum.late += other.late
    sum.invented += other.invented
    sum.gaps += other.gaps
  }
}
