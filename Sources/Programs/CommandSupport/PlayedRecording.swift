package import StylusDevices
package import StylusModel
package import StylusPipeline

/// A recording on its way through the pipeline of this process.
///
/// Life: ``step()`` for as long as there is a ``nextTime``; what came of it is in ``outputs`` until
/// the next step.
package struct PlayedRecording: ~Copyable {
  private var cursor: ReplayCursor
  private var pipeline = InkPipeline()
  private var events: [DeviceEvent] = []
  /// What the pipeline made of the last step, in order.
  package private(set) var outputs: [PipelineOutput] = []

  /// A recording before its first frame.
  package init(_ replay: Replay) { cursor = replay.cursor() }

  /// The recorded time of the next step; nil when there is none.
  package var nextTime: Timestamp? { cursor.nextTime }

  /// Whether the next step only tells that time passed.
  package var isResting: Bool { cursor.isResting }

  /// Plays what comes next.
  package mutating func step() {
    events.removeAll(keepingCapacity: true)
    cursor.step(into: &events)
    outputs.removeAll(keepingCapacity: true)
    for event in events { pipeline.receive(event, into: &outputs) }
  }
}
