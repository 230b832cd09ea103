import StylusModel

/// Determines the properties that each frame of a stay carries.
struct PacketSequence {
  private let pattern: TabletModel.FramePattern
  /// The rotation or the wheel of the tool, if it moves during the stay.
  private let side: PropertySet

  /// The sequence of one stay near the surface.
  init(pattern: TabletModel.FramePattern, stay: [Sample]) {
    self.pattern = pattern
    var side: PropertySet = []
    if stay.contains(where: { $0.roll.value != 0 }) { side.insert(PropertySet(.roll)) }
    if stay.contains(where: { $0.slider > .zero }) { side.insert(PropertySet(.slider)) }
    self.side = side
  }

  /// The contents of the frame with that number, counted from 0.
  func properties(of number: Int) -> PropertySet {
    switch pattern {
    case .multirate(let every): number.isMultiple(of: every) ? Self.all : Self.position
    case .alternating where !side.isEmpty: number.isMultiple(of: 2) ? Self.main : sidePacket
    default: Self.all
    }
  }

  /// Linux 6.1, drivers/hid/wacom_wac.c: rotation packets (0x05) have neither pressure nor tilt,
  /// wheel packets (0x0a) have tilt.
  private var sidePacket: PropertySet {
    let base = Self.position.union([PropertySet(.distance)]).union(side)
    return side.contains(PropertySet(.slider)) ? base.union([PropertySet(.tilt)]) : base
  }

  private static let position = PropertySet(.position)
  private static let main: PropertySet = [
    PropertySet(.position), PropertySet(.distance), PropertySet(.pressure), PropertySet(.tilt),
  ]
  private static let all = main.union([PropertySet(.roll), PropertySet(.slider)])
}
