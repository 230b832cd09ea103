import StylusModel

/// The recent measurements of all other sources of one device, each with its own clock, numbers and
/// delay.
///
/// A device has at most five sources, one for each property that may arrive separately; a sixth
/// replaces the one that has been silent longest.
struct LateTracks {
  private var tracks: [(source: UInt32, track: LateTrack)] = []
  private var period: Microseconds
  private var lastTouch: Timestamp?

  static let room = 5

  /// - Parameter period: the longest time between two values of a source that has news.
  init(period: Microseconds) {
    self.period = period
    tracks.reserveCapacity(Self.room)
  }

  /// The time before and after a value to which it applies.
  var reach: Microseconds { LateTrack.reach(of: period) }

  /// Values arrive with another period from now on.
  mutating func adopt(period: Microseconds) {
    self.period = period
    for index in tracks.indices { tracks[index].track.adopt(period: period) }
  }

  /// No source sends values any more.
  mutating func removeAll() { tracks.removeAll(keepingCapacity: true) }

  /// A tip has touched.
  mutating func touched(at time: Timestamp) {
    for index in tracks.indices { tracks[index].track.touched(at: time) }
    lastTouch = time
  }

  /// Takes a value of any source.
  mutating func insertValue(_ value: LateValue) -> LateTrack.LateVerdict {
    guard let place = tracks.firstIndex(where: { $0.source == value.source }) else {
      var track = LateTrack(period: period)
      if let lastTouch { track.touched(at: lastTouch) }
      if tracks.count == Self.room { tracks.removeFirst() }
      tracks.append((value.source, track))
      return tracks[tracks.count - 1].track.insertValue(value)
    }
    let verdict = tracks[place].track.insertValue(value)
    // The active source is the last to be dropped.
    if place + 1 < tracks.count { tracks.append(tracks.remove(at: place)) }
    return verdict
  }

  /// The values of one axis before and after a moment; nil if no source has one near it.
  func neighbors(
    of time: Timestamp, telling axis: LateAxis
  ) -> (before: Measurement?, after: Measurement?)? {
    let wanted = LateAxes(axis)
    for (_, track) in tracks {
      let (before, after) = track.neighbors(of: time)
      guard before?.axes.contains(wanted) == true || after?.axes.contains(wanted) == true else {
        continue
      }
      return (before, after)
    }
    return nil
  }
}
