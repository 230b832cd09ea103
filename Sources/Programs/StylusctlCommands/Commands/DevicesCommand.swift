import CommandSupport
import LinuxIO
import ProgramOptions
import StylusClient
import StylusModel
import StylusProtocol

/// `stylusctl devices`: the tablets and pads that the daemon reads.
struct DevicesCommand: Command {
  private let invocation: Invocation

  static let description = ProgramDescription(
    "devices", "list the tablets and pads that the daemon reads",
    options: [SharedOption.json.description]
  )
  .called("tablets")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    var connection = try Connecting.connect(invocation)
    let tablets: [Tablet]
    do throws(ClientError) { tablets = try connection.tablets() } catch {
      throw StylusctlError(error)
    }
    if invocation[SharedOption.json] {
      for tablet in tablets where !JSONLines.printLine(tablet) { break }
    } else if tablets.isEmpty {
      let sentence = Self.sentence(withoutTablets: try status(of: &connection))
      StandardStream.output(ShownText(lines: sentence))
    } else {
      for tablet in tablets {
        StandardStream.output(ShownText(lines: Self.paragraph(about: tablet)))
      }
    }
    return .success
  }

  private func status(of connection: inout InkConnection) throws(StylusctlError) -> DaemonStatus {
    do throws(ClientError) { return try connection.status() } catch { throw StylusctlError(error) }
  }

  /// Why there is no tablet.
  private static func sentence(withoutTablets status: DaemonStatus) -> String {
    guard case .replay(let name, _) = status.source else {
      return "no tablets. To find out why one is missing: stylusctl doctor\n"
    }
    let recording = Terminal.printable(name)
    return status.began == nil
      ? "no tablets yet: the daemon plays the recording \(recording) as soon as a program listens, "
        + "such as `stylusctl watch`\n"
      : "no tablets: the recording \(recording) has ended\n"
  }

  private static func paragraph(about tablet: Tablet) -> String {
    var lines = ["\(tablet.id.rawValue)  \(Terminal.printable(tablet.name))"]
    lines.append(
      "   \(tablet.node), \(tablet.vendor.hexadecimal):\(tablet.product.hexadecimal), "
        + "\(tablet.seat)" + (tablet.group.isEmpty ? "" : ", group \(tablet.group)"))
    if let area = tablet.area {
      lines.append(
        "   \(tablet.isDisplay ? "display" : "pen tablet") of \(area.width.value) x "
          + "\(area.height.value) mm, measures "
          + tablet.measures.names.joined(separator: ", "))
    }
    if tablet.role == .pen {
      lines.append("   values arrive as \(Terminal.printable(tablet.profile.words))")
    }
    if let pad = tablet.pad {
      lines.append(
        "   pad with \(pad.buttons) buttons, \(pad.rings) rings, \(pad.strips) strips, "
          + "\(pad.dials) dials")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PropertySet {
  /// The names of its properties.
  fileprivate var names: [String] {
    Property.allCases.filter { contains(PropertySet($0)) }.map { "\($0)" }
  }
}
