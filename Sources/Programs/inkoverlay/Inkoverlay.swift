import Calibration
import Glibc
import InkOverlay
import LinuxIO
import OverlayConfiguration
import ProgramOptions
import Settings

@main
enum Inkoverlay {
  static func main() {
    ResidentMemory.keepSteady()
    SignalSource.ignoreFileLimits()
    do throws(UsageError) {
      switch try OverlayOptions.program.parse(Environment.arguments(for: "inkoverlay")) {
      case .show(let text), .explain(let text):
        StandardStream.output(ShownText(lines: text))
        exit(ending(.success).rawValue)
      case .run(let invocation): exit(ending(runTask(invocation)).rawValue)
      }
    } catch {
      StandardStream.error("\(ShownText(lines: "\(error)"))\n")
      exit(ExitCode.usage.rawValue)
    }
  }

  /// A failure if something did not arrive at standard output, which is told then.
  private static func ending(_ code: ExitCode) -> ExitCode {
    StandardStream.outputArrived(from: "inkoverlay") ? code : .failure
  }

  private static func runTask(_ invocation: Invocation) -> ExitCode {
    switch OverlayOptions(invocation).task {
    case .check(let place):
      place.printSettings(of: "inkoverlay", as: OverlaySettings.self) ? .success : .failure
    case .draw(let wishes): runOverlay(wishes)
    case .calibrate(let wishes): calibrate(wishes)
    case .reset(let wishes): reset(wishes)
    }
  }

  private static func calibrate(_ wishes: CalibrationOrder) -> ExitCode {
    do throws(CalibrationError) {
      try CalibrationLoop(wishes).runLoop()
      return .success
    } catch {
      return fail("\(error). Nothing was changed.")
    }
  }

  private static func reset(_ wishes: CalibrationOrder) -> ExitCode {
    do throws(CalibrationError) {
      try CalibrationReset.removeCalibration(wishes)
      return .success
    } catch {
      return fail("\(error). Nothing was changed.")
    }
  }

  private static func runOverlay(_ wishes: OverlayOrder) -> ExitCode {
    do throws(OverlayLoopError) {
      try OverlayLoop(wishes).runLoop()
      return .success
    } catch {
      // Started from a menu twice: the user looks for the picker.
      if case .commands(.taken(let path)) = error, wishes.isPlain,
        RunningOverlayCall.showPicker(at: path)
      {
        StandardStream.output("inkoverlay is already running. Its picker is on the screen.\n")
        return .success
      }
      return fail("\(error)")
    }
  }

  private static func fail(_ reason: String) -> ExitCode {
    StandardStream.error("inkoverlay: \(reason)\n")
    return .failure
  }
}
