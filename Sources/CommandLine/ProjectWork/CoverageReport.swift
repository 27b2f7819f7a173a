import Foundation

/// Which lines of a project's own files its tests ran.
///
/// The compiler counts lines of the ported copies, whose `#sourceLocation` lines say where each
/// comes from.
struct CoverageReport {
    /// A file of the project, and how often each of its lines with code ran, by the line's number.
    struct File: Hashable {
        let path: String
        let counts: [Int: Int]

        /// The number of lines that ran.
        var covered: Int { counts.values.count { $0 > 0 } }
    }

    /// The files, by their paths.
    let files: [File]

    /// Reads what SwiftPM writes as JSON.
    ///
    /// - Parameters:
    ///   - sources: The files that count.
    ///   - text: The text of a ported copy; `nil` if there is none.
    init(_ json: Data, of sources: Set<String>, text: (String) -> String?) throws {
        let export = try JSONDecoder().decode(Export.self, from: json)
        var found: [String: [Int: Int]] = [:]
        for file in export.data.flatMap(\.files) {
            guard let copy = text(file.filename) else { continue }
            let places = Self.places(in: copy)
            for (line, count) in Self.counts(file.segments) {
                guard let place = places[line] else { continue }
                found[place.path, default: [:]][place.line, default: 0] = max(
                    count, found[place.path]?[place.line] ?? 0)
            }
        }
        files = found.filter { sources.contains($0.key) }.map { File(path: $0, counts: $1) }.sorted
        { $0.path < $1.path }
    }

    // MARK: Reading

    private struct Export: Decodable {
        let data: [Part]

        struct Part: Decodable {
            let files: [File]
        }

        struct File: Decodable {
            let filename: String
            let segments: [Segment]
        }
    }

    /// A place from which on a number counts: `[line, column, count, hasCount, isEntry, isGap]`.
    private struct Segment: Decodable {
        let line: Int
        let count: Int
        let hasCount: Bool
        let isEntry: Bool
        let isGap: Bool

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            line = try values.decode(Int.self)
            _ = try values.decode(Int.self)
            // Numbers that overflowed are clamped.
            count = Int(clamping: (try? values.decode(UInt64.self)) ?? UInt64.max)
            hasCount = try values.decode(Bool.self)
            isEntry = try values.decode(Bool.self)
            isGap = values.isAtEnd ? false : try values.decode(Bool.self)
        }
    }

    /// How often each line ran: the most of what begins in it, or else what surrounds it.
    private static func counts(_ segments: [Segment]) -> [Int: Int] {
        guard let first = segments.first, let last = segments.last else { return [:] }
        let starts = Dictionary(grouping: segments, by: \.line)
        var counts: [Int: Int] = [:]
        var around: Segment?
        for line in first.line...max(first.line, last.line) {
            let own = starts[line] ?? []
            let entries = own.filter { $0.isEntry && $0.hasCount && !$0.isGap }.map(\.count)
            if let most = entries.max() {
                counts[line] = max(
                    most, around.map { $0.hasCount && !$0.isGap ? $0.count : 0 } ?? 0)
            } else if let around, around.hasCount, !around.isGap {
                counts[line] = around.count
            }
            around = own.last ?? around
        }
        return counts
    }

    /// Where each line of a ported copy comes from.
    private static func places(in copy: String) -> [Int: (path: String, line: Int)] {
        var places: [Int: (path: String, line: Int)] = [:]
        var origin: (path: String, offset: Int)?
        let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("#sourceLocation(") {
                origin = nil
                if let match = line.firstMatch(of: /file: "(.*)", line: (\d+)\)/),
                    let number = Int(match.2)
                {
                    let path = match.1.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
                    origin = (String(path), number - (index + 2))
                }
            } else if let origin {
                places[index + 1] = (origin.path, index + 1 + origin.offset)
            }
        }
        return places
    }

    // MARK: Writing

    /// The share of lines that ran, for each file below a folder and for all.
    func text(below folder: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let own = files.filter { $0.path.hasPrefix(start) }
        let lines = own.map {
            "\(Self.share(of: $0.covered, $0.counts.count))  \($0.path.dropFirst(start.count))\n"
        }
        let covered = own.reduce(0) { $0 + $1.covered }
        let all = own.reduce(0) { $0 + $1.counts.count }
        return lines.joined() + "\(Self.share(of: covered, all))  of \(all) lines\n"
    }

    private static func share(of part: Int, _ whole: Int) -> String {
        let text = String(format: "%.1f %%", whole == 0 ? 0 : 100 * Double(part) / Double(whole))
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }

    /// The counts in the format of `lcov`, which services and editors read.
    var lcov: String {
        files.map { file in
            let lines = file.counts.sorted { $0.key < $1.key }.map { "DA:\($0),\($1)\n" }
            return "SF:\(file.path)\n" + lines.joined()
                + "LF:\(file.counts.count)\nLH:\(file.covered)\nend_of_record\n"
        }.joined()
    }
}
