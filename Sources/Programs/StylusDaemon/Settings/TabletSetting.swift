import StylusDevices
import StylusModel

/// A setting of tablets or tools.
enum TabletSetting: Hashable, Sendable {
  case leftHanded(Bool)
  case profile(SourceProfile)
  case budget(Microseconds)
  case lateNode(LateNodeRule.NodeMatch)
  case lateProperties(PropertySet)
  /// The part of the surface that counts; nil for the whole.
  case area(AreaSetting?)
  /// Its proportions; nil for any.
  case aspect(Aspect?)
  case pen(PenRule)
}
