public import Foundation
public import InkDrawing
public import InkGeometry

extension InkID {
  /// Creates the identifier that has the bits of a UUID.
  public init(_ uuid: UUID) {
    let bytes = unsafe withUnsafeBytes(of: uuid.uuid) { unsafe Array($0) }
    func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes[..<8]), low: word(bytes[8...]))
  }
}

extension UUID {
  /// Creates the UUID that has the bits of an identifier.
  public init(_ id: InkID) {
    func byte(_ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: (index < 8 ? id.high : id.low) >> (56 - index % 8 * 8))
    }
    self.init(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7), byte(8), byte(9),
        byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }
}

extension Stroke {
  /// Creates a new stroke of a group of wet strokes that a UUID identifies, as PencilKit does.
  public init(
    ink: Ink, path: StrokePath, transform: InkTransform = .identity, mask: Region? = nil,
    randomSeed: UInt32 = 0, renderState: RenderState = RenderState(), renderGroupID: UUID
  ) {
    self.init(
      ink: ink, path: path, transform: transform, mask: mask, randomSeed: randomSeed,
      renderState: renderState, renderGroupID: InkID(renderGroupID))
  }
}
