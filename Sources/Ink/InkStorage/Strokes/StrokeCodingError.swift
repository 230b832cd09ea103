/// The reason why bits cannot be read as a stroke.
enum StrokeCodingError: String, Error {
  case id = "an id of no known kind"
  case inkIndex = "an ink that was not told"
  case inkType = "an ink type that this version does not know"
  case color = "a colour outside 0...1"
  case transform = "a transform that is not finite"
  case mask = "a mask that is not the area of any rings, or far too dense"
  case points = "more control points than the chunk promised"
  case pointsMissing = "fewer control points than the chunk promised"
  case path = "control points or a parametric range that are not sound"
  case number = "a number of more than 64 bits"
  case mode = "a way to tell a channel that this version does not know"
  case scale = "a scale outside -8...24"
}
