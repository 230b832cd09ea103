import Foundation
import InkDrawing
import InkFoundation
import InkGeometry
import Testing

/// Conversions to the types of Foundation and back.
@Suite struct FoundationTests {
  @Test func aGroupOfStrokesIsNamedByAUUID() throws {
    let group = try #require(UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF"))
    let stroke = Stroke(
      ink: Ink(.marker), path: StrokePath(controlPoints: []), renderGroupID: group)
    #expect(
      stroke.renderGroupID == InkID(high: 0x0011_2233_4455_6677, low: 0x8899_AABB_CCDD_EEFF))
    #expect(stroke.renderGroupID.map { UUID($0) } == group)
  }

  @Test func timesAreExactToTheMicrosecond() {
    for microseconds: Int64 in [0, 1, -1, 1_796_000_000_123_456] {
      let time = WallTime(microsecondsSince1970: microseconds)
      #expect(WallTime(Date(time)) == time)
    }
    #expect(WallTime(Date.distantPast) < WallTime(Date.distantFuture))
    #expect(WallTime(Date(timeIntervalSince1970: 1e15)).microsecondsSince1970 == .max)
    #expect(WallTime(Date(timeIntervalSince1970: -1e15)).microsecondsSince1970 == .min)
  }

  @Test func aTransformMovesPointsAsFoundationDoes() {
    let (ours, theirs) = (
      InkTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      AffineTransform(m11: 1, m12: 2, m21: 3, m22: 4, tX: 5, tY: 6)
    )
    #expect(InkTransform(theirs) == ours && AffineTransform(ours) == theirs)
    let moved = theirs.transform(CGPoint(x: 7, y: 8))
    #expect(ours.applied(to: Point(x: 7, y: 8)) == Point(x: moved.x, y: moved.y))
  }
}
