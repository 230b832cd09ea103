/// Properties of tips, determined before outlines are made.
struct TipSurvey {
  /// The smallest and the largest opacity; nil without tips.
  private(set) var opacities: ClosedRange<Double>?
  /// Whether rings alone enclose everything that they cover.
  private(set) var isPlain = true

  init(_ traces: [TipTrace]) { includeTraces(traces) }

  mutating func includeTraces(_ traces: [TipTrace]) {
    for trace in traces {
      let known = opacities ?? trace.opacities
      opacities =
        min(
          known.lowerBound, trace.opacities.lowerBound)...max(
          known.upperBound, trace.opacities.upperBound)
      isPlain = isPlain && trace.isPlain
    }
  }
}

/// The layers of a shape with varying opacity.
struct LayerPlan {
  /// The smallest opacity of each layer's ink, lowest first.
  let floors: [Double]
  /// The largest opacity.
  let most: Double
  let isPlain: Bool
  /// The intended opacity of each layer together with those below.
  private let shown: [Double]

  init(_ survey: TipSurvey, step: Double, alpha: Double) {
    isPlain = survey.isPlain
    guard let range = survey.opacities else {
      (floors, most, shown) = ([], 0, [])
      return
    }
    let (least, most) = (range.lowerBound, range.upperBound)
    let steps = max(1, Int(((most - least) / step).rounded(.up)))
    let height = (most - least) / Double(steps)
    self.most = most
    floors = (0..<steps).map { least + Double($0) * height }
    shown = (0..<steps).map { (least + (Double($0) + 0.5) * height) * alpha }
  }

  /// Returns the layers to paint, without those that cover nothing or add nothing to the ones
  /// below: the index of each layer's floor, and its opacity.
  func layers(
    thatCover isCovering: (_ index: Int) -> Bool
  ) -> [(index: Int, opacity: Double)] {
    var (layers, below) = ([(index: Int, opacity: Double)](), 0.0)
    for (index, opacity) in shown.enumerated() where opacity > below && isCovering(index) {
      layers.append((index, 1 - (1 - opacity) / (1 - below)))
      below = opacity
    }
    return layers
  }
}
