public import StylusModel

/// An event of live ink.
///
/// The events of a stroke are ``began(_:)`` or ``restored(_:)``, any number of ``sample(_:_:)`` and
/// ``corrected(_:)``, then ``ended(_:)``, and exactly one of ``finished(_:)``, ``cancelled(_:)``
/// and ``lost(_:)``. A stroke that was drawn while the program was not connected arrives only as
/// ``finished(_:)``. Every finished stroke arrives once.
public enum InkEvent: Hashable, Sendable {
  /// The connection to a daemon was established; the value is the place of its newest finished
  /// stroke.
  case connected(InkPlace)
  /// The connection was lost. All predicted tails are invalid. The next attempt follows after the
  /// time `retry`.
  case disconnected(ClientError, retry: Microseconds)
  /// Ink that will never arrive.
  case missed(MissedInk)
  /// A device is connected, or its description has changed; nil if the daemon does not describe it.
  case device(DeviceID, Tablet?)
  /// A device was removed.
  case deviceRemoved(DeviceID)
  /// The kernel dropped events of a device; no values were made up to replace them.
  case gap(DeviceID, Timestamp)
  /// A button, ring, strip or dial of a pad was used.
  case pad(PadAction)
  /// A tool entered or left the range of a tablet.
  case proximity(ProximityChange)
  /// A tool moved without touching.
  case hover(DeviceID, Tool, Sample)
  /// A tip touched the surface.
  case began(StrokeBeginning)
  /// An open stroke with all its samples until now, which replaces everything received of it.
  case restored(CapturedStroke)
  /// The tip moved while touching the surface.
  case sample(StrokeID, Sample)
  /// A sample of a stroke has new values.
  case corrected(SampleCorrection)
  /// The tool that draws a stroke was identified more precisely.
  case identified(StrokeID, Tool)
  /// The predicted path of a stroke's tip, which replaces the previous prediction.
  case predicted(StrokeID, PredictedTail)
  /// The tip was lifted, or the stroke was interrupted. Its predicted tail is invalid.
  case ended(StrokeEnding)
  /// A stroke is final and will not change; the value is the complete stroke as stored by the
  /// daemon.
  case finished(CapturedStroke)
  /// A stroke was discarded, or had already been received: remove what was drawn of it.
  case cancelled(StrokeID)
  /// A stroke was open when the connection broke, and its further samples are unknown.
  case lost(StrokeID)
}
