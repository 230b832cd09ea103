package import InkGeometry
package import InkRecognition

/// Words that were searched for, where they were found.
package struct WordMatch {
  /// The number of the line on its page, and of the first word in it, from 1 on.
  package var place: (line: Int, word: Int)
  package var reading: Reading
  package var bounds: Rect
}
