import Foundation
import ProgramKit
import ProgramOptions
import Testing

/// What the shells themselves make of the scripts that complete a command line.
@Suite struct CompletionTests {
  /// A program with a command that has commands, and a text that a shell could misread.
  private static let program: ProgramDescription = {
    let list = ProgramDescription(
      "list", "lists it: [all] of the user's", options: [ExampleProgram.json.description])
    let journal = ProgramDescription(
      "journal", "what was kept", commands: [list, ProgramDescription("wipe", "forgets it")])
    return ProgramDescription(
      "inkctl", "looks at ink", options: ExampleProgram.program.options,
      commands: ExampleProgram.program.commands + [journal])
  }()

  /// What is typed before the tabulator, and what stands there afterwards.
  private static let lines = [
    ("inkctl wat", "inkctl watch"),
    ("inkctl watch --js", "inkctl watch --json"),
    ("inkctl watch --verb", "inkctl watch --verbose"),
    ("inkctl watch --format sv", "inkctl watch --format svg"),
    ("inkctl watch --format=pn", "inkctl watch --format=png"),
    ("inkctl --socket /proc/versio watch", nil),
    ("inkctl --socket /proc/versio", "inkctl --socket /proc/version"),
    ("inkctl -s /proc/versio", "inkctl -s /proc/version"),
    ("inkctl -s nowhere wat", "inkctl -s nowhere watch"),
    ("inkctl play /proc/versio", "inkctl play /proc/version"),
    ("inkctl journal li", "inkctl journal list"),
    ("inkctl journal list --js", "inkctl journal list --json"),
    ("inkctl journal wipe --js", nil),
    ("inkctl watch --compl", nil),
    ("inkctl hel", "inkctl help"),
    ("inkctl help pla", "inkctl help play"),
    ("inkctl journal hel", "inkctl journal help"),
    ("inkctl loo", "inkctl look"),
    ("inkctl look --js", "inkctl look --json"),
  ]

  private let programs: Programs

  init() throws { programs = try Programs() }

  /// Writes the script for a shell into our folder.
  private func script(_ shell: String, as name: String) throws -> String {
    guard case .show(let text) = try Self.program.parse(["--completions", shell]) else {
      throw Programs.ProgramRunError(description: "no script for \(shell)")
    }
    return try write(text, as: name)
  }

  private func write(_ text: String, as name: String) throws -> String {
    let path = programs.path(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Runs a shell's own script over all lines; it prints for each line what the completion made of
  /// it.
  private func completed(_ shell: String, _ arguments: [String]) throws -> [String] {
    let outcome = try programs.run(shell, arguments + Self.lines.map(\.0))
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.lines
  }

  private func expect(_ seen: [String]) {
    let wanted = Self.lines.map { $1 ?? $0 }
    #expect(seen == wanted)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/bash")))
  func bashCompletesCommandsOptionsAndValues() throws {
    let script = try script("bash", as: "inkctl.bash")
    // Words are parted at `=` too, as readline does; compopt works only while readline is at it.
    let driver = try write(
      """
      compopt() { :; }
      source "$1"; shift
      for line; do
        read -ra COMP_WORDS <<<"${line//=/ = }"
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _inkctl
        typed=${COMP_WORDS[COMP_CWORD]}
        if ((${#COMPREPLY[@]})); then line=${line%"$typed"}${COMPREPLY[0]}; fi
        printf '%s\\n' "$line"
      done
      """, as: "driver.bash")
    expect(try completed("/usr/bin/bash", ["--norc", driver, script]))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func fishCompletesCommandsOptionsAndValues() throws {
    let script = try script("fish", as: "inkctl.fish")
    let driver = try write(
      """
      source $argv[1]
      for line in $argv[2..]
        set -l found (complete -C $line | string split -f 1 \\t)
        if test -n "$found[1]"
          set line (string replace -r '\\S+$' '' -- $line)$found[1]
        end
        echo $line
      end
      """, as: "driver.fish")
    expect(try completed("/usr/bin/fish", ["--no-config", driver, script]))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func zshCompletesCommandsOptionsAndValues() throws {
    _ = try script("zsh", as: "_inkctl")
    // An interactive shell on a terminal of its own, which writes down each line after the
    // tabulator.
    _ = try write(
      """
      fpath=($FOLDER $fpath)
      autoload -Uz compinit
      compinit -u -D
      tell() { zle complete-word; print -r -- "${${BUFFER% }%=}" >>$FOLDER/told; BUFFER='' }
      zle -N tell
      bindkey '^I' tell
      print ready >>$FOLDER/told
      """, as: "inside.zsh")
    let driver = try write(
      """
      zmodload zsh/zpty
      export FOLDER=$1 TERM=dumb; shift
      wait_for() {
        repeat 600; do
          [[ -e $FOLDER/told && $(wc -l <$FOLDER/told) -ge $1 ]] && return
          sleep 0.1
        done
        print -u 2 "zsh told only: $(<$FOLDER/told)"
        exit 1
      }
      zpty shell zsh -f -i
      zpty -w shell 'source $FOLDER/inside.zsh'
      wait_for 1
      for ((i = 1; i <= $#; i++)); do
        zpty -w -n shell "$argv[i]"$'\\t'
        wait_for $((i + 1))
      done
      zpty -d shell
      tail -n +2 $FOLDER/told
      """, as: "driver.zsh")
    expect(try completed("/usr/bin/zsh", ["-f", driver, programs.folder.path]))
  }

  @Test func anUnknownShellIsAnsweredWithTheKnownOnes() throws {
    #expect(throws: UsageError.self) { try Self.program.parse(["--completions", "tcsh"]) }
  }
}
