import CommandLineKit
import Foundation
import QR

/// `touchstone qr read`
struct ReadRequest {
    /// How the answer is written.
    private enum Form {
        case lines
        case contents
        case json
    }

    /// What is looked at.
    private enum Subject {
        case pictures([String])
        case films([String])

        /// The camera at a path, or the first one.
        case camera(String?)
    }

    private let subject: Subject
    private let form: Form
    private let language: Language
    private let reader: QRReader
    private let watch: FrameWatch
    private let input: InputFile

    /// Reads the words after `read`; `nil` when they ask for help.
    init?(_ words: [String], standardInput: Int32) throws {
        let arguments = try ToolArgumentList(
            words, of: "qr read",
            options: [
                ToolOption("--json"), ToolOption("--text"),
                ToolOption("--budget", wanted: "a number of milliseconds from 1 to 600000"),
                ToolOption("--language", wanted: "en or zh"),
                ToolOption("--film"), ToolOption("--camera"),
            ])
        if arguments.asksForHelp { return nil }
        subject = try Self.subject(arguments)
        form = arguments.has("--json") ? .json : arguments.has("--text") ? .contents : .lines
        language = try arguments.value("--language", Language.init(tag:)) ?? .english
        let budget = try arguments.whole("--budget", in: 1...600_000)
        reader = QRReader(budget: .milliseconds(budget ?? 1000))
        watch = FrameWatch(milliseconds: budget ?? FrameWatch.usualMilliseconds)
        input = InputFile(descriptor: standardInput)
    }

    private static func subject(_ arguments: ToolArgumentList) throws(ToolMistake) -> Subject {
        if arguments.has("--camera") {
            if arguments.has("--film") {
                throw .extraOperand("--film", command: "qr read --camera")
            }
            try arguments.requireOperands(0...1, wanted: "", example: "qr read --camera")
            return .camera(arguments.operands.first)
        }
        let isFilm = arguments.has("--film")
        try arguments.requireOperands(
            1...Int.max - 1, wanted: isFilm ? "a film" : "a picture",
            example: isFilm ? "qr read --film walk.mp4" : "qr read photo.jpg")
        return isFilm ? .films(arguments.operands) : .pictures(arguments.operands)
    }

    /// Looks at each picture or film in turn, or at what a camera sees.
    func answer() async -> ToolResponse {
        var results: [FileReading] = []
        switch subject {
        case .pictures(let files):
            for file in files { results.append(await look(at: file)) }
        case .films(let films):
            for film in films { results.append(await watch.read(film: film)) }
        case .camera(let device): results.append(await watch.read(camera: device))
        }
        let failures = results.compactMap(\.failure)
        let output =
            switch form {
            case .lines: ReadReport.text(of: results, in: language)
            case .contents: ReadReport.contents(of: results)
            case .json: ReadReport.json(of: results, in: language)
            }
        let gaps = SpreadText.all(in: results).compactMap(\.complaint)
        guard !failures.isEmpty else {
            let complaint = gaps.isEmpty ? nil : gaps.joined(separator: " ")
            return ToolResponse(output: output, complaint: complaint)
        }
        let complaint =
            failures.count == 1
            ? failures[0] : "\(failures.count) of \(results.count) files gave no code."
        return ToolResponse(
            output: output, complaint: ([complaint] + gaps).joined(separator: " "),
            exitCode: .failure)
    }

    private func look(at file: String) async -> FileReading {
        do {
            let picture =
                file == "-"
                ? try PictureFile.grey(
                    bytes: try input.bytes(most: PictureFile.mostBytes), name: "standard input")
                : try PictureFile.grey(path: file)
            return FileReading(file: file, symbols: try await reader.read(picture))
        } catch let error as QRReadingError {
            return FileReading(file: file, failure: "\(file): \(error)")
        } catch {
            return FileReading(file: file, failure: "\(error)")
        }
    }

    static let help = """
        touchstone qr read says what the codes of pictures hold, and what following them would do.

        USAGE
          touchstone qr read <file>… [options]          pictures
          touchstone qr read --film <file>… [options]   films, of every kind that GStreamer plays
          touchstone qr read --camera [<device>]        a camera, until it sees a code

        A file is a PNG, JPEG, GIF, WebP, BMP, TIFF, PNM or SVG; - is the standard input. Several codes
        in a picture are all read, Micro QR too, and texts that were spread over several codes are put
        together, from several files too. Nothing is opened.

        OPTIONS
          --json           Prints JSON, as below.
          --text           Prints what the codes hold and nothing else, a code a line.
          --budget MS      How long to look at a picture at most; 1000 milliseconds unless said, and
                           \(FrameWatch.usualMilliseconds) for each frame of a film or a camera.
          --language L     en or zh; en unless said.

        JSON
          An array with an object for each file: "file", and "codes" or "error". Each code has "text",
          "bytes" (Base64), "kind" (\(QRPayload.Kind.allCases.map(\.rawValue).joined(separator: ", "))),
          "preview" ("title", "facts", "warnings"), "decoder", "corners" ([x, y] in pixels, top left first),
          "isMicro", "isMirrored", "isInverted", and where they are known "version", "level", "mask" and
          "part" ("index" from 0, "count", "parity"). After the files comes an object for each text that
          was spread over codes: "count", "parity", "files", "missing" (the numbers of parts, from 1), and
          "text", "kind" and "preview" where none is missing.

        EXAMPLES
          touchstone qr read photo.jpg
          touchstone qr read --json *.png
          touchstone qr read --camera /dev/video2
          scanimage | touchstone qr read --text -

        """
}
