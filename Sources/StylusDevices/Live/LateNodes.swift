import InkModel
import LinuxIO
import StylusPipeline

/// The second event nodes that are there, and the tablets whose strokes they are about.
///
/// A tablet is told which properties come apart whenever one of its nodes comes or goes.
struct LateNodes {
  private let rules: [LateNodeRule]
  private var nodes: [LateNode] = []
  private var tablets: [Tablet] = []

  /// A tablet, and the place of its rule among all.
  struct Tablet: BitwiseCopyable {
    var id: DeviceID
    var rule: Int
  }

  init(_ rules: [LateNodeRule]) { self.rules = rules }

  /// A tablet came.
  mutating func add(
    _ id: DeviceID, _ rule: LateNodeRule, at now: Timestamp, into sink: inout some DeviceEventSink
  ) {
    guard let place = rules.firstIndex(of: rule) else { return }
    tablets.append(Tablet(id: id, rule: place))
    guard nodes.contains(where: { $0.rule == place }) else { return }
    sink.take(.lateSource(id, properties(of: place), now))
  }

  /// A tablet went.
  mutating func remove(_ id: DeviceID) { tablets.removeAll { $0.id == id } }

  /// Takes over the nodes that came, gives what all of them say, and forgets those that went.
  mutating func settle(
    _ door: NodeDoor, _ call: inout DrainCall, at now: Timestamp,
    _ report: (LiveFault) -> Void, into sink: inout some DeviceEventSink
  ) {
    for node in door.takeLate() { add(node, &call, at: now, report, into: &sink) }
    for node in nodes { node.read(for: tablets, into: &sink) }
    while let gone = nodes.firstIndex(where: { $0.isGone }) {
      let node = nodes.remove(at: gone)
      call.remove(node.number)
      announce(node.rule, at: now, into: &sink)
    }
  }

  private mutating func add(
    _ node: LateNode, _ call: inout DrainCall, at now: Timestamp,
    _ report: (LiveFault) -> Void, into sink: inout some DeviceEventSink
  ) {
    guard !node.properties.isEmpty else {
      return report(.nothingLate(device: node.name, node: node.node))
    }
    do throws(SystemError) { try call.add(node.number) } catch {
      return report(.systemRefuses(error))
    }
    nodes.append(node)
    announce(node.rule, at: now, into: &sink)
  }

  private func announce(
    _ rule: Int, at now: Timestamp, into sink: inout some DeviceEventSink
  ) {
    for tablet in tablets where tablet.rule == rule {
      sink.take(.lateSource(tablet.id, properties(of: rule), now))
    }
  }

  /// What the nodes of a rule have.
  private func properties(of rule: Int) -> PropertySet {
    nodes.reduce(into: []) { known, node in
      if node.rule == rule { known.formUnion(node.properties) }
    }
  }
}
