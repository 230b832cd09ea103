/// Names a stroke from its first touch on, for as long as the daemon runs.
///
/// Whether a stroke will be kept is not known when it begins; the number under which it can be
/// fetched later is ``CapturedStroke/sequence``.
public struct StrokeID: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// Counts from 1 in the order in which strokes began, on whatever device.
  public var rawValue: UInt64

  /// Takes the number that the wire carries.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether `a` began before `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// One thing that happened to a pen, a stroke, a pad or a device, as the pipeline says it and
/// clients hear it.
///
/// A stroke's life: `began`, then any number of `sample` and `corrected`, then `ended` (the pen was
/// lifted; late values may still correct it), then exactly one of `finished` or `cancelled`.
/// Strokes of one device finish in the order in which they began; those of several need not.
public enum StrokeUpdate: BitwiseCopyable, Hashable, Sendable {
  /// A device is gone; its strokes have ended before.
  case deviceRemoved(DeviceID, Timestamp)
  /// A tool came near a tablet or left it.
  case proximity(ProximityChange)
  /// A tool moved without touching.
  case hover(DeviceID, Tool, Sample)
  /// A tip touched the surface.
  case began(StrokeBeginning)
  /// The tip moved while down; the first sample of a stroke is the touch itself.
  case sample(StrokeID, Sample)
  /// A sample of a stroke that is not finished is known better now, or will not be.
  case corrected(SampleCorrection)
  /// The tool that draws a stroke is known better than when it began.
  case identified(StrokeID, Tool, Timestamp)
  /// The tip was lifted, or the stroke was cut short.
  case ended(StrokeEnding)
  /// Nothing about the stroke will change any more.
  case finished(StrokeSummary)
  /// The stroke never counted; forget it.
  case cancelled(StrokeID, Timestamp)
  /// The kernel dropped events of this device; nothing was invented in their place.
  case gap(DeviceID, Timestamp)
  /// A pad's button, ring, strip or dial.
  case pad(PadAction)
}

/// A tool came near a tablet or left it.
public struct ProximityChange: BitwiseCopyable, Hashable, Sendable {
  /// The tablet.
  public var device: DeviceID
  /// The tool as it was known then: serial and model may come with a later frame.
  public var tool: Tool
  /// The kernel's stamp of the frame that told it or implied it.
  public var time: Timestamp
  /// Which way it went, and how that is known.
  public var kind: Kind

  /// The ways a tool can come and go; the raw values are those of the wire.
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// The device reported the tool's arrival.
    case entered = 1
    /// The device reported the tool's departure.
    case left = 2
    /// Nobody reported the departure: a timeout, a newer tool or the loss of the device implied it.
    case lost = 3
  }

  /// A change that some frame told or implied.
  public init(device: DeviceID, tool: Tool, time: Timestamp, kind: Kind) {
    self.device = device
    self.tool = tool
    self.time = time
    self.kind = kind
  }
}

/// The touch that began a stroke.
public struct StrokeBeginning: BitwiseCopyable, Hashable, Sendable {
  /// The new stroke's number.
  public var stroke: StrokeID
  /// The tablet it is drawn on.
  public var device: DeviceID
  /// The tool it is drawn with; it stays the same to the end of the stroke.
  public var tool: Tool
  /// The time of the first sample.
  public var time: Timestamp

  /// The beginning of a stroke with a new number.
  public init(stroke: StrokeID, device: DeviceID, tool: Tool, time: Timestamp) {
    self.stroke = stroke
    self.device = device
    self.tool = tool
    self.time = time
  }
}

/// The lift that ended a stroke, or what cut it short.
public struct StrokeEnding: BitwiseCopyable, Hashable, Sendable {
  /// The stroke that has no more samples to come.
  public var stroke: StrokeID
  /// The kernel's stamp of the first frame without contact, or the moment of the loss; with
  /// ``StrokeFlags/liftEstimated`` one sample after the last.
  public var time: Timestamp
  /// What did not go the ordinary way; empty for a pen that was simply lifted.
  public var flags: StrokeFlags

  /// An end, ordinary without flags.
  public init(stroke: StrokeID, time: Timestamp, flags: StrokeFlags) {
    self.stroke = stroke
    self.time = time
    self.flags = flags
  }
}

/// What a reader must know about a stroke that did not go the ordinary way.
public struct StrokeFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits, as on the wire.
  public var rawValue: UInt16

  /// Takes the bits of the wire.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The device went away while the tip was down.
  public static let deviceLost = StrokeFlags(rawValue: 1 << 0)
  /// The kernel dropped events: the stroke was cut here, and more may be missing.
  public static let gap = StrokeFlags(rawValue: 1 << 1)
  /// The lift was never reported; its time is an estimate.
  public static let liftEstimated = StrokeFlags(rawValue: 1 << 2)
  /// The daemon was stopped while the tip was down.
  public static let stopped = StrokeFlags(rawValue: 1 << 3)
  /// The stroke began in the middle: the tip was already down when the device was opened, or after
  /// a gap.
  public static let resumed = StrokeFlags(rawValue: 1 << 4)
  /// The stroke had more samples than are kept; the rest came live and is not in the store.
  public static let truncated = StrokeFlags(rawValue: 1 << 5)
  /// The login session of the stroke's owner went from the foreground, or was locked, while the tip
  /// was down.
  public static let switched = StrokeFlags(rawValue: 1 << 6)
}

/// The end of a stroke's life: from now on it may be stored, and is never changed.
public struct StrokeSummary: BitwiseCopyable, Hashable, Sendable {
  /// The stroke that is finished.
  public var stroke: StrokeID
  /// The time of its ``StrokeEnding``.
  public var time: Timestamp
  /// The flags of its ``StrokeEnding``.
  public var flags: StrokeFlags
  /// How many samples it has, to compare with what arrived.
  public var samples: UInt32
  /// What became of the values that were expected.
  public var settlement: Settlement
  /// Its ``CapturedStroke/sequence`` among the finished strokes, at least 1; nil for a stroke that
  /// is not kept, or not yet.
  public var stored: UInt64?

  /// A stroke that nothing can change any more.
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

/// A pad's button was pressed or let go, or a finger moved on a ring, a strip or a dial.
public struct PadAction: BitwiseCopyable, Hashable, Sendable {
  /// The pad, which has a number of its own beside its tablet's.
  public var device: DeviceID
  /// The kernel's stamp of the frame.
  public var time: Timestamp
  /// What sort of control it is; tells what ``value`` means.
  public var control: Control
  /// Which one of its sort; counts from 0, below the number in ``Tablet/pad``.
  public var index: UInt8
  /// The mode of the control's mode group when it happened; 0 for a pad without modes, and in a
  /// recording.
  public var mode: UInt8
  /// Button: 1 down, 0 up. Ring: degrees 0..<360, clockwise from the top. Strip: 0...1 from the
  /// top. Dial: detents, 1 = one click clockwise. Ring and strip: -1 when the finger lifts.
  public var value: Float

  /// The sorts of controls; the raw values are those of the wire.
  public enum Control: UInt8, BitwiseCopyable, Sendable {
    case button = 1
    case ring = 2
    case strip = 3
    case dial = 4
  }

  /// What a hand did to one control.
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
