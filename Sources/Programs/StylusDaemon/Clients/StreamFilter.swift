import StylusModel
import StylusProtocol

/// The updates that a subscriber requests.
struct StreamFilter: Hashable, Sendable {
  /// Only these devices; nil for all, also those that come later.
  private let devices: Set<DeviceID>?
  private let wantsHover: Bool
  private let wantsPads: Bool
  private let wantsUpdates: Bool
  /// The prediction time that the subscriber requests; 0 for none.
  let horizon: Microseconds
  /// Whether each silence has signs of life, and not one alone.
  let wantsPings: Bool

  /// The filter for what a client asked.
  init(_ subscription: Subscription) {
    devices = subscription.devices.map { Set($0) }
    wantsHover = subscription.hover
    wantsPads = subscription.pads
    wantsUpdates = subscription.updates
    horizon = Microseconds.milliseconds(Int64(subscription.predicted))
    wantsPings = subscription.pings
  }

  /// Whether a message is for this subscriber; `drawnOn` tells on which device its stroke is drawn.
  func admits(_ content: LiveMessage.LiveContent, drawnOn: StrokeDevices) -> Bool {
    switch content {
    case .hello, .ping, .endOfStream, .lost: true
    case .snapshot(let part): admits(part.beginning.device)
    case .added(let device, _, _), .changed(let device, _, _): admits(device)
    case .predicted(let stroke, _): drawnOn[stroke].map(wantsTails) ?? false
    case .update(let update): admits(update, drawnOn)
    }
  }

  private func admits(_ update: StrokeUpdate, _ drawnOn: StrokeDevices) -> Bool {
    switch update {
    case .hover(let device, _, _): wantsHover && admits(device)
    case .pad(let action): wantsPads && admits(action.device)
    case .deviceRemoved(let device, _), .gap(let device, _): admits(device)
    case .proximity(let change): admits(change.device)
    case .began(let beginning): admits(beginning.device)
    case .sample(let stroke, _), .cancelled(let stroke, _): admits(deviceOf: stroke, drawnOn)
    case .ended(let ending): admits(deviceOf: ending.stroke, drawnOn)
    case .finished(let summary): admits(deviceOf: summary.stroke, drawnOn)
    case .corrected(let correction): wantsUpdates && admits(deviceOf: correction.stroke, drawnOn)
    case .identified(let stroke, _, _): admits(deviceOf: stroke, drawnOn)
    }
  }

  /// Whether a device is for this subscriber.
  func admits(_ device: DeviceID) -> Bool { devices?.contains(device) ?? true }

  /// Whether tails of a device's strokes are for this subscriber.
  func wantsTails(of device: DeviceID) -> Bool { horizon.value > 0 && admits(device) }

  private func admits(deviceOf stroke: StrokeID, _ drawnOn: StrokeDevices) -> Bool {
    guard let devices else { return true }
    return drawnOn[stroke].map(devices.contains) ?? false
  }
}
