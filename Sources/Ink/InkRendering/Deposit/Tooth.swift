import InkDrawing
import InkGeometry

/// The paper under a stroke: its height at each pixel.
///
/// It is in the stroke's own coordinates, starting at its grain offset, and is the same for all
/// strokes: they leave ink on the same hills, and the valleys stay white. It consists of two tiles,
/// one turned relative to the other, so that the repetition is not visible.
struct Tooth {
  private let paper: ToothPaper
  private let fine: ToothTile.ToothReader
  private let coarse: ToothTile.ToothReader
  private let fineShare: Float
  private let coarseShare: Float
  /// The variance of the heights at this scale: 1 on pixels much smaller than the cells.
  let variance: Float

  /// Creates the paper of a stroke that is drawn with a transform from its own coordinates to
  /// pixels; nil if the transform is flat.
  init?(for ink: DepositInk, of stroke: Stroke, toPixels: InkTransform) {
    guard let toOwn = toPixels.inverse else { return nil }
    let scale = Double(stroke.path.first?.secondaryScale ?? 1)
    let size = scale > 0.01 ? min(scale, 100) : 0.01
    let toPaper = toOwn.then(.translation(-stroke.renderState.grainOffset))
      .then(.scale(x: 1 / size, y: 1 / size))
    self.init(ToothPaper.of(ink), toPaper: toPaper)
  }

  /// - Parameter toPaper: the transform from pixels to millimeters of paper.
  init(_ paper: ToothPaper, toPaper: InkTransform) {
    self.paper = paper
    let turned = InkTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 3.1, ty: 7.7)
    let fine = Band(paper.fine, toPaper, cellsPerMillimeter: 24)
    let coarse = Band(paper.coarse, toPaper.then(turned), cellsPerMillimeter: 14)
    (self.fine, self.coarse) = (fine.reader, coarse.reader)
    let (a, b) = (paper.fineShare, paper.coarseShare)
    let left = a * a * fine.variance + b * b * coarse.variance
    // Large pixels show means, which are flat. Some texture should remain on a screen.
    let gain = left > 0 ? max(1, min(1.6, (0.34 / left).squareRoot())) : 1
    fineShare = fine.variance > 0 ? a * gain : 0
    coarseShare = coarse.variance > 0 ? b * gain : 0
    variance = min(1, left * gain * gain)
  }

  /// Returns the heights at the centers of eight pixels from column `x`, a multiple of 8, in
  /// standard deviations.
  @inline(__always) func heights(x: Int, y: Int) -> Lanes {
    paper.fine.sampleHeights(fine, x: x, y: y) * fineShare
      + paper.coarse.sampleHeights(coarse, x: x, y: y) * coarseShare
  }

  /// How one tile is read at a scale.
  private struct Band {
    let reader: ToothTile.ToothReader
    /// The variance of the result; 0 if pixels are too large to show anything.
    let variance: Float

    init(_ tile: ToothTile, _ toPaper: InkTransform, cellsPerMillimeter density: Double) {
      let x = (toPaper.a * toPaper.a + toPaper.b * toPaper.b).squareRoot()
      let y = (toPaper.c * toPaper.c + toPaper.d * toPaper.d).squareRoot()
      var (step, level) = (max(x, y) * density, 0)
      while step > 1.42, level < ToothTile.levels - 1 { (step, level) = (step / 2, level + 1) }
      let scale = density / Double(1 << level)
      reader = ToothTile.ToothReader(
        level: level, toCells: toPaper.then(.scale(x: scale, y: scale)))
      variance = step <= 1.42 ? tile.variances[level] : 0
    }
  }
}

/// A kind of paper: made when it is first needed, in about 40 ms, and kept; 700 KB each.
struct ToothPaper: Sendable {
  let fine: ToothTile
  let coarse: ToothTile
  /// The weights of the tiles, whose squares add up to 1.
  let fineShare: Float
  let coarseShare: Float

  private static let pencil = ToothPaper(
    seed: 7, fine: 0.95, fibres: 0.55, middle: 0.9, coarse: 0.32)
  private static let crayon = ToothPaper(seed: 31, fine: 0.55, fibres: 0.5, middle: 1, coarse: 0.62)

  static func of(_ ink: DepositInk) -> ToothPaper {
    switch ink {
    case .pencil: pencil
    case .crayon: crayon
    }
  }

  /// Creates paper from grit, fibers, tooth and waves with these weights.
  private init(seed: UInt32, fine: Float, fibres: Float, middle: Float, coarse: Float) {
    // Cells of 1/24 mm: grit of 0.12 mm.
    var upper = ToothField.bumps(seed: seed, narrow: 1, times: 2, wide: 3)
    upper.scale(by: fine)
    upper.addScaled(.fibres(seed: seed), times: fibres)
    upper.normalize()
    // Cells of 1/14 mm: bumps of 0.28 and 0.9 mm.
    var lower = ToothField.bumps(seed: seed + 1, narrow: 1, times: 3, wide: 3)
    lower.scale(by: middle)
    lower.addScaled(.bumps(seed: seed + 2, narrow: 5, times: 3, wide: 13), times: coarse)
    lower.normalize()
    (self.fine, self.coarse) = (ToothTile(upper), ToothTile(lower))
    let (a, b) = (fine * fine + fibres * fibres, middle * middle + coarse * coarse)
    fineShare = (a / (a + b)).squareRoot()
    coarseShare = (b / (a + b)).squareRoot()
  }
}
