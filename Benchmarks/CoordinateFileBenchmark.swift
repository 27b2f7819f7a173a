import Coordinates
import Foundation
import TestSupport

/// The time and memory for converting a GeoJSON file of a gigabyte.
@MainActor
enum CoordinateFileBenchmark {
    /// The argument that makes this program convert a file, print the cost and exit.
    static let probeArgument = "--convert"

    private static let fileBytes = 1_000_000_000
    private static let leastMegabytesPerSecond = 80.0
    private static let mostMegabytes = 64.0

    static let report = Report(name: "coordinates: a file of a gigabyte") {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appending(path: "in.geojson")
        let output = folder.appending(path: "out.geojson")
        let bytes = try SampleGeoJSON.write(to: input, bytes: fileBytes)
        // The first copy loads the file into the page cache, from which both are then measured.
        _ = try copy(input, to: output)
        let copying = try copy(input, to: output)
        let cost = try convert(input, to: output)
        let speed = Double(bytes) / 1e6 / cost.seconds
        let megabytes = Double(cost.memory) / 1e6
        return Report.Table(
            introduction: """
                GeoJSON of \(bytes / 1_000_000) MB, converted from WGS-84 to GCJ-02 in AMap's region by a process of its own, \
                whose largest resident memory is given. The floor copies the file in pieces of the same size.
                """,
            columns: [
                "MB/s", "limit", "MB/s of processor time", "floor, MB/s", "memory, MB", "limit",
                "kept",
            ],
            rows: [
                [
                    String(format: "%.0f", speed), "≥ \(Int(leastMegabytesPerSecond))",
                    String(format: "%.0f", Double(bytes) / 1e6 / cost.processorSeconds),
                    String(format: "%.0f", Double(bytes) / 1e6 / copying),
                    String(format: "%.0f", megabytes), "≤ \(Int(mostMegabytes))",
                    speed >= leastMegabytesPerSecond && megabytes <= mostMegabytes ? "yes" : "NO",
                ]
            ],
            isWithinLimits: speed >= leastMegabytesPerSecond && megabytes <= mostMegabytes)
    }

    /// The cost of a process: elapsed and processor time in seconds, and its peak memory in bytes.
    private struct Cost {
        let seconds: Double
        let processorSeconds: Double
        let memory: Int
    }

    private static func convert(_ input: URL, to output: URL) throws -> Cost {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        probe.arguments = [probeArgument, input.path, output.path]
        let answer = Pipe()
        probe.standardOutput = answer
        try probe.run()
        let data = answer.fileHandleForReading.readDataToEndOfFile()
        probe.waitUntilExit()
        let words = String(decoding: data, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let seconds = Double(words[0]), let processor = Double(words[1]),
            let memory = Int(words[2])
        else { preconditionFailure("The probe that converts a file failed.") }
        return Cost(seconds: seconds, processorSeconds: processor, memory: memory)
    }

    /// Converts the file named by the arguments, prints the cost and exits.
    static func runProbe(_ paths: [String]) -> Never {
        guard paths.count == 2 else {
            print("\(probeArgument) needs the names of two files.")
            exit(2)
        }
        let start = ContinuousClock.now
        do {
            try CoordinateFile.convert(
                paths[0], to: paths[1], format: .geojson,
                by: SystemConversion(from: .wgs84, to: .gcj02, region: .amap))
        } catch {
            print(error)
            exit(1)
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let times = [usage.ru_utime, usage.ru_stime]
        let processorSeconds = times.reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6
        }
        print(seconds, processorSeconds, Self.peakMemory, terminator: "")
        exit(0)
    }

    /// The peak resident memory of this program since its start, in bytes.
    ///
    /// `getrusage` would include the process that started it: its `ru_maxrss` survives `exec`.
    private static var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return (kilobytes.flatMap { Int($0) } ?? 0) * 1024
    }

    /// Copies a file and returns the elapsed seconds.
    private static func copy(_ input: URL, to output: URL) throws -> Double {
        let source = try FileHandle(forReadingFrom: input)
        try Data().write(to: output)
        let target = try FileHandle(forWritingTo: output)
        let start = ContinuousClock.now
        while let piece = try source.read(upToCount: 1 << 16), !piece.isEmpty {
            try target.write(contentsOf: piece)
        }
        return (ContinuousClock.now - start) / .seconds(1)
    }
}

/// GeoJSON like that of a map: a third of its bytes are coordinates, the others names and
/// properties.
private enum SampleGeoJSON {
    /// Writes a file of about that many bytes by repeating some thousand features. Returns its
    /// size.
    static func write(to url: URL, bytes: Int) throws -> Int {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        var random = SeededGenerator(seed: 5)
        let features = (0..<5_000).map { _ in feature(&random) }.joined(separator: ",\n")
        let piece = Data(features.utf8)
        try file.write(contentsOf: Data(#"{"type":"FeatureCollection","features":["#.utf8))
        var size = 0
        while size < bytes {
            if size > 0 { try file.write(contentsOf: Data(",\n".utf8)) }
            try file.write(contentsOf: piece)
            size += piece.count
        }
        try file.write(contentsOf: Data("]}\n".utf8))
        return Int(try file.offset())
    }

    private static func feature(_ random: inout SeededGenerator) -> String {
        let (latitude, longitude) = (
            Double.random(in: 18...53, using: &random), Double.random(in: 74...134, using: &random)
        )
        let count = Int.random(in: 1...12, using: &random)
        let positions = (0..<count).map { _ in
            let east = longitude + .random(in: 0...0.01, using: &random)
            let north = latitude + .random(in: 0...0.01, using: &random)
            return String(format: "[%.8f,%.8f]", locale: nil, east, north)
        }
        let geometry =
            count == 1
            ? #"{"type":"Point","coordinates":\#(positions[0])}"#
            : #"{"type":"LineString","coordinates":[\#(positions.joined(separator: ","))]}"#
        let id = UInt64.random(in: 0...999_999_999, using: &random)
        return """
            {"type":"Feature","geometry":\(geometry),"properties":{"source":"openstreetmap.org",\
            "kind":"building","name":"第\(id % 1000)号楼","name:en":"Building \\"\(id % 1000)\\"","height":\(id % 300),\
            "addr_street":"中山东一路","sort_rank":\(id % 500),"min_zoom":14,"id":\(id)}}
            """
    }
}
