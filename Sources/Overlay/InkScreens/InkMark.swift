/// A drawing of an output, as far as it tells that another one is another.
package struct InkMark: Hashable {
  var version: UInt64 = 0
  var count = 0
  var pages: UInt64 = 0
}
