import InkGeometry

/// The known mappings of tablets, by their names.
struct TabletFits {
  private var fits: [String: TabletFit] = [:]
  private let learned: LearnedTablets

  init(_ learned: LearnedTablets) { self.learned = learned }

  /// What is known of a tablet; what other canvases learned of it holds for any window except for
  /// its place.
  subscript(tablet: String) -> TabletFit {
    if let known = fits[tablet], known.toWindow != nil { return known }
    var fit = fits[tablet] ?? TabletFit()
    if let map = learned[tablet] { fit.shift(to: map) }
    return fit
  }

  /// The window lies elsewhere on a tablet.
  mutating func shift(_ tablet: String, to map: InkTransform) {
    fits[tablet, default: TabletFit()].shift(to: map)
  }

  /// A stroke on a tablet is over of which both told.
  mutating func recordLesson(_ pairs: [MatchedPoints], of tablet: String) {
    var fit = self[tablet]
    fit.learn(pairs)
    fits[tablet] = fit
    if let map = fit.toWindow { learned.storeMap(map, of: tablet) }
  }
}
