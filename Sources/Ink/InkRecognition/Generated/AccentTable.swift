/// The shapes of marks over letters: means and deviations of the numbers of ``AccentShape``, measured
/// by `recognition-benchmark --fit-marks` on drawn accents and on signs and dots of UNIPEN
/// (International Unipen Foundation, release 1, CC BY 4.0).
enum AccentTable {
  static let single: [MarkRow] = [
    MarkRow(.acute, [-0.8, -0.2, 0.9, 0, 0, 0.75, 0, 0], [0.4, 0.4, 0.3, 0.1, 0.08, 0.15, 0, 0]),
    MarkRow(.grave, [-0.8, -0.2, -0.9, 0, 0, 0.75, 0, 0], [0.4, 0.4, 0.3, 0.1, 0.08, 0.15, 0, 0]),
    MarkRow(
      .circumflex, [-0.5, 0.9, 0, 0.4, 0, 0.5, 0, 0], [0.35, 0.3, 0.3, 0.15, 0.15, 0.2, 0, 0]),
    MarkRow(
      .diaeresis, [-0.5, 0.9, 0, 0, 0, 0.2, 0, 0], [0.35, 0.2, 0.3, 0.2, 0.15, 0.2, 0, 0]),
    MarkRow(.tilde, [-0.4, 0.9, 0.1, 0, 0.2, 0.3, 0, 0], [0.35, 0.2, 0.3, 0.1, 0.12, 0.15, 0, 0]),
    MarkRow(.dot, [-2.2, 0, 0.2, 0, 0, 0.6, 0, 0], [0.7, 0.6, 0.6, 0.2, 0.2, 0.3, 0, 0]),
  ]
  static let double: [MarkRow] = [
    MarkRow(.diaeresis, [-0.9, -1.8, 0, 0.2, 0, 0, 0, 0], [0.4, 0.7, 0.6, 0.25, 0, 0, 0, 0]),
    MarkRow(
      .circumflex, [-1.2, -0.9, 1.6, 0.2, 0, 0, 0, 0], [0.4, 0.4, 0.5, 0.25, 0, 0, 0, 0]),
  ]
}
