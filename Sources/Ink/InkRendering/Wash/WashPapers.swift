/// What the paper does to a wash at eight neighboring cells.
struct WashPapers {
  /// How far the shape comes or goes there.
  let wobble: Lanes
  /// How much a color lets others in: 0...1.
  let feather: Lanes
  /// How much pigment gathers there: about 1.
  let gather: Lanes

  @inline(__always) init(n1: Lanes, n2: Lanes, n3: Lanes) {
    wobble = (0.06 * n3 + 0.1 * n1).clamped(-0.22, 0.22)
    feather = (0.5 + 0.9 * n1 + 0.4 * n3).clamped(0, 1)
    // A back-run: a pale puddle with a dark shore.
    let puddle = (0.7 * n2 + 0.5 * n1 - 0.55).clamped(0, 1)
    let shore = 4 * puddle * (1 - puddle) * (9 * puddle).clamped(0, 1)
    let cloud = (1 + 0.24 * n2 + 0.12 * n1).clamped(0.45, 1.8)
    gather = (1 - 0.3 * (3 * puddle).clamped(0, 1) + 0.22 * shore) * cloud
  }

  /// The heights of a wash where so much of the near and of the farther surroundings is wet, 0...1:
  /// above 0 inside. Hollows fill, of which much is wet around.
  @inline(__always) func heights(edge: Lanes, around: Lanes) -> Lanes {
    let wet = (0.5 + 2 * (around - 0.6)).clamped(-1, 1).atLeast(edge)
    return wet - 0.5 + wobble * 4 * wet * (1 - wet)
  }

  /// By how much pigments there take light, of amounts in as much water; 0 where either is nothing.
  @inline(__always) func strengths(_ amount: Lanes, in wet: Lanes) -> Lanes {
    let rim = 1 + 0.42 * (2 - wet * (2.0 / 65535)).clamped(0, 1)
    // Amounts are whole numbers: where there is water it divides as it is.
    return amount / wet.atLeast(Lanes(repeating: 1)) * rim * gather
  }
}

extension Lanes {
  /// The numbers, none below or above.
  @inline(__always) fileprivate func clamped(_ least: Float, _ most: Float) -> Lanes {
    atMost(Lanes(repeating: most)).atLeast(Lanes(repeating: least))
  }
}
