import CommandLineKit
import Foundation
import QR

/// `touchstone qr read`
struct ReadCommand {
    /// The forms of an answer.
    private enum Form {
        case lines
        case contents
        case json
    }

    /// The things to look at.
    private enum Subject {
        case pictures([String])
        case films([String])

        /// The camera at a path, or the first one.
        case camera(String?)
    }

    private let subject: Subject
    private let form: Form
    private let report: ReadReport
    private let reader: QRReader

    /// `true` to read only the first code of a picture.
    private let isFirstEnough: Bool

    private let watch: FrameWatch
    private let input: InputFile

    private static let contents = CommandOption.flag(
        "--text",
        help: .localized("Prints what the codes hold and nothing else, a code a line."))
    private static let first = CommandOption.flag(
        "--first",
        help: .localized("Reads one code of a picture and looks for no others, which is faster."))
    private static let thorough = CommandOption.flag(
        "--thorough",
        help: .localized(
            """
            Transforms even pictures in which nothing looks like the corner of a code, and large \
            ones in every way.
            """))
    private static let secrets = CommandOption.flag(
        "--secrets",
        help: .localized(
            """
            Shows passwords in descriptions, and keys of one-time passwords everywhere.
            """))
    private static let budget = CommandOption.whole(
        "--budget", "MS", in: 1...600_000,
        wanted: .localized("a number of milliseconds from 1 to 600000"),
        help: .localized(
            """
            The most time for a picture; by default no limit but that of work, and \
            \(FrameWatch.usualMilliseconds) for each frame of a film or a camera.
            """))
    private static let film = CommandOption.flag(
        "--film", help: .localized("The files are films."))
    private static let camera = CommandOption.flag(
        "--camera", help: .localized("Looks through a camera until it sees a code.")
    )

    static let command = Command(
        "read",
        .localized("prints the content of the codes in pictures, and what opening it would do"),
        usage: [
            "<file>…": .localized("pictures, PDF files, and folders of them"),
            "--film <file>…": .localized("films, of every kind that GStreamer plays"),
            "--camera [<device>]": .localized("a camera, until it sees a code"),
        ],
        notes: .localized(
            """
            A file is a PNG, JPEG, GIF, WebP, AVIF, HEIC, BMP, TIFF, PNM, SVG or PDF; - is the standard input. Several \
            codes in a picture are all read, Micro QR too, and texts that were spread over several \
            codes are put together, from several files too. Of a folder, the files in it and in \
            its folders are read, by name; of a PDF, each page. Nothing is opened.
            """),
        operands: .files,
        options: [
            .init([
                CommonOptions.json, contents, secrets, first, thorough, budget, film, camera,
            ])
        ],
        sections: [
            .init(
                "JSON",
                .localized(
                    """
                    An array with an object for each file, and of a PDF for each page with codes: "file", "page"
                    (a number, of a PDF), and "codes" or "error" with "reason" ("noCode",
                    "timeLimit" or "workLimit" where not every way was tried, "failed"). Each code has
                    "text", "bytes" (Base64; not where keys are hidden), "kind", "preview" ("title",
                    "facts", "warnings"), "decoder", "corners" ([x, y] in pixels, top left first),
                    "isMicro", "isMirrored", "isInverted", and where they are known "version" (a number),
                    "level", "mask" and "part" ("index" from 0, "count", "parity"). After the files comes an
                    object for each text that was spread over codes: "count", "parity", "files",
                    "missing" (the numbers of parts, from 1), and "text", "kind" and "preview" where none
                    is missing. Kinds are
                    \(LocalizedText.list(QRPayload.Kind.allCases.map(\.rawValue))).
                    """))
        ],
        examples: [
            "touchstone qr read photo.jpg", "touchstone qr read --json Pictures",
            "touchstone qr read --camera /dev/video2",
            "scanimage | touchstone qr read --text -",
        ]
    ) { arguments, console in
        try await ReadCommand(arguments, console).run()
    }

    private init(_ arguments: Arguments, _ console: Console) throws {
        subject = try Self.subject(arguments)
        form =
            arguments.has(CommonOptions.json)
            ? .json : arguments.has(Self.contents) ? .contents : .lines
        report = ReadReport(
            language: arguments.language, showsSecrets: arguments.has(Self.secrets))
        let budget = arguments[Self.budget]
        var reader = QRReader(budget: budget.map { .milliseconds($0) })
        reader.isThorough = arguments.has(Self.thorough)
        if reader.isThorough { reader.effort = .max }
        self.reader = reader
        isFirstEnough = arguments.has(Self.first)
        watch = FrameWatch(milliseconds: budget ?? FrameWatch.usualMilliseconds)
        input = InputFile(descriptor: console.standardInput)
    }

