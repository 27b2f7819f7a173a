public import CommandLineKit
import Foundation
import QR

/// `touchstone qr`: reads QR codes in pictures and makes them.
///
///     await QRTool().respond(to: ["make", "https://example.com"], say: { _ in }).output
public struct QRTool: ToolFamily {
    public static let name = "qr"
    public static let summary = "reads QR codes in pictures, and makes them"

    /// Where `-` reads from.
    private let standardInput: Int32

    /// Whether what is printed goes to a terminal that shows colours.
    private let isTerminal: Bool

    public init() { self.init(standardInput: STDIN_FILENO, isTerminal: isatty(STDOUT_FILENO) == 1) }

    /// Creates a tool that reads this open file where a command line says `-`.
    public init(standardInput: Int32, isTerminal: Bool) {
        self.standardInput = standardInput
        self.isTerminal = isTerminal
    }

    /// A command of the family.
    public enum Command: String, CaseIterable, Sendable {
        case read
        case make
    }

    public static func isMistake(_ error: any Error) -> Bool { error is PayloadError }

    public func answer(
        _ command: Command, _ words: [String], say: @escaping @Sendable (String) -> Void
    ) async throws -> ToolResponse {
        switch command {
        case .read:
            let request = try ReadRequest(words, standardInput: standardInput)
            return await request?.answer() ?? ToolResponse(output: ReadRequest.help)
        case .make:
            let request = try MakeRequest(
                words, standardInput: standardInput, isTerminal: isTerminal)
            return try request?.answer() ?? ToolResponse(output: MakeRequest.help)
        }
    }

    public static let help = """
        touchstone qr reads QR codes in pictures, and makes them.

        USAGE
          touchstone qr read <file>…             says what the codes of pictures hold
          touchstone qr make <text> [-o FILE]    makes a code as PNG, SVG, PDF or text

        EXAMPLES
          touchstone qr read photo.jpg
          touchstone qr make https://example.com
          touchstone qr make https://example.com --style liquid --logo logo.png -o code.svg
          touchstone qr make --wifi Café --password kaffee123 -o wifi.pdf

        “touchstone qr read --help” tells more about a command. Nothing that a code says is ever opened.

        EXIT CODES
          0    All went well.
          1    A picture has no code, or a code cannot be made or written.
          2    The command line has a mistake.

        """
}
