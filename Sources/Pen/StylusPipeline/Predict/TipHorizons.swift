/// The horizons that are answered for; between them the answer is interpolated.
enum TipHorizons {
  /// In milliseconds.
  static let nodes: InlineArray<5, Double> = [8, 16, 24, 33, 50]
  /// The furthest node.
  static let last = 4
  /// The node of ``TipHistory/outlook``.
  static let outlook = 2
}
