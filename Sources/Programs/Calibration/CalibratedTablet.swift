import OverlayConfiguration
import StylusModel

/// Which tablet is calibrated: the one that was named, otherwise the only display tablet; of
/// several that one whose pen comes near first.
///
/// An opaque tablet is taken only by its name: drivers of some display tablets do not report that
/// they are any.
struct CalibratedTablet {
  private let name: TabletName?
  private var tablets: [DeviceID: Tablet] = [:]
  /// The first whose pen was seen.
  private var seen: DeviceID?

  init(_ name: TabletName?) { self.name = name }

  /// A tablet is there, or more is known of it.
  mutating func registerTablet(_ tablet: Tablet) {
    if tablet.role == .pen { tablets[tablet.id] = tablet }
  }

  /// A tablet is gone.
  mutating func removeTablet(_ device: DeviceID) {
    tablets[device] = nil
    if seen == device { seen = nil }
  }

  /// A pen is near a tablet, or touches it.
  mutating func recordSighting(_ device: DeviceID) {
    if seen == nil, tablets[device].map(isMeant) ?? false { seen = device }
  }

  /// All that may be meant, in the order in which they came.
  var candidates: [Tablet] { all.filter(isMeant) }

  private var all: [Tablet] { tablets.values.sorted { $0.id < $1.id } }

  private func isMeant(_ tablet: Tablet) -> Bool { name?.means(tablet) ?? tablet.isDisplay }

  /// The tablet, once all that there are were told; nil while a pen must show which of several it
  /// is.
  func decide() throws(CalibrationError) -> Tablet? {
    let candidates = candidates
    if let seen { return tablets[seen] }
    if candidates.count == 1 { return candidates[0] }
    guard candidates.isEmpty else { return nil }
    guard let name else { throw .noDisplayTablet(all) }
    throw .noSuchTablet("\(name)", all)
  }
}
