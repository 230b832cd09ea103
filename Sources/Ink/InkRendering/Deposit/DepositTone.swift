/// The darkness of a deposit on paper of a given height.
struct DepositTone {
  /// How sharply ink ends towards a valley.
  private let steepness: Float
  /// The height from which hills are touched, and the largest additional depth that a deposit
  /// reaches.
  private let depth: Float
  private let gain: Float
  /// The deposit that reaches half of the depth.
  private let half: Float
  /// How fast a deposit darkens, and its largest darkness.
  private let darkening: Float
  private let darkest: Float
  /// The fraction that reaches every valley.
  private let filling: Float
  /// How much darker hills are, and the limits.
  private let relief: Float
  private let reliefLimits: ClosedRange<Float>

  /// Creates the tone of an ink on paper, of which pixels see this variance; with a smaller
  /// variance, pixels show the mean tone.
  init(of ink: DepositInk, variance: Float) {
    let steep: Float
    switch ink {
    case .pencil:
      (steep, depth, gain, half) = (1.35, -0.8, 3.4, 0.9)
      (darkening, darkest, filling) = (1.5, 0.86, 0.13)
      (relief, reliefLimits) = (0.1, 0.7...1.1)
    case .crayon:
      (steep, depth, gain, half) = (2.3, -1.45, 3.75, 0.5)
      (darkening, darkest, filling) = (4.6, 0.96, 0)
      (relief, reliefLimits) = (0.05, 0.8...1)
    }
    // This factor minimizes the change of the mean tone over all deposits.
    steepness = steep / (1 + 1.3 * steep * steep * (1 - variance)).squareRoot()
  }

  /// Returns the values of eight pixels.
  @inline(__always) func values(of word: DepositWord, onHeights heights: Lanes) -> Pixels {
    let bits = LaneBits(truncatingIfNeeded: word) | 0x4B00_0000
    let deposit = (Lanes(bits: bits) - 0x1p23) * (1 / DepositLayer.unit)
    let reach = (heights + depth + gain * deposit / (deposit + half)) * steepness
    let holds = reach / (1 + reach * reach).roots
    let touched = (1 + filling) * 0.5 + (1 - filling) * 0.5 * holds
    let layers = 1 + deposit * (darkening * 0.25)
    let squared = layers * layers
    let dark = darkest - darkest / (squared * squared)
    let shade = (1 + heights * relief).atLeast(Lanes(repeating: reliefLimits.lowerBound))
      .atMost(Lanes(repeating: reliefLimits.upperBound))
    return (dark * touched * shade * 255).atLeast(.zero).atMost(Lanes(repeating: 255)).pixels
  }
}

extension WetLayer {
  /// Sets the values of an empty layer from a deposit on paper.
  mutating func develop(_ deposit: DepositLayer, _ ink: DepositInk, on tooth: Tooth) {
    let area = deposit.dirty.intersection(bounds)
    guard !area.isEmpty else { return }
    dirty = area
    let tone = DepositTone(of: ink, variance: tooth.variance)
    let ours = grid.word(ofColumn: area.minX)
    let shift = deposit.grid.word(ofColumn: area.minX) - ours
    for y in area.minY..<area.maxY {
      let (row, source) = (grid.index(ofRow: y), deposit.grid.index(ofRow: y) + shift)
      for column in ours...grid.word(ofColumn: area.maxX - 1) {
        let word = deposit.words[source + column]
        guard word != .zero else { continue }
        let heights = tooth.heights(x: grid.column(ofWord: column), y: y)
        words[row + column] = tone.values(of: word, onHeights: heights)
      }
    }
  }
}
