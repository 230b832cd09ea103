/// The effect of the paper on a wash at eight neighboring cells.
struct WashPapers {
  /// How far the shape extends or recedes.
  let wobble: Lanes
  /// How much a color lets others in: 0...1.
  let feather: Lanes
  /// How much pigment gathers: about 1.
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

  /// Returns the heights of a wash where these fractions, 0...1, of the near and of the farther
  /// surroundings are wet; greater than 0 inside. Hollows with wet surroundings are filled.
  @inline(__always) func heights(edge: Lanes, around: Lanes) -> Lanes {
    let wet = (0.5 + 2 * (around - 0.6)).clamped(-1, 1).atLeast(edge)
    return wet - 0.5 + wobble * 4 * wet * (1 - wet)
  }

  /// Returns the absorption by amounts of pigment in amounts of water; 0 if either is 0.
  @inline(__always) func strengths(_ amount: Lanes, in wet: Lanes) -> Lanes {
    let rim = 1 + 0.42 * (2 - wet * (2.0 / 65535)).clamped(0, 1)
    // Amounts are integers: if there is water, it can be used as a divisor directly.
    return amount / wet.atLeast(Lanes(repeating: 1)) * rim * gather
  }
}

extension Lanes {
  /// Returns the clamped numbers.
  @inline(__always) fileprivate func clamped(_ least: Float, _ most: Float) -> Lanes {
    atMost(Lanes(repeating: most)).atLeast(Lanes(repeating: least))
  }
}
