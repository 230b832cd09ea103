/// The weights of what is known about a line of characters, as natural logarithms. They were chosen
/// on composed phrases; `Benchmarks/recognition` measures what they do.
struct PhraseWeights: Sendable {
  /// The weight of a character's similarity to its template, for the mean ink of a character.
  var quality: Float = 15
  /// The weight of words.
  var words: Float = 0.6
  /// The weight of words for a line of one character.
  var wordsOfOne: Float = 0.15
  /// What each character of a line gains, since words make each of them less likely.
  var character: Float = 7.5
  /// What it gains without words: parts of characters are characters, too, and simpler ones.
  var characterAlone: Float = -2
  /// What a line gains that is read as one character and is not wider than 1.25 times its height:
  /// the parts of a character are often characters, but seldom written so close together.
  var square: Float = 8
  /// The tolerated differences from the pitch, as shares of it: of widths above one and below 0.6,
  /// of gaps inside a character, and of distances between the middles of characters.
  var wide: Float = 0.18
  /// The tolerated width of a line of one character above one, which may be stretched.
  var wideAlone: Float = 0.5
  var narrow: Float = 0.25
  var gap: Float = 0.12
  var distance: Float = 0.22
  /// The largest cost of each of these differences.
  var most: Float = 8

  /// Returns what a group loses because of its shape; `isAlone` if it is the whole line.
  func loss(_ group: LineGroup, pitch: Float, isAlone: Bool) -> Float {
    let width = group.width / pitch
    let off =
      width > 1
      ? (width - 1) / (isAlone ? wideAlone : wide) : max(0, 0.6 - width) / narrow
    let inside = max(0, group.gap / pitch - 0.12) / gap
    return limited(off) + limited(inside) - (isAlone && width <= 1.25 ? square : 0)
  }

  /// Returns what two neighbors lose because of their distance.
  func loss(_ group: LineGroup, after last: LineGroup, pitch: Float) -> Float {
    limited(((group.center - last.center) / pitch - 1) / distance)
  }

  private func limited(_ off: Float) -> Float { min(most, off * off / 2) }
}
