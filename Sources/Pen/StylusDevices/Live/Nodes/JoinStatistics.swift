/// How the two readings of the pens met: raw frames, and libinput's events about them.
package struct JoinStatistics: BitwiseCopyable, Hashable, Sendable {
  /// Frames that were read raw and passed on.
  package var frames: UInt64 = 0
  /// Frames of which libinput spoke in time: same node, same microsecond.
  package var twins: UInt64 = 0
  /// Events of libinput for a frame that had already been passed on.
  package var late: UInt64 = 0
  /// Events that libinput generated itself, such as a proximity-out that no device sent.
  package var invented: UInt64 = 0
  /// Frames after a loss: the kernel dropped events, or the tip was down when we opened the node.
  package var gaps: UInt64 = 0

  /// Nothing has been read yet.
  package init() {}

  static func += (sum: inout Self, other: Self) {
    sum.frames += other.frames
    sum.twins += other.twins
    sum.late += other.late
    sum.invented += other.invented
    sum.gaps += other.gaps
  }
}
