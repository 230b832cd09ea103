public import StylusModel
import StylusProtocol

/// What a program wants to hear of live ink.
public struct InkStreamOptions: Hashable, Sendable {
  /// Only these devices, at most 64; nil for all, those that come later included.
  ///
  /// Their numbers mean nothing to a daemon that was started anew: a stream with devices of its
  /// choice then throws ``ClientError/renumbered``.
  public var devices: [DeviceID]?
  /// Whether what tools do above the surface is wanted.
  public var hover = false
  /// Whether a pad's buttons, rings, strips and dials are wanted.
  public var pads = true
  /// Whether values that arrive late are wanted; without them a finished stroke may differ from the
  /// one that the daemon keeps.
  public var updates = true
  /// How far ahead the tip is wanted, in milliseconds: 0 (not at all)...50.
  public var predicted = 25
  /// How long the daemon may gather what it sends, 0 (not at all)...100 ms.
  public var batch = Microseconds(0)

  /// Strokes, where they go from here, and pads of all devices, as they happen.
  public init() {}

  /// The parameters of the call.
  var subscription: Subscription {
    var subscription = Subscription()
    subscription.devices = devices
    subscription.hover = hover
    subscription.pads = pads
    subscription.updates = updates
    subscription.predicted = predicted
    subscription.maxBatch = batch
    return subscription
  }
}
