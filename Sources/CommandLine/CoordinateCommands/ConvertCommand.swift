import CommandLineKit
import Coordinates
import Foundation
import FoundationGaps

/// `touchstone coordinates convert`
struct ConvertCommand {
    private static let standard = "-"

    private static let output = CommandOption.file(
        "--output", letter: "-o",
        help: Wording("Writes a file instead of standard output.", "写入文件，而不是标准输出。"))
    private static let formatName = CommandOption.choice(
        "--format", "F", of: CoordinateFile.Format.self,
        help: Wording(
            "geojson, gpx, kml or csv; by default what the file looks like or the names say.",
            "geojson、gpx、kml 或 csv；默认按文件内容或文件名判断。"))
    private static let latitude = CommandOption.text(
        "--latitude", "C", wanted: Wording("the name of a column", "列名"),
        help: Wording(
            "The column of latitudes; by default lat or latitude, y for metres.",
            "纬度所在的列；默认为 lat 或 latitude，以米为单位时为 y。"))
    private static let longitude = CommandOption.text(
        "--longitude", "C", wanted: Wording("the name of a column", "列名"),
        help: Wording(
            "The column of longitudes; by default lon, lng, long or longitude, x for metres.",
            "经度所在的列；默认为 lon、lng、long 或 longitude，以米为单位时为 x。"))

    static let command = Command(
        "convert", Wording("converts the places of a file, of any length", "转换文件中的地点，文件长度不限"),
        usage: ["<file> --from S --to S [-o FILE]": ""],
        notes: Wording(
            """
            Only the numbers of places that move change, to nine decimals of a degree; every other \
            byte is copied. “-” reads standard input. The new file replaces an old one when it is complete; \
            the file that is read is never changed.
            """,
            """
            只改变发生偏移的地点的数值，精确到小数点后九位；其余字节原样复制。“-”读取标准输入。新文件完成后才替换旧文件；\
            所读的文件不会改变。
            """),
        operands: .files,
        options: [
            .init(ConversionOptions.all + [formatName, latitude, longitude, output])
        ],
        sections: [
            .init(
                Wording("FORMATS", "格式"),
                Wording(
                    """
                    geojson   Positions of geometries, and boxes. Also .json, and an object a line.
                    gpx       The attributes lat and lon. In degrees only.
                    kml       Places, tracks, views and boxes. In degrees only.
                    csv       Two columns, which the first row names; a line such as sep=; may come
                              before it. Between semicolons, numbers may have decimal commas.
                    """,
                    """
                    geojson   几何图形的坐标和范围；也包括 .json 和每行一个对象的文件。
                    gpx       属性 lat 和 lon，只能以度为单位。
                    kml       地点、轨迹、视点和范围，只能以度为单位。
                    csv       第一行给出列名的两列；前面可以有一行 sep=;。以分号分隔时，小数点可以是逗号。
                    """))
        ],
        examples: [
            "touchstone coordinates convert \(example)",
            """
            touchstone coordinates convert --from bd09 --to wgs84 shops.csv --longitude lng_b > out.csv
            """,
        ]
    ) { arguments, console in
        try ConvertCommand(arguments).run(on: console)
    }

    private static let example = "--from wgs84 --to gcj02 in.geojson -o out.geojson"

    private let input: String
    private let output: String
    private let format: CoordinateFile.Format
    private let conversion: SystemConversion
    private let columns: CSVColumns
    private let language: Language

    private init(_ arguments: Arguments) throws(UsageError) {
        let example = Wording(Self.example)
        try arguments.requireOperands(1...1, wanted: Wording("a file", "文件"), example: example)
        language = arguments.language
        input = arguments.operands[0]
        output = arguments[Self.output] ?? Self.standard
        let options = ConversionOptions(arguments)
        guard let source = options.source else {
            throw arguments.missing("a system after “--from”", example: example)
        }
        guard let target = options.target else {
            throw arguments.missing("a system after “--to”", example: example)
        }
        conversion = options.conversion(from: source, to: target)
        columns = CSVColumns(
            latitude: arguments[Self.latitude], longitude: arguments[Self.longitude])
        format = try Self.format(arguments, input: input, output: output)
        try check()
    }

