/// The group that our udev rule gives tablets to, for reading: udev/70-stylusd.rules.
package enum TabletGroup {
  /// The group's name in the system.
  package static let name = "stylus-input"
}
