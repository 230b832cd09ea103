import StylusModel

/// The two alternating kinds of packets sent by pens with a rotation or a wheel.
///
/// Linux 6.1, drivers/hid/wacom_wac.c, wacom_intuos_general: types 0 to 3 carry pressure and tilt,
/// type 0x05 the rotation in place of both, type 0x0a the wheel in place of the pressure.
enum PacketKind: BitwiseCopyable {
  /// Pressure and tilt; no rotation and no wheel.
  case main
  /// The rotation alone.
  case rotation
  /// The wheel and the tilt.
  case wheel

  /// The kind of a frame, by the values it carried; `seen` are all properties its tool has sent.
  ///
  /// The kernel omits unchanged axes, so a frame with nothing but a position is taken for a packet
  /// of the second kind: pressure changes with nearly every packet, rotation rarely.
  init(of frame: ToolFrame, seen: PropertySet) {
    let turns = seen.contains(PropertySet(.roll))
    let rolls = seen.contains(PropertySet(.slider))
    if frame.carried.contains(PropertySet(.pressure)) || !(turns || rolls) || frame.isHeld {
      self = .main
    } else if turns {
      self = frame.carried.contains(PropertySet(.tilt)) ? .main : .rotation
    } else {
      self = .wheel
    }
  }

  /// The axes that such a packet does not carry.
  var lacks: LateAxes {
    switch self {
    case .main: [LateAxes(.roll), LateAxes(.slider)]
    case .rotation: [LateAxes(.pressure), LateAxes(.tilt), LateAxes(.slider)]
    case .wheel: [LateAxes(.pressure), LateAxes(.roll)]
    }
  }
}
