// Whole members: a key and its value in one line.
extension JSONWriter {
  package mutating func field(_ name: String, _ value: some BinaryInteger) {
    key(name)
    integer(value)
  }

  package mutating func field(_ name: String, _ value: Float) {
    key(name)
    number(value)
  }

  package mutating func field(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func field(_ name: String, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  package mutating func field(_ name: String, _ values: [some JSONWritable]) {
    key(name)
    array(of: values)
  }

  package mutating func field(_ name: String, _ values: [String]) {
    key(name)
    strings(values)
  }
}
