import CommandSupport
import InkConversion
import StylusDevices
import StylusModel
import StylusPipeline

/// Plays a recording through the pipeline, and gives each sample of a stroke with what the
/// predictor expects of it at that moment.
///
/// As live, each pen has its own predictor, which sees hovering samples too and begins again when a
/// tool comes near and after a gap. Samples are told as they were sent first: what arrives late
/// comes too late for a prediction.
struct RecordedTrace: ~Copyable {
  private var played: PlayedRecording
  private var predictors: [DeviceID: TipPredictor] = [:]
  private let learns: Bool
  /// The strokes that may continue: where they are drawn, and how many samples they have.
  private var open: [StrokeID: (device: DeviceID, samples: Int)] = [:]

  /// A recording before its first frame.
  ///
  /// - Parameter learns: whether the predictors learn the hands as they go.
  init(_ replay: Replay, learning learns: Bool = true) {
    played = PlayedRecording(replay)
    self.learns = learns
  }

  /// Plays to the end, or until nobody reads any more.
  mutating func playToEnd(_ viewer: inout some PredictionViewer) {
    while played.nextTime != nil {
      played.step()
      for output in played.outputs {
        guard replayOutput(output, &viewer) else { return }
      }
    }
  }

  /// False if nobody reads any more.
  private mutating func replayOutput(
    _ output: PipelineOutput, _ viewer: inout some PredictionViewer
  ) -> Bool {
    switch output {
    case .deviceAdded(let device, _): predictors[device] = TipPredictor(learns: learns)
    case .update(let update): return replayUpdate(update, &viewer)
    case .profiled, .anomaly: break
    }
    return true
  }

  private mutating func replayUpdate(
    _ update: StrokeUpdate, _ viewer: inout some PredictionViewer
  ) -> Bool {
    switch update {
    case .proximity(let change): predictors[change.device]?.restart()
    case .gap(let device, _): predictors[device]?.restart()
    case .hover(let device, _, let sample): predictors[device]?.observe(sample)
    case .began(let beginning): open[beginning.stroke] = (beginning.device, 0)
    case .sample(let stroke, let sample): return replaySample(sample, of: stroke, &viewer)
    case .ended(let ending):
      open[ending.stroke] = nil
      viewer.end(stroke: Int(clamping: ending.stroke.rawValue))
    default: break
    }
    return true
  }

  private mutating func replaySample(
    _ sample: Sample, of stroke: StrokeID, _ viewer: inout some PredictionViewer
  ) -> Bool {
    guard let (device, index) = open[stroke] else { return true }
    open[stroke] = (device, index + 1)
    predictors[device]?.observe(sample)
    var point = TracePoint()
    point.stroke = Int(clamping: stroke.rawValue)
    point.index = index
    point.label.appendDigits(whole: stroke.rawValue)
    point.stamp.appendDecimal(milliseconds: sample.time.microseconds)
    point.sample = sample
    return viewer.showPrediction(point, predictors[device]?.prediction)
  }
}
