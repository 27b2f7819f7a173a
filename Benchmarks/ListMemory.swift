import Foundation

/// The slowest frames of flung tables, and their memory.
@MainActor
enum ListMemory {
    /// The argument that makes this program fling one table, print its growth in bytes and exit:
    /// `--list-memory 100000`.
    static let probeArgument = "--list-memory"

    private static let counts = [1_000, 100_000, 1_000_000]
    private static let frameCount = 1_000

    /// The processor time of frames: half, and all but one in a hundred, take no longer.
    static let frames = Report(name: "lists: slowest frames") {
        var table = Report.Table(
            introduction: """
                Processor time of \(frameCount) frames of a fling over self-sizing rows of five \
                views, in ms.
                """,
            columns: ["rows", "median", "99th percentile", "slowest", "limit", "kept"])
        let (median, tail) = (0.003, 0.008)
        for count in counts {
            let list = FlungList(count: count)
            for _ in 0..<100 { list.nextFrame() }
            let times = (0..<frameCount).map { _ in
                let start = Benchmark.Clock.processor.now
                list.nextFrame()
                return Benchmark.Clock.processor.now - start
            }.sorted()
            let (half, most) = (times[frameCount / 2], times[frameCount * 99 / 100])
            let isKept = half <= median && most <= tail
            table.rows.append(
                ["\(count)"]
                    + [half, most, times[frameCount - 1]].map { String(format: "%.2f", $0 * 1e3) }
                    + ["≤ 3, ≤ 8", isKept ? "yes" : "NO"])
            table.isWithinLimits = table.isWithinLimits && isKept
        }
        return table
    }

    static let report = Report(name: "lists: memory") {
        var table = Report.Table(
            introduction: "Memory that a process takes more after \(frameCount) frames of a fling.",
            columns: ["rows", "megabytes", "limit", "kept"])
        for count in counts {
            let megabytes = try growth(count)
            table.rows.append([
                "\(count)", String(format: "%.1f", megabytes), "≤ 60",
                megabytes <= 60 ? "yes" : "NO",
            ])
            table.isWithinLimits = table.isWithinLimits && megabytes <= 60
        }
        return table
    }

    private static func growth(_ count: Int) throws -> Double {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        probe.arguments = [probeArgument, "\(count)"]
        let output = Pipe()
        probe.standardOutput = output
        try probe.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        probe.waitUntilExit()
        guard let bytes = Double(String(decoding: data, as: UTF8.self)) else {
            preconditionFailure("The memory probe of a list of \(count) rows failed.")
        }
        return bytes / 1e6
    }

    /// Flings a table of as many rows as the argument says, prints the growth of the process in
    /// bytes and exits.
    static func runProbe(_ arguments: [String]) -> Never {
        guard let count = arguments.first.flatMap({ Int($0) }) else {
            print("\(probeArgument) needs a number of rows.")
            exit(2)
        }
        let before = LayoutMemory.residentBytes
        let list = FlungList(count: count)
        for _ in 0..<frameCount { list.nextFrame() }
        let bytes = LayoutMemory.residentBytes - before
        withExtendedLifetime(list) {}
        print(bytes, terminator: "")
        exit(0)
    }
}
