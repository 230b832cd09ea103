import StylusProtocol
import Testing

// What holds every message against the interfaces must itself find what is wrong.

@Test func theJudgeOfTypesIsNoYesSayer() throws {
  let interface = try InterfaceDescription(
    "interface a.b\ntype T (x: int, y: ?[]float, z: (on, off))\nerror E ()\nmethod M(t: T) -> ()")
  let type = try #require(interface.types["T"])
  func fault(_ text: String) throws -> String? {
    interface.fault(try JSONValue(parsing: Array(text.utf8)), type)
  }
  for right in [
    "{\"x\":1,\"z\":\"on\"}", "{\"z\":\"off\",\"y\":[1,2.5],\"x\":-1}",
    "{\"x\":1,\"y\":null,\"z\":\"on\"}",
  ] {
    #expect(try fault(right) == nil)
  }
  for wrong in [
    "{}", "[]", "{\"x\":1}", "{\"x\":1.5,\"z\":\"on\"}", "{\"x\":1,\"z\":\"of\"}",
    "{\"x\":1,\"z\":\"on\",\"w\":1}", "{\"x\":1,\"z\":\"on\",\"y\":[true]}",
    "{\"x\":null,\"z\":\"on\"}",
  ] {
    #expect(try fault(wrong) != nil, "\(wrong)")
  }
}
