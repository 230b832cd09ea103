/// The finished strokes of every owner.
///
/// An owner is a user of the machine, by uid. Those whose last stroke is longest ago lose their
/// strokes first, but not their numbering; where the numberings run out, further owners' strokes
/// are not kept.
struct OwnerShelves {
  /// In order of the last stroke, oldest first.
  private var shelves: [Shelf] = []

  private struct Shelf {
    let owner: UInt32
    var strokes: FinishedStrokes
  }

  /// How many owners have a numbering, at most: more people than ever sat at one tablet.
  static let mostOwners = 1_024

  /// The stored data of an owner.
  subscript(owner: UInt32) -> FinishedStrokes {
    shelves.last { $0.owner == owner }?.strokes ?? FinishedStrokes()
  }

  /// Everybody who has a numbering.
  var owners: [UInt32] { shelves.map(\.owner) }

  /// Whether a stroke of an owner can be kept.
  func hasRoom(for owner: UInt32) -> Bool {
    shelves.count < Self.mostOwners || shelves.contains { $0.owner == owner }
  }

  /// Changes what is kept for an owner without a new stroke; nothing if there is no room for
  /// another owner.
  mutating func revise(_ owner: UInt32, _ body: (inout FinishedStrokes) -> Void) {
    guard hasRoom(for: owner) else { return }
    if let index = shelves.lastIndex(where: { $0.owner == owner }) {
      body(&shelves[index].strokes)
    } else {
      var shelf = Shelf(owner: owner, strokes: FinishedStrokes())
      body(&shelf.strokes)
      shelves.insert(shelf, at: 0)
    }
  }

  /// Changes what is kept for an owner, who becomes the last; nil if there is no room for another
  /// owner.
  mutating func withShelf<Result>(
    _ owner: UInt32, keeping most: Int, _ body: (inout FinishedStrokes) -> Result
  ) -> Result? {
    if let index = shelves.lastIndex(where: { $0.owner == owner }) {
      if index != shelves.count - 1 { shelves.append(shelves.remove(at: index)) }
    } else {
      guard shelves.count < Self.mostOwners else { return nil }
      shelves.append(Shelf(owner: owner, strokes: FinishedStrokes()))
    }
    for index in shelves.indices.dropLast(max(most, 1)) where shelves[index].strokes.count > 0 {
      shelves[index].strokes.forgetAll()
    }
    return body(&shelves[shelves.count - 1].strokes)
  }
}
