import CommandLineKit
import Foundation
import QR

/// `touchstone qr make`
struct MakeCommand {
    private let text: String
    private let encoder: QREncoder
    private let style: QRStyle
    private let parts: Int?
    private let output: OutputPlace

    static let command = Command(
        "make", "makes a code as PNG, SVG, PDF or text", usage: ["<text> [-o FILE]": ""],
        notes: """
            The text - is the standard input. Without -o the code is printed as text. Two decoders \
            have read every code before it is written.
            """,
        options: [
            PayloadOptions.group, EncoderOptions.group, StyleOptions.group, OutputPlace.group,
        ],
        examples: [
            "touchstone qr make https://example.com",
            """
            touchstone qr make https://example.com --style dot --eyes circle --size 600 -o code.png
            """,
            "touchstone qr make --wifi Café --password kaffee123 --style liquid -o wifi.svg",
            "touchstone qr make --geo 31.2397,121.4998 --label 外滩 -o bund.pdf",
        ]
    ) { arguments, console in
        try MakeCommand(arguments, console).run()
    }

    private init(_ arguments: Arguments, _ console: Console) throws {
        text = try PayloadOptions.text(
            arguments, InputFile(descriptor: console.standardInput))
        encoder = try EncoderOptions.encoder(arguments)
        parts = try EncoderOptions.parts(arguments)
        style = try StyleOptions.style(arguments)
        output = OutputPlace(arguments, console)
    }

    /// Makes the code, or the codes, and writes or prints them.
    private func run() throws -> CommandResponse {
        try output.check()
        guard let parts else {
            return CommandResponse(
                output: try output.put(try QRPicture(text, encoder: encoder, style: style)),
                isStyled: output.isPrinted)
        }
        let matrices = try encoder.matrices(for: text, count: parts)
        var lines = ""
        for (index, matrix) in matrices.enumerated() {
            lines += try output.put(try QRPicture(matrix, style: style), part: index + 1)
        }
        return CommandResponse(output: lines, isStyled: output.isPrinted)
    }
}
