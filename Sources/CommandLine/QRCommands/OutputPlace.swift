import CommandLineKit
import Foundation
import QR

/// The destination of codes, and their format.
struct OutputPlace {
    private static let output = CommandOption.file(
        "--output", letter: "-o", endings: Format.allCases.map { ".\($0)" },
        wanted: "the name of a .png, .svg, .pdf or .txt file", help: ".png, .svg, .pdf or .txt.")
    private static let side = CommandOption.whole(
        "--size", in: 1...10_000, wanted: "a number from 1 to 10000",
        help: "Pixels of a PNG, exactly; CSS pixels of an SVG; points of a PDF.")
    private static let terminal = CommandOption.choice(
        "--terminal", "T", of: QRTerminalColors.self,
        help: """
            light or dark: the ground of the terminal; ansi: colours of its own, by default on a \
            terminal.
            """)

    static let group = Command.OptionGroup("OUTPUT", [output, side, terminal])

    /// Pixels of a module in a PNG of no given size.
    private static let usualModule = 10

    private enum Format: String, CaseIterable {
        case png, svg, pdf, txt
    }

    private let file: URL?
    private let format: Format
    private let size: Int?
    private let colors: QRTerminalColors

    init(_ arguments: Arguments, _ console: Console) {
        file = arguments[Self.output].map { URL(fileURLWithPath: $0) }
        format = file.flatMap { Format(rawValue: $0.pathExtension.lowercased()) } ?? .txt
        size = arguments[Self.side]
        let usual: QRTerminalColors = console.isColoured && file == nil ? .ansi : .light
        colors = arguments[Self.terminal] ?? usual
    }

    /// `true` if the code is printed, perhaps with escape sequences.
    var isPrinted: Bool { file == nil }

    /// Throws if the file evidently cannot be written.
    func check() throws { if let file { try OutputFile(path: file.path).check() } }

    /// Writes or draws a code.
    ///
    /// - Parameter part: Its number, from 1, when it is one of several.
    /// - Returns: What is to be printed: the code, or a line about the file.
    func put(_ picture: QRPicture, part: Int? = nil) throws -> String {
        guard let file else { return picture.terminalText(colors: colors) }
        let place = part.map { Self.numbered(file, $0) } ?? file
        try OutputFile(path: place.path).write(try data(of: picture))
        let matrix = picture.matrix
        let name = matrix.isMicro ? "M\(matrix.version)" : "\(matrix.version)"
        return """
            \(place.relativePath): version \(name), level \(matrix.level.rawValue), \
            \(matrix.side) × \(matrix.side) modules

            """
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
        return file.deletingLastPathComponent()
            .appending(path: "\(name)-\(part).\(file.pathExtension)")
    }
}