    private static func subject(_ arguments: Arguments) throws(UsageError) -> Subject {
        if arguments.has(camera) {
            if arguments.has(film) {
                throw .extraOperand("--film", command: "\(arguments.command) --camera")
            }
            try arguments.requireOperands(0...1)
            return .camera(arguments.operands.first)
        }
        let isFilm = arguments.has(film)
        try arguments.requireOperands(
            1..., wanted: isFilm ? .localized("a film") : .localized("a picture"),
            example: isFilm ? "--film walk.mp4" : "photo.jpg")
        return isFilm ? .films(arguments.operands) : .pictures(arguments.operands)
    }

    /// Looks at each picture or film in turn, or at what a camera sees.
    private func run() async throws -> CommandResponse {
        var results: [FileReading] = []
        switch subject {
        case .pictures(let files): results = await look(at: files)
        case .films(let films):
            for film in films { results.append(await watch.read(film: film)) }
        case .camera(let device): results.append(await watch.read(camera: device))
        }
        let failures = results.compactMap(\.failure)
        let output =
            switch form {
            case .lines: report.text(of: results)
            case .contents: report.contents(of: results)
            case .json: try CommandResponse(json: report.entries(of: results)).output
            }
        let gaps = SpreadText.all(in: results).compactMap(\.complaint)
        guard !failures.isEmpty else {
            let complaint = gaps.isEmpty ? nil : gaps.joined(separator: " ")
            return CommandResponse(output: output, complaint: complaint)
        }
        let complaint =
            failures.count == 1
            ? failures[0]
            : String(
                localized: "\(failures.count) of \(results.count) files gave no code.",
                in: report.language)
        return CommandResponse(
            output: output, complaint: ([complaint] + gaps).joined(separator: " "),
            exitCode: .failure)
    }

    /// Looks at pictures and pages, as many at a time as there are processors.
    private func look(at files: [String]) async -> [FileReading] {
        let inputs = files.flatMap {
            PictureInput.all(at: $0, standardInput: input, language: report.language)
        }
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let readings = await inputs.mapConcurrently(most: processors) { await look(at: $0) }
        return withoutEmptyPages(readings)
    }

    /// Leaves out the pages without a code of each file that has one on another page, and replaces
    /// those of a file that has none by one failure.
    private func withoutEmptyPages(_ readings: [FileReading]) -> [FileReading] {
        let pages = Dictionary(grouping: readings.filter { $0.page != nil }, by: \.file)
        var failed: Set<String> = []
        return readings.compactMap { reading in
            guard reading.failure != nil, let all = pages[reading.file], all.count > 1 else {
                return reading
            }
            guard all.allSatisfy({ $0.failure != nil }), failed.insert(reading.file).inserted
            else { return nil }
            let failure = String(
                localized: "\(reading.file): No QR code was found on its \(all.count) pages.",
                in: report.language)
            return FileReading(file: reading.file, failure: failure, reason: reading.reason)
        }
    }

    /// The reason that `--json` names.
    private static func reason(_ error: QRReadingError) -> FileReading.Reason {
        switch error {
        case .nothingFound: .noCode
        case .outOfTime: .timeLimit
        case .outOfWork: .workLimit
        case .outside, .noDecoder, .decoderUnavailable, .cancelled: .failed
        }
    }

    private func look(at input: PictureInput) async -> FileReading {
        var reading = FileReading(file: input.file, page: input.page)
        do {
            if case .failure(let failure) = input.content {
                reading.failure = failure
            } else if let picture = try input.picture() {
                reading.symbols =
                    isFirstEnough
                    ? Array(try await reader.read(picture).prefix(1))
                    : try await reader.readAll(picture)
            } else {
                reading.failure = String(
                    localized: "\(input.file): The page has no size.", in: report.language)
            }
        } catch let error as QRReadingError {
            reading.failure = "\(reading.place): \(error)"
            reading.reason = Self.reason(error)
        } catch {
            reading.failure = "\(error)"
        }
        return reading
    }
}
