import StylusModel

/// The samples of one stroke that wait for values, in the order of their arrival.
///
/// There is room for those that a pen of 1 kHz sends in the longest budget; allocated once and used
/// for stroke after stroke.
struct PendingSamples {
  /// A sample that waits.
  struct PendingSample: BitwiseCopyable {
    /// Which of the stroke's samples, from 0.
    var position: UInt32
    /// The sample with its current values.
    var sample: Sample
    /// The values that it still waits for.
    var missing: LateAxes
    /// The deadline for values with a time limit; the azimuth waits until the pen leans.
    var deadline: Timestamp
    /// Whether an expected value did not come.
    var hasExpired = false
  }

  /// 512 samples: half a second, the longest budget, at 1 kHz.
  static let room = 512

  private var entries: [PendingSample]
  private var first = 0
  private(set) var count = 0

  init() {
    let nothing = PendingSample(
      position: 0,
      sample: Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0)),
      missing: [], deadline: Timestamp(microseconds: 0))
    entries = Array(repeating: nothing, count: Self.room)
  }

  /// The entry at an index; 0 is the oldest.
  subscript(index: Int) -> PendingSample {
    get { entries[(first + index) % Self.room] }
    set { entries[(first + index) % Self.room] = newValue }
  }

  /// Whether there is no room for another sample.
  var isFull: Bool { count == Self.room }

  /// Adds an entry; there must be room.
  mutating func append(_ entry: PendingSample) {
    precondition(!isFull, "the oldest must go first")
    count += 1
    self[count - 1] = entry
  }

  /// Drops the oldest entries that wait for nothing any more.
  mutating func dropSettled() {
    while count > 0, self[0].missing.isEmpty {
      first = (first + 1) % Self.room
      count -= 1
    }
  }

  /// Drops everything.
  mutating func removeAll() {
    first = 0
    count = 0
  }
}
