import InkDrawing
import InkFormats
import InkGeometry
import LinuxIO
import ProgramOptions

/// `stylusctl thumbnail`: the small picture that a file manager shows of a drawing.
struct ThumbnailCommand: Command {
  private let invocation: Invocation

  private static let size = Option.value(
    "size", .integer("PIXELS", 16...2048), default: "256", "how long its longer side may be")
  private static let file = Positional.required(
    .path("FILE"), "a drawing: .inkd, InkML, Xournal++ or UIM")
  private static let picture = Positional.required(
    .path("PNG"), "the picture; replaced if it is there")

  /// What is small is not shown larger than so: a dot would fill the picture.
  private static let mostDotsPerInch = 192.0

  static let description = ProgramDescription(
    "thumbnail", "makes the picture of a drawing for file managers",
    options: [size.description], positionals: [file.description, picture.description]
  )
  .explained(
    """
    All ink on white paper, as a PNG whatever its name. File managers call this for drawings where the package \
    inkoverlay is installed. A drawing without ink has no picture, and the status is 1 then.
    """
  )
  .example("stylusctl thumbnail --size 128 a.inkd a.png", "at most 128 pixels a side")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(CommandFailure) -> ExitCode {
    let (name, path) = (invocation[Self.file], invocation[Self.picture])
    let bytes = try calling { () throws(SystemError) in try FileBytes.read(path: name) }
    let drawing = try read(bytes, name)
    let inches = max(drawing.bounds.width, drawing.bounds.height) / 25.4
    guard !drawing.bounds.isEmpty, inches.isFinite else {
      throw CommandFailure("\(name): the drawing has no ink, so there is no picture of it")
    }
    var encoder = DrawingEncoder()
    encoder.background = .white
    // One pixel more on each side for rims, and one for the grid.
    encoder.dotsPerInch = min(Self.mostDotsPerInch, Double(invocation[Self.size] - 4) / inches)
    let picture: [UInt8]
    do throws(DrawingEncoder.Fault) {
      picture = try encoder.encode(drawing, as: .png).bytes
    } catch { throw CommandFailure("\(name): \(error)") }
    try calling { () throws(SystemError) in try FileBytes.write(picture, to: path) }
    return .success
  }

  private func read(_ bytes: [UInt8], _ name: String) throws(CommandFailure) -> Drawing {
    do throws(DrawingDecoder.Fault) {
      if let read = try DrawingDecoder.read(bytes, progress: { _, _ in }) { return read.drawing }
    } catch { throw CommandFailure("\(name): \(error)") }
    guard !bytes.isEmpty else {
      throw CommandFailure("\(name) is empty: it has 0 bytes. Fix: name a drawing")
    }
    throw CommandFailure(
      "\(name) is no drawing. Fix: a file that `stylusctl export` reads and writes")
  }
}
