import ProgramOptions

private enum Shape: String, CaseIterable { case house, flower }

private let flag = Option.flag("json", short: "j", "a flag")
private let shapes = Option.list("shape", ValueKind<Shape>.choice("SHAPE"), "one of some words")
private let text = Option.optional("socket", short: "s", .path("PATH"), "a text")
private let number = Option.value(
  "since", short: "n", .integer("N", 0...1_000), default: "7", "a number")
private let speed = Option.value(
  "speed", .positiveDecimal("N", upTo: 1_000, or: "max"), default: "1", "a number or a word")
private let words = Option.list("tag", short: "t", .text("TAG"), "some words")
private let file = Positional.required(.path("FILE"), "one argument")
private let shift = Positional.list(.integer("SHIFT", -9...9), "all the others")

private let play = ProgramDescription(
  "play", "takes positionals", options: [number.description, speed.description, words.description],
  positionals: [file.description, shift.description])
private let program = ProgramDescription(
  "fuzz", "has every sort of option",
  options: [flag.description, shapes.description, text.description],
  commands: [play, ProgramDescription("list", "takes nothing")])

/// Any arguments, one per line, as a command line: every value that is read was allowed, and an
/// error is one that a terminal can show.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCommandLine(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let arguments = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  do throws(UsageError) {
    switch try program.parse(arguments.map { String(decoding: $0, as: UTF8.self) }) {
    case .show(let page), .explain(let page): precondition(!page.isEmpty)
    case .run(let invocation): read(invocation)
    }
  } catch {
    let scalars = error.description.unicodeScalars
    precondition(scalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }
  return 0
}

private func read(_ invocation: Invocation) {
  _ = (invocation[flag], invocation[shapes])
  precondition(invocation[text] != "")
  guard invocation.command == ["play"] else { return precondition(invocation.command == ["list"]) }
  precondition(0...1_000 ~= invocation[number])
  if let factor = invocation[speed] { precondition(factor > 0 && factor <= 1_000) }
  precondition(invocation[words].allSatisfy { !$0.isEmpty })
  precondition(!invocation[file].isEmpty && invocation[shift].allSatisfy { -9...9 ~= $0 })
}
