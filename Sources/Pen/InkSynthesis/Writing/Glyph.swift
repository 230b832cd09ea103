/// The path of the pen for one character.
///
/// Lengths are in heights of an x, y grows upwards from the baseline.
struct Glyph {
  /// From the left edge to the left edge of the next character.
  var advance: Double
  /// The strokes that are drawn at once, in order.
  var strokes: [[GlyphPoint]] = [[]]
  /// Dots and bars that wait until the joined letters are through.
  var later: [[GlyphPoint]] = []
  /// How a joining stroke bends on its way into the first stroke; nil = the letter begins afresh.
  var entry: Double?
  /// The end of the last of `strokes` if no letter is joined to it.
  var loneEnding: [GlyphPoint] = []
  /// The continuation of the last of `strokes` to a joined letter; nil = never.
  var exit: Exit?

  /// A point of the path.
  struct GlyphPoint {
    var x: Double
    var y: Double
    /// The change of direction on the path to this point, in radians, counterclockwise.
    var bend: Double
  }

  /// The point where a letter can be joined to the next.
  struct Exit {
    /// At the height of an x, as in o and w, and not on the line.
    var isHigh: Bool
    var nodes: [GlyphPoint] = []
  }
}
