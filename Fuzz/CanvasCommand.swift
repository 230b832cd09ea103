import InkDrawing
import InkEditing
import InkGeometry

/// Any bytes as lines of commands: each is refused in one printable line, or read, and then written
/// and read the same; a toolset does it or says why not, and its settings stay within their ranges.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCanvasCommand(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var tools = Toolset()
  for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
    do throws(CommandError) {
      let command = try CanvasCommand(line)
      precondition((try? CanvasCommand(command.text)) == command, "it is read another way again")
      _ = try? tools.perform(command)
    } catch {
      let text = "\(error)"
      precondition(text.utf8.count < 1_000 && !text.unicodeScalars.contains { $0.value < 0x20 })
    }
  }
  for type in CanvasTool.inks {
    let ink = tools.settings(of: type)
    precondition(type.validWidths.contains(ink.width))
    precondition(InkSettings.opacities.contains(ink.color.alpha))
  }
  precondition(Toolset(text: tools.text) == tools, "it is kept another way")
  return 0
}
