/// Assigns a common render group to consecutive strokes of a wet ink, if each begins before the
/// previous one is dry.
///
///     var grouping = WetGrouping()
///     for stroke in written { drawing.append(grouping.joined(stroke)) }
///
/// For strokes that are still being drawn, report their beginning and end:
///
///     let group = grouping.begin(ink, at: start)      // seconds, of any clock
///     grouping.end(group, at: end)
///
/// Inks are compatible if they have the same type and the same setting of `adaptsToAppearance`;
/// their colors may differ. A stroke of a dry ink, or of an incompatible wet one, ends the group,
/// and the next stroke begins a new one.
public struct WetGrouping: Hashable, Sendable {
  /// The time from the end of a stroke to the start of the next in which the two still run into
  /// each other, in seconds.
  public var dryingTime: Double
  private var last: Wet?

  /// The wet strokes of one group, with times in microseconds.
  private struct Wet: Hashable, Sendable {
    var type: InkType
    var adapts: Bool
    var group: InkID
    /// The time at which the first stroke began.
    var start: Double
    /// The latest end of the finished strokes.
    var end: Double
    /// The number of unfinished strokes.
    var open: Int
  }

  /// Creates a grouping without wet strokes.
  public init(dryingTime: Double = 2) { self.dryingTime = dryingTime }

  /// Returns the next stroke with its group. The group is that of the previous stroke if it is
  /// still wet and has a compatible ink; otherwise it is a new one. Strokes of a dry ink get no
  /// group. A stroke that already has a group keeps it.
  ///
  /// Strokes without a creation date dry immediately.
  public mutating func joined(_ stroke: Stroke) -> Stroke {
    guard stroke.ink.type.isWet, stroke.creationDate != .unknown else {
      last = nil
      return stroke
    }
    var stroke = stroke
    let date = Double(stroke.creationDate.microsecondsSince1970) / 1e6
    let start = date + (stroke.path.first?.timeOffset ?? 0)
    stroke.renderGroupID = begin(stroke.ink, at: start, in: stroke.renderGroupID)
    end(stroke.renderGroupID, at: start + stroke.path.duration)
    return stroke
  }

  /// Returns the group of a stroke that begins now. The group stays wet at least until you call
  /// ``end(_:at:)``.
  ///
  /// - Parameters:
  ///   - ink: the ink of the stroke.
  ///   - start: the time in seconds, on a clock that all strokes share; compared with a resolution
  ///     of a microsecond.
  ///   - known: a group that the stroke already has and keeps.
  /// - Returns: nil for an ink that is not wet.
  public mutating func begin(_ ink: Ink, at start: Double, in known: InkID? = nil) -> InkID? {
    guard ink.type.isWet else {
      last = nil
      return known
    }
    let start = Self.microseconds(start)
    if var wet = last, known == nil || known == wet.group, isWet(wet, with: ink, at: start) {
      wet.open += 1
      last = wet
      return wet.group
    }
    let group = known ?? InkID()
    last = Wet(
      type: ink.type, adapts: ink.adaptsToAppearance, group: group, start: start, end: start,
      open: 1)
    return group
  }

  /// Reports that a stroke with a group is drawn again. Returns false and changes nothing if the
  /// group is dry.
  public mutating func begin(_ group: InkID) -> Bool {
    guard last?.group == group else { return false }
    last?.open += 1
    return true
  }

  /// Reports that a stroke of a group has ended or was discarded. Groups that have dried in the
  /// meantime are ignored.
  public mutating func end(_ group: InkID?, at end: Double) {
    guard var wet = last, wet.group == group else { return }
    wet.open = max(0, wet.open - 1)
    wet.end = max(wet.end, Self.microseconds(end))
    last = wet
  }

  /// Returns whether a stroke that begins runs into the wet strokes. A clock that was set back ends
  /// a group.
  private func isWet(_ wet: Wet, with ink: Ink, at start: Double) -> Bool {
    guard wet.type == ink.type, wet.adapts == ink.adaptsToAppearance else { return false }
    let span = Self.microseconds(dryingTime)
    return start >= wet.start - span && (wet.open > 0 || start <= wet.end + span)
  }

  /// Sums of seconds are rounded differently for each clock, so times are compared in microseconds.
  private static func microseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() }
}