    /// The named format, or the one that the file has or the name of one of the files ends in.
    private static func format(
        _ arguments: Arguments, input: String, output: String
    ) throws(UsageError) -> CoordinateFile.Format {
        if OutputFile.isFolder(input) {
            throw .other(
                Wording(
                    "“\(input)” is a folder. Name a file in it.", "“\(input)”是文件夹，请指定其中的文件。"))
        }
        if let named = arguments[formatName] { return named }
        let content = FileHandle(forReadingAtPath: input)
            .flatMap { CoordinateFile.Format(contentOf: $0) }
        if let content { return content }
        let known = [input, output].lazy.compactMap { CoordinateFile.Format(path: $0) }.first
        guard let known else {
            throw arguments.missing(
                "a format, which the name “\(input)” does not tell", example: "--format geojson …")
        }
        return known
    }

    /// Throws if the words contradict each other.
    private func check() throws(UsageError) {
        if format == .gpx || format == .kml {
            for (option, system) in [("--from", conversion.source), ("--to", conversion.target)]
            where system.isInMetres {
                throw .badValue(
                    of: option, value: system.rawValue,
                    wanted: "a system in degrees for \(format.rawValue.uppercased())")
            }
        }
        guard output != Self.standard, input != Self.standard else { return }
        if Self.isSameFile(input, output) {
            throw .badValue(
                of: "--output", value: output,
                wanted: Wording("another file than the one that is read", "与所读文件不同的文件"))
        }
    }

    private static func isSameFile(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    // MARK: Running

    private func run(on console: Console) throws(FileError) -> CommandResponse {
        let isStandardInput = input == Self.standard
        let source =
            isStandardInput
            ? FileHandle(fileDescriptor: console.standardInput, closeOnDealloc: false)
            : try CoordinateFile.open(input)
        let size = Self.size(of: source)
        let bar = ProgressBar(isStandardInput ? "input" : input, console: console)
        defer { bar.finish() }
        let report: ConversionReport
        do {
            report = try convert(source, console) { bytesRead in
                let megabytes = bytesRead / 1_000_000
                bar.update(
                    size.map { Double(bytesRead) / Double(max($0, 1)) },
                    "\(megabytes)\(size.map { " of \($0 / 1_000_000)" } ?? "") MB")
            }
        } catch {
            throw isStandardInput || error.isAboutOutput ? error : error.about(input)
        }
        bar.finish()
        if output != Self.standard { console.say(OutputFile(path: output).message) }
        console.say(Self.summary(of: report).text(in: language))
        return CommandResponse()
    }

    /// The line that says how many places were converted.
    private static func summary(of report: ConversionReport) -> Wording {
        func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }
        switch (report.converted, report.unchanged) {
        case (0, 0): return Wording("Warning: the file has no place to convert.", "警告：文件中没有可转换的地点。")
        case (0, let left):
            return Wording(
                """
                Warning: no place was converted. \(places(left)) outside of the offset region, or the \
                same in both systems, stayed as before.
                """,
                "警告：没有转换任何地点。\(left) 个地点在偏移地区之外，或在两种坐标系中相同，保持不变。")
        case (let converted, 0):
            return Wording("Converted \(places(converted)).", "已转换 \(converted) 个地点。")
        case (let converted, let left):
            return Wording(
                """
                Converted \(places(converted)); \(places(left)) outside of the offset region stayed as \
                before.
                """,
                "已转换 \(converted) 个地点；\(left) 个在偏移地区之外，保持不变。")
        }
    }

    /// The bytes of a whole file; `nil` for a pipe.
    private static func size(of file: FileHandle) -> Int? {
        var status = stat()
        let isFile =
            fstat(file.fileDescriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        return isFile ? Int(status.st_size) : nil
    }

    private func convert(
        _ source: FileHandle, _ console: Console, progress: @escaping (Int) -> Void
    ) throws(FileError) -> ConversionReport {
        guard output == Self.standard else {
            return try CoordinateFile.convert(
                source, to: output, format: format, by: conversion, columns: columns,
                progress: progress)
        }
        return try CoordinateFile.convert(
            source, to: FileHandle(fileDescriptor: console.standardOutput, closeOnDealloc: false),
            format: format, by: conversion, columns: columns, progress: progress)
    }
}
