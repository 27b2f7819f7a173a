/// An input of an example, as commands and forms describe it.
public struct ExampleInput: Hashable, Sendable {
    /// The word that names the input: lower-case letters and hyphens, as in “amount”.
    public let name: String

    /// The meaning of its value, with the unit.
    public let meaning: LocalizedText

    /// The default value, as text that can be read back.
    public let defaultText: String

    /// The allowed values: “a number from 0 to 1000000”.
    public let allowed: LocalizedText
}

/// A typed input: its description, its default value and the reader of its text.
///
///     static let amount = Input.number("amount", meaning, in: 0...1_000, default: 100)
struct Input<Value: Sendable>: Sendable {
    let description: ExampleInput
    let defaultValue: Value
    let read: @Sendable (String) throws(InputProblem) -> Value

    var name: String { description.name }

    init(
        _ name: String, _ meaning: LocalizedText, default value: Value,
        writtenAs defaultText: String,
        allowed: LocalizedText, read: @escaping @Sendable (String) throws(InputProblem) -> Value
    ) {
        description = ExampleInput(
            name: name, meaning: meaning, defaultText: defaultText, allowed: allowed)
        defaultValue = value
        self.read = read
    }
}

/// The inputs of one run, read and checked.
struct InputValues: Sendable {
    private var texts: [String: String]

    /// Reads the texts, and refuses the names that `example` does not declare.
    init(_ texts: [String: String], of example: Example) throws(CatalogueError) {
        let known = example.inputs.map(\.name)
        for name in texts.keys.sorted() where !known.contains(name) {
            throw .unknownInput(name: name, example: example.id, known: known)
        }
        self.texts = texts
    }

    /// The input's value: what was given, or its default.
    func value<Value>(of input: Input<Value>) throws(CatalogueError) -> Value {
        guard let text = texts[input.name] else { return input.defaultValue }
        do {
            return try input.read(text)
        } catch {
            throw .badInput(name: input.name, text: text, problem: error)
        }
    }
}
