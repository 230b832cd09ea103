package import StylusModel

/// A kind of tablet: its driver's description of it, and how it sends.
package struct TabletModel: Hashable, Sendable {
  /// The product name.
  package var title: String
  /// The kernel's name of the pen's node.
  package var name: String
  /// Its product numbers; the first is used to emulate it, the others are variants.
  package var identities: [Identity]
  /// Whether the pen is used on a screen (INPUT_PROP_DIRECT).
  package var isDisplay: Bool
  /// How values spread over frames.
  package var pattern: FramePattern
  /// Frames per second while a tool is near; the model's file states whether this was measured.
  package var rate: Double
  /// The range of each axis of the pen's node; x, y and pressure always among them.
  package var axes: [UInt16: AxisRange]
  /// The tools it supports; at least one.
  package var tools: Set<ToolKind>
  /// The buttons of its tools.
  package var buttons: ToolButtons
  /// The contents of frames other than axes and keys.
  package var marks: Marks
  /// The content of the frame with which a tool leaves.
  package var departure: Departure
  /// The kernel's name of the pad's node, and its controls; nil if there is no pad.
  package var pad: PadModel?

  /// One pair of numbers under which a tablet appears.
  package struct Identity: BitwiseCopyable, Hashable, Sendable {
    /// The kernel's number of the bus: 3 USB, 5 Bluetooth, 6 virtual, 0x18 I2C, 0x1c SPI.
    package var bus: UInt16
    package var vendor: UInt16
    package var product: UInt16
  }

  /// How the values of a tablet spread over its frames.
  package enum FramePattern: BitwiseCopyable, Hashable, Sendable {
    /// Each frame has everything.
    case full
    /// Rotation (Art Pen) or wheel (airbrush) come in separate frames, without pressure.
    case alternating
    /// Each frame has the position, but only one of every N frames has the other values.
    case multirate(every: Int)
    /// Pressure belongs to the previous frame.
    case groupLag
    /// The maximum number of frames that arrive at once.
    case batched(Int)
    /// Pressure or buttons come from another device.
    case secondary
    /// Serial number and tool id come some frames later.
    case lateIdentity
  }

  /// The possible contents of frames other than axes and keys.
  package struct Marks: OptionSet, BitwiseCopyable, Hashable, Sendable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// MSC_SERIAL: the tool's serial number, in each frame.
    package static let serial = Marks(rawValue: 1 << 0)
    /// ABS_MISC: the tool's model.
    package static let toolID = Marks(rawValue: 1 << 1)
    /// MSC_TIMESTAMP: the device's own clock, 16 bits of 100 us ticks, in each frame.
    package static let scanTime = Marks(rawValue: 1 << 2)
  }

  /// The content of the last frame of a tool.
  package enum Departure: BitwiseCopyable, Hashable, Sendable {
    /// Every axis is zero, including the position, as in Wacom's drivers.
    case zeros
    /// Only that the tool has left.
    case plain
  }

  /// The pad of a tablet.
  package struct PadModel: Hashable, Sendable {
    /// The kernel's name of its node.
    package var name: String
    /// The number of controls of each kind.
    package var controls: Tablet.Pad
  }
}

/// Why a tablet's file cannot be read; the caller adds the name of the file.
package struct TabletModelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line at fault; counts from 1.
  package var line: Int
  /// The fault.
  package var what: String
  /// The fix.
  package var fix: String

  package var description: String { "line \(line): \(what); \(fix)" }
}
