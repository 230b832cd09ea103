import InkDrawing
import InkGeometry
import Testing

@testable import InkEditing

/// Commands as lines of words.
@Suite struct CommandTests {
  private static let lines = [
    "tool pen", "tool fountain-pen", "tool eraser", "tool lasso", "tool last", "tool next",
    "tool eraser-toggle", "color #ff0000", "color #ff000080", "width 0.5", "opacity 0.5",
    "opacity 0.05", "eraser object", "eraser pixel", "eraser width 4.0", "lasso parts",
    "lasso whole", "ruler on",
    "ruler off", "ruler toggle", "ruler place 10.0 -20.5 45.0", "ruler move 3.0 -4.5",
    "ruler turn 7.5", "shapes on", "shapes off", "shapes toggle", "picker show", "picker hide",
    "picker toggle", "undo", "redo", "clear", "select all", "select none", "delete", "cut", "copy",
    "paste", "duplicate", "move 1.5 -2.0", "scale 2.0", "rotate -90.0", "recolor #123456",
    "reink marker", "zoom 2.0", "zoom 150.0%", "zoom fit", "zoom reset", "pan 5.0 0.25",
    "turn 15.0", "page next",
    "page previous", "page 3", "page add", "page remove",
    "background none", "background paper", "background ruled", "background grid", "background dots",
    "background toggle", "background next", "background color #ffeecc", "background spacing 7.5",
  ]

  @Test(arguments: lines)
  func `a command is written as it is read`(_ line: String) throws {
    let command = try CanvasCommand(line)
    #expect(command.text == line)
    #expect(try CanvasCommand(words: command.words) == command)
    #expect(
      try CanvasCommand("  \(line.split(separator: " ").joined(separator: "\t ")) ") == command)
  }

  @Test(arguments: [
    ("", "there is no command. Fix: start with a word such as undo"),
    ("tool markr", "not \"markr\""),
    ("tool", "tool needs one of pen, monoline"),
    ("width wide", "width needs a number from 0.05 to 100.0, not \"wide\""),
    ("width nan", "not \"nan\""), ("width 0x1p3", "not \"0x1p3\""), ("width inf", "not \"inf\""),
    ("scale 0", "scale needs a number from 0.001 to 1000.0, not \"0\""),
    ("move 1", "move needs two lengths in millimeters"),
    ("move 1 2 3", "leave out \"3\""),
    ("color blurple", "color needs a name such as red, #rrggbb or #rrggbbaa, not \"blurple\""),
    ("reink eraser", "not \"eraser\""), ("eraser wide", "one of object, pixel, width"),
    ("ruler up", "one of on, off, toggle, place"), ("page 0", "not \"0\""),
    ("page 10001", "not \"10001\""), ("page", "page needs one of next, previous, add, remove"),
    ("scale 2mm", "not \"2mm\""), ("width 2 mm", "leave out \"mm\""), ("turn °", "not \"°\""),
    ("color light gravy", "not \"light\""), ("undo twice", "leave out \"twice\""),
    ("ex\u{1B}[31m", "there is no command \"ex?[31m\", but: tool, color"),
    (String(repeating: "x", count: 99), "x...\", but: tool"),
  ])
  func `an error names the word and what would be right`(_ line: String, _ part: String) {
    #expect {
      _ = try CanvasCommand(line)
    } throws: {
      "\($0)".contains(part)
    }
  }

  @Test(arguments: [
    ("tool highlighter", "tool marker"), ("tool brush", "tool watercolor"),
    ("tool fountain", "tool fountain-pen"), ("colour red", "color #ff0000"), ("remove", "delete"),
    ("recolour red", "recolor #ff0000"), ("reink watercolour", "reink watercolor"),
    ("zoom 200%", "zoom 200.0%"), ("zoom in", "zoom 1.25"), ("zoom out", "zoom 0.8"),
    ("page new", "page add"), ("page prev", "page previous"), ("page delete", "page remove"),
    ("picker on", "picker show"), ("ruler hide", "ruler off"), ("shapes show", "shapes on"),
    ("background lined", "background ruled"), ("background dotted", "background dots"),
    ("background off", "background none"), ("background colour red", "background color #ff0000"),
    ("eraser whole", "eraser object"), ("eraser width 3", "eraser width 3.0"),
    ("Tool Marker", "tool marker"), ("highlighter", "tool marker"), ("pencil", "tool pencil"),
    ("eraser", "tool eraser"), ("lasso", "tool lasso"), ("ruler", "ruler toggle"),
    ("shapes", "shapes toggle"), ("picker", "picker toggle"), ("board", "background toggle"),
    ("whiteboard on", "background paper"), ("board off", "background none"),
    ("width 2mm", "width 2.0"), ("eraser width 5mm", "eraser width 5.0"),
    ("move 3mm -4mm", "move 3.0 -4.0"), ("turn 15°", "turn 15.0"), ("rotate 90deg", "rotate 90.0"),
    ("background spacing 7mm", "background spacing 7.0"), ("color light blue", "color #add8e6"),
    ("color #FF0000", "color #ff0000"),
  ])
  func `other words mean the same`(_ line: String, _ meant: String) throws {
    #expect(try CanvasCommand(line).text == meant)
  }

  @Test(arguments: ["zoom %", "zoom 0%", "zoom x%", "zoom 1e9%", "zoom -50%", "zoom 50%%"])
  func `a percentage is a number within bounds`(_ line: String) {
    #expect(throws: CommandError.self) { _ = try CanvasCommand(line) }
  }

  @Test func `a percentage is the page's own zoom`() throws {
    var viewport = Viewport(width: 400, height: 300, pixelsPerMillimeter: 4)
    viewport.zoom(by: 3)
    let middle = viewport.center
    try viewport.perform(CanvasCommand("zoom 50%"), bounds: .empty)
    #expect(viewport.zoom == 0.5 && viewport.center == middle)
  }

  @Test func `colours have names`() throws {
    #expect(try CanvasCommand("recolor RebeccaPurple") == .recolor(Color(rgba: 0x6633_99FF)))
    #expect(try CanvasCommand("color #f08") == .color(Color(rgba: 0xFF00_88FF)))
  }

  @Test func `a toolset does what is about tools, and no more`() throws {
    var tools = Toolset()
    #expect(try tools.perform(CanvasCommand("tool marker")))
    #expect(try tools.perform(CanvasCommand("width 9")))
    #expect(tools.width == 9)
    #expect(throws: EditError.badWidth(30, of: .ink(.marker), 1...20)) {
      try tools.perform(CanvasCommand("width 30"))
    }
    #expect(try tools.perform(CanvasCommand("tool eraser-toggle")))
    #expect(try tools.perform(CanvasCommand("width 30")))
    #expect(tools.eraserWidth == 30 && tools.width == 9)
    #expect(try tools.perform(CanvasCommand("tool eraser-toggle")) && tools.tool == .ink(.marker))
    #expect(try tools.perform(CanvasCommand("ruler toggle")) && tools.showsRuler)
    #expect(try !tools.perform(CanvasCommand("undo")))
    #expect(try !tools.perform(CanvasCommand("ruler place 1 2 3")))
    #expect(try tools.perform(CanvasCommand("shapes toggle")) && !tools.straightens)
    #expect(!Toolset(text: tools.text).straightens && Toolset().straightens)
  }
}
