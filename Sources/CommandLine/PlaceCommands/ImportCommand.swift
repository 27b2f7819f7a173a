import CommandLineKit
import Coordinates
import Foundation
import Places

/// `touchstone places import`
enum ImportCommand {
    private static let format = CommandOption.choice(
        "--format", "F", of: PlaceImport.Format.self,
        help: Wording(
            "geojson, csv, kml, gpx or osm, where neither content nor name tell it.",
            "geojson、csv、kml、gpx 或 osm；用于内容和文件名都无法判断格式的文件。"))
    private static let encoding = CommandOption.text(
        "--encoding", "E", wanted: Wording("the name of an encoding", "编码名"),
        help: Wording(
            "The encoding of the text, like GB18030 or Big5; by default it is detected.",
            "文本编码，如 GB18030 或 Big5；默认自动识别。"))
    private static let attribution = CommandOption.text(
        "--attribution", "T",
        wanted: Wording("whom to name where the places are shown", "显示地点时要注明的来源"),
        help: Wording(
            """
            Whom to name where the places are shown; by default what the file says, and OpenStreetMap \
            for GeoJSON and for tables with its numbers.
            """, "显示地点时注明的来源；默认为文件中的说明，GeoJSON 和带 OpenStreetMap 编号的表格为 OpenStreetMap。"))
    private static let source = CommandOption.text(
        "--source", "NAME", wanted: Wording("a name for what is imported", "导入内容的名称"),
        help: Wording(
            "What the file is a version of; by default its path.", "来源名称，同名的文件视为新旧版本；默认为文件路径。"))
    private static let keepMissing = CommandOption.flag(
        "--keep-missing",
        help: Wording("Remove nothing that only an earlier version had.", "保留只在旧版本中出现的地点。"))
    private static let replaceAll = CommandOption.flag(
        "--replace-all",
        help: Wording(
            "Remove all that an earlier version had, even if this one has none of it.",
            "删除旧版本的所有地点，即使新版本中一个也没有。"))
    private static let city = CommandOption.text(
        "--city", "NAME", wanted: Wording("the name of a city", "城市名"),
        help: Wording("The city of places of which the file does not say it.", "文件未注明城市的地点所在的城市。"))
    private static let system = CommandOption.choice(
        "--system", "S", of: SystemKind.self,
        help: Wording(
            "The system of the coordinates, like gcj02 or bd09; by default wgs84.",
            "坐标系，如 gcj02 或 bd09；默认为 wgs84。"))

    static let command = Command(
        "import",
        Wording(
            "reads places from files: GeoJSON, OpenStreetMap's PBF and XML, KML, GPX, or CSV",
            """
            从文件导入地点：GeoJSON、OpenStreetMap 的 PBF 和 XML、\
            KML、GPX 或 CSV
            """),
        usage: ["<file>…": ""],
        notes: Wording(
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
            """,
            """
            文件长度不限，分批读取。中断的导入重新运行时会继续。同一位置的文件视为更新的版本：其中的地点替换先前的，文件中已没有的地点在最后删除。\
            不含任何原有地点的文件会被拒绝。没有意义的记录会连同行号列出并跳过，没有名称的也一样；有这样的记录时不删除任何地点。\
            城市、坐标系、署名或格式与先前不同时，文件会重新导入。

            CSV 需要一行列名，包括 lat、lon 和 name，或者纬度、经度和名称；category、name_en、alt_name、city、region、address 和 osm_id \
            也能识别，其余的列原样保留。字段可用分号或制表符分隔，度数可带分和秒。PBF 和 XML 由 Debian 软件包 osmium-tool 中的 osmium 读取。\
            KML 只读取地标，GPX 只读取航点。
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
            1..., wanted: Wording("a file", "文件"), example: "shanghai.geojson")
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
        output += Wording(
            "\n\(name) now has \(count).\n", "\n\(name) 现有 \(count)。\n"
        ).text(in: language)
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
                    wanted: Wording(
                        "the name of an encoding, like GB18030 or Big5", "编码名，如 GB18030 或 Big5"))
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

    private static func progress(of report: PlaceImportReport) -> Wording {
        let (count, speed) = (places(report.places), grouped(Int(report.placesPerSecond)))
        return Wording(
            "\(count.english), \(speed) a second", count.chinese.map { "\($0)，每秒 \(speed) 个" })
    }

    /// The summary of a finished import.
    private static func summary(
        of report: PlaceImportReport, _ request: PlaceImport, _ arguments: Arguments
    ) -> String {
        func text(_ english: String, _ chinese: String) -> String {
            Wording(english, chinese).text(in: arguments.language)
        }
        guard report.start != .nothingNew else {
            return text(
                "\(request.path): nothing new, all of it was imported before.\n",
                "\(request.path)：没有新内容，先前已全部导入。\n")
        }
        let beginning =
            switch report.start {
            case .continued: text(", going on where an earlier import stopped", "，从上次中断处继续")
            case .again: text(", from the beginning, since it has changed", "，文件已变，从头导入")
            case .otherOptions:
                text(", from the beginning, since the options are others", "，选项不同，从头导入")
            case .beginning, .nothingNew: ""
            }
        let name = report.encoding.name
        let encoding =
            report.encoding == .utf8 ? "" : text(", read as \(name)", "，按 \(name) 读取")
        let count = places(report.places).text(in: arguments.language)
        var lines = [request.path + encoding + beginning + text(": \(count).", "：\(count)。")]
        for (kind, count) in report.leftOut.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
        {
            let count = grouped(count)
            lines.append(text("  \(count) left out: \(kind)", "  略去 \(count) 个：\(kind)"))
        }
        if report.removed > 0 {
            let count = grouped(report.removed)
            lines.append(
                text("  \(count) removed: the file no longer has them", "  删除 \(count) 个：文件中已没有"))
        }
        if report.keptMissing {
            lines.append(
                text(
                    "  nothing removed, since there are records that make no sense",
                    "  没有删除地点，因为有无意义的记录"))
        }
        for problem in report.problems { lines.append("  \(request.path):\(problem)") }
        let untold = report.problemCount - report.problems.count
        if untold > 0 {
            let count = grouped(untold)
            lines.append(
                text("  and \(count) more records that make no sense", "  还有 \(count) 条无意义的记录"))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func places(_ count: Int) -> Wording {
        Wording(
            count == 1 ? "1 place" : "\(grouped(count)) places", "\(grouped(count)) 个地点")
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
