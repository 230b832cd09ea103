import InkGeometry
import TextFields

/// A field of an application that keeps to the rules of its toolkit, or plays one of the quirks
/// that were measured.
final class FakeField {
  var text: String
  var caret: Int
  var role = FieldRole.entry.rawValue
  let toolkit: Toolkit
  var path = "/field"
  var isMultiline = false
  /// Where each glyph is: so wide, from there on; nil: nobody tells.
  var glyphWidth: Double? = 10
  /// Where its text begins for clicks, with glyphs of 10; nil: nobody can click.
  var clickOrigin: Double? = 0
  var quirk = Quirk.none
  /// All requests, for tests of what was asked.
  private(set) var calls: [FieldEdit.Call] = []
  /// Before the answer to the call of this number it becomes a field for passwords, whatever its
  /// quirk.
  var turnsSecretAt: Int?
  /// How many calls came before it became a field for passwords.
  private(set) var turnedAt: Int?
  private var stale: String?
  private var staleReads = 0

  enum Quirk: Equatable {
    case none
    /// It never answers from the call of this number on.
    case silent(after: Int)
    /// It says that all went well, and does nothing (Firefox).
    case idle
    /// The first things that are read after a change are those of before.
    case stale
    /// Only so many bytes of an insertion come in (GTK 3 with a length that is too short).
    case cut(Int)
    /// It makes capitals of what comes in.
    case shouting
    /// It makes capitals, and takes nothing back.
    case stubborn
    /// The request is done, and never answered (GTK 4).
    case mute
    /// It never gets the keyboard.
    case unfocused
    /// With the keyboard it says that it is for a password.
    case secret
    /// What was put in comes so many readings later.
    case slow(Int)
    /// So often it tells of no text (Firefox, when it is asked for the first time).
    case shy(Int)
    /// Before the answer to the call of this number it becomes a field for passwords.
    case turnsSecret(at: Int)
  }

  init(_ text: String = "", _ toolkit: Toolkit = .gtk3, caret: Int? = nil) {
    self.text = text
    self.toolkit = toolkit
    self.caret = caret ?? FieldText(text, toolkit.unit).count
  }

  var field: TextField {
    TextField(
      FieldReference(name: ":1.1", path: path), of: WindowID(rawValue: 1), toolkit,
      isMultiline: isMultiline, area: Rect(x: 0, y: 0, width: 300, height: 30))
  }

  /// Makes a change to its end.
  ///
  /// What it says that it changed is what it changed.
  func perform(_ wish: FieldEdit.EditRequest, by route: TextRoute? = nil) -> FieldEdit.Outcome {
    let before = FieldText(text, toolkit.unit)
    let outcome = make(wish, by: route)
    switch outcome {
    case .written(_, let change?), .changed(let change?):
      precondition(before.replacing(change.range, with: change.text) == text)
    case .written(_, nil), .changed(nil): preconditionFailure("it does not say what it changed")
    default: break
    }
    return outcome
  }

  /// The same, whatever it says that it changed.
  func performUnchecked(_ wish: FieldEdit.EditRequest) -> FieldEdit.Outcome { make(wish, by: nil) }

  private func make(_ wish: FieldEdit.EditRequest, by route: TextRoute?) -> FieldEdit.Outcome {
    var edit = FieldEdit(wish, in: field, by: route)
    var step = edit.start()
    for _ in 0..<1_000 {
      switch step {
      case .ask(let call): step = edit.handleReply(answer(call))
      case .finish(let outcome): return outcome
      }
    }
    return .uncertain
  }

