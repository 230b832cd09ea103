/// The shapes of marks over letters: means and deviations of the numbers of ``AccentShape``, measured
/// by `recognition-benchmark --fit-marks` on drawn accents and on signs and dots of UNIPEN
/// (International Unipen Foundation, release 1, CC BY 4.0).
enum AccentTable {
  static let single: [MarkRow] = [
    MarkRow(
      .acute, [-0.45, -0.12, 0.94, 0, 0, 0.75, 0, 0], [0.4, 0.55, 0.2, 0.08, 0.06, 0.19, 0, 0]),
    MarkRow(
      .grave, [-0.43, -0.3, -0.92, 0, 0, 0.8, 0, 0], [0.45, 0.55, 0.2, 0.08, 0.06, 0.17, 0, 0]),
    MarkRow(
      .circumflex, [-0.23, 0.93, 0, 0.5, 0.02, 0.6, 0, 0],
      [0.3, 0.25, 0.4, 0.15, 0.12, 0.2, 0, 0]),
    MarkRow(
      .diaeresis, [-0.6, 0.95, 0, 0, 0, 0.2, 0, 0], [0.4, 0.2, 0.35, 0.15, 0.15, 0.2, 0, 0]),
    MarkRow(
      .tilde, [-0.12, 0.96, 0.15, 0, 0.2, 0.23, 0, 0], [0.3, 0.2, 0.36, 0.08, 0.16, 0.15, 0, 0]),
    MarkRow(
      .dot, [-2.3, 0, 0, 0, 0, 0.7, 0, 0], [0.8, 1.1, 0.9, 0.25, 0.15, 0.45, 0, 0]),
    MarkRow(
      .dot, [-0.8, -0.2, 0.5, 0, 0, 0.75, 0, 0], [0.4, 0.6, 0.6, 0.1, 0.08, 0.2, 0, 0]),
  ]
  static let double: [MarkRow] = [
    MarkRow(
      .diaeresis, [-0.86, -1.5, 0, 0.14, 0, 0, 0, 0], [0.46, 0.9, 1, 0.2, 0, 0, 0, 0]),
    MarkRow(
      .circumflex, [-1.2, -0.9, 1.6, 0.2, 0, 0, 0, 0], [0.4, 0.4, 0.5, 0.25, 0, 0, 0, 0]),
  ]
}
