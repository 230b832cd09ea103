package import InkCanvas
package import InkGeometry
import LinuxIO
package import OverlayConfiguration
package import StylusModel

/// The tablets, where they reach, and which have a pen near.
package struct TabletMappings {
  private var tablets: [DeviceID: Tablet] = [:]
  private var mappings: [DeviceID: TabletMapping] = [:]
  private var mappingErrors: [DeviceID: TabletMappingError] = [:]
  private var near: Set<DeviceID> = []
  private var settings: OverlaySettings

  /// The mouse and fingers, as a tablet that is as large as the layout. It is not one of ``all``.
  package static let hands = DeviceID(rawValue: .max)

  package init(_ settings: OverlaySettings) { self.settings = settings }

  /// The tablets and pads that are known, in the order of their numbers.
  package var all: [Tablet] { tablets.values.sorted { $0.id.rawValue < $1.id.rawValue } }

  /// Whether there is a tablet for a pen.
  package var hasPenTablet: Bool { tablets.values.contains { $0.role == .pen } }

  /// A tablet, or a pad, by its number.
  package subscript(device: DeviceID) -> Tablet? { tablets[device] }

  /// Where a tablet reaches; nil if it is unknown, or cannot be mapped.
  package func mapping(of device: DeviceID) -> TabletMapping? { mappings[device] }

  /// A tablet is there, or more is known of it.
  package mutating func registerTablet(_ tablet: Tablet, among outputs: [OutputPlace]) {
    tablets[tablet.id] = tablet
    map(tablet, among: outputs)
  }

  /// A tablet is gone.
  package mutating func removeTablet(_ device: DeviceID) {
    tablets[device] = nil
    mappings[device] = nil
    mappingErrors[device] = nil
    near.remove(device)
  }

  /// A pen came or went.
  package mutating func updateProximity(_ change: ProximityChange) {
    guard change.tool.kind.draws else { return }
    switch change.kind {
    case .entered: near.insert(change.device)
    case .left, .lost: near.remove(change.device)
    }
  }

  /// A pen draws, so it is near: a client that connected while it hovered received no arrival.
  package mutating func updateProximity(_ beginning: StrokeBeginning) {
    if beginning.tool.kind.draws { near.insert(beginning.device) }
  }

  /// The positions of pens are no longer reported.
  package mutating func forgetPens() { near.removeAll() }

  /// Something else is wanted of tablets.
  package mutating func reconfigure(to settings: OverlaySettings, among outputs: [OutputPlace]) {
    self.settings = settings
    remap(among: outputs)
  }

  /// The outputs are others.
  package mutating func remap(among outputs: [OutputPlace]) {
    for tablet in tablets.values { map(tablet, among: outputs) }
    mapHands(among: outputs)
  }

  /// A millimeter of this tablet is one of the layout, whatever is set for tablets.
  private mutating func mapHands(among outputs: [OutputPlace]) {
    let layout = outputs.reduce(Rect.empty) { $0.union($1.area) }
    func millimeters(_ pixels: Double) -> Millimeters { Millimeters(Float(pixels * 25.4 / 96)) }
    var tablet = Tablet(id: Self.hands, name: "mouse and touch", role: .pen)
    tablet.area = Tablet.Area(
      left: millimeters(layout.min.x), top: millimeters(layout.min.y),
      width: millimeters(layout.width), height: millimeters(layout.height))
    mappings[Self.hands] = try? TabletMapping(tablet, wish: MappingChoice(), outputs: outputs)
  }

  /// Whether a pen is near a tablet that reaches an output.
  package func isPenNear(_ place: OutputPlace) -> Bool {
    near.contains { device in
      if let name = mappings[device]?.output { return name == place.name }
      return tablets[device].flatMap { reach(of: $0) }?.intersects(place.area) ?? false
    }
  }

  /// The part of the layout that a tablet reaches; nil if it is not mapped.
  package func reach(of tablet: Tablet) -> Rect? {
    guard let mapping = mappings[tablet.id],
      let area = settings.mappingChoice(for: tablet).area ?? tablet.area
    else { return nil }
    let surface = Rect(
      x: Double(area.left.value), y: Double(area.top.value), width: Double(area.width.value),
      height: Double(area.height.value))
    return mapping.toLayout.bounds(of: surface)
  }

  private mutating func map(_ tablet: Tablet, among outputs: [OutputPlace]) {
    guard tablet.role == .pen else { return }
    let wish = settings.mappingChoice(for: tablet)
    do throws(TabletMappingError) {
      mappings[tablet.id] = try TabletMapping(tablet, wish: wish, outputs: outputs)
      mappingErrors[tablet.id] = nil
    } catch {
      mappings[tablet.id] = nil
      // Without outputs there is a line about the compositor.
      guard error != .noOutputs, mappingErrors[tablet.id] != error else { return }
      mappingErrors[tablet.id] = error
      Log.write(.notice, "\(tablet.name) cannot draw: \(error.sentence(among: outputs))")
    }
  }
}

extension ToolKind {
  /// Whether it leaves ink, or takes it away.
  package var draws: Bool { self != .mouse && self != .lens }
}

extension TabletMappingError {
  /// Why a tablet is not mapped, and what to do about it.
  package func sentence(among outputs: [OutputPlace]) -> String {
    switch self {
    case .noOutputs: "there is no output. Fix: connect a screen"
    case .noArea: "it does not report its size. Fix: none; report the tablet to us"
    case .noSuchOutput(let name):
      "there is no output \(name). Fix: set output (or --output) to one of "
        + outputs.map(\.name).joined(separator: ", ")
    case .emptyRegion: "its part of the screen has no area. Fix: set output to a larger part"
    }
  }
}
