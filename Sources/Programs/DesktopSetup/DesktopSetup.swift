import LinuxIO
package import SetupPlan

/// Sets up a desktop for writing into text fields, and takes that back.
///
///     let setup = try DesktopSetup(on: MachineSetup())
///     setup.reports()                      // what is done, and what is missing
///     try setup.setUp { print($0) }        // does what is missing
///     try setup.takeBack { print($0) }     // restores what was there before
///
/// What was there before is written to a file, which survives a power cut, before anything is
/// changed. So a setup that was killed can be repeated or taken back.
package struct DesktopSetup<System: SetupSystem> {
  private let system: System
  /// The desktop of this session.
  package let desktop: SetupDesktop
  private let recordPath: String

  /// - Throws: that the folder for the record is unknown.
  package init(on system: System) throws(SetupError) {
    self.system = system
    desktop = SetupDesktop.detect(system.variable)
    recordPath =
      try system.folder("XDG_STATE_HOME", inHome: ".local/state") + "/inkscribe/setup"
  }

  /// The steps of this desktop and their states. Changes nothing.
  package func reports() -> [StepReport] { desktop.steps.map { examine($0) } }

  private func examine(_ step: SetupStep) -> StepReport {
    do throws(SetupError) {
      return StepReport(step, try step.action(on: system).findState())
    } catch {
      return StepReport(step, .impossible("\(error)"))
    }
  }

  // MARK: Setting up

  /// Does every step that is missing. A step that fails does not keep the others from being done.
  ///
  /// - Parameter progress: is called after each step of the desktop.
  /// - Throws: that nothing was changed, because what is there now cannot be recorded.
  package func setUp(_ progress: (StepReport) -> Void) throws(SetupError) {
    guard reports().contains(where: { $0.state == .missing }) else {
      return reports().forEach(progress)
    }
    try withRecord { (record) throws(SetupError) in
      let missing = reports().filter { $0.state == .missing }.map(\.step)
      for step in missing { record.addEntry(try step.action(on: system).makeEntry()) }
      try saveRecord(record)
      for step in desktop.steps {
        progress(missing.contains(step) ? carryOut(step) : examine(step))
      }
    }
  }

  private func carryOut(_ step: SetupStep) -> StepReport {
    do throws(SetupError) { try step.action(on: system).makeChange() } catch {
      return StepReport(step, .impossible("\(error)"))
    }
    let report = examine(step)
    guard report.state == .missing else { return report }
    return StepReport(
      step, .impossible("It was set, but has no effect. Fix: check \(step.place) yourself"))
  }

  // MARK: Taking back

  /// The steps that can be taken back, in the order in which that is done.
  package func changedSteps() throws(SetupError) -> [SetupStep] {
    try readRecord()?.entries.map(\.step).reversed() ?? []
  }

  /// Restores what was there before, the last change first. A step that fails stays in the record,
  /// so that it can be taken back later.
  ///
  /// - Parameter progress: is called after each step.
  /// - Throws: that the record cannot be read or changed.
  package func takeBack(_ progress: (RestoredStep) -> Void) throws(SetupError) {
    guard try readRecord() != nil else { return removeFolders(downFrom: nil) }
    let (isEmpty, folder) = try withRecord { (record) throws(SetupError) in
      for entry in record.entries.reversed() {
        let result = undoEntry(entry)
        if case .failed = result.outcome {
        } else {
          record.removeEntry(of: entry.step)
          try saveRecord(record)
        }
        progress(result)
      }
      guard record.entries.isEmpty else { return (false, record.folder) }
      try system.removeFile(recordPath)
      return (true, record.folder)
    }
    if isEmpty { removeFolders(downFrom: folder) }
  }

  /// Removes the folders that were made for the record. That of inkscribe itself is removed even if
  /// a setup was killed before it recorded that it made it.
  private func removeFolders(downFrom first: String?) {
    let own = recordPath.lastIndex(of: "/").map { String(recordPath[..<$0]) }
    system.removeFolders(above: recordPath, downFrom: first ?? own)
  }

  private func undoEntry(_ entry: SetupEntry) -> RestoredStep {
    do throws(SetupError) {
      let isRestored = try entry.step.action(on: system).undoChange(entry)
      return RestoredStep(step: entry.step, outcome: isRestored ? .restored : .changedSince)
    } catch {
      return RestoredStep(step: entry.step, outcome: .failed(error))
    }
  }

  // MARK: The record

  /// Reads the record and lets it be changed. No other program changes it in the meantime.
  private func withRecord<Value>(
    _ body: (inout SetupRecord) throws(SetupError) -> Value
  ) throws(SetupError) -> Value {
    let folder = system.missingFolder(above: recordPath)
    let lock: FileLock
    do throws(SystemError) { try FileBytes.makeFolders(containing: recordPath, mode: 0o700) } catch
    {
      throw SetupError("\(error)", fix: error.fix)
    }
    do throws(FileLockError) { lock = try FileLock(for: recordPath) } catch {
      throw SetupError("\(error)", fix: error.fix)
    }
    do throws(SetupError) {
      var record = try readRecord() ?? SetupRecord(folder: folder)
      let value = try body(&record)
      lock.unlock()
      return value
    } catch {
      lock.unlock()
      // Without a record nothing was changed.
      if !system.isThere(recordPath) { removeFolders(downFrom: folder) }
      throw error
    }
  }

  private func readRecord() throws(SetupError) -> SetupRecord? {
    guard let text = try system.fileText(of: recordPath) else { return nil }
    do throws(DamagedRecordError) { return try SetupRecord(text: text) } catch {
      throw SetupError(
        "'\(recordPath)', which says what was there before, cannot be read: \(error)",
        fix: "correct it, or remove it and restore your settings yourself")
    }
  }

  private func saveRecord(_ record: SetupRecord) throws(SetupError) {
    try system.writeFile(record.text, to: recordPath, mode: 0o600)
  }
}

/// A step that was taken back.
package struct RestoredStep: Hashable, Sendable {
  package let step: SetupStep
  package let outcome: RestoreOutcome
}

/// How taking a step back ended.
package enum RestoreOutcome: Hashable, Sendable {
  case restored
  /// The user has changed it since the setup, so it was left as it is.
  case changedSince
  case failed(SetupError)
}
