import Dispatch
import FoundationGaps
import Synchronization

extension Command {
    /// The request of a command line.
    private enum Request {
        case print(String)
        case act(Action, Arguments)
    }

    /// Answers the words after the program's name. Writes only what the command itself writes.
    ///
    /// - Parameter path: The program's name and the words that call this command, for messages.
    public func respond(
        to words: [String], called path: String? = nil, console: Console = Console()
    ) async -> CommandResponse {
        let language = Self.language(of: words, console)
        do {
            switch try request(words[...], called: path ?? name, language: language) {
            case .print(let text): return CommandResponse(output: text)
            case .act(.anywhere(let action), let arguments):
                return try await action(arguments, console)
            case .act(.mainThread(let action), let arguments):
                return try await MainActor.run { try action(arguments, console) }
            }
        } catch {
            return CommandResponse(error, in: language)
        }
    }

    /// Answers the words after the program's name, and returns when that is done.
    @MainActor
    func waitForResponse(to words: [String], console: Console) -> CommandResponse {
        let language = Self.language(of: words, console)
        do {
            if case .act(.mainThread(let action), let arguments) =
                try request(words[...], called: name, language: language)
            {
                return try action(arguments, console)
            }
        } catch {
            return CommandResponse(error, in: language)
        }
        let response = Mutex(CommandResponse())
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            let answer = await respond(to: words, console: console)
            response.withLock { $0 = answer }
            isDone.signal()
        }
        isDone.wait()
        return response.withLock { $0 }
    }

    /// The language that a command line names, even one with mistakes, or the console's.
    private static func language(of words: [String], _ console: Console) -> Language {
        let name = CommonOptions.language.form.name
        let pairs = zip(words, words.dropFirst()).map { "\($0)=\($1)" } + words
        return pairs.lazy.filter { $0.hasPrefix(name + "=") }
            .compactMap { Language(tag: String($0.dropFirst(name.count + 1))) }.first
            ?? console.language
    }

    /// Finds the command that `words` call, and reads the rest of them.
    private func request(
        _ words: ArraySlice<String>, called path: String, language: Language
    ) throws(UsageError) -> Request {
        if let word = words.first, let command = subcommands.first(where: { $0.name == word }) {
            return try command.request(
                words.dropFirst(), called: "\(path) \(word)", language: language)
        }
        if action == nil, let word = words.first, !Arguments.isOption(word) {
            throw .unknownCommand(
                word, family: path,
                nearest: Nearest.match(for: word, among: subcommands.map(\.name)))
        }
        if words.prefix(while: { $0 != "--" }).contains(where: CommonOptions.help.form.isCalled) {
            return .print(help(called: path, in: language))
        }
        let arguments = try Arguments(words, of: self, called: path, language: language)
        if let version, arguments.has(CommonOptions.version) {
            return .print("\(name) \(version)\n")
        }
        guard let action else { return .print(help(called: path, in: language)) }
        return .act(action, arguments)
    }
}
