import InkDrawing
import InkSynthesis
import Testing

@testable import InkEditing

/// Which tool is chosen, how each is set, and the text that keeps it.
@Suite struct ToolsetTests {
  @Test func `each ink keeps its own colour, width and opacity`() {
    var tools = Toolset()
    tools.setColor(Color(rgba: 0xFF00_00FF))
    tools.setWidth(2)
    tools.choose(.ink(.marker))
    #expect(tools.ink.color != Color(rgba: 0xFF00_00FF) && tools.width == 4.5)
    tools.setOpacity(0.5)
    tools.choose(.ink(.pen))
    #expect(tools.ink.color == Color(rgba: 0xFF00_00FF) && tools.width == 2)
    #expect(tools.settings(of: .marker).color.alpha == 0.5)
  }

  @Test func `the tool before can be had again, and the ink after an eraser`() {
    var tools = Toolset()
    tools.choose(.ink(.reed))
    tools.choose(.eraser)
    #expect(tools.inkType == .reed)
    tools.chooseLast()
    #expect(tools.tool == .ink(.reed))
    tools.choose(.lasso)
    tools.chooseNextInk()
    #expect(tools.tool == .ink(.reed))
    tools.chooseNextInk()
    #expect(tools.tool == .ink(.marker))
    for _ in CanvasTool.inks { tools.chooseNextInk() }
    #expect(tools.tool == .ink(.marker))
  }

  @Test func `a width that an ink cannot have is moved to the nearer end`() {
    var tools = Toolset()
    tools.setWidth(400)
    #expect(tools.width == InkType.pen.validWidths.upperBound)
    tools.setWidth(.nan)
    #expect(tools.width == InkType.pen.validWidths.lowerBound)
    tools.setOpacity(.nan)
    #expect(tools.ink.color.alpha == 0.05)
    tools.setEraserWidth(-3)
    #expect(tools.eraserWidth == 0.5)
  }

  @Test func `the newest eight colours are kept, none twice`() {
    var tools = Toolset()
    for number in 0..<12 {
      tools.setColor(Color(rgba: UInt32(number % 10) << 8 | 0xFF))
      tools.recordUse()
    }
    #expect(tools.recentColors.count == 8)
    #expect(tools.recentColors.first == Color(rgba: 0x0000_01FF))
    #expect(Set(tools.recentColors).count == 8)
  }

  @Test func `what a text keeps comes back the same`() throws {
    var dice = SplitMix64(seed: 3)
    var tools = Toolset()
    #expect(Toolset(text: tools.text) == tools)
    for _ in 0..<400 {
      try tools.performAnything(&dice)
      var complaints: [String] = []
      #expect(Toolset(text: tools.text, telling: &complaints) == tools)
      #expect(complaints.isEmpty)
    }
  }

  @Test func `lines that nobody knows are skipped, values that cannot be are told`() {
    var complaints: [String] = []
    let text = """
      tool marker
      hologram 3 4
      width\t
      pen #ff0000 99 1
      eraser vector
      pencil #00ff00 1 0.5
      recent-colors #102030 blue no
      ruler on
      """
    let tools = Toolset(text: text, telling: &complaints)
    #expect(tools.tool == .ink(.marker) && tools.inkType == .marker && tools.showsRuler)
    #expect(tools.settings(of: .pencil).width == 1)
    #expect(tools.settings(of: .pen) == InkSettings(of: .pen) && tools.recentColors.isEmpty)
    #expect(
      complaints == [
        "line 4: pen must be a color, a width of 0.1...5.0 mm and an opacity of 0.05...1.0, "
          + "not \"#ff0000 99 1\"",
        "line 5: eraser must be one of object, pixel, not \"vector\"",
        "line 7: \"no\" is not a color. Fix: use a name such as red, or #rrggbb",
      ])
  }

  @Test func `a text may be anything`() {
    var dice = SplitMix64(seed: 5)
    let good = Array(Toolset().text.utf8)
    for _ in 0..<400 {
      var bytes = good
      for _ in 0..<6 {
        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = UInt8.random(
          in: 0...255, using: &dice)
      }
      var complaints: [String] = []
      let tools = Toolset(text: String(decoding: bytes, as: UTF8.self), telling: &complaints)
      #expect(Toolset(text: tools.text) == tools && complaints.count <= Toolset.mostComplaints)
    }
    var complaints: [String] = []
    _ = Toolset(text: String(repeating: "eraser x\n", count: 9_999), telling: &complaints)
    #expect(complaints.count == Toolset.mostComplaints)
  }
}

extension Toolset {
  /// Something that a user may do.
  mutating func performAnything(_ dice: inout SplitMix64) throws {
    let width = Double.random(in: 0.1...12, using: &dice)
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: choose(CanvasTool.all.randomElement(using: &dice) ?? .eraser)
    case 1: setWidth(width)
    case 2: setEraserWidth(width * 3)
    case 3: setOpacity(Float.random(in: 0...1, using: &dice))
    case 4: setColor(Color(red: Float(width / 12), green: 0.3, blue: Float(1 / width)))
    case 5: recordUse()
    case 6: (selectsParts, showsRuler) = (!selectsParts, Bool.random(using: &dice))
    default:
      try perform(.tool([.last, .next, .eraserToggle].randomElement(using: &dice) ?? .next))
    }
  }
}
