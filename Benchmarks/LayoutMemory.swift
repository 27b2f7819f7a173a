import Foundation
import LayoutWorkloads

/// The memory of a layout in the solver.
@MainActor
enum LayoutMemory {
    /// The argument that makes this program load one layout, print its growth in bytes and exit:
    /// `--memory W4 1000`.
    static let probeArgument = "--memory"

    static let report = Report(name: "layout memory") {
        var table = Report.Table(
            introduction: """
                Memory that a process takes more when it has loaded and solved a layout of N = 5,000, with the names that the \
                layout keeps (24 bytes a view and 4 a relation at least).
                """,
            columns: ["workload", "views", "relations", "megabytes", "bytes per view"])
        for workload in LayoutWorkload.scalable {
            let system = workload.makeSystem(5_000)
            let bytes = try growth(workload)
            table.rows.append([
                workload.name, "\(system.boxCount)", "\(system.relations.count)",
                String(format: "%.1f", Double(bytes) / 1e6), "\(bytes / system.boxCount)",
            ])
        }
        return table
    }

    private static func growth(_ workload: LayoutWorkload) throws -> Int {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        probe.arguments = [probeArgument, workload.name, "5000"]
        let output = Pipe()
        probe.standardOutput = output
        try probe.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        probe.waitUntilExit()
        guard let bytes = Int(String(decoding: data, as: UTF8.self)) else {
            preconditionFailure("The memory probe of \(workload.name) failed.")
        }
        return bytes
    }

    /// Loads the layout named by the arguments, prints the growth of the process in bytes and
    /// exits.
    static func runProbe(_ arguments: [String]) -> Never {
        guard arguments.count == 2, let count = Int(arguments[1]),
            let workload = LayoutWorkload.scalable.first(where: { $0.name == arguments[0] })
        else {
            print("\(probeArgument) needs a workload’s name and N.")
            exit(2)
        }
        let system = workload.makeSystem(count)
        let before = residentBytes
        let subject = LayoutSubject(system)
        let bytes = residentBytes - before
        withExtendedLifetime(subject) {}
        print(bytes, terminator: "")
        exit(0)
    }

    /// The resident memory of the process, in bytes.
    static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Int($0) }
        guard let pages else { preconditionFailure("/proc/self/statm cannot be read.") }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
