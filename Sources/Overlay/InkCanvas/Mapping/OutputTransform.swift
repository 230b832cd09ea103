import InkGeometry

/// The orientation of a panel: the transform that the compositor applies to a picture before the
/// panel shows it. The raw values are those of `wl_output.transform`.
public enum OutputTransform: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The picture is shown as it is.
  case normal = 0
  /// The picture is turned by 90 degrees counterclockwise: the panel is turned clockwise.
  case turned90 = 1
  /// The picture is upside down.
  case turned180 = 2
  /// The picture is turned by 270 degrees counterclockwise.
  case turned270 = 3
  /// Left and right are exchanged before anything else.
  case flipped = 4
  /// Left and right are exchanged, then the picture is turned by 90 degrees counterclockwise.
  case flipped90 = 5
  /// Left and right are exchanged, then the picture is turned by 180 degrees.
  case flipped180 = 6
  /// Left and right are exchanged, then the picture is turned by 270 degrees counterclockwise.
  case flipped270 = 7

  /// Whether rows of the panel are columns of the picture.
  public var exchangesSides: Bool { rawValue & 1 == 1 }

  /// The transform from positions on the panel to positions in the picture, both as fractions 0...1
  /// of the sides.
  var toPicture: InkTransform {
    let turn = QuarterTurn(rawValue: rawValue & 3) ?? .none
    let turned = turn.clockwise
    guard rawValue & 4 != 0 else { return turned }
    return turned.then(InkTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
  }
}

/// Multiples of 90 degrees, clockwise as the user sees it.
public enum QuarterTurn: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// No turn.
  case none = 0
  /// 90 degrees.
  case quarter = 1
  /// 180 degrees.
  case half = 2
  /// 270 degrees.
  case threeQuarters = 3

  /// Creates a turn from degrees; nil unless it is 0, 90, 180 or 270.
  public init?(degrees: Int) {
    guard degrees % 90 == 0, let turn = UInt8(exactly: degrees / 90) else { return nil }
    self.init(rawValue: turn)
  }

  /// The transform that turns the square 0...1 clockwise onto itself.
  var clockwise: InkTransform {
    switch self {
    case .none: .identity
    case .quarter: InkTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .half: InkTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .threeQuarters: InkTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    }
  }

  /// Whether width and height are exchanged.
  var exchangesSides: Bool { rawValue & 1 == 1 }
}
