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
        help: Wording(
            "Prints what the codes hold and nothing else, a code a line.", "只打印二维码的内容，每个一行。"))
    private static let first = CommandOption.flag(
        "--first",
        help: Wording(
            "Reads one code of a picture and looks for no others, which is faster.",
            "每张图片只识读一个二维码，速度更快。"))
    private static let thorough = CommandOption.flag(
        "--thorough",
        help: Wording(
            """
            Transforms even pictures in which nothing looks like the corner of a code, and large \
            ones in every way.
            """, "即使图片中没有类似二维码定位图形的部分，也进行变换后再识读；大图片也尝试所有方式。"))
    private static let secrets = CommandOption.flag(
        "--secrets",
        help: Wording(
            """
            Shows passwords in descriptions, and keys of one-time passwords everywhere.
            """, "在说明中显示密码，并处处显示一次性密码的密钥。"))
    private static let budget = CommandOption.whole(
        "--budget", "MS", in: 1...600_000,
        wanted: Wording("a number of milliseconds from 1 to 600000", "从 1 到 600000 的毫秒数"),
        help: Wording(
            """
            The most time for a picture; by default no limit but that of work, and \
            \(FrameWatch.usualMilliseconds) for each frame of a film or a camera.
            """, "每张图片的最长用时；默认只限制工作量，不限制时间；影片或摄像头的每一帧为 \(FrameWatch.usualMilliseconds) 毫秒。"))
    private static let film = CommandOption.flag(
        "--film", help: Wording("The files are films.", "所给文件是影片。"))
    private static let camera = CommandOption.flag(
        "--camera", help: Wording("Looks through a camera until it sees a code.", "用摄像头查看，直到看到二维码。")
    )

    static let command = Command(
        "read",
        Wording(
            "prints the content of the codes in pictures, and what opening it would do",
            "显示图片中二维码的内容，以及打开后会做什么"),
        usage: [
            "<file>…": Wording("pictures", "图片"),
            "--film <file>…": Wording(
                "films, of every kind that GStreamer plays", "影片，GStreamer 能播放的都可以"),
            "--camera [<device>]": Wording("a camera, until it sees a code", "摄像头，直到看到二维码"),
        ],
        notes: Wording(
            """
            A file is a PNG, JPEG, GIF, WebP, AVIF, HEIC, BMP, TIFF, PNM or SVG; - is the standard input. Several \
            codes in a picture are all read, Micro QR too, and texts that were spread over several \
            codes are put together, from several files too. Nothing is opened.
            """,
            """
            文件可以是 PNG、JPEG、GIF、WebP、AVIF、HEIC、BMP、TIFF、\
            PNM 或 SVG；- 表示标准输入。一张图片中的所有二维码都会识读，包括 Micro QR；\
            分在多个二维码中的文本会拼接起来，即使它们在不同的文件中。内容不会被打开。
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
                Wording(
                    """
                    An array with an object for each file: "file", and "codes" or "error" with "reason" ("noCode",
                    "timeLimit" or "workLimit" where not every way was tried, "failed"). Each code has
                    "text", "bytes" (Base64; not where keys are hidden), "kind", "preview" ("title",
                    "facts", "warnings"), "decoder", "corners" ([x, y] in pixels, top left first),
                    "isMicro", "isMirrored", "isInverted", and where they are known "version", "level",
                    "mask" and "part" ("index" from 0, "count", "parity"). After the files comes an
                    object for each text that was spread over codes: "count", "parity", "files",
                    "missing" (the numbers of parts, from 1), and "text", "kind" and "preview" where none
                    is missing. Kinds are
                    \(QRPayload.Kind.allCases.map(\.rawValue).joined(separator: ", ")).
                    """,
                    """
                    一个数组，每个文件一个对象："file"，以及 "codes" 或 "error" 和 "reason"（"noCode"；"timeLimit"
                    或 "workLimit" 表示未尝试所有方式；"failed"）。每个二维码有 "text"、
                    "bytes"（Base64；隐藏密钥时没有）、"kind"、"preview"（"title"、"facts"、"warnings"）、
                    "decoder"、"corners"（以像素为单位的 [x, y]，从左上角开始）、"isMicro"、"isMirrored"、
                    "isInverted"，已知时还有 "version"、"level"、"mask" 和 "part"（从 0 开始的 "index"、
                    "count"、"parity"）。文件之后，每个分在多个二维码中的文本有一个对象："count"、"parity"、
                    "files"、"missing"（缺少的部分，从 1 开始编号），完整时还有 "text"、"kind" 和 "preview"。
                    种类有 \(QRPayload.Kind.allCases.map(\.rawValue).joined(separator: "、"))。
                    """))
        ],
        examples: [
            "touchstone qr read photo.jpg", "touchstone qr read --json *.png",
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
            1..., wanted: isFilm ? Wording("a film", "影片") : Wording("a picture", "图片"),
            example: isFilm ? "--film walk.mp4" : "photo.jpg")
        return isFilm ? .films(arguments.operands) : .pictures(arguments.operands)
    }

    /// Looks at each picture or film in turn, or at what a camera sees.
    private func run() async throws -> CommandResponse {
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
            : Wording(
                "\(failures.count) of \(results.count) files gave no code.",
                "\(results.count) 个文件中有 \(failures.count) 个没有读到码。"
            ).text(in: report.language)
        return CommandResponse(
            output: output, complaint: ([complaint] + gaps).joined(separator: " "),
            exitCode: .failure)
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

    private func look(at file: String) async -> FileReading {
        do {
            let picture =
                file == "-"
                ? try PictureFile.grey(
                    bytes: try input.bytes(most: PictureFile.mostBytes), name: "standard input")
                : try PictureFile.grey(path: file)
            let symbols =
                isFirstEnough
                ? Array(try await reader.read(picture).prefix(1))
                : try await reader.readAll(picture)
            return FileReading(file: file, symbols: symbols)
        } catch let error as QRReadingError {
            return FileReading(file: file, failure: "\(file): \(error)", reason: Self.reason(error))
        } catch {
            return FileReading(file: file, failure: "\(error)")
        }
    }
}
