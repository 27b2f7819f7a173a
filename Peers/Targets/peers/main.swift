// Measures Touchstone's constraint solver beside engines of others, turn by turn, and prints Markdown tables. Ends with 1 where the
// solver is the slower one.
//
//   make peers

import Foundation

var isFastest = true

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
        isFastest = isFastest && ratio <= 1
    }
}

print(Machine.header(by: "make peers"))
do {
    try show("Beside Yoga 1.19, a flexbox engine in C++.", YogaComparisons.all)
    try show("Beside Kiwi 1.5, a Cassowary in C++.", KiwiComparisons.all)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
exit(isFastest ? 0 : 1)
