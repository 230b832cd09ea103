import InkRecognition
import Testing

@testable import TextRecognition

/// Characters of others as templates.
@Suite struct TemplateSourceTests {
  @Test func `a path goes through lines and curves, absolute and relative`() throws {
    let line = try #require(VectorPath("M11,54.25l1-2.5.5.5h-3V7"))
    #expect(
      line.places
        == [
          SIMD2(11, 54.25), SIMD2(12, 51.75), SIMD2(12.5, 52.25), SIMD2(9.5, 52.25), SIMD2(9.5, 7),
        ])
    let curve = try #require(VectorPath("M0,0c0,10,10,10,10,0s10-10,10,0"))
    #expect(curve.places.count == 17)
    #expect(curve.places[8] == SIMD2(10, 0))
    #expect(curve.places[16] == SIMD2(20, 0))
    // The second curve goes on where the first one went: upwards.
    #expect(curve.places[10].y < 0)
  }

  @Test func `what is no path is refused`() {
    for text in ["", "M", "M1", "L,", "M1,2 A3,4", "M1,2 nan,3", "Mx,y", "M1e9,0"] {
      #expect(VectorPath(Substring(text)) == nil, "\(text)")
    }
  }

  @Test func `a file of KanjiVG has strokes in a frame of 109`() throws {
    let text = """
      <svg><g id="kvg:StrokePaths_04e8c"><path id="s1" kvg:type="1" d="M0,0L54.5,54.5L109,109"/>
      <path id="s2" d="M0,109h109"/></g></svg>
      """
    let strokes = try #require(TemplateSource.kanjiStrokes(text))
    #expect(strokes == [[SIMD2(0, 0), SIMD2(255, 255)], [SIMD2(0, 255), SIMD2(255, 255)]])
    #expect(TemplateSource.kanjiStrokes("<svg/>") == nil)
    #expect(TemplateSource.kanjiStrokes("<path d=\"M1,1 X\"/>") == nil)
    #expect(TemplateSource.character(ofFile: "04e8c.svg") == "二")
    for name in ["04e8c-Kaisho.svg", "04e8c.txt", "d800.svg", "00041.svg"] {
      #expect(TemplateSource.character(ofFile: name) == nil, "\(name)")
    }
  }

  @Test func `a line of graphics.txt has medians whose y goes upwards`() throws {
    let line =
      #"{"character":"一","strokes":["M 1 2 Z"],"medians":[[[0,900],[512.0,388],[1024,-124]]]}"#
    let template = try #require(TemplateSource.medians(Array(line.utf8)))
    #expect(template.character == "一")
    #expect(template.strokes == [[SIMD2(0, 0), SIMD2(255, 255)]])
    for bad in [
      "", "{}", #"{"character":"一","medians":[]}"#, #"{"character":"一","medians":[[[1]]]}"#,
    ] {
      #expect(TemplateSource.medians(Array(bad.utf8)) == nil, "\(bad)")
    }
  }

  @Test func `a median without end is refused before it takes long`() {
    let places = Array(repeating: "[1,2]", count: 10_001).joined(separator: ",")
    let line = #"{"character":"一","medians":[[\#(places)]]}"#
    #expect(TemplateSource.medians(Array(line.utf8)) == nil)
  }

  @Test func `a stroke keeps the places that matter, 32 at most`() {
    let line = (0...100).map { SIMD2(Float($0) / 100, 0.5) }
    #expect(TemplateStroke.places(line).count == 2)
    let comb = (0...500).map { SIMD2(Float($0) / 500, $0 % 2 == 0 ? 0 : 1) }
    #expect((2...CharacterTemplates.mostPlaces).contains(TemplateStroke.places(comb).count))
  }
}
