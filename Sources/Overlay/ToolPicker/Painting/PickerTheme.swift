import InkDrawing

/// The colors of the picker itself.
struct PickerTheme: Sendable {
  let appearance: Appearance
  private let isDark: Bool

  init(_ appearance: Appearance) {
    self.appearance = appearance
    isDark = appearance == .dark
  }

  /// The background of everything, from top to bottom.
  var plate: [Color] {
    isDark
      ? [Color(rgba: 0x3A3B_40FF), Color(rgba: 0x2E2F_33FF)]
      : [Color(rgba: 0xFCFC_FDFF), Color(rgba: 0xF1F1_F4FF)]
  }
  /// The paper on which ink is shown.
  var paper: Color { isDark ? Color(rgba: 0x1C1C_1FFF) : Color(rgba: 0xFFFF_FFFF) }
  /// The rim of the plate.
  var rim: Color { isDark ? Color.gray(1, 0.16) : Color.gray(0, 0.11) }
  /// The lines between groups, and around paper.
  var hairline: Color { isDark ? Color.gray(1, 0.14) : Color.gray(0, 0.12) }
  /// The background of a chosen element.
  var chosen: Color { isDark ? Color.gray(1, 0.12) : Color.gray(0, 0.07) }
  /// Icons and figures.
  var text: Color { isDark ? Color(rgba: 0xF2F2_F5FF) : Color(rgba: 0x2B2C_31FF) }
  /// Icons of unavailable actions.
  var dim: Color { text.faded(0.26) }
  /// Less important icons.
  var quiet: Color { text.faded(0.42) }
  /// Active elements and the focus.
  var accent: Color { isDark ? Color(rgba: 0x4C9D_FFFF) : Color(rgba: 0x0A6C_E8FF) }
  /// Actions that delete something.
  var danger: Color { isDark ? Color(rgba: 0xFF6B_61FF) : Color(rgba: 0xD53A_30FF) }
  /// The tracks of sliders.
  var groove: Color { isDark ? Color.gray(1, 0.16) : Color.gray(0, 0.12) }
  /// Knobs.
  var knob: Color { isDark ? Color(rgba: 0xF4F4_F6FF) : .white }
  /// The wide and the narrow shadow around floating elements.
  var shadows: [(blur: Double, drop: Double, color: Color)] {
    isDark
      ? [(22, 8, Color.gray(0, 0.46)), (5, 2, Color.gray(0, 0.4))]
      : [(22, 8, Color.gray(0, 0.2)), (5, 1.5, Color.gray(0, 0.14))]
  }

  /// Returns the color of an ink in this appearance.
  func color(of ink: Ink) -> Color { ink.color(in: appearance) }
}
