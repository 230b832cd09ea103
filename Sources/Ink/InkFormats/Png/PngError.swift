/// Why a PNG cannot be written or read.
public enum PngError: Error, Hashable, CustomStringConvertible, Sendable {
  /// Sides must be 1...2^31-1 pixels, and a picture to read at most as large as allowed.
  case badSize(width: Int, height: Int)
  /// A row has other than four bytes for each pixel.
  case badRow(bytes: Int, expected: Int)
  /// More or fewer rows than the picture is high.
  case badRowCount(rows: Int, expected: Int)
  /// libpng refused what it was to read; in its words.
  case refused(String)
  /// libpng refused what it was to write; in its words.
  case unwritable(String)

  /// Culprit and fix.
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
