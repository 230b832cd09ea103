/// The ranges of words in eight neighboring rows.
struct WordRuns {
  let first: SIMD8<Int32>
  let end: SIMD8<Int32>
}

/// Converts chords of rows to words within a box.
struct WordScale {
  private let left: Lanes
  private let right: Lanes
  private let shift: SIMD8<Int32>

  /// - Parameter originX: the column from which chords are measured.
  @inline(__always) init(box: PixelRect, originX: Int, grid: WordGrid) {
    left = Lanes(repeating: Float(box.minX - originX))
    right = Lanes(repeating: Float(box.maxX - 1 - originX))
    shift = SIMD8(repeating: Int32(truncatingIfNeeded: originX - grid.x))
  }

  /// Returns the words with a pixel whose center lies in a chord; at least one.
  @inline(__always) func touched(_ chords: RowChords) -> WordRuns {
    WordRuns(
      first: wordIndices((chords.left - 0.5).atLeast(left).atMost(right), 0),
      end: wordIndices((chords.right + 0.5).atMost(right).atLeast(left), 0) &+ 1)
  }

  /// Returns the words that lie completely in a chord.
  @inline(__always) func held(_ chords: RowChords) -> WordRuns {
    WordRuns(
      first: wordIndices((chords.left + 0.5).atLeast(left).atMost(right + 8), 7),
      end: wordIndices((chords.right - 0.5).atMost(right + 8).atLeast(left), 0))
  }

  @inline(__always) private func wordIndices(_ columns: Lanes, _ more: Int32) -> SIMD8<Int32> {
    (columns.nearest &+ shift &+ SIMD8(repeating: more)) &>> SIMD8(repeating: 3)
  }
}
