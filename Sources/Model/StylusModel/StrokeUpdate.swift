/// Identifies a stroke from its first touch, for as long as the daemon runs.
///
/// When a stroke begins, it is not known whether it will be stored. A stored stroke is fetched by
/// its ``CapturedStroke/sequence``.
public struct StrokeID: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// The number of the stroke, counted from 1 in the order in which strokes began on any device.
  public var rawValue: UInt64

  /// Creates an identifier from the number used in the protocol.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether `a` began before `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// An event of a pen, a stroke, a pad or a device. The pipeline emits these events and clients
/// receive them.
///
/// The events of a stroke are `began`, any number of `sample` and `corrected`, then `ended` (the
/// pen was lifted; late values may still correct the stroke), then exactly one of `finished` and
/// `cancelled`. Strokes on the same device finish in the order in which they began; strokes on
/// different devices may not.
public enum StrokeUpdate: BitwiseCopyable, Hashable, Sendable {
  /// A device was removed; its strokes have already ended.
  case deviceRemoved(DeviceID, Timestamp)
  /// A tool entered or left the range of a tablet.
  case proximity(ProximityChange)
  /// A tool moved without touching.
  case hover(DeviceID, Tool, Sample)
  /// A tip touched the surface.
  case began(StrokeBeginning)
  /// The tip moved while touching the surface; the first sample of a stroke is the touch itself.
  case sample(StrokeID, Sample)
  /// A sample of an unfinished stroke has new values, or no longer expects any.
  case corrected(SampleCorrection)
  /// The tool that draws a stroke was identified more precisely.
  case identified(StrokeID, Tool, Timestamp)
  /// The tip was lifted, or the stroke was interrupted.
  case ended(StrokeEnding)
  /// The stroke is final and will not change.
  case finished(StrokeSummary)
  /// The stroke was discarded; clients must remove it.
  case cancelled(StrokeID, Timestamp)
  /// The kernel dropped events of this device; no values were made up to replace them.
  case gap(DeviceID, Timestamp)
  /// A button, ring, strip or dial of a pad was used.
  case pad(PadAction)
}

/// A tool entered or left the range of a tablet.
public struct ProximityChange: BitwiseCopyable, Hashable, Sendable {
  /// The tablet.
  public var device: DeviceID
  /// The tool as it was known at that time; serial number and model may come with a later frame.
  public var tool: Tool
  /// The kernel's timestamp of the frame that reported or implied the change.
  public var time: Timestamp
  /// Whether the tool entered or left, and how that is known.
  public var kind: Kind

  /// The ways in which a tool enters and leaves; the raw values are those of the protocol.
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// The device reported the tool's arrival.
    case entered = 1
    /// The device reported the tool's departure.
    case left = 2
    /// The departure was not reported; it was inferred from a timeout, a newer tool or the removal
    /// of the device.
    case lost = 3
  }

  /// Creates a change that a frame reported or implied.
  public init(device: DeviceID, tool: Tool, time: Timestamp, kind: Kind) {
    self.device = device
    self.tool = tool
    self.time = time
    self.kind = kind
  }
}

/// The touch that began a stroke.
public struct StrokeBeginning: BitwiseCopyable, Hashable, Sendable {
  /// The number of the new stroke.
  public var stroke: StrokeID
  /// The tablet it is drawn on.
  public var device: DeviceID
  /// The tool it is drawn with, which stays the same until the stroke ends.
  public var tool: Tool
  /// The time of the first sample.
  public var time: Timestamp

  /// Creates the beginning of a stroke.
  public init(stroke: StrokeID, device: DeviceID, tool: Tool, time: Timestamp) {
    self.stroke = stroke
    self.device = device
    self.tool = tool
    self.time = time
  }
}

/// The lift or interruption that ended a stroke.
public struct StrokeEnding: BitwiseCopyable, Hashable, Sendable {
  /// The stroke, which receives no further samples.
  public var stroke: StrokeID
  /// The kernel's timestamp of the first frame without contact, or the time of the interruption.
  /// With ``StrokeFlags/liftEstimated``, one sample interval after the last sample.
  public var time: Timestamp
  /// Flags for anything unusual that happened to the stroke; empty for a pen that was simply
  /// lifted.
  public var flags: StrokeFlags

