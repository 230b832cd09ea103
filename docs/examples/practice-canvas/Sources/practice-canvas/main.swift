// Practise handwriting in a window: the page and the dot are the canvas's background, the pen's ink
// is the canvas's own.
import CStylusCanvasGtk4
import Foundation
import InkPractice

let usage = """
  practice-canvas - teaches handwriting in a window: write the word after the moving dot

  Usage: practice-canvas [--size large|medium|small] [--full-screen] [WORD]...

  A stroke that is right turns green; one that is wrong vanishes, and the dot shows it again. Escape ends it.
  practice-example does the same above all windows (docs/practice.md).

  """

/// What the command line asks for; nil if it makes no sense.
func order(_ arguments: some Sequence<String>) -> (words: String, size: PracticeSize, fills: Bool)?
{
  var (words, size, fills): ([String], PracticeSize, Bool) = ([], .large, false)
  var rest = arguments.makeIterator()
  while let word = rest.next() {
    switch word {
    case "--full-screen": fills = true
    case "--size":
      guard let named = rest.next().flatMap(PracticeSize.init(rawValue:)) else { return nil }
      size = named
    case _ where word.hasPrefix("-"): return nil
    default: words.append(word)
    }
  }
  return (words.isEmpty ? "hello" : words.joined(separator: " "), size, fills)
}

/// Says what is wrong, and ends.
func fail(_ words: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("practice-canvas: \(words)\n".utf8))
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("-h") || arguments.contains("--help") {
  print(usage, terminator: "")
  exit(0)
}
guard let wish = order(arguments) else {
  fail("that makes no sense. Fix: practice-canvas --help says what does", 2)
}
do { _ = try PracticeText(wish.words, letters: .shipped, size: wish.size) } catch {
  fail("\(error)", 1)
}
guard gtk_init_check() != 0 else {
  fail("there is no display. Fix: start it in a Wayland or X11 session", 1)
}
let practice = PracticeWindow(wish.words, wish.size)
practice.present(fills: wish.fills)
practice.run()
