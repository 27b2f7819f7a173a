// Measures Touchstone against floors of the same run, prints a Markdown table, and ends with 1 when a limit is broken.
//
//   make bench                        everything
//   make bench ARGS="hit"             the benchmarks with “hit” in their names
//   make bench ARGS="--write FILE"    writes the table to FILE too

import Foundation

if CommandLine.arguments.dropFirst().first == StartBenchmark.probeArgument {
    StartBenchmark.runProbe()
}

var arguments = Array(CommandLine.arguments.dropFirst())
var file: String?
if let index = arguments.firstIndex(of: "--write"), index + 1 < arguments.count {
    file = arguments[index + 1]
    arguments.removeSubrange(index...(index + 1))
}

let all = TouchMoveBenchmark.all + RepaintBenchmark.all + StartBenchmark.all + HitTestBenchmark.all
let chosen = all.filter { benchmark in
    arguments.isEmpty || arguments.contains { benchmark.name.localizedCaseInsensitiveContains($0) }
}

var table = """
    | what | median | minimum | floor, median | ratio | limit | kept |
    |---|---|---|---|---|---|---|

    """
print(table, terminator: "")
var isWithinLimits = true
for benchmark in chosen {
    let result = try benchmark.run()
    print(result.row)
    table += result.row + "\n"
    isWithinLimits = isWithinLimits && result.isWithinLimit
}
if let file {
    try (Machine.header + "\n" + table).write(toFile: file, atomically: true, encoding: .utf8)
}
exit(isWithinLimits ? 0 : 1)
