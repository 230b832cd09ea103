import Foundation
import ProgramKit
import Testing

/// A caret, and a pen that is held still, make room in the texts of real windows.
///
/// `the quick brown fox` stands in the line, at a height of 78 in GTK 3; letters of `page` are at
/// the left of it.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class RoomScribbleTests {
  private static let room = String(repeating: " ", count: 8)

  /// What stood in a field, one text after the other, as its window said.
  private final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [String: [String]] = [:]
    private var isOver = false

    init(_ toolkits: [String], of desktop: FieldsDesktop) {
      let files = toolkits.map { ($0, URL(fileURLWithPath: desktop.path("\($0).json"))) }
      Thread.detachNewThread { [self] in
        while !lock.withLock({ isOver }) {
          for (toolkit, file) in files {
            let fields = (try? Data(contentsOf: file)).flatMap {
              try? JSONDecoder().decode(FieldsDesktop.Fields.self, from: $0)
            }
            guard let line = fields?.line else { continue }
            lock.withLock {
              if seen[toolkit]?.last != line { seen[toolkit, default: []].append(line) }
            }
          }
          usleep(20_000)
        }
      }
    }

    func end() -> [String: [String]] {
      lock.withLock {
        isOver = true
        return seen
      }
    }
  }

  @Test func `room opens in each toolkit that tells of letters, and closes again`() throws {
    let toolkits = ["gtk3", "qt5", "qt6", "gtk4"]
    let stage = try ScribbleStage(toolkits)
    let watch = Watch(toolkits, of: stage.desktop)
    var deeds: [String] = []
    for left in [0, 320, 640, 960] { deeds += ["hold \(left + 70),82,.8", "rest .3"] }
    try stage.play(deeds + ["rest 8"])
    let seen = watch.end()
    for toolkit in toolkits {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.line == "the quick brown fox", "\(toolkit)")
      let opened = seen[toolkit]?.contains { $0.contains(Self.room) } == true
      #expect(opened == (toolkit != "gtk4"), "\(toolkit) \(seen[toolkit] ?? [])")
    }
    // GTK 4.8 tells of no letters: its field got a tap.
    #expect(stage.status.gestures == 3 && stage.status.taps == 1, "\(stage.status)")
    #expect(stage.status.failed == 0 && stage.status.written == 0)
  }

  @Test func `what is written into the room of a caret stands there`() throws {
    let toolkits = ["gtk3", "qt6"]
    let stage = try ScribbleStage(toolkits)
    var deeds: [String] = []
    for left in [0, 640] {
      deeds += ["caret \(left + 70),76,22", "rest 1", "write \(left + 90),84,12 house", "rest 4"]
    }
    // Until all is read, which takes some seconds where nothing is optimized.
    stage.atEnd = {
      let isWritten = try eventually { try stage.ask().written == 2 }
      #expect(isWritten)
    }
    try stage.play(deeds)
    for toolkit in toolkits {
      let line = try stage.desktop.fields(of: toolkit).line
      // It may be read as two words.
      let letters = line.filter { $0 != " " }
      #expect(letters.replacingOccurrences(of: "house", with: "") == "thequickbrownfox", "\(line)")
      #expect(letters.contains("house") && !line.contains("  "), "\(line)")
    }
    #expect(stage.status.gestures == 2 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    try stage.desktop.keepPicture("scribble-room")
  }

  @Test(arguments: ["chromium", "firefox"])
  func `room opens in browsers, and closes again`(browser: String) throws {
    let stage = try ScribbleStage(browser)
    let watch = Watch([browser], of: stage.desktop)
    try stage.play("hold 70,76,.8", "rest 8")
    let seen = watch.end()[browser] ?? []
    #expect(try stage.desktop.fields(of: browser).line == "the quick brown fox")
    #expect(seen.contains { $0.contains(Self.room) }, "\(seen) \(stage.status)")
  }
}