  /// Creates the end of a stroke; without flags, an ordinary lift.
  public init(stroke: StrokeID, time: Timestamp, flags: StrokeFlags) {
    self.stroke = stroke
    self.time = time
    self.flags = flags
  }
}

/// What was unusual about a stroke.
public struct StrokeFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits, as in the protocol.
  public var rawValue: UInt16

  /// Creates a set from the bits used in the protocol.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The device was removed while the tip was down.
  public static let deviceLost = StrokeFlags(rawValue: 1 << 0)
  /// The kernel dropped events: the stroke was cut at this point, and more samples may be missing.
  public static let gap = StrokeFlags(rawValue: 1 << 1)
  /// The lift was not reported; its time is an estimate.
  public static let liftEstimated = StrokeFlags(rawValue: 1 << 2)
  /// The daemon was stopped while the tip was down.
  public static let stopped = StrokeFlags(rawValue: 1 << 3)
  /// The beginning is missing: the tip was already down when the device was opened, or after a gap.
  public static let resumed = StrokeFlags(rawValue: 1 << 4)
  /// The stroke had more samples than are stored. The others were sent live and are not in the
  /// store.
  public static let truncated = StrokeFlags(rawValue: 1 << 5)
  /// The login session of the stroke's owner left the foreground or was locked while the tip was
  /// down.
  public static let switched = StrokeFlags(rawValue: 1 << 6)
}

/// The end of a stroke's life. From now on the stroke may be stored, and it never changes.
public struct StrokeSummary: BitwiseCopyable, Hashable, Sendable {
  /// The finished stroke.
  public var stroke: StrokeID
  /// The time of its ``StrokeEnding``.
  public var time: Timestamp
  /// The flags of its ``StrokeEnding``.
  public var flags: StrokeFlags
  /// The number of its samples, for comparison with the samples received.
  public var samples: UInt32
  /// How many of the expected values arrived.
  public var settlement: Settlement
  /// Its ``CapturedStroke/sequence`` among the finished strokes, at least 1; nil if the stroke is
  /// not stored, or not yet.
  public var stored: UInt64?

  /// Creates the summary of a finished stroke.
  public init(
    stroke: StrokeID, time: Timestamp, flags: StrokeFlags, samples: UInt32,
    settlement: Settlement = Settlement(), stored: UInt64? = nil
  ) {
    self.stroke = stroke
    self.time = time
    self.flags = flags
    self.samples = samples
    self.settlement = settlement
    self.stored = stored
  }
}

/// A pad's button was pressed or released, or a finger moved on a ring, a strip or a dial.
public struct PadAction: BitwiseCopyable, Hashable, Sendable {
  /// The pad, which has its own number, different from its tablet's.
  public var device: DeviceID
  /// The kernel's timestamp of the frame.
  public var time: Timestamp
  /// The type of the control, which determines the meaning of ``value``.
  public var control: Control
  /// The index of the control among those of its type, counted from 0; less than the number in
  /// ``Tablet/pad``.
  public var index: UInt8
  /// The mode of the control's mode group at that time; 0 for a pad without modes, and in a
  /// recording.
  public var mode: UInt8
  /// The value of the control. Button: 1 pressed, 0 released. Ring: degrees 0..<360, clockwise from
  /// the top. Strip: 0...1 from the top. Dial: detents, where 1 is one click clockwise. Ring and
  /// strip: -1 when the finger is lifted.
  public var value: Float

  /// The types of controls; the raw values are those of the protocol.
  public enum Control: UInt8, BitwiseCopyable, Sendable {
    /// A button, which is pressed or released.
    case button = 1
    /// A ring, on which a finger moves around.
    case ring = 2
    /// A strip, along which a finger moves.
    case strip = 3
    /// A dial, which turns without end.
    case dial = 4
  }

  /// Creates an action on one control.
  public init(
    device: DeviceID, time: Timestamp, control: Control, index: UInt8, mode: UInt8, value: Float
  ) {
    self.device = device
    self.time = time
    self.control = control
    self.index = index
    self.mode = mode
    self.value = value
  }
}
