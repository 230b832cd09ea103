package import CommandSupport
import LinuxIO
package import ProgramOptions
package import StylusModel

/// A picture of strokes in a file.
package enum PictureFile {
  /// Makes sure that a picture that was asked for can be written, before anything is shown for it.
  package static func checkWritable(_ invocation: Invocation) throws(StylusctlError) {
    guard let path = invocation[SharedOption.svg] else { return }
    try WrittenFile.checkFree(path, invocation)
    try calling { () throws(SystemError) in try FileBytes.checkWritable(path) }
  }

  /// Writes an SVG picture.
  package static func writeSVG(
    _ strokes: [CapturedStroke], of area: Tablet.Area? = nil, to path: String
  ) throws(StylusctlError) {
    let picture = StrokePicture(area: area, title: "Strokes of stylusd")
    try calling { () throws(SystemError) in
      try FileBytes.write(picture.svg(of: strokes), to: path)
    }
  }
}
