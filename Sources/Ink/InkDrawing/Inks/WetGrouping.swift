/// Gives strokes of a wet ink that follow each other before the first is dry one render group.
///
///     var grouping = WetGrouping()
///     for stroke in written { drawing.append(grouping.joined(stroke)) }
public struct WetGrouping: Hashable, Sendable {
  /// Seconds from the end of one stroke to the start of the next in which they still run into each other.
  public var dryingTime: Double
  private var last: Wet?

  private struct Wet: Hashable, Sendable {
    var ink: Ink
    var group: InkID
    var end: Double
  }

  /// Nothing is wet yet.
  public init(dryingTime: Double = 2) { self.dryingTime = dryingTime }

  /// The next stroke, with its group: that of the one before if that has the same ink and is still wet, else
  /// a new one; none for an ink that is not wet. A group that the stroke has already stays.
  ///
  /// Strokes without a creation date dry at once.
  public mutating func joined(_ stroke: Stroke) -> Stroke {
    guard stroke.ink.type.isWet, stroke.creationDate != .unknown else {
      last = nil
      return stroke
    }
    let date = Double(stroke.creationDate.microsecondsSince1970) / 1e6
    let start = date + (stroke.path.first?.timeOffset ?? 0)
    var stroke = stroke
    if stroke.renderGroupID == nil {
      let isWet = last.map { $0.ink == stroke.ink && abs(start - $0.end) <= dryingTime } ?? false
      stroke.renderGroupID = isWet ? last?.group : InkID()
    }
    last = stroke.renderGroupID.map {
      Wet(ink: stroke.ink, group: $0, end: start + stroke.path.duration)
    }
    return stroke
  }
}
