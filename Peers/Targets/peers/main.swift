// Measures Touchstone's layout next to engines of others, turn by turn, and prints Markdown tables.
// Ends with 1 where the solver is the slower one or layout through UIKit breaks a limit.
//
//   make peers

import Foundation

var isWithinLimits = true

func show(_ title: String, _ comparisons: [Comparison]) throws {
    print("\n\(title)\n")
    print("| what | solver, median | minimum | other, median | minimum | times as fast |")
    print("|---|---|---|---|---|---|")
    for comparison in comparisons {
        let result = try comparison.run()
        guard let other = result.floor, let ratio = result.ratio else { continue }
        let times = [
            result.subject.median, result.subject.minimum, other.median, other.minimum,
        ]
        print(
            "| \(comparison.name) | "
                + times.map(Benchmark.Result.format).joined(separator: " | ")
                + String(format: " | %.1f |", 1 / ratio))
        isWithinLimits = isWithinLimits && ratio <= 1
    }
}

/// Prints what UIKit takes for whole layouts, views included, next to Yoga's bare engine.
func showUIKit() throws {
    print("\nThrough UIKit, with views, anchors and a layout pass, next to Yoga's bare engine.\n")
    print("| what | UIKit, median | minimum | Yoga, median | ratio | limit | kept |")
    print("|---|---|---|---|---|---|---|")
    for benchmark in UIKitComparisons.all {
        let result = try benchmark.run()
        print(result.row)
        isWithinLimits = isWithinLimits && result.isWithinLimit
    }
}

print(Machine.header(by: "make peers"))
do {
    try show("Next to Yoga 1.19, a flexbox engine in C++.", YogaComparisons.all)
    try show("Next to Kiwi 1.5, a Cassowary in C++.", KiwiComparisons.all)
    try showUIKit()
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
exit(isWithinLimits ? 0 : 1)
