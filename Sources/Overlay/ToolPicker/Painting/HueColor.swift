public import InkDrawing

/// A color as hue, saturation and lightness (HSL), each 0...1, as in a color field.
public struct HueColor: Hashable, Sendable {
  /// The hue: 0 is red, one third green, two thirds blue.
  public var hue: Double
  /// The saturation; 0 is gray.
  public var saturation: Double
  /// The lightness; 0 is black, 1 white.
  public var lightness: Double

  /// Creates a color; components outside 0...1 are clamped.
  public init(hue: Double, saturation: Double, lightness: Double) {
    func clamped(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
    self.hue = clamped(hue)
    self.saturation = clamped(saturation)
    self.lightness = clamped(lightness)
  }

  /// Creates the HSL components of a color; hue and saturation of gray are 0.
  public init(_ color: Color) {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let (chroma, lightness) = (most - least, (most + least) / 2)
    guard chroma > 0 else {
      self.init(hue: 0, saturation: 0, lightness: lightness)
      return
    }
    let sixths: Double
    if most == red {
      sixths = (green - blue) / chroma + (green < blue ? 6 : 0)
    } else if most == green {
      sixths = (blue - red) / chroma + 2
    } else {
      sixths = (red - green) / chroma + 4
    }
    self.init(
      hue: sixths / 6, saturation: chroma / (1 - abs(2 * lightness - 1)), lightness: lightness)
  }

  /// The color, opaque.
  public var color: Color {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    let base = lightness - chroma / 2
    func level(_ shift: Double) -> Float {
      var turn = hue * 6 + shift
      if turn >= 6 { turn -= 6 }
      let share = max(0, min(1, turn < 3 ? turn - 1 : 5 - turn))
      return Float(base + chroma * (1 - share))
    }
    // Each channel falls one sixth after its color and rises again four sixths later.
    return Color(red: level(0), green: level(4), blue: level(2))
  }
}
