/// In which column of a trace stands what, as its header line tells.
struct TraceColumns: Sendable {
  /// How many columns there are, known and unknown.
  let count: Int
  let stroke: Int
  let time: Int
  let x: Int
  let y: Int
  let pressure: Int
  let altitude: Int?
  let azimuth: Int?

  /// The names of the columns, as a header line has them.
  enum ColumnName {
    static let stroke = "stroke"
    static let time = "t_ms"
    static let x = "x_mm"
    static let y = "y_mm"
    static let pressure = "pressure"
    static let altitude = "altitude"
    static let azimuth = "azimuth"
    /// Those that every trace has.
    static let needed = [stroke, time, x, y, pressure]
  }

  /// Why a header line is none.
  enum TraceHeaderError: Error {
    /// It lacks these columns.
    case missing([String])
    /// It has this column twice.
    case doubled(String)
  }

  /// Takes the names of a header line, in order; names that are not known do not matter.
  init(_ names: [String]) throws(TraceHeaderError) {
    for name in ColumnName.needed + [ColumnName.altitude, ColumnName.azimuth]
    where names.count(where: { $0 == name }) > 1 {
      throw .doubled(name)
    }
    guard let stroke = names.firstIndex(of: ColumnName.stroke),
      let time = names.firstIndex(of: ColumnName.time), let x = names.firstIndex(of: ColumnName.x),
      let y = names.firstIndex(of: ColumnName.y),
      let pressure = names.firstIndex(of: ColumnName.pressure)
    else { throw .missing(ColumnName.needed.filter { !names.contains($0) }) }
    count = names.count
    self.stroke = stroke
    self.time = time
    self.x = x
    self.y = y
    self.pressure = pressure
    altitude = names.firstIndex(of: ColumnName.altitude)
    azimuth = names.firstIndex(of: ColumnName.azimuth)
  }
}
