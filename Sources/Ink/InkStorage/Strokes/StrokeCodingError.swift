/// The reason why bits cannot be read as a stroke.
enum StrokeCodingError: String, Error {
  case id = "an id of unknown kind"
  case inkIndex = "an ink that was not declared"
  case inkType = "an unknown ink type"
  case color = "a color outside 0...1"
  case transform = "a transform that is not finite"
  case mask = "a mask that is not made of rings, or is far too dense"
  case points = "more control points than the chunk promised"
  case pointsMissing = "fewer control points than the chunk promised"
  case path = "invalid control points or an invalid parametric range"
  case number = "a number of more than 64 bits"
  case mode = "an unknown encoding of a channel"
  case scale = "a scale outside -8...24"
}
