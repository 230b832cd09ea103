import CommandSupport
import InkConversion
import InkDrawing
import InkFormats
import InkStorage
import LinuxIO
import ProgramOptions
import StylusModel

/// `stylusctl thumbnail`: the small picture that a file manager shows of a drawing.
struct ThumbnailCommand: Command {
  private let invocation: Invocation

  private static let size = Option.value(
    "size", .integer("PIXELS", 16...2048), default: "256", "the maximum length of the longer side")
  private static let dark = Option.flag("dark", "show light ink on dark paper")
  private static let limit = Option.value(
    "seconds", .integer("SECONDS", 1...3600), default: "10",
    "the time limit; after it, no picture is written and the status is 1")
  private static let file = Positional.required(
    .path("FILE"), "a drawing: .inkd, InkML, Xournal++ or UIM")
  private static let picture = Positional.required(
    .path("PNG"), "the picture; replaced if it exists")

  static let description = ProgramDescription(
    "thumbnail", "make the picture of a drawing for file managers",
    options: [size.description, dark.description, limit.description],
    positionals: [file.description, picture.description]
  )
  .explained(
    """
    The picture shows the ink of the first page that has any, on white paper. It is a PNG \
    regardless of its name. Ink is never shown larger than at 192 pixels per inch. File managers \
    run this command for drawings if the package inkoverlay is installed. Large .inkd files \
    contain their picture and are not drawn for sizes up to 512. A drawing without ink has no \
    picture, and the status is 1.
    """
  )
  .example("stylusctl thumbnail --size 128 a.inkd a.png", "at most 128 pixels per side")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    let picture = try madeInTime()
    let path = invocation[Self.picture]
    try calling { () throws(SystemError) in try FileBytes.write(picture, to: path) }
    return .success
  }

  private typealias ThumbnailResult = Result<[UInt8], StylusctlError>

  /// The picture, which another thread makes: nothing can interrupt the reading of some files.
  private func madeInTime() throws(StylusctlError) -> [UInt8] {
    let (name, seconds) = (invocation[Self.file], invocation[Self.limit])
    let source = ThumbnailSource(
      name: name,
      thumbnail: Thumbnail(
        longerSide: invocation[Self.size], appearance: invocation[Self.dark] ? .dark : .light))
    let thread = try calling { () throws(SystemError) in
      try SideThread<ThumbnailSource, ThumbnailResult>(named: "thumbnail") { $0.outcome }
    }
    thread.submit(source)
    let made = thread.takeNext(until: .now + Microseconds(Int64(seconds) * 1_000_000))
    guard let outcome = made.first else {
      throw StylusctlError(
        "\(name): the picture takes longer than \(seconds) s. Fix: add --seconds SECONDS, or make "
          + "a file with a preview: stylusctl import \(name) NEW.inkd")
    }
    return try outcome.get()
  }
}

/// A file of which a small picture is made.
private struct ThumbnailSource: Sendable {
  let name: String
  let thumbnail: Thumbnail

  var outcome: Result<[UInt8], StylusctlError> {
    do throws(StylusctlError) { return .success(try picture()) } catch { return .failure(error) }
  }

  private func picture() throws(StylusctlError) -> [UInt8] {
    let input = try calling { () throws(SystemError) in try InputFile(name) }
    if let picture = ofParts(of: input) { return picture }
    if let picture = try ofOther(input) { return picture }
    if let picture = try ofWhole(input) { return picture }
    throw StylusctlError("\(name): the drawing has no ink, so no picture was written")
  }

  /// The picture of a sound file of another program, which goes by.
  private func ofOther(_ input: InputFile) throws(StylusctlError) -> [UInt8]? {
    guard let format = InkFileFormat(input.source) else { return nil }
    do throws(InkFormatError) { return try thumbnail.drawn(of: input.source, format) } catch {
      guard !error.isDamage else { return nil }
      throw StylusctlError("\(name): \(DrawingDecoder.DrawingDecodingError.other(format, error))")
    }
  }

  /// The picture of a file that is read as a whole, as far as it is sound.
  private func ofWhole(_ input: InputFile) throws(StylusctlError) -> [UInt8]? {
    let bytes = try calling { () throws(SystemError) in try input.readAll() }
    let document: InkDocument?
    do throws(DrawingDecoder.DrawingDecodingError) {
      document = try DrawingDecoder.readDocument(bytes)?.document
    } catch { throw StylusctlError("\(name): \(error)") }
    guard let document else {
      throw StylusctlError(
        bytes.isEmpty
          ? "\(name) is empty: it has 0 bytes. Fix: name a drawing"
          : "\(name) is not a drawing. Fix: name a file that `stylusctl export` can read")
    }
    return thumbnail.drawn(of: document)
  }

  /// The picture of a file of ours of which only the necessary parts are read; nil if it is another
  /// file or damaged.
  private func ofParts(of input: InputFile) -> [UInt8]? {
    guard InkFile.isInk(input.beginning), let file = try? InkFile(input.source) else { return nil }
    return thumbnail.shown(by: file) ?? (try? thumbnail.drawn(of: file))
  }
}
