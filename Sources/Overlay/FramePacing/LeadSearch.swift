/// The search for the shortest lead (how long before a vblank a commit is made) with which commits
/// are shown at that vblank. All times in microseconds.
///
/// A lead that held for long is shortened; a shortened one that misses goes back to the one before,
/// and what failed is not tried again before it is forgotten, each time later.
struct LeadSearch: Sendable {
  /// The lead now.
  private(set) var lead: Int64
  /// The lead at the beginning.
  let first: Int64
  /// The steps in which it is searched.
  let resolution: Int64
  /// The longest lead that is known to fail; 0: none.
  private var failed: Int64
  /// The lead before the last step, until this one has proved itself.
  private var before: Int64?
  /// Frames that were shown in time since the last step.
  private var good = 0
  /// After so many good frames what failed may be tried once more.
  private var patience = Self.firstPatience
  /// Go half the way to what failed, not one step: what failed is near.
  private var bisects: Bool

  private static let firstPatience = 360
  private static let longestPatience = 5_760
  /// Good frames before a lead is shortened if none failed yet, and if one did, before one of a
  /// wide bracket is halved, and before a shortened one counts as proven.
  private static let fresh = 30
  private static let calm = 90
  private static let brisk = 4
  private static let proof = 30

  /// A search from a lead that is believed to hold, above one that is known to fail.
  init(lead: Int64, failed: Int64 = 0, resolution: Int64, bisects: Bool = false) {
    (self.lead, first, self.failed, self.resolution) = (lead, lead, failed, resolution)
    self.bisects = bisects
  }

  /// A commit with this lead was shown in time.
  mutating func held() {
    good += 1
    if good >= Self.proof { before = nil }
    let isWide = bisects && lead - failed > 2 * resolution
    let due = isWide ? Self.brisk : failed == 0 ? Self.fresh : Self.calm
    if good >= patience && lead - resolution <= failed + resolution / 2 {
      failed = max(failed - 2 * resolution, 0)
      shorten(by: resolution)
    } else if good % due == 0 {
      let step = isWide ? (lead - failed) / 2 : resolution
      if lead - step > failed + resolution / 2 { shorten(by: step) }
    }
  }

  /// A commit that was made so long before its vblank missed it. Says whether that was the fault of
  /// the last step, which is taken back then.
  mutating func takeBack(missedWith actual: Int64) -> Bool {
    guard let before else {
      good = 0
      return false
    }
    failed = max(failed, min(actual, lead))
    lead = before
    self.before = nil
    good = 0
    patience = min(patience * 2, Self.longestPatience)
    return true
  }

  /// Makes the lead longer, up to a limit.
  mutating func lengthen(by step: Int64, isProved: Bool, limit: Int64) {
    if isProved { failed = max(failed, lead) }
    bisects = bisects || isProved
    lead = max(min(lead + step, limit), lead)
    before = nil
    good = 0
  }

  private mutating func shorten(by step: Int64) {
    guard lead - step >= resolution else { return }
    before = lead
    lead -= step
    good = 0
  }
}
