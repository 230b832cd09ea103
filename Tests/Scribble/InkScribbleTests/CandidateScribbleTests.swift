import Foundation
import Testing

/// A hand writes a word that may be several, taps it, and chooses from the list beside it; windows as in DesktopScribbleTests and
/// BrowserScribbleTests.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class CandidateScribbleTests {
  @Test func look() throws {
    let stage = try ScribbleStage("gtk3", "gtk4", "qt5", "qt6")
    try stage.play("write 60,350,14 form", "rest 1.2", "tap 70,348", "rest 3", "write 380,350,14 clear", "rest 1.2", "tap 390,348", "rest 3",
      "write 670,39,12 goes", "rest 1.2", "tap 655,39", "rest 3", "write 1030,350,14 modern", "rest 1.2", "tap 1040,348", "rest 3") {
      for n in 0..<16 {
      usleep(1_500_000)
      try stage.desktop.keepPicture("look-\(n)")
      }
    }
    print(stage.status, stage.log)
    for t in ["gtk3", "gtk4", "qt5", "qt6"] { print(try stage.desktop.fields(of: t)) }
  }
}
