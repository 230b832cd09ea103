/// Gives strokes of a wet ink that follow each other before the last is dry one render group.
///
///     var grouping = WetGrouping()
///     for stroke in written { drawing.append(grouping.joined(stroke)) }
///
/// Strokes that are still being drawn are told when they begin and end:
///
///     let group = grouping.begin(ink, at: start)      // seconds, of any clock
///     grouping.end(group, at: end)
///
/// Inks are compatible that have one type and adapt to the appearance alike: their colors may
/// differ. A stroke of an ink that is not wet, or of another wet one, ends the group; what comes
/// after it begins a new one.
public struct WetGrouping: Hashable, Sendable {
  /// Seconds from the end of one stroke to the start of the next in which they still run into each
  /// other.
  public var dryingTime: Double
  private var last: Wet?

  /// What is wet: strokes of one group, in microseconds.
  private struct Wet: Hashable, Sendable {
    var type: InkType
    var adapts: Bool
    var group: InkID
    /// When the first one began.
    var start: Double
    /// When the last one of those that are over ended.
    var end: Double
    /// How many are not over.
    var open: Int
  }

  /// Nothing is wet yet.
  public init(dryingTime: Double = 2) { self.dryingTime = dryingTime }

  /// The next stroke, with its group: that of the one before if that has a compatible ink and is
  /// still wet, else a new one; none for an ink that is not wet. A group that the stroke has
  /// already stays.
  ///
  /// Strokes without a creation date dry at once.
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

  /// The group of a stroke that begins now; it is wet at least until ``end(_:at:)`` is told of it.
  ///
  /// - Parameters:
  ///   - start: in seconds of a clock that all strokes share; compared to the microsecond.
  ///   - known: a group that the stroke has already, and keeps.
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

  /// A stroke that has a group is drawn once more; false, and nothing happens, if that is dry.
  public mutating func begin(_ group: InkID) -> Bool {
    guard last?.group == group else { return false }
    last?.open += 1
    return true
  }

  /// A stroke of a group is over, or never was; what dried meanwhile is not asked for.
  public mutating func end(_ group: InkID?, at end: Double) {
    guard var wet = last, wet.group == group else { return }
    wet.open = max(0, wet.open - 1)
    wet.end = max(wet.end, Self.microseconds(end))
    last = wet
  }

  /// Whether a stroke that begins runs into what is wet. A clock that was set back ends a group.
  private func isWet(_ wet: Wet, with ink: Ink, at start: Double) -> Bool {
    guard wet.type == ink.type, wet.adapts == ink.adaptsToAppearance else { return false }
    let span = Self.microseconds(dryingTime)
    return start >= wet.start - span && (wet.open > 0 || start <= wet.end + span)
  }

  /// Sums of seconds are rounded differently for each clock; strokes are told to the microsecond.
  private static func microseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() }
}
