import CommandLineKit
import Coordinates
import Foundation

/// `touchstone coordinates convert`
struct ConvertRequest {
    private static let standard = "-"

    private let input: String
    private let output: String
    private let format: CoordinateFile.Format
    private let conversion: SystemConversion
    private let columns: CSVColumns

    /// Where `-` reads from and writes to.
    private let standardInput: Int32
    private let standardOutput: Int32

    /// Reads the words of a command line; `nil` when they ask for help.
    init?(_ words: [String], standardInput: Int32, standardOutput: Int32) throws(ToolMistake) {
        let arguments = try ToolArgumentList(
            words, of: "coordinates convert",
            options: ConversionOptions.options + [
                ToolOption("--output", letter: "-o", wanted: "the name of a file"),
                ToolOption(
                    "--format", wanted: ConversionOptions.names(CoordinateFile.Format.self)),
                ToolOption("--latitude", wanted: "the name of a column"),
                ToolOption("--longitude", wanted: "the name of a column"),
            ])
        if arguments.asksForHelp { return nil }
        try arguments.requireOperands(
            1...1, wanted: "a file", example: Self.example)
        input = arguments.operands[0]
        output = arguments.text("--output") ?? Self.standard
        let options = try ConversionOptions(arguments)
        guard let source = options.source else { throw Self.missing("--from") }
        guard let target = options.target else { throw Self.missing("--to") }
        conversion = options.conversion(from: source, to: target)
        columns = CSVColumns(
            latitude: arguments.text("--latitude"), longitude: arguments.text("--longitude"))
        format = try Self.format(arguments, input: input, output: output)
        self.standardInput = standardInput
        self.standardOutput = standardOutput
        try check()
    }

    fileprivate static let example =
        "coordinates convert --from wgs84 --to gcj02 in.geojson -o out.geojson"

    private static func missing(_ option: String) -> ToolMistake {
        .missingOperand(wanted: "a system after “\(option)”", example: example)
    }

    /// The format that is named, or that the name of one of the files ends in.
    private static func format(
        _ arguments: ToolArgumentList, input: String, output: String
    ) throws(ToolMistake) -> CoordinateFile.Format {
        if let named = try arguments.choice("--format", among: CoordinateFile.Format.self) {
            return named
        }
        let known = [input, output].lazy.compactMap { CoordinateFile.Format(path: $0) }.first
        guard let known else {
            throw .missingOperand(
                wanted: "a format, which the name “\(input)” does not tell",
                example: "coordinates convert --format geojson …")
        }
        return known
    }

    /// Throws when the words make sense one by one, but not together.
    private func check() throws(ToolMistake) {
        if format == .gpx {
            for (option, system) in [("--from", conversion.source), ("--to", conversion.target)]
            where system.isInMetres {
                throw .badValue(
                    of: option, value: system.rawValue, wanted: "a system in degrees for GPX")
            }
        }
        guard output != Self.standard, input != Self.standard else { return }
        if Self.isSameFile(input, output) {
            throw .badValue(
                of: "--output", value: output, wanted: "another file than the one that is read")
        }
    }

    private static func isSameFile(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    // MARK: Answering

    /// Converts the file.
    func answer(say: @escaping @Sendable (String) -> Void) throws(FileError) -> ToolResponse {
        let isStandardInput = input == Self.standard
        let source =
            isStandardInput
            ? FileHandle(fileDescriptor: standardInput, closeOnDealloc: false)
            : try CoordinateFile.open(input)
        let progress = ProgressLines(of: source, called: isStandardInput ? "input" : input)
        do {
            try convert(source) { bytesRead in
                if let line = progress.line(after: bytesRead) { say(line) }
            }
        } catch {
            throw isStandardInput || error.isAboutOutput ? error : error.about(input)
        }
        if output != Self.standard { say("Wrote \(URL(fileURLWithPath: output).path)") }
        return ToolResponse()
    }

    private func convert(
        _ source: FileHandle, progress: @escaping (Int) -> Void
    ) throws(FileError) {
        guard output == Self.standard else {
            return try CoordinateFile.convert(
                source, to: output, format: format, by: conversion, columns: columns,
                progress: progress)
        }
        try CoordinateFile.convert(
            source, to: FileHandle(fileDescriptor: standardOutput, closeOnDealloc: false),
            format: format, by: conversion, columns: columns, progress: progress)
    }
}

extension ConvertRequest {
    static let help = """
        touchstone coordinates convert converts the places of a file, of any length.

        USAGE
          touchstone coordinates convert <file> --from S --to S [-o FILE] [options]

        Only the numbers of places change, to nine decimals of a degree; every other byte is copied.
        “-” reads standard input. The new file takes its place when it is whole; the file that is read
        is never changed.

        FORMATS
          geojson         Positions of geometries, and boxes. Also files called .json.
          gpx             The attributes lat and lon. In degrees only.
          csv             Two columns, which the first row names.

        OPTIONS
          --from S        The system of the places: \(ConversionOptions.names(SystemKind.self)).
          --to S          The system to convert them to.
        \(ConversionOptions.regionHelp)
          --format F      \(ConversionOptions.names(CoordinateFile.Format.self)). What the files’ names say unless said.
          --latitude C    The column of latitudes; lat or latitude unless said, y for metres.
          --longitude C   The column of longitudes; lon, lng, long or longitude unless said, x for metres.
          -o, --output F  Write a file instead of standard output.

        EXAMPLES
          touchstone \(example)
          touchstone coordinates convert --from bd09 --to wgs84 shops.csv --longitude lng_b > shops-wgs.csv

        """
}
