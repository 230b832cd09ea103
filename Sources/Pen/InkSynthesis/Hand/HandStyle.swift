package import StylusModel

/// The properties of a person's handwriting.
package struct HandStyle: Hashable, Sendable {
  /// The angle of letters to the right of upright.
  package var slant = Radians(degrees: 8)
  /// Width of the letters against the ordinary; 0.6...1.5.
  package var width = 1.0
  /// Extra space between letters in heights of an x; -0.1...0.4.
  package var spacing = 0.06
  /// How often a letter is joined to the next if both permit it.
  package var joining = Fraction(0.6)
  /// Sub-movements in a second against the ordinary; 0.4...2.
  package var tempo = 1.0
  /// The overlap of sub-movements: the width of a pulse of speed in intervals between pulses; 1.6
  /// (every corner sharp) to 3.2 (everything flows).
  package var fluency = 2.2
  /// The variation of shape, size, timing and pressure from letter to letter; 0 = a machine, 1 = an
  /// average hand, 3 = a bad one.
  package var irregularity = 1.0
  /// Root mean square of the 8...12 Hz tremor.
  package var tremor = Millimeters(0.008)
  /// How much the hand becomes slower, coarser and weaker over minutes.
  package var fatigue = Fraction(0.2)
  /// The ordinary pressure.
  package var pressure = Fraction(0.48)
  /// The extra pressure of down-strokes over up-strokes; 1 = average, 0 = none.
  package var contrast = 1.0
  /// The ordinary altitude.
  package var altitude = Radians(degrees: 56)
  /// The direction of the pen's upper end at the middle of a line: lower right for a right hand.
  package var azimuth = Radians(degrees: 45)

  /// An average right hand, mostly joined.
  package init() {}

  /// Whether a person could write with these values.
  var isPossible: Bool {
    (0.2...4).contains(width) && (-0.5...4).contains(spacing) && (0.1...10).contains(tempo)
      && (1.2...4).contains(fluency) && (0...5).contains(irregularity) && (0...8).contains(contrast)
      && abs(slant.value) < 1.2 && (0...1).contains(tremor.value)
  }

  /// A hand invented from a seed: every property varies as it does among people.
  package init(inventedFrom seed: UInt64) {
    var random = RandomSource(seed: seed, for: .style)
    slant = Radians(degrees: Float(6 + 9 * random.normal()))
    width = max(0.65, 1 + 0.13 * random.normal())
    spacing = max(-0.06, 0.07 + 0.07 * random.normal())
    joining = Fraction(Float(random.uniform(0...0.9)))
    tempo = max(0.55, 1 + 0.14 * random.normal())
    fluency = 2.2 + 0.15 * random.normal()
    irregularity = max(0.3, 1 + 0.4 * random.normal())
    tremor = Millimeters(Float(random.uniform(0.003...0.015)))
    fatigue = Fraction(Float(random.uniform(0...0.5)))
    pressure = Fraction(Float(max(0.15, 0.48 + 0.1 * random.normal())))
    contrast = max(0.4, 1 + 0.25 * random.normal())
    altitude = Radians(degrees: Float(55 + 4 * random.normal()))
    azimuth = Radians(degrees: Float(45 + 20 * random.normal()))
  }
}
