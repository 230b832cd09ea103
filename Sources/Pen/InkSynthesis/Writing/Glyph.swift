/// The path of the pen for one character.
///
/// Lengths are in heights of an x, y grows upwards from the baseline.
struct Glyph {
  /// From the left edge to that of the next character.
  var advance: Double
  /// The strokes that are drawn at once, in order.
  var strokes: [[GlyphPoint]] = [[]]
  /// Dots and bars that wait until the joined letters are through.
  var later: [[GlyphPoint]] = []
  /// How a joining stroke bends on its way into the first stroke; nil = the letter begins afresh.
  var entry: Double?
  /// How the last of `strokes` ends when nothing is joined to it.
  var loneEnding: [GlyphPoint] = []
  /// How the last of `strokes` leads on to a joined letter; nil = never.
  var exit: Exit?

  /// A place to pass.
  struct GlyphPoint {
    var x: Double
    var y: Double
    /// How far the direction turns on the way here, in radians, counterclockwise.
    var bend: Double
  }

  /// The point where a letter can be joined to the next.
  struct Exit {
    /// At the height of an x, as o and w do, rather than on the line.
    var isHigh: Bool
    var nodes: [GlyphPoint] = []
  }
}
