public import StylusModel
import StylusProtocol

/// The kinds of live ink events to receive.
public struct InkStreamOptions: Hashable, Sendable {
  /// The devices to receive, at most 64; nil for all, including those connected later.
  ///
  /// Device numbers are invalid after the daemon restarts: a stream with chosen devices then throws
  /// ``ClientError/renumbered``.
  public var devices: [DeviceID]?
  /// Whether to receive the movement of tools above the surface.
  public var hover = false
  /// Whether to receive events of a pad's buttons, rings, strips and dials.
  public var pads = true
  /// Whether to receive values that arrive late. Without them, a finished stroke may differ from
  /// the one that the daemon stores.
  public var updates = true
  /// The time by which to predict the tip, in milliseconds: 0 (no prediction)...50.
  public var predicted = 25
  /// The time for which the daemon may collect events before it sends them, 0 (no delay)...100 ms.
  public var batch = Microseconds(0)

  /// Creates the default options: strokes, predictions and pads of all devices, without delay.
  public init() {}

  /// The parameters of the subscribe call.
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
