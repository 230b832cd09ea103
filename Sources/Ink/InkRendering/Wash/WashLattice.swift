import InkGeometry

/// The lattice on which a wash dries, and where its cells lie among the pixels of a view.
///
/// A cell is a square of the drawing's own plane, whatever the view: the wash is the same at every
/// zoom. Cell (i, j) goes from (i, j) to (i + 1, j + 1) in cells from the drawing's origin. A view
/// in which a pixel is wider than 0.4 mm has cells of twice, four times, ... the side, so that
/// never more than four are needed for a pixel.
struct WashLattice: Hashable, Sendable {
  /// Cells per millimeter of the finest lattice.
  static let fineness = 5.0

  /// How often the side of a cell was doubled.
  let level: Int
  /// From pixels to cells.
  let toCells: AffineTransform
  /// From cells to pixels.
  let toPixels: AffineTransform
  /// By how much the covered share of a pixel changes with the height of the shape: a height of 1/2
  /// is about 0.4 mm.
  let steepness: Float
  /// How much of the rim a pixel shows: less where it is much wider than the rim.
  let rim: Float

  /// The lattice for a view from the drawing's coordinates to pixels; nil for one that shows
  /// nothing of it.
  init?(view: AffineTransform) {
    let scale = abs(view.determinant).squareRoot()
    guard view.isFinite, scale > 1e-6, scale < 1e9 else { return nil }
    var (level, fineness) = (0, Self.fineness)
    while fineness > 2 * scale { (level, fineness) = (level + 1, fineness / 2) }
    self.level = level
    toPixels = AffineTransform.scale(x: 1 / fineness, y: 1 / fineness).then(view)
    guard toPixels.isFinite, let toCells = toPixels.inverse, toCells.isFinite else { return nil }
    self.toCells = toCells
    steepness = Float(max(1, 0.85 * scale))
    rim = level < 3 ? 1 : Float(fineness / 1.25)
  }

  /// How far the shape of a wash looks around, in cells: one box of this half side, so many times.
  var edgeBox: WashBox {
    level == 0 ? WashBox(radius: 1, passes: 3) : WashBox(radius: 1, passes: level == 1 ? 1 : 0)
  }

  /// The same for the flow of pigment: 0.9 mm.
  var flowBox: WashBox {
    switch level {
    case 0: WashBox(radius: 4, passes: 3)
    case 1: WashBox(radius: 2, passes: 3)
    default: WashBox(radius: 1, passes: level == 2 ? 3 : level == 3 ? 1 : 0)
    }
  }

  /// The same for colors that run into each other: 1.7 mm.
  var featherBox: WashBox {
    switch level {
    case 0...3: WashBox(radius: 8 >> level, passes: 3)
    default: WashBox(radius: 1, passes: level == 4 ? 1 : 0)
    }
  }

  /// So many cells around a pixel decide how it looks: those that flow there, two for the curve
  /// through cells, and one for the whole pixels of an area.
  var margin: Int { max(featherBox.reach, flowBox.reach) + 3 }

  /// The same if there is only one color.
  var ownMargin: Int { flowBox.reach + 3 }

  /// So many cells beyond its ink a wash is never seen.
  var shapeReach: Int { flowBox.reach }

  /// All cells that decide what the pixels of an area show.
  func cells(around area: PixelRect, margin: Int) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    let around = toCells.bounds(of: area.rect)
    return PixelRect(around: around.expanded(by: 1e-3)).grown(by: margin)
  }

  /// All pixels that cells, and so many around them, touch.
  func pixels(around cells: PixelRect, margin: Int) -> PixelRect {
    guard !cells.isEmpty else { return .empty }
    let around = toPixels.bounds(of: cells.grown(by: margin).rect)
    return PixelRect(around: around.expanded(by: 1e-3))
  }

  /// So many cells in pixels, rounded up.
  func pixels(_ cells: Double) -> Int {
    PixelRect.floor(cells * max(toPixels.greatestScale, 0)) + 1
  }
}

/// A blur: the mean of a square of cells, made so often.
struct WashBox: Hashable, Sendable {
  /// Half of the square's side without the cell in the middle.
  let radius: Int
  /// How often the mean is made; 0: nothing is blurred.
  let passes: Int

  /// So many cells around one take part.
  var reach: Int { radius * passes }
}
