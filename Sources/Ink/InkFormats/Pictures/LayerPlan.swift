/// What is known of tips before anything is made of them.
struct TipSurvey {
  /// The least and the greatest opacity; nil without tips.
  private(set) var opacities: ClosedRange<Double>?
  /// Whether rings alone go around all that they cover.
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

/// Into which layers a shape is divided whose opacity changes.
struct LayerPlan {
  /// The least opacity of each layer's ink, the lowest first.
  let floors: [Double]
  /// The greatest opacity.
  let most: Double
  let isPlain: Bool
  /// What each layer shall look like with those below.
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

  /// The layers to paint, those left out that cover nothing or would add nothing to the ones below:
  /// the index of each layer's floor, and what it is painted with.
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
