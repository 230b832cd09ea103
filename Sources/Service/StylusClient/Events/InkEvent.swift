public import StylusModel

/// One thing that a program hears of live ink.
///
/// A stroke's life: ``began(_:)`` or ``restored(_:)``, any number of ``sample(_:_:)`` and
/// ``corrected(_:)``, then ``ended(_:)``, and exactly one of ``finished(_:)``, ``cancelled(_:)``
/// and ``lost(_:)``. A stroke that was drawn while nobody listened comes as ``finished(_:)`` alone.
/// Every finished stroke comes once.
public enum InkEvent: Hashable, Sendable {
  /// A daemon is heard from now on; its newest finished stroke.
  case connected(InkPlace)
  /// The daemon is not heard: all tails are void, and the next attempt comes after so long.
  case disconnected(ClientError, retry: Microseconds)
  /// What will never come.
  case missed(MissedInk)
  /// A device is there, or is known better than before; nil if the daemon says no more of it.
  case device(DeviceID, Tablet?)
  /// A device is gone.
  case deviceRemoved(DeviceID)
  /// The kernel dropped events of a device; nothing was invented in their place.
  case gap(DeviceID, Timestamp)
  /// A pad's button, ring, strip or dial.
  case pad(PadAction)
  /// A tool came near a tablet or left it.
  case proximity(ProximityChange)
  /// A tool moved without touching.
  case hover(DeviceID, Tool, Sample)
  /// A tip touched the surface.
  case began(StrokeBeginning)
  /// A stroke is open, and this is all of it so far, in place of what was told of it.
  case restored(CapturedStroke)
  /// The tip moved while down.
  case sample(StrokeID, Sample)
  /// A sample of a stroke is known better.
  case corrected(SampleCorrection)
  /// The tool that draws a stroke is known better than when it began.
  case identified(StrokeID, Tool)
  /// Where the tip of a stroke goes from here, in place of what was expected before.
  case predicted(StrokeID, PredictedTail)
  /// The tip was lifted, or the stroke was cut short; its tail is void.
  case ended(StrokeEnding)
  /// Nothing about a stroke will change any more; this is all of it, as the daemon keeps it.
  case finished(CapturedStroke)
  /// A stroke never counted, or had come before: forget what was drawn.
  case cancelled(StrokeID)
  /// A stroke was open when the connection broke, and nobody knows any more how it went on.
  case lost(StrokeID)
}
