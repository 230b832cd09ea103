/// What real handwriting taught the models of residuals before a chunk begins: for each class of energy the
/// probabilities of its bins, in 256ths.
enum Seeds {
  /// How many bins a class has: whether the residual is 0, and 24 steps of its bucket.
  static let binsPerClass = 25
  /// How many classes are coded by bins.
  static let classes = 32

  /// The models of all classes.
  static let bins: [BitModel] = (0..<classes * binsPerClass).map { _ in BitModel() }
}
