/// The group that our udev rule gives tablets to, for reading: udev/70-stylusd.rules.
package enum TabletGroup {
  /// As the machine knows it.
  package static let name = "stylus-input"
}
