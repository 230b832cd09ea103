import PublicPredictors

extension Contender {
  /// All that are compared, a line each. A predictor of this project joins with one more line, of
  /// side `ours`; the tables and plots then have it beside the best peer.
  static let all = [
    Contender(.peer, "hold", Hold.self),
    Contender(.peer, "linear", Linear.self),
    Contender(.peer, "linear, 2nd order", SecondOrderLinear.self),
    Contender(.peer, "least squares parabola", LeastSquaresParabola.self),
    Contender(.peer, "double exponential .9", DoubleExponential<LightSmoothing>.self),
    Contender(.peer, "double exponential .7", DoubleExponential<HeavySmoothing>.self),
    Contender(.peer, "Chromium Kalman", ChromiumKalman.self),
    Contender(.peer, "Chromium Kalman, 25 ms cap", Capped<ChromiumKalman>.self),
    Contender(.peer, "Chromium heuristics", HeuristicChromiumKalman.self),
    Contender(.peer, "Chromium heuristics, 25 ms cap", Capped<HeuristicChromiumKalman>.self),
    Contender(.peer, "androidx Kalman, stylus", AndroidxKalman<AndroidxStylus>.self),
    Contender(.peer, "androidx Kalman, finger", AndroidxKalman<AndroidxFinger>.self),
    Contender(.peer, "ink-stroke-modeler Kalman", InkStrokeModelerKalman.self),
    Contender(.ours, "ours", OursPredictor.self),
    Contender(.tuned, "damped linear, tuned", DampedLinear.self),
    Contender(.tuned, "Singer Kalman, tuned", SingerKalman.self),
  ]
}
