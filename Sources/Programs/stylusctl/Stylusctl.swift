import StylusctlCommands

@main
enum Main {
  static func main() { Stylusctl.runAndExit() }
}
