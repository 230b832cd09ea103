import InkDrawing
import InkGeometry
import InkStorage
import InkSynthesis
import Testing

@testable import InkFormats

/// What is left of damaged files of other programs.
@Suite struct TornFileTests {
  private static let drawing: Drawing = {
    var any = AnyDrawing(seed: 71)
    return any.drawing(strokes: 10)
  }()
  private static let xopp = InkFileFormat.xopp.bytes(of: drawing).bytes
  private static let xoppText: [UInt8] = {
    var (all, text) = ([UInt8](), try? TornText(xopp, .xopp, InkReadingLimits()))
    while let part = text?.nextPiece() { all += part }
    return all
  }()
  private static let inkML = InkFileFormat.inkML.bytes(of: drawing).bytes

  /// Some hundred places in a file.
  private static func places(in bytes: [UInt8], from start: Int = 0) -> [Int] {
    Array(stride(from: start, to: bytes.count - 8, by: max(1, bytes.count / 97)))
  }

  /// A stroke without its id, which a file of Xournal++ does not have.
  private struct Line: Hashable {
    let points: [StrokePoint]
    let ink: Ink

    init(_ stroke: Stroke) { (points, ink) = (Array(stroke.path), stroke.ink) }
  }

  private func lines(_ drawing: Drawing) -> [Line] { drawing.strokes.map(Line.init) }

  private func recovered(
    _ bytes: [UInt8], as kind: DrawingRecovery.DamagedFormat
  ) -> (lines: [Line], recovery: DrawingRecovery)? {
    guard let recovery = try? DrawingRecovery(bytes, as: kind),
      let drawing = try? recovery.drawing()
    else { return nil }
    #expect(drawing.count == recovery.strokes)
    return (lines(drawing), recovery)
  }

  @Test(arguments: [DrawingRecovery.DamagedFormat.xopp, .inkML])
  func `a whole file gives what importing it gives, and nothing is missing`(
    kind: DrawingRecovery.DamagedFormat
  ) throws {
    let format: InkFileFormat = kind == .xopp ? .xopp : .inkML
    for bytes in kind == .xopp ? [Self.xopp, Self.xoppText] : [Self.inkML] {
      #expect(DrawingRecovery.kind(of: bytes) == kind)
      let found = try #require(recovered(bytes, as: kind))
      #expect(found.recovery.missing.isEmpty, "\(found.recovery.missing)")
      #expect(found.lines == lines(try format.read(bytes).drawing))
    }
  }

  // MARK: Cuts

  /// How many strokes of Xournal++ end within so many bytes of text.
  private func ended(in text: ArraySlice<UInt8>) -> Int {
    String(decoding: text, as: UTF8.self).ranges(of: "</stroke>").count
  }

