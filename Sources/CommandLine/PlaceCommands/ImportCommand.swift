import CommandLineKit
import Coordinates
import Foundation
import Places

/// `touchstone places import`
enum ImportCommand {
    private static let format = CommandOption.choice(
        "--format", "F", of: PlaceImport.Format.self,
        help: .localized("geojson, csv, kml, gpx or osm, where neither content nor name tell it."))
    private static let encoding = CommandOption.text(
        "--encoding", "E", wanted: .localized("the name of an encoding"),
        help: .localized(
            "The encoding of the text, like GB18030 or Big5; by default it is detected."))
    private static let attribution = CommandOption.text(
        "--attribution", "T",
        wanted: .localized("whom to name where the places are shown"),
        help: .localized(
            """
            Whom to name where the places are shown; by default what the file says, and OpenStreetMap \
            for GeoJSON and for tables with its numbers.
            """))
    private static let source = CommandOption.text(
        "--source", "NAME", wanted: .localized("a name for what is imported"),
        help: .localized("What the file is a version of; by default its path."))
    private static let keepMissing = CommandOption.flag(
        "--keep-missing",
        help: .localized("Remove nothing that only an earlier version had."))
    private static let replaceAll = CommandOption.flag(
        "--replace-all",
        help: .localized("Remove all that an earlier version had, even if this one has none of it.")
    )
    private static let city = CommandOption.text(
        "--city", "NAME", wanted: .localized("the name of a city"),
        help: .localized("The city of places of which the file does not say it."))
    private static let system = CommandOption.choice(
        "--system", "S", of: SystemKind.self,
        help: .localized("The system of the coordinates, like gcj02 or bd09; by default wgs84."))

    static let command = Command(
        "import",
        .localized(
            "reads places from files: GeoJSON, OpenStreetMap's PBF and XML, KML, GPX, or CSV"),
        usage: ["<file>…": ""],
        notes: .localized(
            """
            Files of any length are read, in batches. An interrupted import continues when it is \
            started again. A file in the same place counts as a newer version: its places replace \
            those that the earlier one brought, and at its end those that it no longer has are \
            removed. A file that has none of them is refused. Records that make no sense are reported \
            with their lines and left out, as are things without a name; where there are any, nothing \
            is removed. With another city, system, attribution or format than before, a file is \
            imported again.

            CSV needs a row of column names with lat, lon and name, or 纬度, 经度 and 名称; category, \
            name_en, alt_name, city, region, address and osm_id are understood too, and all others \
            are kept. Fields may be separated by semicolons or tabs, and degrees have minutes and \
            seconds. PBF and XML are read by osmium, of Debian's package osmium-tool. Of \
            KML the placemarks are read, of GPX the waypoints.
            """),
        operands: .files,
        options: [
            .init([
                format, encoding, attribution, city, source, keepMissing, replaceAll, system,
                PlaceSession.database,
            ])
        ],
        examples: [
            "touchstone places import shanghai.geojson --city 上海",
            """
            touchstone places import shops.csv --attribution "Our own survey" --system gcj02
            """,
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1..., wanted: .localized("a file"), example: "shanghai.geojson")
        let requests = try arguments.operands.map { try request($0, arguments) }
        let (store, name) = try await PlaceSession(console).storeToFill(arguments)
        let language = arguments.language
        var output = ""
        var hasProblems = false
        let interruption = ImportInterruption.begin()
        defer { interruption.end() }
        for request in requests {
            let bar = ProgressBar(request.path, console: console)
            defer { bar.finish() }
            do throws(PlaceImportError) {
                let report = try await request.run(into: store) { report in
                    bar.update(share(of: report), progress(of: report).text(in: language))
                    interruption.cancelTaskIfAsked()
                }
                output += summary(of: report, request, arguments)
                hasProblems = hasProblems || report.problemCount > 0
            } catch {
                if error.report.records > 0 {
                    output += summary(of: error.report, request, arguments)
                }
                return CommandResponse(
                    output: output, complaint: complaint(of: error, request),
                    exitCode: error.reason == .cancelled ? .interrupted : .failure)
            }
        }
        let count = places(try await store.count()).text(in: language)
        output += String(localized: "\n\(name) now has \(count).\n", in: language)
        output += PlaceAnswer.footer(try await store.attributions())
        return CommandResponse(output: output, exitCode: hasProblems ? .failure : .success)
    }

