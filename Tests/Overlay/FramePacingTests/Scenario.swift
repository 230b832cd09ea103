/// What is simulated: a display, a compositor, what else runs, and a pen. Times in microseconds.
struct Scenario {
  /// How a compositor repaints.
  enum Compositor: Equatable {
    /// wlroots: right after a vblank if there is damage, or so many ms before the next; an idle
    /// output at once.
    case wlroots(maxRenderTime: Int64)
    /// weston, KWin: always so long before a vblank.
    case window(Int64)
    /// A headless output: shows at the ticks of its own timer, and says nothing of a period.
    case ticks
    /// A display with a variable period: shows at once, but not sooner than a period after the last
    /// picture.
    case variable
  }

  /// Another client of the compositor.
  enum Other: Equatable {
    case none
    /// Repaints in each frame callback.
    case everyFrame
    /// Repaints so often, whatever the compositor says.
    case each(Int64)
  }

  enum Feedback: Equatable {
    case exact
    case none
    /// Every so many-th is lost.
    case lossy(Int)
    /// Comes so late.
    case delayed(Int64)
    /// Stops at this moment.
    case until(Int64)
  }

  enum Change: Equatable {
    case hide
    case show
    case hertz(Double)
    case other(Other)
    /// Our surface takes the pen, or does not any more.
    case input
    /// Another surface of ours is committed, whose pixels the compositor draws so long.
    case neighbour(Int64)
  }

  var hertz = 60.0
  /// What mode and feedback say, where that is not the truth.
  var statedHertz: Double?
  /// Feedback states the period.
  var statesRefresh = true
  /// The output's mode is known.
  var knowsMode = true
  var compositor = Compositor.wlroots(maxRenderTime: 0)
  var other = Other.none
  var feedback = Feedback.exact
  var pointsPerSecond = 240.0
  /// The pen writes so long, then pauses so long; nil: without a pause.
  var strokes: (writing: Int64, pause: Int64)?
  var duration: Int64 = 4_000_000
  /// Of a hundred wake-ups so many are up to so much too late.
  var lateness: (percent: Int, most: Int64) = (0, 0)
  var changes: [(at: Int64, change: Change)] = []

  /// What the client's drawing, the way to the compositor, its repaint and the flip need; together
  /// 0.7 ms, as measured.
  var drawing: Int64 = 50
  /// So much longer a picture may take to draw.
  var drawingVaries: Int64 = 0
  var wire: Int64 = 100
  var repaint: Int64 = 250
  var flip: Int64 = 300

  /// The vblanks, and what they really are apart.
  var period: Double { 1_000_000 / hertz }

  func with(_ change: (inout Scenario) -> Void) -> Scenario {
    var copy = self
    change(&copy)
    return copy
  }
}

/// What a client is judged by. Times in microseconds.
struct Outcome {
  var latencies: [(point: Int64, took: Int64)] = []
  var commitTimes: [Int64] = []
  var commits: Int { commitTimes.count }
  /// Commits without any new point.
  var empty = 0
  /// The longest that a point waited for its commit.
  var longestWait: Int64 = 0
  /// How far the moments for which tips were drawn were from those of showing.
  var tipErrors: [Int64] = []

  /// Of all points, in milliseconds.
  var mean: Double { mean(from: 0) }
  var p99: Double {
    latencies.isEmpty
      ? 0 : Double(latencies.map(\.took).sorted()[latencies.count * 99 / 100]) / 1_000
  }

  /// Of the points from a moment on, in milliseconds.
  func mean(from start: Int64) -> Double {
    let taken = latencies.filter { $0.point >= start }
    return Double(taken.reduce(0) { $0 + $1.took }) / Double(max(taken.count, 1)) / 1_000
  }

  var medianTipError: Double {
    tipErrors.isEmpty ? 0 : Double(tipErrors.map(abs).sorted()[tipErrors.count / 2]) / 1_000
  }
}
