import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline

/// Tells the strokes how each pen is to be read, ahead of its frames: a step before the ``EventSender``.
///
/// Looks up what is wanted when a device comes, when another tool comes near, and after
/// ``reconsider()``; never between two frames of one tool.
struct TuningInserter: DeviceEventSink {
  private var sender: EventSender
  private let wishes: @Sendable (DeviceID) -> [PenRule]
  /// One for each device; a linear search, for a machine has a handful of tablets.
  private var pens: [Pen] = []

  private struct Pen {
    let device: DeviceID
    var rules: [PenRule]
    /// The last tool; nil if it must be looked up anew.
    var tool: Tool?
    /// What the strokes were told last.
    var tuning = PenTuning()
  }

  /// - Parameters:
  ///   - sender: where events go from here.
  ///   - wishes: what is wanted of the pens of a device that has been added.
  init(to sender: EventSender, wishes: @escaping @Sendable (DeviceID) -> [PenRule]) {
    self.sender = sender
    self.wishes = wishes
  }

  /// As ``EventSender/due``.
  var due: Int64? {
    get { sender.due }
    set { sender.due = newValue }
  }

  /// As ``EventSender/isClear``.
  var isClear: Bool { sender.isClear }

  /// As ``EventSender/flush(now:)``.
  mutating func flush(now: Timestamp) { sender.flush(now: now) }

  /// Asks anew what is wanted; the strokes are told with the next frame of each pen.
  mutating func reconsider() {
    for index in pens.indices {
      pens[index].rules = wishes(pens[index].device)
      pens[index].tool = nil
    }
  }

  mutating func take(_ event: DeviceEvent) {
    switch event {
    case .added(let arrival):
      pens.append(Pen(device: arrival.device, rules: wishes(arrival.device)))
    case .removed(let device, _): pens.removeAll { $0.device == device }
    case .tool(let frame): tune(frame)
    default: break
    }
    sender.take(event)
  }

  private mutating func tune(_ frame: ToolFrame) {
    guard let index = pens.firstIndex(where: { $0.device == frame.device }),
      pens[index].tool != frame.tool
    else { return }
    pens[index].tool = frame.tool
    let tuning = pens[index].rules.tuning(of: frame.tool)
    guard tuning != pens[index].tuning else { return }
    pens[index].tuning = tuning
    sender.take(.tuned(frame.device, tuning, frame.time))
  }
}
