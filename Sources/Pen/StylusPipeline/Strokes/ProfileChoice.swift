import StylusModel

/// The profile of a device: from the user's settings or the table, otherwise learned from its
/// events.
struct ProfileChoice {
  /// The active profile.
  private(set) var current: SourceProfile
  private var requested: SourceProfile
  private var learner: ProfileLearner
  /// Counts from the next stroke on.
  private var next: SourceProfile?

  /// The known profile of a device that was just added.
  init(_ profile: SourceProfile) {
    current = profile
    requested = profile
    learner = ProfileLearner(profile)
  }

  /// Watches a frame.
  mutating func observe(_ frame: ToolFrame) {
    if let learned = learner.observe(frame) { next = learned }
  }

  /// Sets another profile and discards the learned one. If it is the same, the active one is
  /// reported again, because something else about the device has changed.
  mutating func scheduleUpdate(for profile: SourceProfile) {
    guard profile != requested else {
      next = next ?? current
      return
    }
    requested = profile
    learner = ProfileLearner(profile)
    next = profile
  }

  /// The new profile, if it changes; not while a stroke is open.
  mutating func switchProfile() -> SourceProfile? {
    guard let profile = next else { return nil }
    current = profile
    next = nil
    return profile
  }
}
