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
        "make", .localized("makes a code as PNG, SVG, PDF or text"),
        usage: ["<text> [-o FILE]": ""],
        notes: .localized(
            """
            The text - is the standard input. Without -o the code is printed as text. Two decoders \
            have read every code before it is written.
            """),
        options: [
            PayloadOptions.group, EncoderOptions.group, StyleOptions.group, OutputPlace.group,
        ],
        sections: [
            .init(
                "JSON",
                .localized(
                    """
                    An array with an object for each code: "version" (a number), "isMicro", "level", "mask",
                    "side", "modules" (a text of 0 and 1, for light and dark, for each row), "file" where one
                    was written, and "part" ("index" from 0, "count", "parity") where a text
                    was spread over several.
                    """))
        ],
        examples: [
            "touchstone qr make https://example.com",
            "touchstone qr make https://example.com --format png -o - | lp",
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
        output = try OutputPlace(arguments, console)
    }

    /// Makes the code, or the codes, and writes or prints them.
    private func run() throws -> CommandResponse {
        try output.check(count: parts ?? 1)
        let pictures =
            if let parts {
                try encoder.matrices(for: text, count: parts).map {
                    try QRPicture($0, style: style)
                }
            } else {
                [try QRPicture(text, encoder: encoder, style: style)]
            }
        let codes = try pictures.enumerated().map { index, picture in
            try output.put(picture, part: parts.map { _ in index + 1 })
        }
        guard !output.isJSON else { return try CommandResponse(json: codes) }
        return CommandResponse(
            output: codes.map(output.text).joined(), isStyled: output.isPrinted)
    }
}
