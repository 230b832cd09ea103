/// The fine tooth of the paper, in whose valleys pigment settles: 25 places a millimetre, one for all washes.
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

  /// The tooth for pixels so many places wide, and how often its side was halved; nil if such pixels see none.
  func tile(forStep step: Double) -> (tile: NoiseTile, halvings: Int)? {
    var (step, halvings) = (step, 0)
    while step > 1.5 { (step, halvings) = (step / 2, halvings + 1) }
    return halvings < tiles.count ? (tiles[halvings], halvings) : nil
  }
}
