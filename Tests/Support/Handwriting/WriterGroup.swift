/// What a writer's hand is for: nobody who judges has taught.
package enum WriterGroup: String, CaseIterable, Sendable {
  /// The network learns from these.
  case taught
  /// What the decoder's few numbers are fitted on: every twentieth writer.
  case tuning
  /// Those we measure on: every tenth writer.
  case judges

  /// The group of a person, by the number in the packed data; contributors whose writers may be the
  /// same people under other numbers teach.
  package init(person: String) {
    guard person.hasPrefix("w"), let number = Int(person.dropFirst()) else {
      self = .taught
      return
    }
    self = number % 10 == 7 ? .judges : number % 20 == 3 ? .tuning : .taught
  }
}
