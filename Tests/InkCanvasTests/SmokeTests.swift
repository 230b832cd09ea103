import InkCanvas
import Testing
@Test func t() {}