  @Test func `every stroke that ends before a cut of Xournal++ comes back, and no other`() throws {
    let all = lines(try InkFileFormat.xopp.read(Self.xopp).drawing)
    for length in Self.places(in: Self.xoppText) {
      let cut = Self.xoppText[..<length]
      let count = ended(in: cut)
      let found = recovered(Array(cut), as: .xopp)
      #expect((found?.lines ?? []) == Array(all.prefix(count)), "\(length)")
      if let found, count < all.count { #expect(!found.recovery.missing.isEmpty, "\(length)") }
    }
    var most = 0
    for length in Self.places(in: Self.xopp) {
      let found = recovered(Array(Self.xopp.prefix(length)), as: .xopp)?.lines ?? []
      #expect(found == Array(all.prefix(found.count)), "\(length)")
      // More bytes never give less.
      #expect(found.count >= most)
      most = max(most, found.count)
    }
    #expect(most >= all.count / 2)
  }

  @Test func `every trace that ends before a cut of InkML comes back, and no other`() throws {
    let text = String(decoding: Self.inkML, as: UTF8.self)
    let traces = text.ranges(of: "</trace>").map {
      text.utf8.distance(from: text.startIndex, to: $0.upperBound)
    }
    let annotation = try Regex("<annotationXML type=\"stylusd\">.*?</annotationXML>")
    let known = Set(
      lines(try InkFileFormat.inkML.read(Self.inkML).drawing)
        + lines(
          try InkFileFormat.inkML.read(Array(text.replacing(annotation, with: "").utf8)).drawing))
    for length in Self.places(in: Self.inkML) {
      let found = recovered(Array(Self.inkML.prefix(length)), as: .inkML)
      let lines = found?.lines ?? []
      #expect(known.isSuperset(of: lines), "\(length)")
      let count = traces.count { $0 <= length }
      // Several traces can be one stroke, and strokes without points have none.
      #expect(count == 0 || !lines.isEmpty, "\(length)")
      if count < traces.count {
        #expect(lines.count == Self.lineCount(ofTraces: count), "\(length)")
      }
    }
  }

  /// How many strokes so many first traces are: one for each stroke that is whole, and one for each
  /// trace of the next.
  private static func lineCount(ofTraces count: Int) -> Int {
    var (left, lines) = (count, 0)
    for stroke in drawing.strokes {
      let own = stroke.sampledLines(tolerance: InkWritingOptions().tolerance).count
      guard own <= left else { return lines + left }
      if own > 0 { lines += 1 }
      left -= own
    }
    return lines
  }

  // MARK: Wrong bytes

  @Test(arguments: [0x20, 0x80, 0xFF] as [UInt8])
  func `a wrong byte in the text costs at most the stroke that it is in`(change: UInt8) throws {
    let all = lines(try InkFileFormat.xopp.read(Self.xopp).drawing)
    for place in Self.places(in: Self.xoppText) {
      var wrong = Self.xoppText
      wrong[place] ^= change
      let found = recovered(wrong, as: .xopp)?.lines ?? []
      // The last stroke is lost with an end tag behind it.
      let same = all.count(where: Set(found).contains)
      #expect(same >= all.count - 1, "byte \(place): \(same) of \(all.count)")
    }
  }

  @Test func `a wrong byte in InkML costs at most a few strokes`() throws {
    // Strokes that draw nothing have no trace, and do not come back if another one is damaged.
    let hidden = Self.drawing.strokes.count { $0.sampledLines(tolerance: 0.01).isEmpty }
    let drawn = Self.drawing.count - hidden
    for place in Self.places(in: Self.inkML, from: 200) {
      var wrong = Self.inkML
      wrong[place] ^= 0x80
      let found = recovered(wrong, as: .inkML)
      #expect((found?.lines.count ?? 0) >= drawn - 1, "byte \(place)")
    }
  }

  @Test func `strokes that were unpacked before a wrong byte come back, and doubt is told`() throws
  {
    let all = lines(try InkFileFormat.xopp.read(Self.xopp).drawing)
    var (same, other, told) = (0, 0, 0)
    let places = Self.places(in: Self.xopp, from: 10)
    for place in places {
      var wrong = Self.xopp
      wrong[place] ^= 0x10
      let before = recovered(Array(Self.xopp.prefix(place)), as: .xopp)?.lines ?? []
      let found = recovered(wrong, as: .xopp)
      let lines = found?.lines ?? []
      #expect(Array(lines.prefix(before.count)) == before, "byte \(place)")
      let known = Set(all)
      same += lines.count(where: known.contains)
      other += lines.count { !known.contains($0) }
      if let found { #expect(!found.recovery.missing.isEmpty, "byte \(place)") }
      if found?.recovery.notes.contains(where: { $0.contains("sum") }) ?? false { told += 1 }
    }
    // Unpacking usually fails soon after a wrong byte, but the checksum alone notices all of them.
    #expect(same > other && told > 0 && places.count > 50)
  }

  @Test func `a wrong byte in the head of gzip costs nothing`() throws {
    let all = lines(try InkFileFormat.xopp.read(Self.xopp).drawing)
    for place in 0..<10 {
      var wrong = Self.xopp
      wrong[place] ^= 0x40
      #expect(DrawingRecovery.kind(of: wrong) == .xopp)
      #expect(recovered(wrong, as: .xopp)?.lines == all, "byte \(place)")
    }
  }

  // MARK: Hostile files

  @Test func `noise is refused or read, and never traps`() {
    var random = SplitMix64(seed: 72)
    for _ in 0..<300 {
      let noise = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
        "<>/= \"0123456789.strokepagelayerinktrace".utf8.randomElement(using: &random) ?? 0x20
      }
      for kind in DrawingRecovery.DamagedFormat.allCases { _ = recovered(noise, as: kind) }
      _ = DrawingRecovery.kind(of: noise)
    }
  }

  @Test func `a text that breaks at every tag is read once through`() throws {
    let text =
      "<xournal><page height=\"10\"><layer>"
      + String(repeating: "<stroke tool=\"pen\" <", count: 60_000)
    let recovery = try DrawingRecovery(Array(text.utf8), as: .xopp)
    #expect(recovery.strokes == 0 && !recovery.missing.isEmpty)
  }

  @Test func `a packed file that grows without end is read up to the limit`() throws {
    let text =
      "<xournal><page height=\"10\"><layer><stroke tool=\"pen\" width=\"1\">1 1 2 2</stroke>"
    let bomb = Packed.gzip(Array(text.utf8) + [UInt8](repeating: 0x20, count: 40 << 20))
    let recovery = try DrawingRecovery(bomb, as: .xopp)
    #expect(recovery.strokes == 1 && !recovery.missing.isEmpty)
  }

  @Test func `a declared entity is not expanded, and elements that nest too deep end the reading`()
    throws
  {
    let text =
      "<!DOCTYPE a [<!ENTITY a \"1 1 2 2\">]><xournal><page height=\"10\"><layer>"
      + "<stroke tool=\"pen\" width=\"1\">&a;</stroke></layer></page></xournal>"
    #expect((try? DrawingRecovery(Array(text.utf8), as: .xopp))?.strokes ?? 0 == 0)
    let many = "<xournal><page><layer>" + String(repeating: "<a>", count: 200) + "<stroke>"
    #expect((try? DrawingRecovery(Array(many.utf8), as: .xopp))?.strokes ?? 0 == 0)
  }

  @Test func `a stroke of which a point is lost is not called missing`() throws {
    let text = """
      <ink xmlns="http://www.w3.org/2003/InkML"><trace>1 1, 2 2, 3 3</trace><trace>1 5, oops 6, 3 7</trace>\
      <trace>oops oops</trace></ink>
      """
    let recovery = try DrawingRecovery(Array(text.utf8), as: .inkML)
    #expect(recovery.strokes == 2)
    #expect(recovery.missing.map(\.strokes) == [0, 1], "\(recovery.missing)")
  }
}
