public import InkDrawing

/// What lies below transparent pixels that ink is drawn on.
public enum Underlay: Hashable, Sendable {
  /// Paper, or nothing: highlighters are drawn with their full ink.
  case paper
  /// The windows of other programs. A single alpha per pixel can only cover them, not multiply with
  /// them, so highlighters leave less ink and text stays readable.
  case otherPrograms
}

/// A highlighter's color and its effect on the pixels below. It is multiplied with a light
/// background, and screened over a dark one, so that text stays readable.
///
/// All words are premultiplied. With source `s` and `a`, destination `b` and `d` (color and alpha,
/// 0...1), and `t` as the source where nothing is below, a channel becomes
///
///     light: t (1 - d) + b (1 - a) + s b      dark: t (1 - d) + b (1 - s) + s d
///
/// which is source over, multiply or screen, as defined by PDF and CSS, where `t` is `s`.
struct HighlightColor {
  /// The fraction of its light that it adds to a dark background.
  static let glow: Float = 0.42
  /// The opacity above other programs, relative to that on paper.
  static let restraint: Float = 0.3 / 0.86

  private let source: UInt32
  private let bare: UInt32
  private let appearance: Appearance

  init(
    _ stroke: Stroke, in appearance: Appearance, on underlay: Underlay, _ layout: PixelLayout
  ) {
    var color = stroke.ink.color(in: appearance)
    color.alpha *= stroke.markerOpacity
    let below = appearance == .dark ? color.glowing : color
    source = layout.word(below)
    if underlay == .otherPrograms {
      color.alpha *= Self.restraint
      bare = layout.word(color)
    } else {
      bare = source
    }
    self.appearance = appearance
  }

  /// Whether the color is visible.
  var isVisible: Bool { source >> 24 > 0 }

  /// Returns the source for an amount of ink, in 255ths.
  @inline(__always) func top(_ value: UInt32) -> UInt32 { PixelMath.scaled(source, by: value) }

  /// Returns a pixel with an amount of ink on it, in 255ths.
  @inline(__always) func applied(_ value: UInt32, to below: UInt32) -> UInt32 {
    let top = top(value)
    let bare = PixelMath.scaled(bare, by: value)
    guard below != 0 else { return bare }
    let (alpha, cover) = (below >> 24, top >> 24)
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (s, b) = (top >> shift & 255, below >> shift & 255)
      let lit = appearance == .light ? b &* (255 &- cover &+ s) : b &* (255 &- s) &+ s &* alpha
      result |= PixelMath.divided((bare >> shift & 255) &* (255 &- alpha) &+ lit) << shift
    }
    return result
  }
}

extension Color {
  /// The light that a highlighter of this color adds to a dark background.
  fileprivate var glowing: Color {
    let glow = HighlightColor.glow
    return Color(red: red * glow, green: green * glow, blue: blue * glow, alpha: alpha)
  }
}

extension Ink {
  /// Returns the color of the ink where it is even, for drawing its outline. For a highlighter,
  /// this is the color without rims and pools, to be multiplied with a light background and
  /// screened over a dark one.
  public func evenColor(in appearance: Appearance) -> Color {
    var color = color(in: appearance)
    guard type == .marker else { return color }
    if appearance == .dark { color = color.glowing }
    color.alpha *= Float(MarkerRim.body)
    return color
  }
}

extension Stroke {
  /// The opacity of a marker, which is constant along the stroke: that of its first control point.
  var markerOpacity: Float { path.first.map { max(0, min(1, $0.opacity)) } ?? 1 }
}

extension WetLayer {
  /// Highlights the pixels of an image within `clip`.
  func highlight(
    with color: HighlightColor, over pixels: inout MutableSpan<UInt32>, layout: PixelLayout,
    clip: PixelRect
  ) {
    guard color.isVisible else { return }
    var brush = HighlightBrush(color)
    paint(with: &brush, over: &pixels, layout: layout, clip: clip)
  }
}

/// Highlights pixels, and remembers the last results, because most pixels are like their neighbors.
private struct HighlightBrush: PixelBrush {
  private let color: HighlightColor
  private var value = UInt8(0)
  private var below = UInt32(0)
  private var pixel = UInt32(0)

  init(_ color: HighlightColor) { self.color = color }

  @inline(__always)
  mutating func paintLanes(
    _ values: Pixels, _ lanes: Range<Int>, over pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    if lanes.count == 8 {
      paintAll(values, over: &pixels, at: start)
    } else {
      paintEach(values, lanes, over: &pixels, at: start)
    }
  }

  /// Paints eight pixels.
  @inline(__always)
  private mutating func paintAll(
    _ values: Pixels, over pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    let below = LaneBits(
      pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3], pixels[start + 4],
      pixels[start + 5], pixels[start + 6], pixels[start + 7])
    guard values == Pixels(repeating: values[0]), below == LaneBits(repeating: below[0]) else {
      paintEach(values, 0..<8, over: &pixels, at: start)
      return
    }
    let result = highlighted(values[0], below[0])
    for lane in 0..<8 { pixels[start + lane] = result }
  }

  /// Paints some of eight pixels.
  @inline(__always)
  private mutating func paintEach(
    _ values: Pixels, _ lanes: Range<Int>, over pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    for lane in lanes where values[lane] > 0 {
      pixels[start + lane] = highlighted(values[lane], pixels[start + lane])
    }
  }

  @inline(__always)
  private mutating func highlighted(_ value: UInt8, _ below: UInt32) -> UInt32 {
    if value != self.value || below != self.below {
      (self.value, self.below) = (value, below)
      pixel = color.applied(UInt32(value), to: below)
    }
    return pixel
  }
}
