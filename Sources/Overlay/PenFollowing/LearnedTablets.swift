import InkGeometry
import LinuxIO

/// The scale and rotation of tablets in this program's windows. New canvases share the results of
/// earlier ones until the program ends.
package final class LearnedTablets: Sendable {
  private let maps = Lock<[String: InkTransform]>([:])

  /// The shared knowledge of this program's canvases.
  package static let shared = LearnedTablets()
  /// The maximum number of remembered tablets.
  private static let most = 64

  package init() {}

  /// From millimeters of a tablet to logical units of some window; nil of one that nobody drew
  /// with.
  subscript(tablet: String) -> InkTransform? { maps.withLock { $0[tablet] } }

  /// A canvas has learned more of a tablet.
  func storeMap(_ map: InkTransform, of tablet: String) {
    maps.withLock { maps in
      guard maps[tablet] != nil || maps.count < Self.most else { return }
      maps[tablet] = map
    }
  }
}
