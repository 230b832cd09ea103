import ProgramKit
import Testing

@Test func inkInALogIsFoundAndWhatLooksLikeItByChanceIsNot() throws {
  let programs = try Programs()
  for said in ["at 37123.", "x=37899,y=5", "a pen at 187.25 mm"] {
    #expect(InkScript.isTold(in: said, of: programs), "\(said)")
  }
  for said in ["listening at \(programs.path("s"))", "/tmp/stylusd-EB937867/s", "187 ms", "137123"]
  {
    #expect(!InkScript.isTold(in: said, of: programs), "\(said)")
  }
}
