/// The group to which our udev rule grants read access to tablets: udev/70-stylusd.rules.
package enum TabletGroup {
  /// The group's name in the system.
  package static let name = "stylus-input"
}