    private static func request(
        _ path: String, _ arguments: Arguments
    ) throws(UsageError) -> PlaceImport {
        var request = PlaceImport(path)
        if let name = arguments[encoding] {
            guard let encoding = TextEncoding(name) else {
                throw .badValue(
                    of: "--encoding", value: name,
                    wanted: .localized("the name of an encoding, like GB18030 or Big5"))
            }
            request.encoding = encoding
        }
        request.format = arguments[format]
        request.attribution = arguments[attribution]
        request.source = arguments[source] ?? request.source
        request.keepsMissing = arguments.has(keepMissing)
        request.replacesAll = arguments.has(replaceAll)
        request.city = arguments[city] ?? ""
        if let system = arguments[system] {
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
            “\(path)” is called neither .geojson, .csv, .kml, .gpx nor .osm.pbf. Add “--format” with \
            geojson, csv, kml, gpx or osm.
            """
        case .otherContent(let source):
            """
            “\(request.path)” has none of the places that “\(source)” brought before, so it is taken \
            for another file, and nothing was changed. Add “--source NAME” to keep both, \
            “--replace-all” to have its places instead, or “--keep-missing” to add them.
            """
        case .file(let file) where file.isOfUnknownEncoding:
            "\(error.description) If it is a text, add “--encoding” with the name of its encoding."
        default: error.description
        }
    }

    /// The share of the file that was read.
    private static func share(of report: PlaceImportReport) -> Double {
        report.totalBytes == 0 ? 1 : Double(report.bytes) / Double(report.totalBytes)
    }

    private static func progress(of report: PlaceImportReport) -> LocalizedText {
        let (count, speed) = (places(report.places), grouped(Int(report.placesPerSecond)))
        return .localized("\(count), \(speed) a second")
    }

    /// The summary of a finished import.
    private static func summary(
        of report: PlaceImportReport, _ request: PlaceImport, _ arguments: Arguments
    ) -> String {
        func text(_ text: LocalizedText) -> String { text.text(in: arguments.language) }
        guard report.start != .nothingNew else {
            return text(
                .localized("\(request.path): nothing new, all of it was imported before.\n"))
        }
        let beginning =
            switch report.start {
            case .continued: text(.localized(", going on where an earlier import stopped"))
            case .again: text(.localized(", from the beginning, since it has changed"))
            case .otherOptions:
                text(.localized(", from the beginning, since the options are others"))
            case .beginning, .nothingNew: ""
            }
        let name = report.encoding.name
        let encoding =
            report.encoding == .utf8 ? "" : text(.localized(", read as \(name)"))
        let count = places(report.places).text(in: arguments.language)
        var lines = [request.path + encoding + beginning + text(.localized(": \(count)."))]
        for (kind, count) in report.leftOut.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
        {
            let count = grouped(count)
            lines.append(text(.localized("  \(count) left out: \(kind)")))
        }
        if report.removed > 0 {
            let count = grouped(report.removed)
            lines.append(
                text(.localized("  \(count) removed: the file no longer has them")))
        }
        if report.keptMissing {
            lines.append(
                text(.localized("  nothing removed, since there are records that make no sense")))
        }
        for problem in report.problems { lines.append("  \(request.path):\(problem)") }
        let untold = report.problemCount - report.problems.count
        if untold > 0 {
            let count = grouped(untold)
            lines.append(
                text(.localized("  and \(count) more records that make no sense")))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func places(_ count: Int) -> LocalizedText {
        count == 1
            ? .localized("1 place")
            : .localized("\(grouped(count)) places")
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
}

extension FileError {
    /// `true` for bytes that are not UTF-8, and of which no other encoding is likely.
    fileprivate var isOfUnknownEncoding: Bool {
        if case .unexpected(_, "UTF-8") = reason { true } else { false }
    }
}
