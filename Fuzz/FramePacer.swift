import FramePacing
import StylusModel

/// Any bytes as what a compositor says of each frame, and as when its client is asked: whatever
/// times, periods and numbers come, ink is committed in time, and what was counted adds up.
@_cdecl("LLVMFuzzerTestOneInput")
public func paceFrames(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var screen = Screen(bytes[...])
  while screen.step() {}
  let counts = screen.pacer.counts
  precondition(counts.presented <= counts.commits)
  precondition(
    screen.longest <= 154_000, "ink waits no longer than three periods of 50 ms and 4 ms")
  return 0
}

/// A pacer, the time, and what is left of the bytes.
private struct Screen {
  var pacer: FramePacer
  /// The longest that ink waited, in microseconds.
  private(set) var longest: Int64 = 0
  private var bytes: ArraySlice<UInt8>
  private var now: Int64
  private var waiting: Int64?
  private var last: UInt64 = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    pacer = FramePacer(period: nil)
    now = 0
    let first = self.bytes.popFirst() ?? 0
    pacer = FramePacer(period: first & 1 == 0 ? nil : number(), hasFeedback: first & 2 == 0)
    now = first & 4 == 0 ? 1_000_000 : max(.min, min(number(), .max - 9_000_000_000))
  }

  /// Does what the next byte says; false at the end.
  mutating func step() -> Bool {
    guard let kind = bytes.popFirst() else { return false }
    switch kind & 7 {
    case 0, 1:
      pacer.inkChanged(
        sample: Timestamp(microseconds: time(kind)), at: Timestamp(microseconds: now))
      waiting = waiting ?? now
    case 2, 3, 4:
      let refresh: Int64? = kind & 0x80 == 0 ? 16_666_667 : kind & 0x20 == 0 ? number() : nil
      pacer.presented(
        UInt64(truncatingIfNeeded: Int64(bitPattern: last) - Int64(kind >> 5 & 3)),
        Presentation(time: Timestamp(microseconds: time(kind)), refresh: refresh),
        at: Timestamp(microseconds: now))
    case 5: pacer.discarded(kind & 8 == 0 ? last : UInt64(bitPattern: number()))
    case 6: pacer.outputChanged(period: kind & 8 == 0 ? nil : number())
    default: if waiting == nil { now += Int64(kind >> 3) * 1_000 }
    }
    ask()
    return true
  }

  /// Asks, and sleeps until it was told to.
  private mutating func ask() {
    switch pacer.next(at: Timestamp(microseconds: now)) {
    case .rest: now += 1_000
    case .wait(let until): now += max(until.microseconds - now, 0)
    case .commit:
      if let waiting { longest = max(longest, now - waiting) }
      waiting = nil
      last = pacer.committed(at: Timestamp(microseconds: now))
    }
  }

  /// Near now, or anything.
  private mutating func time(_ kind: UInt8) -> Int64 {
    kind & 0x10 == 0 ? now - 20_000 + Int64(bytes.popFirst() ?? 0) * 160 : number()
  }

  /// The next eight bytes, or what there is of them.
  private mutating func number() -> Int64 {
    let piece = bytes.prefix(8)
    bytes = bytes.dropFirst(8)
    return piece.reduce(0) { $0 << 8 | Int64($1) }
  }
}
