import CommandLineKit
import Foundation
import QR

/// `touchstone qr make`
struct MakeRequest {
    private let text: String
    private let encoder: QREncoder
    private let style: QRStyle
    private let parts: Int?
    private let output: OutputPlace

    /// Reads the words after `make`; `nil` when they ask for help.
    init?(_ words: [String], standardInput: Int32, isTerminal: Bool) throws {
        let arguments = try ToolArgumentList(
            words, of: "qr make",
            options: PayloadOptions.options + EncoderOptions.options + StyleOptions.options
                + OutputPlace.options)
        if arguments.asksForHelp { return nil }
        text = try PayloadOptions.text(arguments, InputFile(descriptor: standardInput))
        encoder = try EncoderOptions.encoder(arguments)
        parts = try EncoderOptions.parts(arguments)
        style = try StyleOptions.style(arguments)
        output = try OutputPlace(arguments, isTerminal: isTerminal)
    }

    /// Makes the code, or the codes, and writes or prints them.
    func answer() throws -> ToolResponse {
        try output.check()
        guard let parts else {
            return ToolResponse(
                output: try output.put(try QRPicture(text, encoder: encoder, style: style)))
        }
        let matrices = try encoder.matrices(for: text, count: parts)
        var lines = ""
        for (index, matrix) in matrices.enumerated() {
            lines += try output.put(try QRPicture(matrix, style: style), part: index + 1)
        }
        return ToolResponse(output: lines)
    }

    private static func names<Choice: CaseIterable & RawRepresentable>(
        _: Choice.Type
    ) -> String where Choice.RawValue == String {
        // More than seven would make a line too wide.
        let names = Choice.allCases.map(\.rawValue)
        let lines = stride(from: 0, to: names.count, by: 7).map {
            names[$0..<min($0 + 7, names.count)].joined(separator: ", ")
        }
        return lines.joined(separator: ",\n" + String(repeating: " ", count: 19))
    }

    static let help = """
        touchstone qr make makes a QR code. What it makes has been read again by two decoders.

        USAGE
          touchstone qr make <text> [options] [-o FILE]

        The text - is what comes from the standard input. Without -o the code is printed as text.

        WHAT IT SAYS, instead of a text
          --wifi NAME      A network, with --password P, --security wpa, wep, sae or open, and --hidden.
          --geo LAT,LON    A place, with --label NAME.
          --tel NUMBER     A number to call.
          --sms NUMBER     A message, with --body TEXT.
          --mail ADDRESS   A mail, with --subject TEXT and --body TEXT.
          --contact NAME   A vCard, with --phone NUMBER, --email ADDRESS, --organization NAME and
                           --url ADDRESS.

        SYMBOL
          --level L        L, M, Q or H: about 7, 15, 25 or 30 % may be damaged; M unless said.
          --version N      1 to 40, or 1 to 4 with --micro; the smallest that fits unless said.
          --mode M         \(names(QRMode.self)).
          --mask N         0 to 7, or 0 to 3 with --micro.
          --eci            Marks text beyond ASCII as UTF-8.
          --micro          Makes a Micro QR code, for a few characters.
          --parts N        Spreads the text over 2 to 16 codes: code-1.svg, code-2.svg …

        LOOK
          --style S        \(names(QRStyle.ModuleShape.self)).
          --eyes S         \(names(QRStyle.EyeShape.self)).
          --pupils S       The same, for what is inside of the eyes.
          --color C        Like #0050A0; black unless said.
          --to-color C     Makes a gradient, with --angle DEGREES, or --radial from the middle.
          --background C   A colour, or none; white unless said.
          --quiet N        The border in modules, 4 at least, or 2 with --micro.
          --logo FILE      A PNG for the middle, with --logo-share PERCENT of the side, 5 to 35;
                           20 unless said.

        OUTPUT
          -o, --output FILE   .png, .svg, .pdf or .txt.
          --size N            Pixels of a PNG, exactly; CSS pixels of an SVG; points of a PDF.
          --terminal T        \(names(QRTerminalColors.self)): the ground of the terminal, or colours of its own.

        EXAMPLES
          touchstone qr make https://example.com
          touchstone qr make https://example.com --style dot --eyes circle --size 600 -o code.png
          touchstone qr make --wifi Café --password kaffee123 --style liquid -o wifi.svg
          touchstone qr make --geo 31.2397,121.4998 --label 外滩 -o bund.pdf

        """
}
