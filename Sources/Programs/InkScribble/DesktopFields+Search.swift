import InkGeometry
import LinuxIO
import ProgramElements
import StylusModel
import TextFields

/// Somebody waits for a field to be there: a program has just made it, and tells the accessibility
/// bus of it soon.
struct FieldSearch {
  let number: UInt64
  let window: WindowID
  let place: Point
  let deadline: Timestamp
  /// When to look again; nil while it is being looked.
  var next: Timestamp?
  let then: (TextField?) -> Void
}

extension DesktopFields: ToolkitFields {
  /// The time limit for a field to appear.
  private static let patience = Microseconds.milliseconds(1_000)
  private static let step = Microseconds.milliseconds(40)

  func find(in window: WindowID, at place: Point, then: @escaping (TextField?) -> Void) {
    let now = Timestamp.now
    let number = (searches.last?.number ?? 0) + 1
    searches.append(
      FieldSearch(
        number: number, window: window, place: place, deadline: now + Self.patience, next: now,
        then: then))
    continueSearch(for: number)
  }

  private func continueSearch(for number: UInt64) {
    guard let index = searches.firstIndex(where: { $0.number == number }) else { return }
    guard let window = map[searches[index].window] else { return finishSearch(number, nil) }
    searches[index].next = nil
    lookNow(into: window) { [self] in looked(for: number) }
  }

  private func looked(for number: UInt64) {
    guard let index = searches.firstIndex(where: { $0.number == number }) else { return }
    let search = searches[index]
    if let field = map.toolkitField(at: search.place, in: search.window) {
      return finishSearch(number, field)
    }
    searches[index].next = .now + Self.step
  }

  private func finishSearch(_ number: UInt64, _ field: TextField?) {
    guard let index = searches.firstIndex(where: { $0.number == number }) else { return }
    searches.remove(at: index).then(field)
  }

  /// Looks again where it is time, and gives up what did not come.
  ///
  /// - Returns: when to be asked again.
  func updateSearches(at now: Timestamp) -> Timestamp? {
    for search in searches {
      if search.deadline <= now {
        finishSearch(search.number, nil)
      } else if let next = search.next, next <= now {
        continueSearch(for: search.number)
      }
    }
    return searches.map { $0.next.map { next in min(next, now + Self.step) } ?? $0.deadline }.min()
  }

  /// Nobody looks any more.
  func giveUpSearches() { for search in searches { finishSearch(search.number, nil) } }
}