  private func answer(_ call: FieldEdit.Call) -> FieldEdit.Reply {
    if case .turnsSecret(let at) = quirk { turnsSecretAt = at }
    if turnsSecretAt == calls.count {
      role = FieldRole.password.rawValue
      turnedAt = calls.count
    }
    calls.append(call)
    if case .silent(let after) = quirk, calls.count > after { return .failed }
    if staleReads == 0 { stale = nil }
    let told = stale ?? text
    // Chromium adds a line's end to one.
    let extra = toolkit == .chromium && isMultiline && told.last?.isNewline == true ? "\n" : ""
    let own = FieldText(told + extra, toolkit.unit)
    if stale != nil { staleReads -= 1 }
    switch call {
    case .role: return .number(Int(role))
    case .characterCount:
      if case .shy(let times) = quirk, calls.count(where: { $0 == .characterCount }) <= times {
        return .number(0)
      }
      return .number(own.count)
    case .caret: return .number(caret)
    case .text(let range):
      return .text(own[range.clamped(to: 0..<own.count)])
    case .glyphs(let range):
      guard let glyphWidth, reportsLetters else { return .areas(range.map { _ in nil }) }
      return .areas(
        range.map { Rect(x: Double($0) * glyphWidth, y: 5, width: glyphWidth, height: 20) })
    case .offset(let place, let anchor):
      guard let clickOrigin else { return .failed }
      precondition(0...own.count ~= anchor, "the caret is put outside the text")
      caret = min(max(0, Int(((place.x - clickOrigin) / 10).rounded())), own.count)
      return .number(caret)
    case .insert(let piece, let offset, let length):
      return change { insert(piece, offset, length) }
    case .delete(let range): return change { delete(range) }
    case .setCaret(let offset):
      caret = offset
      return .done(true)
    case .keyboard: return .done(quirk != .unfocused)
    case .select: return quirk == .mute ? .failed : .done(true)
    case .focus, .put, .rest: return answerFocused(call)
    }
  }

  /// GTK 4.18 answers an error for an entry.
  private var reportsLetters: Bool { toolkit != .gtk416 || isMultiline }

  /// What whoever puts text into the field with the keyboard does and says.
  private func answerFocused(_ call: FieldEdit.Call) -> FieldEdit.Reply {
    switch (call, quirk) {
    case (.focus, .unfocused): return .failed
    case (.focus, .secret), (.put, .secret): return .secret
    case (.put(let piece, let range, let former), _):
      let own = FieldText(text, toolkit.unit)
      precondition(own[range] == former, "it is told what stands there")
      if case .slow(let count) = quirk { (stale, staleReads) = (text, count * 2) }
      if quirk != .idle, quirk != .stubborn || !piece.isEmpty {
        text = own.replacing(range, with: quirk == .stubborn ? piece.uppercased() : piece)
        caret = range.lowerBound + FieldText.length(of: piece, toolkit.unit)
      }
      return .done(true)
    default: return .done(true)
    }
  }

  private func change(_ body: () -> Void) -> FieldEdit.Reply {
    if quirk == .stale { (stale, staleReads) = (text, 3) }
    if quirk != .idle { body() }
    return quirk == .mute ? .failed : .done(true)
  }

  private func insert(_ piece: String, _ offset: Int, _ length: Int32) {
    var piece = piece
    switch quirk {
    case .cut(let bytes): piece = String(decoding: piece.utf8.prefix(bytes), as: UTF8.self)
    case .shouting where !hasShouted:
      piece = piece.uppercased()
      hasShouted = true
    case .stubborn: piece = piece.uppercased()
    default: break
    }
    // What a toolkit takes of it by the length that it is told.
    switch toolkit {
    case .gtk3: piece = String(decoding: piece.utf8.prefix(Int(length)), as: UTF8.self)
    case .qt: precondition(length <= piece.utf16.count, "memory that is not the text's")
    default: break
    }
    let own = FieldText(text, toolkit.unit)
    text = own.replacing(offset..<offset, with: piece)
  }

  private var hasShouted = false

  private func delete(_ range: Range<Int>) {
    guard quirk != .stubborn else { return }
    let own = FieldText(text, toolkit.unit)
    text = own.replacing(range.clamped(to: 0..<own.count), with: "")
  }
}

extension FieldEdit.Outcome {
  /// What was put in.
  var text: WrittenText? {
    if case .written(let text, _) = self { text } else { nil }
  }

  var isSelection: Bool {
    if case .selected = self { true } else { false }
  }

  var isChange: Bool {
    if case .changed = self { true } else { false }
  }
}
