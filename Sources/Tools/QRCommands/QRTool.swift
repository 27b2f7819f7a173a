import Foundation
import QR
public import ToolArguments

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
    private enum Command: String, CaseIterable {
        case read
        case make
    }

    public func respond(
        to words: [String], say: @escaping @Sendable (String) -> Void
    ) async -> ToolResponse {
        guard let word = words.first, word != "--help", word != "-h" else {
            return ToolResponse(output: Self.help)
        }
        guard let command = Command(rawValue: word) else {
            return ToolResponse(
                .unknownCommand(word, of: Self.name, among: Command.allCases.map(\.rawValue)))
        }
        let rest = Array(words.dropFirst())
        do {
            switch command {
            case .read:
                let request = try ReadRequest(rest, standardInput: standardInput)
                return await request?.answer() ?? ToolResponse(output: ReadRequest.help)
            case .make:
                let request = try MakeRequest(
                    rest, standardInput: standardInput, isTerminal: isTerminal)
                return try request?.answer() ?? ToolResponse(output: MakeRequest.help)
            }
        } catch let mistake as ToolMistake {
            return ToolResponse(mistake)
        } catch let error as PayloadError {
            return ToolResponse(complaint: error.description, exitCode: .mistake)
        } catch {
            return .failure(error)
        }
    }

    static let help = """
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
