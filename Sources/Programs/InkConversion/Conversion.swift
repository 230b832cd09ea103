package import CommandSupport
import Glibc
package import InkFormats
import LinuxIO
package import ProgramOptions

/// From some files to others: what `export` and `import` share.
///
/// With one name, a file of that name with another ending is written next to it. With two names the
/// second is written. With more, or with a folder as the second, the last is the
/// folder that one file for each of the others is written to, named like it.
package struct Conversion {
  package static let names = Positional<[String]>.list(
    .path("FILE"), atLeast: 1,
    "the files to read, then the file to write, or a folder for all of them; by default, a file "
      + "next to the one that is read")
  package static let quiet = Option.flag(
    "quiet", short: "q", "print neither losses nor progress")

  private let invocation: Invocation
  private let command: String
  private let format: DrawingFormat?
  private let source: DrawingSource

  /// - Parameters:
  ///   - command: the command's name, for what is said.
  ///   - format: what is written to a folder; nil if nobody said.
  package init(_ invocation: Invocation, _ command: String, into format: DrawingFormat?) {
    self.invocation = invocation
    self.command = command
    self.format = format
    source = DrawingSource(invocation)
  }

  /// Converts all; continues behind a file that cannot be converted, and fails at the end then. It
  /// is incomplete if ink is missing from a file that was read.
  package func convertAll() throws(StylusctlError) -> ExitCode {
    let jobs = try jobs()
    try Self.checkApart(jobs)
    let target = try DrawingTarget(invocation)
    for job in jobs { try target.checkSearchable(job.format, job.output) }
    if jobs.count == 1 { return try convert(jobs[0], target) ? .success : .incomplete }
    var (failed, isWhole) = (0, true)
    let whole = ProgressLine(command, of: "files", isWanted: !invocation[Self.quiet])
    for (index, job) in jobs.enumerated() {
      whole.showProgress(index, jobs.count)
      defer { whole.eraseLine() }
      do throws(StylusctlError) { isWhole = try convert(job, target) && isWhole } catch {
        StandardStream.error("stylusctl \(command): \(error.message)\n")
        failed += 1
      }
    }
    guard failed == 0 else { throw StylusctlError("\(failed) of \(jobs.count) files failed") }
    return isWhole ? .success : .incomplete
  }

  private struct Job {
    let input: String
    let output: String
    let format: DrawingFormat
  }

  private func jobs() throws(StylusctlError) -> [Job] {
    var inputs = invocation[Self.names]
    if inputs.count == 1 { return [try defaultJob(inputs[0])] }
    let last = inputs.removeLast()
    guard inputs.count > 1 || FileBytes.isFolder(last) else {
      guard let format = DrawingFormat(fileName: last) else {
        throw Self.makeError(withoutFormat: last)
      }
      if command == "import", format != .inkd {
        throw StylusctlError(
          "import writes only .inkd drawings, not \(last). Fix: stylusctl export \(inputs[0]) "
            + "\(last)"
        )
      }
      return [Job(input: inputs[0], output: last, format: format)]
    }
    guard FileBytes.isFolder(last) else {
      throw StylusctlError(
        "\(last) is not a folder, and there are several files to write. Fix: mkdir \(last)")
    }
    guard let format else {
      throw StylusctlError("the format of the files in \(last) is missing. Fix: add --to FORMAT")
    }
    return try Self.distinct(
      inputs.map {
        Job(input: $0, output: Self.outputPath(of: $0, in: last, format), format: format)
      })
  }

  /// Where a file goes without its own name: next to the one that is read.
  private func defaultJob(_ input: String) throws(StylusctlError) -> Job {
    let format = format ?? .pdf
    guard input != DrawingSource.store else {
      throw StylusctlError(
        "a name for the file is missing. Fix: stylusctl \(command) \(input) "
          + "strokes.\(format.rawValue)")
    }
    let folder = input.lastIndex(of: "/").map { String(input[..<$0]) }
    let output = Self.outputPath(of: input, in: folder.map { $0.isEmpty ? "/" : $0 } ?? ".", format)
    return Job(
      input: input, output: folder == nil ? String(output.dropFirst(2)) : output, format: format)
  }

  /// What is wrong with a name that tells no format: a folder that is missing, or another end.
  private static func makeError(withoutFormat path: String) -> StylusctlError {
    let name = path.split(separator: "/").last ?? ""
    let end = name.dropFirst().lastIndex(of: ".").map { name[$0...] }
    guard let end, !path.hasSuffix("/") else {
      return StylusctlError(
        "there is no folder \(path), and as a file its name has no known ending. Fix: mkdir "
          + "\(path), or end the name with one of \(DrawingFormat.names)")
    }
    return StylusctlError(
      "\(path): files with the ending \(end) cannot be written. Fix: end the name with one of "
        + DrawingFormat.names)
  }

  /// Makes sure that a file can be written; the folder that it shall lie in may be missing.
  private static func checkWritable(_ path: String) throws(StylusctlError) {
    do throws(SystemError) { try FileBytes.checkWritable(path) } catch {
      guard error.isAbsence, let slash = path.lastIndex(of: "/") else {
        throw StylusctlError(error)
      }
      throw StylusctlError("\(error). Fix: mkdir -p \(path[..<slash])")
    }
  }

  /// Refuses two inputs that would be written to one file.
  private static func distinct(_ jobs: [Job]) throws(StylusctlError) -> [Job] {
    var inputs: [String: String] = [:]
    for job in jobs {
      if let other = inputs.updateValue(job.input, forKey: job.output) {
        throw StylusctlError("\(other) and \(job.input) would both be written to \(job.output)")
      }
    }
    return jobs
  }

  /// Refuses to write to what is read, under whatever name.
  private static func checkApart(_ jobs: [Job]) throws(StylusctlError) {
    var inputs: [FileIdentity: String] = [:]
    for job in jobs {
      if let identity = FileIdentity(of: job.input) { inputs[identity] = job.input }
    }
    for job in jobs {
      guard let identity = FileIdentity(of: job.output), let input = inputs[identity] else {
        continue
      }
      throw StylusctlError(
        "\(job.output) is the file that is read"
          + (input == job.output ? "" : ", \(input), under another name")
          + ". Fix: write to another file")
    }
  }

  private static func outputPath(of input: String, in folder: String, _ format: DrawingFormat)
    -> String
  {
    let file =
      input == DrawingSource.store
      ? "strokes" : input.split(separator: "/").last.map(String.init) ?? input
    let stem =
      file.lastIndex(of: ".").map { $0 > file.startIndex ? String(file[..<$0]) : file } ?? file
    return "\(folder)/\(stem).\(format.rawValue)"
  }

  /// Converts one file; whether all of its ink is in the new one.
  private func convert(_ job: Job, _ target: DrawingTarget) throws(StylusctlError) -> Bool {
    let isQuiet = invocation[Self.quiet]
    try WrittenFile.checkFree(job.output, invocation)
    try Self.checkWritable(job.output)
    let reading = ProgressLine("reading \(job.input)", isWanted: !isQuiet)
    defer { reading.eraseLine() }
    var read = try source.openDrawing(job.input, near: job.output, progress: reading.showProgress)
    reading.eraseLine()
    var lost = try writeDrawing(read, job, target)
    if lost == nil, let input = read.input {
      // What cannot be read as it goes by may still be read as a whole.
      read = OpenDrawing(try source.readDrawing(input, progress: reading.showProgress))
      reading.eraseLine()
      lost = try writeDrawing(read, job, target)
    }
    guard let lost else {
      throw StylusctlError("\(job.input) changed while it was being read. Fix: try again")
    }
    if !isQuiet {
      for loss in read.losses { say("\(job.input): \(loss)") }
      for loss in lost { say("\(job.output): \(loss)") }
    }
    printReasons(read.faults.map { "\($0)" }, of: job)
    try reportLeftOut(read.leftOut, of: job)
    return !read.faults.contains(where: \.losesInk)
  }

  /// Writes strokes; what the format does not keep, or nil if they could not all be read.
  private func writeDrawing(
    _ drawing: OpenDrawing, _ job: Job, _ target: DrawingTarget
  ) throws(StylusctlError) -> [Loss]? {
    let writing = ProgressLine("writing \(job.output)", isWanted: !invocation[Self.quiet])
    defer { writing.eraseLine() }
    return try target.writeDrawing(
      drawing, as: job.format, to: job.output, progress: writing.showProgress)
  }

  private func say(_ line: String) { StandardStream.error("stylusctl \(command): \(line)\n") }

  private func printReasons(_ reasons: [String], of job: Job) {
    for reason in reasons.prefix(Self.mostReasons) { say("\(job.input): \(reason)") }
    let rest = reasons.count - Self.mostReasons
    if rest > 0 { say("\(job.input): and \(rest) more") }
  }

  /// A failure if strokes could not be taken, though all others were written.
  private func reportLeftOut(_ reasons: [String], of job: Job) throws(StylusctlError) {
    guard !reasons.isEmpty else { return }
    printReasons(reasons, of: job)
    throw StylusctlError(
      "\(job.input): \(reasons.count) \(reasons.count == 1 ? "stroke" : "strokes") could not be "
        + "used. The others are in \(job.output)")
  }

  /// How many faults of a file, or strokes that could not be taken, are named.
  private static let mostReasons = 20
}
