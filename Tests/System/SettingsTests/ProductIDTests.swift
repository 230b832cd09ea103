import Settings
import Testing

@Test func aModelIsReadAsItIsWritten() {
  #expect(ProductID("056a:0357") == ProductID(vendor: 0x056A, product: 0x0357))
  #expect(ProductID("FFFF:abCD") == ProductID(vendor: 0xFFFF, product: 0xABCD))
  for (vendor, product) in [(0, 0), (0x56A, 0x57), (0xFFFF, 1)] as [(UInt16, UInt16)] {
    let id = ProductID(vendor: vendor, product: product)
    #expect(ProductID(id.description) == id)
  }
}

@Test(arguments: [
  "", ":", "056a", "056a:", ":0357", "056a:357", "56a:0357", "1:2", "+5a:+35", "+56a:+357",
  "056a:0357:", "056a:0357:1", "056a::0357", "0056a:0357", "056g:0357", " 056a:0357",
  "056a:0357 ", "-56a:0357", "٠٥٦a:0357", "0x6a:0357",
])
func whatIsNotTwiceFourHexadecimalDigitsIsNoModel(text: String) {
  #expect(ProductID(text) == nil)
}
