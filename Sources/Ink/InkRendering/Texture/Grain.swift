import InkDrawing
import InkGeometry

/// What paper and pigment make of a stroke's ink, place by place.
///
/// It lies in the stroke's own coordinates, from its grain offset on, and its seed chooses it: it stays
/// where it is when the stroke is cut or replayed, and moves and turns with its transform.
struct Grain {
  /// Two sizes of grain on top of each other.
  private let coarse: LatticeNoise
  private let fine: LatticeNoise
  private let kind: GrainKind
  /// How much of the grain shows: pixels larger than the grain see its mean only.
  private let strength: Float

  /// The grain of a stroke that is drawn with a transform from its own coordinates to pixels; nil if
  /// its ink has none, or if it cannot be seen.
  init?(of stroke: Stroke, toPixels: AffineTransform) {
    guard let kind = GrainKind(stroke.ink.type), let toOwn = toPixels.inverse else { return nil }
    let scale = Double(stroke.path.first?.secondaryScale ?? 1)
    let pitch = kind.pitch * (scale > 0.01 ? min(scale, 100) : 0.01)
    let pitchInPixels = pitch * abs(toPixels.determinant).squareRoot()
    self.kind = kind
    strength = Float(min(1, max(0, (pitchInPixels - 0.3) / 0.6)))
    let offset = stroke.renderState.grainOffset
    func noise(_ pitch: Double, _ turn: Point, _ seed: UInt32) -> LatticeNoise {
      let toCells = AffineTransform(
        a: turn.x / pitch, b: turn.y / pitch, c: -turn.y / pitch, d: turn.x / pitch, tx: 0, ty: 0)
      return LatticeNoise(
        toCells: toOwn.then(.translation(-offset)).then(toCells), seed: seed)
    }
    // Turned by angles whose sine and cosine are exact, so that no lattice shows.
    coarse = noise(pitch, Point(x: 0.8, y: 0.6), stroke.randomSeed)
    fine = noise(pitch * 0.45, Point(x: 0.28, y: -0.96), ~stroke.randomSeed)
  }

  /// What is left of eight values from column `x`.
  @inline(__always) func applied(to values: Pixels, x: Int, y: Int) -> Pixels {
    let ink = values.shares
    let height =
      coarse.heights(x: x, y: y) * kind.coarseShare
      + fine.heights(x: x, y: y) * (1 - kind.coarseShare)
    return (kind.ink(ink, onHeight: 0.5 + (height - 0.5) * strength) * 255).pixels
  }
}

extension WetLayer {
  /// Lets a grain show in all ink of this layer.
  mutating func apply(_ grain: Grain) {
    let (grid, first) = (grid, dirty.minY)
    var y = first
    forEachDirtyRow { words, range in
      for index in range where words[index] != .zero {
        let x = grid.column(ofWord: index - grid.index(ofRow: y))
        words[index] = grain.applied(to: words[index], x: x, y: y)
      }
      y += 1
    }
  }
}

/// The grain of one type of ink.
struct GrainKind {
  /// Millimetres from one grain to the next.
  let pitch: Double
  /// How much of the height the coarse noise makes.
  let coarseShare: Float
  /// How steeply ink stops towards a valley; 0: it only thins.
  let steepness: Float
  /// How much deeper than hills valleys can be for full ink to fill them.
  let depth: Float
  /// How much ink comes into every valley.
  let filling: Float
  /// How much paler light ink is where it holds.
  let fading: Float

  /// The grain of an ink; nil if it is smooth.
  init?(_ type: InkType) {
    switch type {
    case .pencil:
      (pitch, coarseShare, steepness) = (0.2, 0.5, 1.7)
      (depth, filling, fading) = (0.93, 0.25, 0.55)
    case .crayon:
      (pitch, coarseShare, steepness) = (0.5, 0.6, 3.2)
      (depth, filling, fading) = (0.87, 0.05, 0.2)
    case .watercolor:
      (pitch, coarseShare, steepness) = (2.2, 0.65, 0)
      (depth, filling, fading) = (0, 0, 0)
    case .pen, .monoline, .fountainPen, .marker, .reed, .eraser: return nil
    }
  }

  /// What is left of ink 0...1 on paper of a height 0...1.
  @inline(__always) func ink(_ ink: Lanes, onHeight height: Lanes) -> Lanes {
    guard steepness > 0 else { return (ink * (0.72 + 0.56 * height)).atMost(.one) }
    // Light ink holds on hills alone, more of it fills the valleys.
    let above = (ink * 0.85 + height - depth) * steepness + 0.5
    let holds = filling + (1 - filling) * above.atLeast(.zero).atMost(.one)
    return holds * (ink * fading + (1 - fading)) * (ink * 4).atMost(.one)
  }
}

extension Pixels {
  /// As shares of 255.
  @inline(__always) var shares: Lanes {
    let bits = LaneBits(truncatingIfNeeded: self) | 0x4B00_0000
    return (Lanes(bits: bits) - 0x1p23) * (1.0 / 255)
  }
}
