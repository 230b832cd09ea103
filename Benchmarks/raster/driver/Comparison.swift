import CCairo
import Foundation
import InkDrawing
import InkGeometry

/// All ways on the same pages, in turns.
struct Comparison {
  /// How many segments are timed together; a look at the clock costs as much as half a segment.
  private static let batch = 32
  let rounds: Int

  func run() throws {
    print("| dpi | tip mm | way | median ns | p99 ns | times ours |")
    print("|---|---|---|---|---|---|")
    for dotsPerInch in [96.0, 192, 400] {
      let scale = dotsPerInch / 25.4
      let (width, height) = (Int(Page.size.width * scale), Int(Page.size.height * scale))
      let ours = OursWay(width: width, height: height)
      let pencil = DepositWay(.pencil, width: width, height: height)
      let hull = CairoWay(.hull, CAIRO_FORMAT_A8, width: width, height: height)
      let lines = [CAIRO_FORMAT_A8, CAIRO_FORMAT_ARGB32].map {
        CairoWay(.line, $0, width: width, height: height)
      }
      for tip in [0.3, 0.7, 1.5, 3.0] {
        run(try Page(tip: tip), [ours, pencil] + lines + [hull], dotsPerInch, "\(tip)")
      }
      for tip in [1.0, 4.0] {
        let depths = DepthWay(width: width, height: height, scale: scale)
        run(
          try Page(tip: tip, isNib: true), [ours, depths, pencil, hull], dotsPerInch, "nib \(tip)")
      }
    }
  }

  private func run(_ page: Page, _ ways: [any Way], _ dotsPerInch: Double, _ tip: String) {
    let strokes = page.poses(dotsPerInch: dotsPerInch)
    let batches = Self.batches(of: strokes)
    // For each way and batch the times of all rounds.
    var times = ways.map { _ in batches.map { _ in [Double]() } }
    for round in 0...rounds {
      for turn in ways.indices {
        let way = (turn + round) % ways.count
        let taken = time(batches, ways[way])
        // The first round warms up.
        guard round > 0 else { continue }
        for batch in batches.indices { times[way][batch].append(taken[batch]) }
      }
    }
    // What others did to the processor in a round shall not count.
    let typical = times.map { $0.map { $0.quantile(0.5) } }
    for (way, times) in zip(ways, typical) {
      let cells = [
        String(format: "%.0f", dotsPerInch), tip, way.name,
        String(format: "%.0f", times.quantile(0.5)), String(format: "%.0f", times.quantile(0.99)),
        String(format: "%.1f", times.quantile(0.5) / typical[0].quantile(0.5)),
      ]
      print("| " + cells.joined(separator: " | ") + " |")
    }
  }

  private func time(_ batches: [ArraySlice<NibPose>], _ way: any Way) -> [Double] {
    way.clear()
    return batches.map { batch in
      let start = DispatchTime.now().uptimeNanoseconds
      way.draw(batch)
      let end = DispatchTime.now().uptimeNanoseconds
      return Double(end - start) / Double(batch.count - 1)
    }
  }

  private static func batches(of strokes: [[NibPose]]) -> [ArraySlice<NibPose>] {
    strokes.flatMap { stroke in
      stride(from: 0, to: stroke.count - 1, by: batch).map { first in
        stroke[first...min(first + batch, stroke.count - 1)]
      }
    }.filter { $0.count > batch / 2 }
  }
}

extension [Double] {
  fileprivate func quantile(_ share: Double) -> Double {
    isEmpty ? .nan : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
