/// The reason why a PNG cannot be written or read.
public enum PngError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The size is invalid: sides must be 1...2^31-1 pixels, and a picture to read must not be larger
  /// than allowed.
  case badSize(width: Int, height: Int)
  /// The length of a row is not four bytes per pixel.
  case badRow(bytes: Int, expected: Int)
  /// The number of rows differs from the height of the picture.
  case badRowCount(rows: Int, expected: Int)
  /// libpng rejected the input, with this message.
  case refused(String)
  /// libpng could not write the output, with this message.
  case unwritable(String)

  /// The problem and how to fix it.
  public var description: String {
    switch self {
    case .badSize(let width, let height):
      "a picture of \(width) x \(height) pixels cannot be; choose another scale"
    case .badRow(let bytes, let expected):
      "a row has \(bytes) bytes instead of \(expected); give four for each pixel"
    case .badRowCount(let rows, let expected):
      "the picture has \(rows) rows instead of \(expected); give as many as were announced"
    case .refused(let why): "libpng says: \(why); fetch the file again"
    case .unwritable(let why): "libpng cannot write the picture: \(why); choose another scale"
    }
  }
}
