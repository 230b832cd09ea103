import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

/// Which messages a subscriber wants.
@Suite struct StreamFilterTests {
  private let now = Timestamp(microseconds: 1)
  private let stroke = StrokeID(rawValue: 1)
  private var drawnOn = StrokeDevices()

  init() { drawnOn.recordBeginning(.beginning(1, device: 2)) }

  /// The messages about device 2 and its stroke, the pen above the surface not among them.
  private var ofDevice: [LiveMessage.LiveContent] {
    let device = DeviceID(rawValue: 2)
    guard case .began(let beginning) = StrokeUpdate.beginning(1, device: 2) else { return [] }
    let part = StrokeSnapshot(beginning: beginning, sampleCount: 0, first: 0, samples: [])
    return [
      .added(device, nil, now), .changed(device, nil, now), .snapshot(part),
      .update(.deviceRemoved(device, now)), .update(.gap(device, now)), .update(.began(beginning)),
      .update(.sample(stroke, .at(1))), .update(.lifting(1)), .update(.finishing(1)),
      .update(.cancelled(stroke, now)), .update(.identified(stroke, Tool(kind: .pen), now)),
      .update(.refining(0)),
    ]
  }

  private func filter(_ devices: [UInt32]?, _ change: (inout Subscription) -> Void = { _ in })
    -> StreamFilter
  {
    var subscription = Subscription()
    subscription.devices = devices?.map { DeviceID(rawValue: $0) }
    change(&subscription)
    return StreamFilter(subscription)
  }

  @Test func whatIsAboutADeviceIsForWhoWantsTheDevice() {
    for content in ofDevice {
      #expect(filter(nil).admits(content, drawnOn: drawnOn))
      #expect(filter([1, 2]).admits(content, drawnOn: drawnOn))
      #expect(!filter([1]).admits(content, drawnOn: drawnOn), "\(content)")
    }
  }

  @Test func whatIsAboutTheStreamIsForEverybody() {
    let hello = Hello(heartbeat: 5_000, capabilities: [], epoch: 1, stored: 0)
    let stream: [LiveMessage.LiveContent] = [
      .hello(hello), .ping(now), .endOfStream(.stopping),
      .lost(LostUpdates(first: 1, last: 2, open: 0)),
    ]
    for content in stream { #expect(filter([1]).admits(content, drawnOn: drawnOn)) }
  }

  @Test func hoverTailsAndCorrectionsAreForWhoAskedForThem() {
    let hover = LiveMessage.LiveContent.update(.hovering(2, 1))
    let tail = LiveMessage.LiveContent.predicted(stroke, [])
    let better = LiveMessage.LiveContent.update(.refining(0))
    let asking = filter([2]) { ($0.hover, $0.predicted, $0.updates) = (true, 20, true) }
    let silent = filter([2]) { ($0.hover, $0.predicted, $0.updates) = (false, 0, false) }
    for content in [hover, tail, better] {
      #expect(asking.admits(content, drawnOn: drawnOn))
      #expect(!silent.admits(content, drawnOn: drawnOn), "\(content)")
    }
    #expect(!asking.admits(.predicted(StrokeID(rawValue: 9), []), drawnOn: drawnOn))
  }
}
