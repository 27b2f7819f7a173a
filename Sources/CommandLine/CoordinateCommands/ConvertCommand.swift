import CommandLineKit
import Coordinates
import Foundation
import FoundationGaps

/// `touchstone coordinates convert`
struct ConvertCommand {
    private static let standard = "-"

    private static let output = CommandOption.file(
        "--output", letter: "-o",
        help: .localized("Writes a file instead of standard output."))
    private static let formatName = CommandOption.choice(
        "--format", "F", of: CoordinateFile.Format.self,
        help: .localized(
            "geojson, gpx, kml or csv; by default what the file looks like or the names say."))
    private static let latitude = CommandOption.text(
        "--latitude", "C", wanted: .localized("the name of a column"),
        help: .localized("The column of latitudes; by default lat or latitude, y for metres."))
    private static let longitude = CommandOption.text(
        "--longitude", "C", wanted: .localized("the name of a column"),
        help: .localized(
            "The column of longitudes; by default lon, lng, long or longitude, x for metres."))

    static let command = Command(
        "convert", .localized("converts the places of a file, of any length"),
        usage: ["<file> --from S --to S [-o FILE]": ""],
        notes: .localized(
            """
            Only the numbers of places that move change, to nine decimals of a degree; every other \
            byte is copied. “-” reads standard input. The new file replaces an old one when it is complete; \
            the file that is read is never changed.
            """),
        operands: .files,
        options: [
            .init(ConversionOptions.all + [formatName, latitude, longitude, output])
        ],
        sections: [
            .init(
                .localized("FORMATS"),
                .localized(
                    """
                    geojson   Positions of geometries, and boxes. Also .json, and an object a line.
                    gpx       The attributes lat and lon. In degrees only.
                    kml       Places, tracks, views and boxes. In degrees only.
                    csv       Two columns, which the first row names; a line such as sep=; may come
                              before it. Between semicolons, numbers may have decimal commas.
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
        let example = LocalizedText(verbatim: Self.example)
        try arguments.requireOperands(1...1, wanted: .localized("a file"), example: example)
        language = arguments.language
        input = arguments.operands[0]
        output = arguments[Self.output] ?? Self.standard
        let options = ConversionOptions(arguments)
        guard let source = options.source else {
            throw arguments.missing(.localized("a system after “--from”"), example: example)
        }
        guard let target = options.target else {
            throw arguments.missing(.localized("a system after “--to”"), example: example)
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
                .localized("“\(input)” is a folder. Name a file in it."))
        }
        if let named = arguments[formatName] { return named }
        let content = FileHandle(forReadingAtPath: input)
            .flatMap { CoordinateFile.Format(contentOf: $0) }
        if let content { return content }
        let known = [input, output].lazy.compactMap { CoordinateFile.Format(path: $0) }.first
        guard let known else {
            throw arguments.missing(
                .localized("a format, which the name “\(input)” does not tell"),
                example: "--format geojson …")
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
                    wanted: .localized("a system in degrees for \(format.rawValue.uppercased())"))
            }
        }
        guard output != Self.standard, input != Self.standard else { return }
        if Self.isSameFile(input, output) {
            throw .badValue(
                of: "--output", value: output,
                wanted: .localized("another file than the one that is read"))
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
    private static func summary(of report: ConversionReport) -> LocalizedText {
        switch (report.converted, report.unchanged) {
        case (0, 0): return .localized("Warning: the file has no place to convert.")
        case (0, let left):
            return .localized(
                """
                Warning: no place was converted. \(left) places outside of the offset region, or the \
                same in both systems, stayed as before.
                """)
        case (let converted, 0):
            return .localized("Converted \(converted) places.")
        case (let converted, let left):
            return .localized(
                """
                Converted \(converted) places; \(left) places outside of the offset region stayed as \
                before.
                """)
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
