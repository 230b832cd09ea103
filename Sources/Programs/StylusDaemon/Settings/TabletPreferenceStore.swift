import LinuxIO
import StylusDevices
import StylusModel
import Synchronization

/// What is wanted of tablets, for all threads; not for the path of a pen move but by its
/// ``edition``.
final class TabletPreferenceStore: Sendable {
  /// What second event nodes are read by: it counts as long as the daemon runs.
  private let started: Configuration
  private let wanted: Lock<Configuration>
  private let editions = Atomic<UInt64>(0)

  init(_ configuration: Configuration) {
    started = configuration
    wanted = Lock(configuration)
  }

  /// Another number whenever something else may be wanted.
  var edition: UInt64 { editions.load(ordering: .acquiring) }

  /// Replaces the requested settings.
  func replace(with configuration: Configuration) {
    wanted.withLock { $0 = configuration }
    editions.add(1, ordering: .acquiringAndReleasing)
  }

  /// The settings of a tablet.
  func preferences(for tablet: Tablet) -> TabletPreferences {
    let (vendor, product) = (tablet.vendor, tablet.product)
    var wishes = wanted.withLock { $0 }.preferences(vendor: vendor, product: product)
    wishes.lateNode = started.preferences(vendor: vendor, product: product).lateNode
    return wishes
  }
}
