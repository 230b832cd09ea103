import InkModel
import LinuxIO

/// A picture of strokes in a file.
enum PictureFile {
  /// Writes an SVG picture.
  static func write(
    _ strokes: [CapturedStroke], of area: Tablet.Area? = nil, to path: String
  ) throws(CommandFailure) {
    let picture = StrokePicture(area: area, title: "Strokes of stylusd")
    try calling { () throws(SystemError) in
      try FileBytes.write(picture.svg(of: strokes), to: path)
    }
  }
}
