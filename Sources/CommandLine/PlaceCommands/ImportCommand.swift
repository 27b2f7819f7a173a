import CommandLineKit
import Coordinates
import Foundation
import Places

/// `touchstone places import`
enum ImportCommand {
    static func answer(_ words: [String], _ session: PlaceSession) async throws -> ToolResponse {
        let arguments = try ToolArgumentList(
            words, of: "places import",
            options: [
                ToolOption("--format", wanted: "geojson or csv"),
                ToolOption("--attribution", wanted: "whom to name where the places are shown"),
                ToolOption("--source", wanted: "a name for what is imported"),
                ToolOption("--keep-missing"),
                ToolOption("--replace-all"),
                PlaceOptions.city, PlaceOptions.system, PlaceSession.option,
            ])
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(
            1...Int.max - 1, wanted: "a file", example: "places import shanghai.geojson")
        let requests = try arguments.operands.map { try request($0, arguments) }
        let (store, name) = try await session.storeToFill(arguments)
        var output = ""
        var hasProblems = false
        let interruption = ImportInterruption.begin()
        defer { interruption.end() }
        for request in requests {
            do throws(PlaceImportError) {
                let report = try await request.run(into: store) { report in
                    session.say(line(report, request))
                    interruption.cancelTaskIfAsked()
                }
                output += summary(of: report, request)
                hasProblems = hasProblems || report.problemCount > 0
            } catch {
                if error.report.records > 0 { output += summary(of: error.report, request) }
                return ToolResponse(
                    output: output, complaint: complaint(of: error, request), exitCode: .failure)
            }
        }
        output += "\n\(name) now has \(places(try await store.count())).\n"
        output += PlaceAnswer.footer(try await store.attributions())
        return ToolResponse(output: output, exitCode: hasProblems ? .failure : .success)
    }

    private static func request(
        _ path: String, _ arguments: ToolArgumentList
    ) throws -> PlaceImport {
        var request = PlaceImport(path)
        request.format = try arguments.choice("--format", among: PlaceImport.Format.self)
        request.attribution = arguments.text("--attribution")
        request.source = arguments.text("--source") ?? request.source
        request.keepsMissing = arguments.has("--keep-missing")
        request.replacesAll = arguments.has("--replace-all")
        request.city = arguments.text(PlaceOptions.city.name) ?? ""
        if let system = try arguments.choice(PlaceOptions.system.name, among: SystemKind.self) {
            request.system = system
            request.offsetRegion = system == .bd09 || system == .bd09mc ? .baidu : .amap
        }
        return request
    }

    private static func complaint(
        of error: PlaceImportError, _ request: PlaceImport
    ) -> String {
        switch error.reason {
        case .unknownFormat(let path):
            """
            “\(path)” is called neither .geojson nor .csv. Add “--format geojson” or “--format csv”.
            """
        case .otherContent(let source):
            """
            “\(request.path)” has none of the places that “\(source)” brought before, so it is taken \
            for another file, and nothing was changed. Add “--source NAME” to keep both, \
            “--replace-all” to have its places instead, or “--keep-missing” to add them.
            """
        default: error.description
        }
    }

    /// How an import goes on.
    private static func line(_ report: PlaceImportReport, _ request: PlaceImport) -> String {
        let share = report.totalBytes == 0 ? 100 : report.bytes * 100 / report.totalBytes
        return """
            \(request.path): \(share) %, \(places(report.places)), \
            \(grouped(Int(report.placesPerSecond))) a second
            """
    }

    /// What an import did.
    private static func summary(of report: PlaceImportReport, _ request: PlaceImport) -> String {
        guard report.start != .nothingNew else {
            return "\(request.path): nothing new, all of it was imported before.\n"
        }
        let beginning =
            switch report.start {
            case .continued: ", going on where an earlier import stopped"
            case .again: ", from the beginning, since it has changed"
            case .otherOptions: ", from the beginning, since the options are others"
            case .beginning, .nothingNew: ""
            }
        var lines = ["\(request.path)\(beginning): \(places(report.places))."]
        for (kind, count) in report.leftOut.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
        {
            lines.append("  \(grouped(count)) left out: \(kind)")
        }
        if report.removed > 0 {
            lines.append("  \(grouped(report.removed)) removed: the file no longer has them")
        }
        if report.keptMissing {
            lines.append("  nothing removed, since there are records that make no sense")
        }
        for problem in report.problems { lines.append("  \(request.path):\(problem)") }
        let untold = report.problemCount - report.problems.count
        if untold > 0 { lines.append("  and \(grouped(untold)) more records that make no sense") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func places(_ count: Int) -> String {
        count == 1 ? "1 place" : "\(grouped(count)) places"
    }

    /// A number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    private static let help = """
        touchstone places import reads places from files: GeoJSON as OpenStreetMap's tools write it, or CSV.

        USAGE
          touchstone places import <file>… [options]

        Files of any length are read, in batches. An import that was stopped goes on when it is said again.
        A file in the same place counts as a newer version: its places replace those that the earlier one
        brought, and at its end those that it no longer has are removed. A file that has none of them is
        refused. Records that make no sense are reported with their lines and left out, as are things
        without a name; where there are any, nothing is removed. With another city, system, attribution or
        format than before, a file is imported again.

        CSV needs a row of column names with lat, lon and name; category, name_en, alt_name, city, region,
        address and osm_id are understood too, and all others are kept.

        OPTIONS
          --format F         geojson or csv, where the file's name does not tell it.
          --attribution T    Whom to name where the places are shown: what the file says unless said, or
                             OpenStreetMap.
          --city NAME        The city of places of which the file does not say it.
          --source NAME      What the file is a version of; its path unless said.
          --keep-missing     Remove nothing that an earlier version had and this one has not.
          --replace-all      Remove all that an earlier version had, even if this one has none of it.
          --system S         The system of the coordinates: wgs84, gcj02 or bd09; wgs84 unless said.
          --database P       The file to keep the places in, or “postgresql://…” for a server with PostGIS.

        EXAMPLES
          touchstone places import shanghai.geojson --city 上海
          touchstone places import shops.csv --attribution "Our own survey" --system gcj02

        """
}
