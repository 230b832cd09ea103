package import Units

/// Names an output of one connection; never used again in it.
package struct OutputID: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: UInt32
}

/// Names an overlay of one connection; never used again in it.
package struct OverlayID: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Names a tablet, or a tool, of the compositor; never used again in a connection.
package struct PenDeviceID: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: UInt32
}

/// The events of the compositor.
package enum CompositorEvent: BitwiseCopyable, Sendable {
  /// The compositor's interfaces are known: overlays can be made.
  case ready
  /// An output is there, with all that is known about it.
  case outputAdded(OutputID)
  /// Something about an output is different: mode, scale, place or name.
  case outputChanged(OutputID)
  /// An output is gone; overlays on it are closed.
  case outputRemoved(OutputID)
  /// An overlay has a size, or another one, or none: see its geometry, and make buffers when all
  /// that came with this was looked at, for a change of scale may come as two sizes.
  case configured(OverlayID)
  /// An overlay is no longer shown: release it.
  case closed(OverlayID)
  /// Somebody pressed Escape while an overlay that takes keys had the keyboard.
  case escaped(OverlayID)
  /// A buffer of an overlay can be drawn into again.
  case released(OverlayID)
  /// A commit was shown.
  case presented(OverlayID, ShownCommit)
  /// A commit will never be shown: a later one came before.
  case discarded(OverlayID, commit: UInt64)
  /// The compositor would take a frame now; the time is that of its choice, in milliseconds.
  case frame(OverlayID, milliseconds: UInt32)
  /// Everything that was sent before this synchronization was asked for has been seen.
  case synchronized(UInt64)
  /// The compositor has a tablet, of which name, product and path are known.
  case tabletAdded(PenDeviceID)
  /// A tablet is gone.
  case tabletRemoved(PenDeviceID)
  /// A pen did something over an overlay that takes input.
  case pen(PenFrame)
  /// A pointer or a finger did something over an overlay that takes touches.
  case touch(TouchFrame)
  /// The input method's state of the focused field has changed: see its focus.
  case textFocus
}

/// How a commit was shown.
package struct ShownCommit: BitwiseCopyable, Hashable, Sendable {
  /// The shown commit: the number that the commit returned.
  package var commit: UInt64
  /// When the picture began to be shown.
  package var time: Timestamp
  /// The time until the next possible frame, in nanoseconds; 0 if the compositor does not report
  /// it.
  package var refresh: UInt32
  /// The number of the picture of the output, counted by the hardware; 0 where it counts nothing.
  package var sequence: UInt64
  /// How the time is known.
  package var flags: Flags
  /// Where, if the compositor reported it.
  package var output: OutputID?

  /// How the time is known, and how the pixels came to the screen.
  package struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Shown at a vertical retrace: nothing tore.
    package static let retrace = Flags(rawValue: 1)
    /// The time is the hardware's.
    package static let hardwareClock = Flags(rawValue: 2)
    /// The hardware reported that it was shown.
    package static let hardwareCompletion = Flags(rawValue: 4)
    /// Shown without a copy.
    package static let zeroCopy = Flags(rawValue: 8)
  }
}
