import StylusTools

@main
enum Main {
  static func main() { Stylusctl.runAndExit() }
}
