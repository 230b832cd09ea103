import InkGeometry

/// The fine tooth of the paper, in whose valleys pigment settles: 25 places a millimeter, one for
/// all washes.
struct WashTooth: Sendable {
  /// The tooth of everything that is drawn.
  static let shared = WashTooth()
  /// Places on a cell of the finest lattice.
  static let fineness = 5.0
  private let tiles: [NoiseTile]

  private init() {
    var tile = NoiseTile(side: 512, radii: [1, 2], shares: [100, 55], seed: 7)
    var tiles = [tile]
    while tile.side > 16 {
      tile = tile.halved()
      tiles.append(tile)
    }
    self.tiles = tiles
  }

  /// What pixels see of it: its side is halved until one is at most 1.5 places wide.
  func sight(on lattice: WashLattice) -> Sight {
    let pixel = abs(lattice.toCells.determinant).squareRoot()
    var side = Self.fineness
    for _ in 0..<lattice.level { side *= 2 }
    var (step, halvings) = (pixel * side, 0)
    while step > 1.5 { (step, side, halvings) = (step / 2, side / 2, halvings + 1) }
    return Sight(
      tile: halvings < tiles.count ? tiles[halvings] : nil,
      toPlaces: lattice.toCells.then(.scale(x: side, y: side)))
  }

  /// The tooth as pixels of one size see it.
  struct Sight: Sendable {
    /// Nil: so wide ones see none.
    let tile: NoiseTile?
    /// From pixels to places.
    let toPlaces: AffineTransform

    /// How high it is at the middle of a pixel, in mean squares from the mean.
    @inline(__always) func height(_ x: Int, _ y: Int) -> Float {
      let place = toPlaces.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
      return height(ToothPlace(place.x), ToothPlace(place.y))
    }

    /// The same at a place.
    @inline(__always) func height(_ column: ToothPlace, _ row: ToothPlace) -> Float {
      guard let tile else { return 0 }
      let top = tile.mixed(column.first, row.first, column.share)
      let bottom = tile.mixed(column.first, row.first &+ 1, column.share)
      return (top + (bottom - top) * row.share) * (1.0 / 1024)
    }

    /// Where a column of pixels lies, in a view that does not turn.
    func column(_ x: Int) -> ToothPlace {
      ToothPlace((Double(x) + 0.5) * toPlaces.a + toPlaces.tx)
    }

    /// Where a row of pixels lies, in a view that does not turn.
    func row(_ y: Int) -> ToothPlace {
      ToothPlace((Double(y) + 0.5) * toPlaces.d + toPlaces.ty)
    }
  }
}

/// Where a pixel lies between two rows or columns of a tooth: the first, and the share of the
/// second.
struct ToothPlace: Sendable {
  let first: Int
  let share: Float

  @inline(__always) init(_ place: Double) {
    first = PixelRect.floor(place)
    share = Float(place - Double(first))
  }
}
