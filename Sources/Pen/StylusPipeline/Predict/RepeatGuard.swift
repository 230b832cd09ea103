/// Detects a touch that repeats an earlier one move for move: a recording that is played again, or
/// one movement that is repeated so that it is learned many times. A hand never repeats itself to a
/// five-hundredth of a millimeter.
struct RepeatGuard {
  /// Hashes of the beginnings of the last touches; the oldest is replaced; 0 for none yet.
  private var seen = InlineArray<64, UInt64>(repeating: 0)
  private var next = 0
  private var mark = StableHash()
  private var moves = 0
  private var before: TipHistory.TipMoment?
  /// Whether this touch is long enough to be identified, and was not seen before.
  private(set) var isNew = false

  /// The number of moves that identify a touch; a shorter touch is never new.
  static let length = 8
  /// In fractions of a millimeter, so that the last bits of a position do not matter.
  private static let grain = 512.0

  /// The following moves belong to another touch.
  mutating func forgetMoves() {
    mark = StableHash()
    moves = 0
    before = nil
    isNew = false
  }

  /// Takes the next look of a touch.
  mutating func observe(_ look: TipHistory.TipMoment) {
    guard moves < Self.length else { return }
    defer { before = look }
    guard let before, before.x != look.x || before.y != look.y else { return }
    mark.combine(Self.quantized(look.x - before.x))
    mark.combine(Self.quantized(look.y - before.y))
    moves += 1
    if moves == Self.length { judge() }
  }

  private static func quantized(_ way: Double) -> UInt64 {
    UInt64(bitPattern: Int64(exactly: (way * grain).rounded()) ?? 0)
  }

  private mutating func judge() {
    for index in seen.indices where seen[index] == mark.value { return }
    seen[next] = mark.value
    next = (next + 1) % seen.count
    isNew = true
  }
}

/// FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), number by number: the same on every
/// machine, and no secret.
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes the next number.
  mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ number >> UInt64(shift) & 0xFF) &* 0x100_0000_01B3
    }
  }
}
