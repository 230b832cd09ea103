import LinuxIO
import StylusModel
import StylusPipeline

/// The connected second event nodes, and the tablets whose strokes they belong to.
///
/// A tablet is notified which properties arrive separately, and which buttons are down, whenever
/// one of its nodes appears or disappears.
struct LateNodes {
  private let rules: [LateNodeRule]
  private var nodes: [LateNode] = []
  private var tablets: [MatchedTablet] = []

  /// A tablet, and the index of its rule among all.
  struct MatchedTablet: BitwiseCopyable {
    var id: DeviceID
    var rule: Int
  }

  init(_ rules: [LateNodeRule]) { self.rules = rules }

  /// A tablet was added.
  mutating func addTablet(
    _ id: DeviceID, _ rule: LateNodeRule, at now: Timestamp, into sink: inout some DeviceEventSink
  ) {
    guard let place = rules.firstIndex(of: rule) else { return }
    tablets.append(MatchedTablet(id: id, rule: place))
    guard nodes.contains(where: { $0.rule == place && !$0.properties.isEmpty }) else { return }
    sink.deliver(.lateSource(id, properties(of: place), now))
  }

  /// A tablet was removed.
  mutating func removeTablet(_ id: DeviceID) { tablets.removeAll { $0.id == id } }

  /// Reads all nodes; passes `lend` the buttons held down for a tablet's pen, and since when.
  ///
  /// Must be called before the tablets are read, so that a frame gets the buttons of its time.
  /// Values wait for ``refreshNodes(_:_:at:_:into:)``: they belong to frames already passed on.
  func readNodes(_ lend: (DeviceID, ToolButtons, Timestamp) -> Void) {
    for node in nodes {
      node.readEvents { time in
        for tablet in tablets where tablet.rule == node.rule {
          lend(tablet.id, buttons(for: tablet.id), time)
        }
      }
    }
  }

  /// The pen buttons that the nodes of a tablet hold down.
  func buttons(for id: DeviceID) -> ToolButtons {
    guard let rule = tablets.first(where: { $0.id == id })?.rule else { return [] }
    return nodes.reduce(into: []) { down, node in
      if node.rule == rule { down.formUnion(node.down) }
    }
  }

  /// Adds new nodes, passes the values of all nodes on, and removes nodes that have gone; returns
  /// whether any was added or removed.
  mutating func refreshNodes(
    _ door: NodeDoor, _ call: inout DrainCall, at now: Timestamp,
    _ report: (LiveDeviceError) -> Void, into sink: inout some DeviceEventSink
  ) -> Bool {
    let news = door.takeLate()
    for node in news { addNode(node, &call, at: now, report, into: &sink) }
    for node in nodes { node.give(for: tablets, into: &sink) }
    var isAnyGone = false
    while let gone = nodes.firstIndex(where: { $0.isGone }) {
      let node = nodes.remove(at: gone)
      call.unwatch(node.number)
      announce(node, at: now, into: &sink)
      isAnyGone = true
    }
    return !news.isEmpty || isAnyGone
  }

  private mutating func addNode(
    _ node: LateNode, _ call: inout DrainCall, at now: Timestamp,
    _ report: (LiveDeviceError) -> Void, into sink: inout some DeviceEventSink
  ) {
    guard !node.properties.isEmpty || node.hasButtons else {
      return report(.nothingLate(device: node.name, node: node.node))
    }
    do throws(SystemError) { try call.watchDescriptor(node.number) } catch {
      return report(.systemRefuses(error))
    }
    nodes.append(node)
    announce(node, at: now, into: &sink)
  }

  /// Reports to the tablets of a node that came or went which properties now arrive separately.
  private func announce(
    _ node: LateNode, at now: Timestamp, into sink: inout some DeviceEventSink
  ) {
    guard !node.properties.isEmpty else { return }
    for tablet in tablets where tablet.rule == node.rule {
      sink.deliver(.lateSource(tablet.id, properties(of: node.rule), now))
    }
  }

  /// The properties that the nodes of a rule have.
  private func properties(of rule: Int) -> PropertySet {
    nodes.reduce(into: []) { known, node in
      if node.rule == rule { known.formUnion(node.properties) }
    }
  }
}
