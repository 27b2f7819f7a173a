import CommandLineKit
import Foundation
import FoundationGaps
import QR

/// The destination of codes, and their format.
struct OutputPlace {
    private static let output = CommandOption.file(
        "--output", letter: "-o",
        wanted: .localized("the name of a file, or - for the standard output"),
        help: .localized(
            """
            A file; its ending, .png, .svg, .pdf or .txt, is the format. - is the standard output.
            """))
    private static let formatOption = CommandOption.choice(
        "--format", "F", of: Format.self,
        help: .localized("png, svg, pdf or txt, whatever the file is called."))
    private static let side = CommandOption.whole(
        "--size", in: 1...10_000, wanted: .localized("a number from 1 to 10000"),
        help: .localized("Pixels of a PNG, exactly; CSS pixels of an SVG; points of a PDF."))
    private static let terminal = CommandOption.choice(
        "--terminal", "T", of: QRTerminalColors.self,
        help: .localized(
            """
            light or dark: the ground of the terminal; ansi: colours of its own, by default on a \
            terminal.
            """))

    static let group = Command.OptionGroup(
        .localized("OUTPUT"), [output, formatOption, side, terminal, CommonOptions.json])

    /// Pixels of a module in a PNG of no given size.
    private static let usualModule = 10

    private enum Format: String, CaseIterable {
        case png, svg, pdf, txt
    }

    private enum Destination {
        /// The text is printed.
        case response
        case standardOutput(Int32)
        case file(URL)
    }

    private let destination: Destination
    private let format: Format
    private let size: Int?
    private let language: Language
    private let colors: QRTerminalColors

    /// `true` to describe the codes as JSON.
    let isJSON: Bool

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        let name = arguments[Self.output]
        let file = name == "-" ? nil : name.map { URL(fileURLWithPath: $0) }
        let ending = file.flatMap { Format(rawValue: $0.pathExtension.lowercased()) }
        format = arguments[Self.formatOption] ?? ending ?? .txt
        if let name, file != nil, ending == nil, !arguments.has(Self.formatOption) {
            throw .badValue(
                of: "--output", value: name,
                wanted: .localized(
                    "the name of a .png, .svg, .pdf or .txt file, or - for the standard output"))
        }
        isJSON = arguments.has(CommonOptions.json)
        let isWritten = name == "-" || name == nil && arguments.has(Self.formatOption)
        if isWritten, isJSON {
            throw .noEffect(of: "--json", because: .localized("while the code itself is printed"))
        }
        if isWritten, console.isOutputTerminal, format == .png || format == .pdf {
            throw .other(
                """
                A terminal cannot show \(format.rawValue.uppercased()). Name a file by -o, or a \
                program after |.
                """)
        }
        if let file {
            destination = .file(file)
        } else if isWritten {
            destination = .standardOutput(console.standardOutput)
        } else {
            destination = .response
        }
        size = arguments[Self.side]
        language = arguments.language
        let usual: QRTerminalColors = console.isColoured && name == nil ? .ansi : .light
        colors = arguments[Self.terminal] ?? usual
    }

    /// `true` if the code is printed, perhaps with escape sequences.
    var isPrinted: Bool { if case .response = destination { !isJSON } else { false } }

    /// Throws if the codes evidently cannot be written.
    ///
    /// - Parameter count: The number of codes.
    func check(count: Int) throws {
        switch destination {
        case .response: break
        case .standardOutput:
            if count > 1, format != .txt {
                throw UsageError.other(
                    """
                    \(count) codes do not fit into one \(format.rawValue.uppercased()). Name a file by \
                    -o, and each gets its own.
                    """)
            }
        case .file(let file): try OutputFile(path: file.path).check()
        }
    }

    /// Writes a code.
    ///
    /// - Parameter part: Its number, from 1, when it is one of several.
    func put(_ picture: QRPicture, part: Int? = nil) throws -> MadeCode {
        switch destination {
        case .response: return MadeCode(picture, file: nil)
        case .standardOutput(let output):
            try StandardOutput.write(try data(of: picture), to: output)
            return MadeCode(picture, file: "-")
        case .file(let file):
            let place = part.map { Self.numbered(file, $0) } ?? file
            try OutputFile(path: place.path).write(try data(of: picture))
            return MadeCode(picture, file: place.relativePath)
        }
    }

    /// Returns the text to print for a code: the code itself, or a line about its file.
    func text(of code: MadeCode) -> String {
        switch destination {
        case .response: code.picture.terminalText(colors: colors)
        case .standardOutput: ""
        case .file: code.line(in: language)
        }
    }

    private func data(of picture: QRPicture) throws(QRMakingError) -> Data {
        switch format {
        case .png:
            try picture.png(pixels: size ?? picture.pixels(perModule: Self.usualModule))
        case .svg: Data(picture.svg(side: size).utf8)
        case .pdf: picture.pdf(side: Double(size ?? 200))
        case .txt: Data(picture.terminalText(colors: colors).utf8)
        }
    }

    /// `code.svg` as `code-2.svg`.
    private static func numbered(_ file: URL, _ part: Int) -> URL {
        let name = file.deletingPathExtension().lastPathComponent
        let ending = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
        return file.deletingLastPathComponent().appending(path: "\(name)-\(part)\(ending)")
    }
}
