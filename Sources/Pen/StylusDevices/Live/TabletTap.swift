package import Evdev
package import LinuxIO
import StylusModel

/// Reads event nodes without affecting other readers, for a recorder.
///
/// Life: open it, call ``drain(_:)`` whenever ``number`` is readable, until ``isOver``.
package struct TabletTap: ~Copyable {
  private let poller: Poller
  private var nodes: [TappedNode]

  /// A node that is listened to.
  package struct TapSource: Sendable {
    /// Such as `event5`.
    package let name: String
    /// The description of the node.
    package let description: DeviceDescription
    /// The values of its axes when it was opened.
    package let initialAxes: [UInt16: Int32]
  }

  private struct TappedNode {
    let source: TapSource
    /// Nil once the device is gone.
    var raw: RawNode?

    init(opening name: String) throws(LiveDeviceError) {
      let path = name.contains("/") ? name : "/dev/input/" + name
      let short = path.split(separator: "/").last.map(String.init) ?? name
      let raw: RawNode
      do throws(SystemError) { raw = try RawNode(path: path) } catch {
        guard error.reason.isRefusal || (path.hasPrefix("/dev/input/") && !error.isAbsence) else {
          throw .noEventNode(path: path, error.reason)
        }
        throw .unreadable(device: name, node: short, error.reason)
      }
      let description = raw.description
      var axes: [UInt16: Int32] = [:]
      for code in description.axes.keys { axes[code] = raw.state(of: EventType.absolute, code) }
      source = TapSource(name: short, description: description, initialAxes: axes)
      self.raw = raw
    }
  }

  /// The number of events taken from one node before the others have their turn.
  private static let batch = 1_024

  /// The nodes of all pens and pads that are present, such as `event5`, and those that could not be
  /// opened.
  package static func tablets() throws(SystemError) -> (nodes: [String], faults: [LiveDeviceError])
  {
    var nodes: [String] = []
    var faults: [LiveDeviceError] = []
    for name in try FileBytes.names(in: "/dev/input") where name.hasPrefix("event") {
      do throws(SystemError) {
        let node = try RawNode(path: "/dev/input/" + name)
        if DeviceRole.of(node.description) != .other { nodes.append(name) }
      } catch {
        faults.append(.unreadable(device: name, node: name, error.reason))
      }
    }
    return (nodes, faults)
  }

  /// Opens nodes, named such as `event5` or by their full path.
  ///
  /// - Throws: the node that cannot be opened, and why.
  package init(_ names: [String]) throws(LiveDeviceError) {
    let poller = try Self.poller()
    let nodes = try names.map { name throws(LiveDeviceError) in try TappedNode(opening: name) }
    for (index, node) in nodes.enumerated() {
      try Self.watch(node, token: UInt64(index), on: poller)
    }
    self.poller = poller
    self.nodes = nodes
  }

  /// Readable when there is something to drain.
  package var number: Int32 { poller.number }

  /// The nodes, in the order in which they were named.
  package var sources: [TapSource] { nodes.map(\.source) }

  /// Whether all devices are gone.
  package var isOver: Bool { nodes.allSatisfy { $0.raw == nil } }

  /// Passes new events to `body`, with the index of the node in ``sources``; never blocks.
  ///
  /// A loss of events is passed as the kernel's own SYN_DROPPED.
  package mutating func drain(_ body: (Int, InputEvent) -> Void) {
    for index in nodes.indices {
      for _ in 0..<Self.batch {
        guard let raw = nodes[index].raw, let event = event(raw.readEvent(), of: index) else {
          break
        }
        body(index, event)
      }
    }
  }

  private static func poller() throws(LiveDeviceError) -> Poller {
    do throws(SystemError) { return try Poller() } catch { throw .systemRefuses(error) }
  }

  private static func watch(
    _ node: TappedNode, token: UInt64, on poller: borrowing Poller
  ) throws(LiveDeviceError) {
    guard let raw = node.raw else { return }
    do throws(SystemError) { try poller.add(raw.number, token: token) } catch {
      throw .systemRefuses(error)
    }
  }

  private mutating func event(_ reading: RawNode.RawRead, of index: Int) -> InputEvent? {
    switch reading {
    case .event(let event): return event
    case .lost(let time):
      return InputEvent(
        time: time, type: EventType.synchronization, code: SyncCode.dropped, value: 0)
    case .drained: return nil
    case .gone:
      if let raw = nodes[index].raw { poller.remove(raw.number) }
      nodes[index].raw = nil
      return nil
    }
  }
}
