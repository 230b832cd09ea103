import InkGeometry

/// The fine tooth of the paper, in whose valleys pigment settles: 25 values per millimeter, the
/// same for all washes.
struct WashTooth: Sendable {
  /// The tooth of everything that is drawn.
  static let shared = WashTooth()
  /// The number of values per cell of the finest lattice.
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

  /// Returns the tooth as pixels see it: its side is halved until a pixel is at most 1.5 values
  /// wide.
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
    /// The tile; nil if the pixels are too wide to see any tooth.
    let tile: NoiseTile?
    /// The transform from pixels to values of the tile.
    let toPlaces: InkTransform

    /// Returns the height at the center of a pixel, in standard deviations from the mean.
    @inline(__always) func height(_ x: Int, _ y: Int) -> Float {
      let place = toPlaces.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
      return height(ToothPlace(place.x), ToothPlace(place.y))
    }

    /// Returns the height at a position.
    @inline(__always) func height(_ column: ToothPlace, _ row: ToothPlace) -> Float {
      guard let tile else { return 0 }
      let top = tile.mixed(column.first, row.first, column.share)
      let bottom = tile.mixed(column.first, row.first &+ 1, column.share)
      return (top + (bottom - top) * row.share) * (1.0 / 1024)
    }

    /// Returns the position of a column of pixels, in an unrotated view.
    func column(_ x: Int) -> ToothPlace {
      ToothPlace((Double(x) + 0.5) * toPlaces.a + toPlaces.tx)
    }

    /// Returns the position of a row of pixels, in an unrotated view.
    func row(_ y: Int) -> ToothPlace {
      ToothPlace((Double(y) + 0.5) * toPlaces.d + toPlaces.ty)
    }
  }
}

/// The position of a pixel between two rows or columns of a tooth: the first, and the weight of the
/// second.
struct ToothPlace: Sendable {
  let first: Int
  let share: Float

  @inline(__always) init(_ place: Double) {
    first = PixelRect.floor(place)
    share = Float(place - Double(first))
  }
}
