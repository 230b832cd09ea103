import InkDrawing

/// The colors of the picker itself.
struct PickerTheme: Sendable {
  let appearance: Appearance
  private let isDark: Bool

  init(_ appearance: Appearance) {
    self.appearance = appearance
    isDark = appearance == .dark
  }

  /// What everything lies on, from its top to its bottom.
  var plate: [Color] {
    isDark
      ? [Color(rgba: 0x3A3B_40FF), Color(rgba: 0x2E2F_33FF)]
      : [Color(rgba: 0xFCFC_FDFF), Color(rgba: 0xF1F1_F4FF)]
  }
  /// The paper that ink is shown on.
  var paper: Color { isDark ? Color(rgba: 0x1C1C_1FFF) : Color(rgba: 0xFFFF_FFFF) }
  /// Around the plate.
  var rim: Color { isDark ? Color.gray(1, 0.16) : Color.gray(0, 0.11) }
  /// Between groups, and around paper.
  var hairline: Color { isDark ? Color.gray(1, 0.14) : Color.gray(0, 0.12) }
  /// Behind what is chosen.
  var chosen: Color { isDark ? Color.gray(1, 0.12) : Color.gray(0, 0.07) }
  /// Icons and figures.
  var text: Color { isDark ? Color(rgba: 0xF2F2_F5FF) : Color(rgba: 0x2B2C_31FF) }
  /// Icons of what cannot be done now.
  var dim: Color { text.faded(0.26) }
  /// Icons that are there, but not what one looks for.
  var quiet: Color { text.faded(0.42) }
  /// What is on, and the focus.
  var accent: Color { isDark ? Color(rgba: 0x4C9D_FFFF) : Color(rgba: 0x0A6C_E8FF) }
  /// What takes something away.
  var danger: Color { isDark ? Color(rgba: 0xFF6B_61FF) : Color(rgba: 0xD53A_30FF) }
  /// What ways of sliders are made of.
  var groove: Color { isDark ? Color.gray(1, 0.16) : Color.gray(0, 0.12) }
  /// Knobs.
  var knob: Color { isDark ? Color(rgba: 0xF4F4_F6FF) : .white }
  /// Far around, and close around what floats.
  var shadows: [(blur: Double, drop: Double, color: Color)] {
    isDark
      ? [(22, 8, Color.gray(0, 0.46)), (5, 2, Color.gray(0, 0.4))]
      : [(22, 8, Color.gray(0, 0.2)), (5, 1.5, Color.gray(0, 0.14))]
  }

  /// The color that an ink has here.
  func color(of ink: Ink) -> Color { ink.color(in: appearance) }
}
