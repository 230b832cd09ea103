import InkGeometry
import InkScreens
import StylusModel

/// What the pens of one tablet say to a calibration. Those of others, and mice, say nothing.
struct PenWatch {
  private let device: DeviceID
  /// The stroke that touches a mark.
  private var stroke: StrokeID?
  private var held = HeldPen()
  /// The buttons that are down.
  private var buttons: ToolButtons = []

  /// What a pen said.
  enum Sign: Hashable, Sendable {
    /// The tip touched.
    case down
    /// The pen is here, in millimeters of the surface.
    case at(Point)
    /// The tip was lifted, or what it did was cut short.
    case lifted(HeldPen.TouchVerdict)
    /// The other end touched, or a button was pressed: one mark back.
    case back
    /// The pen went away.
    case away
  }

  private static let sideButtons: ToolButtons = [.stylus, .stylus2, .stylus3]

  init(_ device: DeviceID) { self.device = device }

  /// Takes what the daemon says.
  mutating func detectSign(_ update: StrokeUpdate) -> Sign? {
    switch update {
    case .began(let beginning) where beginning.device == device:
      beginStroke(beginning.stroke, beginning.tool)
    case .sample(let id, let sample) where id == stroke: touch(sample)
    case .hover(device, let tool, let sample) where tool.kind.draws && tool.kind != .eraser:
      hover(sample)
    case .ended(let ending) where ending.stroke == stroke: endStroke(ending.flags)
    case .cancelled(let id, _) where id == stroke: endStroke(.gap)
    case .proximity(let change) where change.device == device && change.kind != .entered: leave()
    default: nil
    }
  }

  private mutating func beginStroke(_ id: StrokeID, _ tool: Tool) -> Sign? {
    guard tool.kind != .eraser else { return .back }
    guard tool.kind.draws else { return nil }
    (stroke, held) = (id, HeldPen())
    return .down
  }

  private mutating func touch(_ sample: Sample) -> Sign {
    held.recordSample(sample)
    return .at(sample.point)
  }

  private mutating func hover(_ sample: Sample) -> Sign {
    let pressed = sample.buttons.intersection(Self.sideButtons).subtracting(buttons)
    buttons = sample.buttons
    return pressed.isEmpty ? .at(sample.point) : .back
  }

  /// A stroke that was cut may have gone anywhere.
  private mutating func endStroke(_ flags: StrokeFlags) -> Sign {
    stroke = nil
    return .lifted(flags.isEmpty || flags == .liftEstimated ? held.verdict : .brief)
  }

  private mutating func leave() -> Sign {
    buttons = []
    return .away
  }
}

extension Sample {
  /// Where it was, in millimeters from the raw origin.
  fileprivate var point: Point { Point(x: Double(x.value), y: Double(y.value)) }
}
