/// The state of the user's keyboards, in addition to their keymap.
package struct KeyboardState: Hashable, Sendable {
  /// Which of its layouts, from 0 on.
  package var group: UInt32
  package var isCapsLocked: Bool
  /// Whether a modifier key is held; nil if unknown.
  package var isModified: Bool?

  package init(group: UInt32, isCapsLocked: Bool, isModified: Bool? = nil) {
    (self.group, self.isCapsLocked, self.isModified) = (group, isCapsLocked, isModified)
  }
}
