/// Something in an example that can be changed from outside: what commands and forms show of it.
public struct ExampleInput: Hashable, Sendable {
    /// The word that names the input: lower-case letters and hyphens, as in “amount”.
    public let name: String

    /// What it is, with its unit.
    public let meaning: BilingualText

    /// What it is when nobody changes it, as text that can be read back.
    public let defaultText: String

    /// What can be given: “a number from 0 to 1000000”.
    public let allowed: BilingualText
}

/// A typed input: how its text is read, and what it is without.
///
///     static let amount = Input.number("amount", BilingualText("…", "…"), in: 0...1_000, default: 100)
struct Input<Value: Sendable>: Sendable {
    let description: ExampleInput
    let defaultValue: Value
    let read: @Sendable (String) throws(InputProblem) -> Value

    var name: String { description.name }

    init(
        _ name: String, _ meaning: BilingualText, default value: Value,
        writtenAs defaultText: String,
        allowed: BilingualText, read: @escaping @Sendable (String) throws(InputProblem) -> Value
    ) {
        description = ExampleInput(
            name: name, meaning: meaning, defaultText: defaultText, allowed: allowed)
        defaultValue = value
        self.read = read
    }
}

/// What an example was given, read and checked.
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
