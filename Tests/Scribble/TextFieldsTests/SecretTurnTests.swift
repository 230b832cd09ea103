import InkGeometry
import InkRecognition
import Testing
import TextFields

/// A field that becomes one for passwords while it is written into is left alone from then on, at
/// whatever moment that is.
@Suite struct SecretTurnTests {
  static let wishes: [FieldEdit.EditRequest] = [
    .insert("quick", .caret), .insert("quick", .ink(Point(x: 30, y: 15))),
    .replace(WrittenText(text: "fox", range: 4..<7), with: "fix"),
    .remove(WrittenText(text: "fox", range: 4..<7)),
    .locate([WrittenText(text: "fox", range: 4..<7)]),
    .perform(TextGesture(.scratchOut, over: Rect(x: 2, y: 6, width: 26, height: 14))),
    .perform(TextGesture(.circle, over: Rect(x: 0, y: 2, width: 32, height: 26))),
  ]
  static let quirks: [FakeField.Quirk] = [.none, .stale, .shouting, .stubborn, .mute, .idle]

  @Test(arguments: [Toolkit.gtk3, .gtk4, .qt, .gecko, .chromium], wishes)
  func afterItTurnedItsRoleIsAskedAndNothingElse(toolkit: Toolkit, wish: FieldEdit.EditRequest) {
    for at in 0..<60 {
      let field = FakeField("the fox", toolkit)
      field.quirk = .turnsSecret(at: at)
      let outcome = field.performUnchecked(wish)
      guard let turned = field.turnedAt else { break }
      check(field, outcome, from: turned)
    }
  }

  /// One that says other things than it does is read more often, and what came in otherwise is
  /// taken back.
  @Test(arguments: quirks) func alsoWhileWhatCameInIsLookedFor(quirk: FakeField.Quirk) {
    for at in 0..<60 {
      let field = FakeField("the fox")
      field.quirk = quirk
      field.turnsSecretAt = at
      let outcome = field.performUnchecked(.insert("quick", .caret))
      guard let turned = field.turnedAt else { break }
      check(field, outcome, from: turned)
    }
  }

  /// What was asked at the very moment of the turn may have reached it; then its role is asked, and
  /// that is the end.
  private func check(_ field: FakeField, _ outcome: FieldEdit.Outcome, from turned: Int) {
    let rest = Array(field.calls[turned...])
    let touching = rest.drop { $0 != .role }.filter(\.touchesText)
    #expect(touching.isEmpty, "\(field.calls), turned at \(turned)")
    #expect(rest.prefix { $0 != .role }.count(where: \.touchesText) <= 1)
    if rest.contains(.role) { #expect(outcome == .secret, "\(field.calls)") }
  }

  /// The sequence that was seen: two letters are in, then it turns, and they are not taken out
  /// again.
  @Test func whatIsInItIsNotTakenBack() throws {
    let whole = FakeField("", .gtk3)
    _ = whole.performUnchecked(.insert("he", .caret))
    let inserted = try #require(
      whole.calls.firstIndex {
        if case .insert = $0 { true } else { false }
      })
    let field = FakeField("", .gtk3)
    field.quirk = .turnsSecret(at: inserted + 1)
    #expect(field.performUnchecked(.insert("he", .caret)) == .secret)
    #expect(field.text == "he" && field.calls.suffix(1) == [.role])
  }
}
