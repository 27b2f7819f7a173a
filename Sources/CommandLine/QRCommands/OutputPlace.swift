import CommandLineKit
import Foundation
import QR

/// Where codes go, and in which format.
struct OutputPlace {
    static let options = [
        ToolOption("--output", letter: "-o", wanted: wantedName),
        ToolOption("--size", wanted: "a number from 1 to \(longest)"),
        ToolOption(
            "--terminal",
            wanted: QRTerminalColors.allCases.map(\.rawValue).joined(separator: ", ")),
    ]

    private static let wantedName = "the name of a .png, .svg, .pdf or .txt file"
    private static let longest = 10_000

    /// Pixels a module of a PNG whose size was not said.
    private static let usualModule = 10

    private enum Format: String {
        case png, svg, pdf, txt
    }

    private let file: URL?
    private let format: Format
    private let size: Int?
    private let colors: QRTerminalColors

    init(_ arguments: ToolArgumentList, isTerminal: Bool) throws(ToolMistake) {
        file = arguments.text("--output").map { URL(fileURLWithPath: $0) }
        format =
            try arguments.value("--output") {
                Format(rawValue: URL(fileURLWithPath: $0).pathExtension.lowercased())
            } ?? .txt
        size = try arguments.whole("--size", in: 1...Self.longest)
        let usual: QRTerminalColors = isTerminal && file == nil ? .ansi : .light
        colors = try arguments.choice("--terminal", among: QRTerminalColors.self) ?? usual
    }

    /// Throws when it is plain beforehand that nothing can be written.
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
