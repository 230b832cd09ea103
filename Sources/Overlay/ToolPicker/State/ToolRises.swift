import InkEditing
import Units

/// How far each tool of a picker stands out: the chosen one, and the ruler while it is shown.
struct ToolRises: Sendable {
  private var glides = [Glide](repeating: Glide(at: 0), count: PickerLayout.toolCount)

  init(_ tools: Toolset) {
    for slot in glides.indices { glides[slot].jump(to: Self.isRaised(slot, tools) ? 1 : 0) }
  }

  subscript(slot: Int) -> Glide { glides[slot] }

  func isMoving(at now: Timestamp) -> Bool { glides.contains { !$0.isOver(at: now) } }

  /// Returns the values, from 0 to 1.
  func values(at now: Timestamp) -> [Double] { glides.map { $0.value(at: now) } }

  /// Raises the chosen tools and lowers the others.
  mutating func raise(_ tools: Toolset, at now: Timestamp) {
    for slot in glides.indices {
      glides[slot].go(
        to: Self.isRaised(slot, tools) ? 1 : 0, at: now, within: PickerMotion.rise)
    }
  }

  private static func isRaised(_ slot: Int, _ tools: Toolset) -> Bool {
    slot < CanvasTool.all.count ? CanvasTool.all[slot] == tools.tool : tools.showsRuler
  }
}
