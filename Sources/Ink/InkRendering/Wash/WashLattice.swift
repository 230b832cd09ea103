import InkGeometry

/// The lattice on which a wash dries, and the positions of its cells among the pixels of a view.
///
/// A cell is a square of the drawing's own plane, whatever the view, so the wash is the same at
/// every zoom. Cell (i, j) extends from (i, j) to (i + 1, j + 1), in cells from the drawing's
/// origin. A view in which a pixel is wider than 0.4 mm has cells of twice, four times, ... the
/// side length, so that at most four are needed per pixel.
struct WashLattice: Hashable, Sendable {
  /// The number of cells per millimeter of the finest lattice.
  static let fineness = 5.0

  /// How often the side length of a cell was doubled.
  let level: Int
  /// The transform from pixels to cells.
  let toCells: InkTransform
  /// The transform from cells to pixels.
  let toPixels: InkTransform
  /// The change of a pixel's covered fraction with the height of the shape; a height of 1/2 is
  /// about 0.4 mm.
  let steepness: Float
  /// How much of the rim a pixel shows: less if it is much wider than the rim.
  let rim: Float

  /// Creates the lattice for a view from the drawing's coordinates to pixels; nil for a view that
  /// shows nothing.
  init?(view: InkTransform) {
    let scale = abs(view.determinant).squareRoot()
    guard view.isFinite, scale > 1e-6, scale < 1e9 else { return nil }
    var (level, fineness) = (0, Self.fineness)
    while fineness > 2 * scale { (level, fineness) = (level + 1, fineness / 2) }
    self.level = level
    toPixels = InkTransform.scale(x: 1 / fineness, y: 1 / fineness).then(view)
    guard toPixels.isFinite, let toCells = toPixels.inverse, toCells.isFinite else { return nil }
    self.toCells = toCells
    steepness = Float(max(1, 0.85 * scale))
    rim = level < 3 ? 1 : Float(fineness / 1.25)
  }

  /// The blur that determines the shape of a wash, in cells.
  var edgeBox: WashBox {
    level == 0 ? WashBox(radius: 1, passes: 3) : WashBox(radius: 1, passes: level == 1 ? 1 : 0)
  }

  /// The blur for the flow of pigment: 0.9 mm.
  var flowBox: WashBox {
    switch level {
    case 0: WashBox(radius: 4, passes: 3)
    case 1: WashBox(radius: 2, passes: 3)
    default: WashBox(radius: 1, passes: level == 2 ? 3 : level == 3 ? 1 : 0)
    }
  }

  /// The blur for colors that run into each other: 1.7 mm.
  var featherBox: WashBox {
    switch level {
    case 0...3: WashBox(radius: 8 >> level, passes: 3)
    default: WashBox(radius: 1, passes: level == 4 ? 1 : 0)
    }
  }

  /// The number of cells around a pixel that affect it: those that flow there, two for the
  /// interpolation between cells, and one for the whole pixels of an area.
  var margin: Int { max(featherBox.reach, flowBox.reach) + 3 }

  /// The same number if there is only one color.
  var ownMargin: Int { flowBox.reach + 3 }

  /// The number of cells beyond its ink within which a wash is visible.
  var shapeReach: Int { flowBox.reach }

  /// Returns all cells that affect the pixels of an area.
  func cells(around area: PixelRect, margin: Int) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    let around = toCells.bounds(of: area.rect)
    return PixelRect(around: around.expanded(by: 1e-3)).grown(by: margin)
  }

  /// Returns all pixels that cells, and a margin around them, touch.
  func pixels(around cells: PixelRect, margin: Int) -> PixelRect {
    guard !cells.isEmpty else { return .empty }
    let around = toPixels.bounds(of: cells.grown(by: margin).rect)
    return PixelRect(around: around.expanded(by: 1e-3))
  }

  /// Returns a number of cells in pixels, rounded up.
  func pixels(_ cells: Double) -> Int {
    PixelRect.floor(cells * max(toPixels.greatestScale, 0)) + 1
  }
}

/// A blur: the mean of a square of cells, applied several times.
struct WashBox: Hashable, Sendable {
  /// Half of the square's side, without the cell in the center.
  let radius: Int
  /// How often the mean is applied; 0 for no blur.
  let passes: Int

  /// The number of cells around a cell that affect it.
  var reach: Int { radius * passes }
}
