package import StylusModel

/// A finished stroke in little memory: its samples are packed.
package struct PackedStroke: Hashable, Sendable {
  /// The stroke without its samples.
  package private(set) var outline: CapturedStroke
  /// Its samples.
  package private(set) var samples: PackedSamples

  /// Packs a stroke.
  ///
  /// - Parameter samples: its samples, if they are packed already.
  package init(_ stroke: CapturedStroke, samples: PackedSamples? = nil) {
    outline = stroke
    outline.samples = []
    self.samples = samples ?? PackedSamples(stroke.samples)
  }

  /// The stroke as it was.
  package var unpacked: CapturedStroke {
    var stroke = outline
    stroke.samples = samples.samples
    return stroke
  }

  /// Its number among its owner's.
  package var sequence: UInt64 {
    get { outline.sequence }
    set { outline.sequence = newValue }
  }

  /// Gives back the memory of its samples.
  package mutating func forgetSamples() { samples = PackedSamples([]) }
}
