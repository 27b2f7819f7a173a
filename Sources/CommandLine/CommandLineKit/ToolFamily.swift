/// A word after `touchstone`, with commands of its own: `touchstone coordinates convert …`.
public protocol ToolFamily: Sendable {
    /// The commands, by the words that they are called by.
    associatedtype Command: RawRepresentable<String> & CaseIterable

    /// The word.
    static var name: String { get }

    /// One line for `touchstone --help`: what the family does.
    static var summary: String { get }

    /// What `--help` prints.
    static var help: String { get }

    /// Whether an error means that the command line has a mistake.
    static func isMistake(_ error: any Error) -> Bool

    /// Carries out a command.
    ///
    /// - Parameters:
    ///   - words: What stands after it.
    ///   - say: Tells the person at the terminal how a long command goes on, a line at a time.
    func answer(
        _ command: Command, _ words: [String], say: @escaping @Sendable (String) -> Void
    ) async throws -> ToolResponse
}

extension ToolFamily {
    /// Answers the words after the family's name. None at all, and `--help`, explain the family.
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
        do {
            return try await answer(command, Array(words.dropFirst()), say: say)
        } catch let mistake as ToolMistake {
            return ToolResponse(mistake)
        } catch  where Self.isMistake(error) {
            return ToolResponse(complaint: "\(error)", exitCode: .mistake)
        } catch {
            return .failure(error)
        }
    }
}
