import StylusModel

/// Observes a device without a known profile and detects whether it measures pressure and tilt at a
/// fraction of the rate of the position.
///
/// It is cautious, because a steady hand looks similar: frames also omit a steady pressure. A low
/// rate is accepted only if the frames with pressure or tilt are evenly spaced (coefficient of
/// variation below 0.3) and at least 2.5 times as far apart as all frames, tilt never comes without
/// pressure, and two windows of 64 frames agree; the first window that disagrees withdraws it.
struct ProfileLearner {
  private let assumed: SourceProfile
  private var window = Window()
  private var agreeing = 0
  private var isLearned = false

  /// The statistics of 64 frames of contact.
  fileprivate struct Window {
    var frames = 0
    /// The previous frame, if the tip has not been lifted since.
    var last: Timestamp?
    /// Steps from frame to frame, and the time that they took in microseconds.
    var steps = 0.0
    var elapsed = 0.0
    var lastSlow: Timestamp?
    /// Of the distances between frames with pressure or tilt, in microseconds.
    var spacings = 0.0
    var sum = 0.0
    var sumOfSquares = 0.0
    var tiltsAlone = 0
  }

  private static let length = 64

  /// Observes a device with this profile; learns nothing if the profile is known.
  init(_ profile: SourceProfile) { assumed = profile }

  /// Takes a frame; returns another profile if the device proves to have one.
  mutating func observe(_ frame: ToolFrame) -> SourceProfile? {
    guard assumed.origin == .assumed, assumed.cadence == .everyFrame else { return nil }
    guard frame.isTouching, !frame.isHeld, !frame.followsGap else {
      window.lastSlow = nil
      window.last = nil
      return nil
    }
    window.countFrame(frame)
    guard window.frames >= Self.length else { return nil }
    defer { window = Window() }
    return judge(window.period)
  }

  private mutating func judge(_ period: Microseconds?) -> SourceProfile? {
    guard let period else {
      agreeing = 0
      guard isLearned else { return nil }
      isLearned = false
      return assumed
    }
    agreeing += 1
    guard agreeing >= 2, !isLearned else { return nil }
    isLearned = true
    var profile = assumed
    profile.cadence = .multirate
    profile.late = [PropertySet(.pressure), PropertySet(.tilt), PropertySet(.distance)]
    profile.period = period
    profile.budget = Microseconds(period.value * 5 / 2)
    profile.origin = .learned
    return profile
  }
}

extension ProfileLearner.Window {
  mutating func countFrame(_ frame: ToolFrame) {
    frames += 1
    if let last {
      steps += 1
      elapsed += Double((frame.time - last).value)
    }
    last = frame.time
    let tilts = frame.carried.contains(PropertySet(.tilt))
    let presses = frame.carried.contains(PropertySet(.pressure))
    if tilts, !presses { tiltsAlone += 1 }
    guard tilts || presses else { return }
    if let lastSlow {
      let spacing = Double((frame.time - lastSlow).value)
      spacings += 1
      sum += spacing
      sumOfSquares += spacing * spacing
    }
    lastSlow = frame.time
  }

  /// The period of pressure and tilt, if they clearly have a separate one.
  var period: Microseconds? {
    guard spacings >= 6, steps > 0, elapsed > 0 else { return nil }
    let mean = sum / spacings
    let variance = max(sumOfSquares / spacings - mean * mean, 0)
    let isEven = variance < 0.09 * mean * mean
    let isSeldom = mean >= 2.5 * elapsed / steps
    guard isEven, isSeldom, Double(tiltsAlone) <= 0.1 * spacings else { return nil }
    return Microseconds(Int64(mean.rounded()))
  }
}
