/// Edits that wait for their turn, those of each program in order: one is performed at a time,
/// because the data read for one edit would be outdated by another.
package struct EditQueue<Program: Hashable> {
  package typealias Completion = (FieldEdit.Outcome) -> Void

  private struct QueuedEdit {
    var edit: FieldEdit
    let then: Completion

    mutating func update<Result>(_ change: (inout FieldEdit) -> Result) -> Result { change(&edit) }
  }

  /// The largest number of waiting edits per program. A program that hangs delays each of them.
  package static var limit: Int { 64 }

  /// No list is empty.
  private var waiting: [Program: [QueuedEdit]] = [:]

  package init() {}

  /// The edit whose turn it is.
  package subscript(program: Program) -> FieldEdit? { waiting[program]?.first?.edit }

  /// Adds an edit, unless ``limit`` edits wait already.
  ///
  /// - Returns: whether it is its turn at once; nil if it was not added.
  package mutating func add(
    _ edit: FieldEdit, of program: Program, then: @escaping Completion
  ) -> Bool? {
    guard waiting[program, default: []].count < Self.limit else { return nil }
    waiting[program, default: []].append(QueuedEdit(edit: edit, then: then))
    return waiting[program]?.count == 1
  }

  /// Changes the edit whose turn it is.
  package mutating func update<Result>(
    _ program: Program, _ change: (inout FieldEdit) -> Result
  ) -> Result? {
    waiting[program]?[0].update(change)
  }

  /// Removes the edit whose turn it was.
  ///
  /// - Returns: its completion, and whether another edit waited when it ended. An edit that the
  ///   completion adds begins by itself if none waited; beginning it here as well would perform it
  ///   twice.
  package mutating func removeFirst(
    of program: Program
  ) -> (then: Completion, isAnotherWaiting: Bool)? {
    guard let ended = waiting[program]?.removeFirst() else { return nil }
    if waiting[program]?.isEmpty == true { waiting[program] = nil }
    return (ended.then, waiting[program] != nil)
  }

  /// Removes all edits.
  package mutating func removeAll() -> [Completion] {
    defer { waiting = [:] }
    return waiting.values.joined().map(\.then)
  }
}
