import InkGeometry
package import InkPractice

/// What is to be practised, and where.
package struct PracticeOrder {
  let text: String
  let size: PracticeSize
  let letters: PenLetters
  /// The daemon's socket; nil for the usual one.
  let socket: String?
  /// The name of the screen; nil for the first.
  let output: String?

  package init(
    text: String, size: PracticeSize, letters: PenLetters, socket: String? = nil,
    output: String? = nil
  ) {
    (self.text, self.size, self.letters) = (text, size, letters)
    (self.socket, self.output) = (socket, output)
  }

  /// The page on a screen of so many logical pixels.
  func makePage(width: Double, height: Double) throws(LettersError) -> PracticePage {
    try PracticePage(
      text, letters: letters, size: size,
      screen: Size(width: width * 25.4 / 96, height: height * 25.4 / 96))
  }
}
