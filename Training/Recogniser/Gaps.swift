import InkSynthesis

/// Numbers that are left out by chance while the network learns, four of sixteen, so that it relies on none of them:
/// dropout (Srivastava and others, 2014), each number by itself.
final class Gaps {
  /// Of each number what is left of it: nothing, or somewhat more, so that the mean stays.
  private let shares: LanePanels
  private var dice: SplitMix64

  private static let left: Float = 16 / 12

  init(columns: Int, rows: Int, seed: UInt64) {
    shares = LanePanels(columns: columns, rows: rows)
    dice = SplitMix64(seed: seed)
  }

  /// Leaves numbers out of a table, others than before.
  func make(in table: LanePanels) {
    shares.rows = table.rows
    for index in 0..<shares.count {
      var bits = dice.next()
      var lanes = SIMD16<Float>.zero
      for lane in 0..<16 {
        lanes[lane] = bits & 15 < 4 ? 0 : Self.left
        bits >>= 4
      }
      unsafe shares.lanes[index] = lanes
    }
    leaveOut(of: table)
  }

  /// Leaves the same numbers out of another table.
  func leaveOut(of table: LanePanels) {
    precondition(table.count == shares.count)
    for index in 0..<table.count { unsafe table.lanes[index] *= shares.lanes[index] }
  }
}
