import Foundation
import InkDrawing
import InkGeometry
import OracleKit
import Testing

@testable import InkStorage

/// Drawings that were written before content version 5, when inks had other formulas.
///
/// `Tests/Support/Drawings/version4-*.inkd` are a word in each ink, as the last program of then
/// wrote it.
@Suite struct OldDrawingsTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Support/Drawings")
    return [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// Those of a file's chunks that differ, in their order.
  private static func contentVersions(_ bytes: [UInt8]) throws -> [ContentVersion] {
    try InkFile(bytes).parts.reduce(into: []) { found, part in
      let payload = try Chunk(bytes[part.offset...]).payload
      let content = try ChunkHead.parseHead(bytes[payload]).head.content
      if found.last != content { found.append(content) }
    }
  }

  private static let files = ["version4-exact.inkd", "version4-lossy.inkd"]
  private static let textured: Set = [InkType.marker, .pencil, .crayon, .watercolor]

  /// The sums are of what the program of then read.
  @Test(arguments: zip(files, [0xE2B7_2636, 0x5D6E_1025] as [UInt32]))
  func `all but the opacity of textured inks comes back to the last bit`(
    name: String, sum: UInt32
  ) throws {
    let drawing = try Drawing(decoding: Self.bytes(name))
    #expect(drawing.count == 32 && Set(drawing.strokes.map(\.ink.type)).count == 8)
    var numbers: [UInt8] = []
    for stroke in drawing.strokes {
      for point in stroke.path {
        var values = [
          point.location.x, point.location.y, point.timeOffset, Double(point.force),
          Double(point.altitude), Double(point.azimuth), Double(point.roll), point.size.width,
          point.size.height, Double(point.opacity), Double(point.secondaryScale),
        ]
        if Self.textured.contains(stroke.ink.type) { values.remove(at: 9) }
        for value in values {
          numbers += (0..<8).map {
            UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(56 - 8 * $0))
          }
        }
      }
    }
    #expect(CRC32C.sum(of: numbers) == sum)
  }

  @Test(arguments: files)
  func `textured inks get the opacities that they make today, and keep their sizes`(name: String)
    throws
  {
    for stroke in try Drawing(decoding: Self.bytes(name)).strokes {
      let today = stroke.path.inked(with: stroke.ink, width: stroke.ink.type.defaultWidth)
      if stroke.ink.type != .monoline { #expect(stroke.path.map(\.size) != today.map(\.size)) }
      #expect(stroke.path.map(\.opacity) == today.map(\.opacity))
    }
  }

  @Test func `a drawing that was opened is written for the readers of today, and stays the same`()
    throws
  {
    for name in Self.files {
      let bytes = try Self.bytes(name)
      let drawing = try Drawing(decoding: bytes)
      let written = drawing.encoded(.exact)
      #expect(try Drawing(decoding: written) == drawing)
      #expect(try Self.contentVersions(written) == [.version5])
      #expect(try Self.contentVersions(bytes) == [.version4])
    }
  }

  @Test func `strokes are added to an old file, and each is read by the formulas of its time`()
    throws
  {
    let bytes = try Self.bytes("version4-exact.inkd")
    let file = try InkFile(bytes)
    let old = try file.drawing()
    var samples = SampleDrawings(seed: 77)
    let new = (0..<20).map { _ in samples.stroke() }
    var writer = InkFileWriter(adding: .exact, to: file)
    let grown = Array(bytes.prefix(file.end)) + writer.append(new) + writer.finish()
    #expect(Array(try Drawing(decoding: grown).strokes) == Array(old.strokes) + new)
    #expect(try Self.contentVersions(grown) == [.version4, .version5])
  }

  @Test func `ink that somebody made paler than its ink is paler by as much`() throws {
    var samples = SampleDrawings(seed: 78)
    let strokes = (0..<60).map { _ in samples.stroke() }.filter {
      Self.textured.contains($0.ink.type) && !$0.path.isEmpty
    }
    let pale = strokes.map { stroke in
      var stroke = stroke
      let pens = stroke.path.controlPoints.version4Pens
      var points = stroke.path.controlPoints
      for k in points.indices {
        points[k].opacity = stroke.ink.version4Tip(width: 1, pen: pens[k]).opacity / 2
      }
      stroke.path =
        StrokePath(
          controlPoints: points, parametricRange: stroke.path.parametricRange,
          creationDate: stroke.creationDate) ?? stroke.path
      return stroke
    }
    let payload = StrokeChunk.payload(pale, .exact, content: .version4).bytes
    let read = try Drawing(
      decoding: InkFile.signature + Chunk.encode(Chunk.head, [1, 0])
        + Chunk.encode(Chunk.strokes, payload))
    #expect(read.count == strokes.count)
    for (old, new) in zip(strokes, read.strokes) {
      let today = old.path.inked(with: old.ink, width: old.ink.type.defaultWidth)
      for (made, point) in zip(today, new.path) {
        #expect(abs(point.opacity - made.opacity / 2) < 1e-6)
      }
    }
  }

  @Test(.enabled(if: Oracle.isThere, Oracle.mend))
  func `a reader that knows only the page reads old files the same`() throws {
    let files = try Self.files.map { try Self.bytes($0) }
    let read = try Oracle.lines(of: "ink_format", cases: files.map(FormatOracleTests.hex))
    let ours = try files.flatMap { try FormatOracleTests.rows(of: Drawing(decoding: $0)) }
    #expect(read == ours)
  }
}
