import Evdev
import StylusModel
import StylusPipeline

/// One pad. libinput reports its controls, except dials, which libinput before 1.26 omits; dials
/// are always read raw and have mode 0.
final class PadNode {
  let id: DeviceID
  /// Nil for a pad without dials.
  private let raw: RawNode?
  private var assembler: PadAssembler?
  private var caught = CaughtDials()
  private(set) var isGone = false

  /// Takes over an open node; `dials` is its number of dials.
  init(id: DeviceID, raw: RawNode, dials: UInt8) {
    self.id = id
    self.raw = dials > 0 ? raw : nil
    assembler = dials > 0 ? PadAssembler(device: id, description: raw.description) : nil
  }

  /// The number of events in one reading; more than the kernel keeps for any reader.
  private static let mostEvents = 8192

  /// Reads the dials and passes their actions to `sink`.
  func readDials(into sink: inout some DeviceEventSink) {
    guard let raw, !isGone else { return }
    for _ in 0..<Self.mostEvents {
      switch raw.readEvent() {
      case .event(let event): assembler?.processEvent(event, into: &caught)
      case .lost(let time): sink.deliver(.gap(id, time))
      case .drained: return
      case .gone:
        isGone = true
        return
      }
      caught.give(to: &sink)
    }
  }
}

/// Lets the dials of one frame through and holds back what libinput reports.
private struct CaughtDials: DeviceEventSink, BitwiseCopyable {
  /// A pad has at most two dials.
  private var first: PadAction?
  private var second: PadAction?

  mutating func deliver(_ event: DeviceEvent) {
    guard case .pad(let action) = event, action.control == .dial else { return }
    if first == nil { first = action } else { second = action }
  }

  mutating func give(to sink: inout some DeviceEventSink) {
    if let first { sink.deliver(.pad(first)) }
    if let second { sink.deliver(.pad(second)) }
    first = nil
    second = nil
  }
}
