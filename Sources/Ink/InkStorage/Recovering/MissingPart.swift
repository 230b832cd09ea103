/// A part of a damaged file that cannot be read.
public struct MissingPart: Hashable, Sendable {
  /// The range of bytes in the file, or in the unpacked content of a compressed file.
  public var bytes: Range<Int>
  /// The error, as a clause without a full stop.
  public var reason: String
  /// The number of strokes lost; nil if it is unknown.
  public var strokes: Int?
  /// The page that the part belongs to, counted from 1; nil if it is unknown, or if the file has no
  /// pages.
  public var page: Int?
  /// The number of strokes before the part; nil if it is unknown.
  public var strokesBefore: Int?

  /// Creates a missing part.
  public init(_ bytes: Range<Int>, _ reason: String, strokes: Int? = nil) {
    self.bytes = bytes
    self.reason = reason
    self.strokes = strokes
  }
}

extension MissingPart: CustomStringConvertible {
  /// The position, the reason and the extent, in one line.
  public var description: String {
    let place =
      bytes.count <= 1
      ? "byte \(bytes.lowerBound)" : "bytes \(bytes.lowerBound) to \(bytes.upperBound - 1)"
    let fault = bytes.isEmpty ? "and everything after it is missing" : "cannot be read"
    return "\(place) \(fault): \(reason)" + loss.map { "; \($0)" }.joined()
  }

  /// What is lost, and after which strokes.
  private var loss: [String] {
    let place =
      (page.map { ", on page \($0)" } ?? "")
      + (strokesBefore.map { $0 > 0 ? ", after stroke \($0)" : ", before the first stroke" } ?? "")
    switch strokes {
    case nil: return place.isEmpty ? [] : ["this was" + place.dropFirst()]
    case 0?: return []
    case 1?: return ["1 stroke is missing" + place]
    case let count?: return ["\(count) strokes are missing" + place]
    }
  }
}
