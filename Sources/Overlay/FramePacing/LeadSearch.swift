/// The search for the shortest lead (the time before a vblank at which a commit is made) with which
/// commits are shown at that vblank. All times are in microseconds.
///
/// A lead that has worked for long is shortened. If the shortened lead misses, the previous one is
/// restored, and the failed lead is not tried again for a time that grows with each failure.
struct LeadSearch: Sendable {
  /// The current lead.
  private(set) var lead: Int64
  /// The initial lead.
  let first: Int64
  /// The step size of the search.
  let resolution: Int64
  /// The longest lead that is known to fail; 0 for none.
  private var failed: Int64
  /// The lead before the last step, until the new one has proved itself.
  private var before: Int64?
  /// The number of frames shown in time since the last step.
  private var good = 0
  /// The number of good frames after which a failed lead may be tried again.
  private var patience = Self.firstPatience
  /// Whether to bisect towards the failed lead instead of making one step, because it is close.
  private var bisects: Bool

  private static let firstPatience = 360
  private static let longestPatience = 5_760
  /// The number of good frames before a lead is shortened if none has failed yet, before a wide
  /// bracket is halved if one has, and before a shortened lead counts as proved.
  private static let fresh = 30
  private static let calm = 90
  private static let brisk = 4
  private static let proof = 30

  /// Creates a search that starts with a lead assumed to work, above one that is known to fail.
  init(lead: Int64, failed: Int64 = 0, resolution: Int64, bisects: Bool = false) {
    (self.lead, first, self.failed, self.resolution) = (lead, lead, failed, resolution)
    self.bisects = bisects
  }

  /// Reports that a commit with this lead was shown in time.
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

  /// Reports that a commit made this long before its vblank missed it. Returns whether the last
  /// step was the reason, which is then undone.
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
