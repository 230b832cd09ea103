import LinuxIO
package import StylusModel
package import StylusPipeline

/// The tablets of one seat in use: hops 1 and 2 of a pen move.
///
/// Reads each pen node twice without grabbing it: the raw events for the measured values, and
/// libinput for their meaning. One thread owns it and does nothing else:
///
///     var devices = try LiveDevices(seat: "seat0", tablets: tablets)
///     try poller.add(devices.number, token: 1)
///     // whenever that is readable:
///     devices.drain(into: &sink)
///
/// Devices may come and go at any time; each has one `added` and one `removed`, with all its events
/// in between. A frame after a loss is marked; the lost values are not replaced.
package struct LiveDevices: ~Copyable, @unchecked Sendable {
  private let context: LibinputContext
  private var call: DrainCall
  private let tablets: TabletRegistry
  private let preferences: @Sendable (Tablet) -> TabletPreferences
  private let report: @Sendable (LiveDeviceError) -> Void
  private var pens: [PenNode] = []
  private var facts: [DeviceID: TabletFacts] = [:]
  private var pads: [PadNode] = []
  private var late: LateNodes
  private var lastID: UInt32 = 0
  /// The counts of the pens that were removed.
  private var past = JoinStatistics()

  /// The known properties of a pen tablet, regardless of its settings.
  private struct TabletFacts {
    let tablet: Tablet
    let isReversible: Bool
  }

  /// Opens the tablets of a seat, and those added later.
  ///
  /// - Parameters:
  ///   - wishes: returns the settings for a tablet with only its known properties; the tablet is
  ///     turned by 180 degrees only if libwacom reports that it is reversible.
  ///   - lateNodes: every second event node named in the settings of any tablet.
  ///   - tablets: receives the tablets that are present.
  ///   - report: receives the error of a tablet; the others keep working.
  /// - Throws: `seatUnavailable`, `systemRefuses`.
  package init(
    seat: String,
    wishes: @escaping @Sendable (Tablet) -> TabletPreferences = { _ in TabletPreferences() },
    lateNodes: [LateNodeRule] = [], tablets: TabletRegistry,
    report: @escaping @Sendable (LiveDeviceError) -> Void = { Log.write(.error, "\($0)") }
  ) throws(LiveDeviceError) {
    let context = try LibinputContext(seat: seat, lateNodes: lateNodes, report: report)
    call = try Self.call(for: context.number)
    // libinput has queued the tablets that are present; its descriptor does not report them.
    call.schedule(at: Timestamp(microseconds: 0))
    self.context = context
    self.tablets = tablets
    self.preferences = wishes
    late = LateNodes(lateNodes)
    self.report = report
  }

  private static func call(for number: Int32) throws(LiveDeviceError) -> DrainCall {
    do throws(SystemError) { return try DrainCall(for: number) } catch {
      throw .systemRefuses(error)
    }
  }

  /// The descriptor to wait for, in any poller: readable when ``drain(into:)`` has work.
  package var number: Int32 { call.number }

  /// Counts of how the frames matched libinput's events.
  package var statistics: JoinStatistics {
    pens.reduce(into: past) { $0 += $1.statistics }
  }

  /// Passes all events that the devices have sent to `sink`; never blocks.
  ///
  /// Allocates nothing itself unless devices come or go. Each call is bounded; if it leaves work,
  /// ``number`` becomes readable again at once.
  package mutating func drain(into sink: inout some DeviceEventSink) {
    call.acknowledge(at: .now)
    let pens = pens
    late.readNodes { id, buttons, time in pens.first { $0.id == id }?.lend(buttons, since: time) }
    for pen in pens { pen.readEvents() }
    context.dispatch()
    let isAllHeard = drainLibinput(into: &sink)
    let now = Timestamp.now
    flushPens(at: now, into: &sink)
    readDials(at: now, into: &sink)
    if late.refreshNodes(context.door, &call, at: now, report, into: &sink) {
      for pen in self.pens { pen.lend(late.buttons(for: pen.id), since: now) }
    }
    let isAllRead = self.pens.allSatisfy { $0.isDrained }
    call.schedule(at: isAllHeard && isAllRead ? nextDeadline : now)
  }

  // MARK: libinput

  /// Events of libinput in one ``drain(into:)``.
  private static let mostEvents = 4096

  /// Takes libinput's events; false if the bound left some.
  private mutating func drainLibinput(into sink: inout some DeviceEventSink) -> Bool {
    for _ in 0..<Self.mostEvents {
      guard let event = context.nextEvent() else { return true }
      switch event.content {
      case .added: addDevice(event.device, into: &sink)
      case .removed: if let id = event.device.id { removeDevice(id, at: .now, into: &sink) }
      case .tool(let word):
        if let id = event.device.id { pen(id)?.matchWord(word, into: &sink) }
      case .pad(let action): sink.deliver(.pad(action))
      case .other: break
      }
    }
    return false
  }

  /// A linear search: a machine has a handful of tablets.
  private func pen(_ id: DeviceID) -> PenNode? { pens.first { $0.id == id } }

  // MARK: Coming and going

  private mutating func addDevice(_ device: LibinputDevice, into sink: inout some DeviceEventSink) {
    // It may already have gone, or the node may now belong to another kind of device.
    guard let raw = context.door.claim(device.node), device.isPen || device.isPad else { return }
    let id = DeviceID(rawValue: lastID + 1)
    do throws(DeviceError) {
      let known = TabletFacts(
        tablet: try Tablet(device, id: id, raw.description), isReversible: device.isReversible)
      let wishes = granted(known)
      if device.isPad {
        pads.append(PadNode(id: id, raw: raw, dials: known.tablet.pad?.dials ?? 0))
      } else {
        let placement = SurfacePlacement(
          calibration: device.calibration, isLeftHanded: wishes.isLeftHanded)
        pens.append(try PenNode(id: id, raw: raw, placement: placement, now: .now))
        facts[id] = known
      }
      lastID = id.rawValue
      device.id = id
      let tablet = known.tablet.wanted(wishes)
      tablets.registerTablet(tablet)
      sink.deliver(.added(DeviceArrival(tablet, surface: known.tablet.area, at: .now)))
      if device.isPad { return }
      if let rule = wishes.lateNode {
        late.addTablet(id, rule, at: .now, into: &sink)
        pen(id)?.lend(late.buttons(for: id), since: .now)
      }
    } catch {
      report(.unusable(node: device.node, error))
    }
  }

  /// The applicable settings of a tablet; reports those that cannot be applied.
  private func granted(_ known: TabletFacts) -> TabletPreferences {
    var wishes = preferences(known.tablet)
    guard known.tablet.role == .pen else { return wishes }
    if wishes.isLeftHanded, !known.isReversible {
      report(.notReversible(device: known.tablet.name))
      wishes.isLeftHanded = false
    }
    if let area = known.tablet.area, wishes.area(of: area) == nil {
      report(.areaBeyond(device: known.tablet.name))
    }
    return wishes
  }

  /// Requests the settings of every tablet again; they take effect with its next stroke.
  ///
  /// Second event nodes are not changed.
  package mutating func reconsider(into sink: inout some DeviceEventSink) {
    for pen in pens {
      guard let known = facts[pen.id], let old = tablets.tablet(for: pen.id) else { continue }
      let wishes = granted(known)
      let tablet = known.tablet.wanted(wishes)
      pen.setHandedness(isLeftHanded: wishes.isLeftHanded)
      guard tablet != old else { continue }
      tablets.registerTablet(tablet)
      sink.deliver(.profileChanged(pen.id, tablet.profile, .now))
    }
  }

  private mutating func removeDevice(
    _ id: DeviceID, at now: Timestamp, into sink: inout some DeviceEventSink
  ) {
    if let pen = pen(id) {
      pen.readEvents()
      pen.flush(into: &sink)
      past += pen.statistics
      pens.removeAll { $0.id == id }
      facts[id] = nil
      late.removeTablet(id)
    } else if pads.contains(where: { $0.id == id }) {
      pads.removeAll { $0.id == id }
    } else {
      return  // Its raw reader has already reported this.
    }
    tablets.removeTablet(id)
    sink.deliver(.removed(id, now))
  }

  // MARK: End of a drain

  /// Passes on waiting events, removes pens that are gone, and gives up lost tools.
  private mutating func flushPens(
    at now: Timestamp, into sink: inout some DeviceEventSink
  ) {
    for pen in pens { pen.flushFrames(at: now, into: &sink) }
    while let gone = pens.first(where: { $0.isGone }) {
      removeDevice(gone.id, at: now, into: &sink)
    }
  }

  private mutating func readDials(at now: Timestamp, into sink: inout some DeviceEventSink) {
    for pad in pads { pad.readDials(into: &sink) }
    while let gone = pads.first(where: { $0.isGone }) {
      removeDevice(gone.id, at: now, into: &sink)
    }
  }

  private var nextDeadline: Timestamp? {
    pens.lazy.compactMap { $0.deadline }.min()
  }
}
