/// The reason why bytes cannot be read as a drawing, with advice.
public enum InkFileError: Error, Hashable, Sendable {
  /// The first bytes are not those of an ink file.
  case notInk
  /// The file requires a later version of the format.
  case needsVersion(major: Int, minor: Int, offset: Int)
  /// A chunk extends beyond the end of the file, because writing was interrupted.
  case torn(offset: Int)
  /// A chunk is damaged: its checksum does not match.
  case damaged(offset: Int)
  /// A chunk is intact but its content is invalid, because of an error in the program that wrote
  /// it.
  case malformed(offset: Int, reason: String)
  /// The drawing has more control points than the reader allows.
  case tooLarge(points: Int, limit: Int)
  /// The file contains several pages and cannot be read as a single drawing.
  case hasPages(Int)
  /// The source of the bytes could not read them.
  case unreadable(offset: Int)
}

extension InkFileError: CustomStringConvertible {
  /// The error, its position and what to do about it.
  public var description: String { fault + (advice.map { ": \($0)" } ?? "") }

  /// The error and its position.
  public var fault: String {
    switch self {
    case .notInk: "this is not an ink file: its first bytes are wrong"
    case .needsVersion(let major, let minor, let offset):
      "the chunk at byte \(offset) needs version \(major).\(minor) of the ink format; this program reads "
        + "\(InkFile.version.major).\(InkFile.version.minor)"
    case .torn(let offset): "the chunk at byte \(offset) is cut short"
    case .damaged(let offset): "the chunk at byte \(offset) is damaged"
    case .malformed(let offset, let reason): "the chunk at byte \(offset) is malformed: \(reason)"
    case .tooLarge(let points, let limit):
      "the drawing has \(points) control points or more; at most \(limit) are allowed"
    case .hasPages(let count):
      "the file is a document of \(count) pages, and a drawing has only one"
    case .unreadable(let offset): "the bytes from \(offset) on could not be read"
    }
  }

  private var advice: String? {
    switch self {
    case .notInk, .unreadable: nil
    case .needsVersion: "use a newer version of this program"
    case .torn, .damaged: "`stylusctl recover FILE` saves what is left of the file"
    case .malformed: "report it to the authors of the program that wrote it"
    case .tooLarge: "raise the limit or read a part of it"
    case .hasPages: "open it as a document"
    }
  }
}
