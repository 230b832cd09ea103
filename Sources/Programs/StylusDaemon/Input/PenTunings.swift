import StylusDevices
import StylusModel
import StylusPipeline

/// How each pen is to be read, reported to the strokes ahead of its frames.
///
/// Looks up what is wanted when a device comes, when another tool comes near, and after
/// ``reconsider()``; never between two frames of one tool.
struct PenTunings {
  private let penRules: @Sendable (DeviceID) -> [PenRule]
  /// One for each device; a linear search, for a machine has a handful of tablets.
  private var pens: [TunedPen] = []

  private struct TunedPen {
    let device: DeviceID
    var rules: [PenRule]
    /// The last tool; nil if it must be looked up again.
    var tool: Tool?
    /// The last settings sent to the strokes.
    var tuning = PenTuning()
  }

  /// - Parameter wishes: what is wanted of the pens of a device that has been added.
  init(_ wishes: @escaping @Sendable (DeviceID) -> [PenRule]) { self.penRules = wishes }

  /// Asks again what is wanted; the strokes are told with the next frame of each pen.
  mutating func reconsider() {
    for index in pens.indices {
      pens[index].rules = penRules(pens[index].device)
      pens[index].tool = nil
    }
  }

  /// What the strokes must be told before this event; nil, as nearly always, for nothing.
  mutating func tuning(before event: DeviceEvent) -> DeviceEvent? {
    switch event {
    case .added(let arrival):
      pens.append(TunedPen(device: arrival.device, rules: penRules(arrival.device)))
    case .removed(let device, _): pens.removeAll { $0.device == device }
    case .tool(let frame): return tuning(before: frame)
    default: break
    }
    return nil
  }

  private mutating func tuning(before frame: ToolFrame) -> DeviceEvent? {
    guard let index = pens.firstIndex(where: { $0.device == frame.device }),
      pens[index].tool != frame.tool
    else { return nil }
    pens[index].tool = frame.tool
    let tuning = pens[index].rules.tuning(of: frame.tool)
    guard tuning != pens[index].tuning else { return nil }
    pens[index].tuning = tuning
    return .tuned(frame.device, tuning, frame.time)
  }
}
