/// One pattern, or one principle, of the catalogue.
///
/// An entry is a chapter whose examples run:
///
///     let entry = try Catalogue.entry("strategy")
///     print(entry.intent.text(in: .simplifiedChinese))
///     print(try entry.example().run(inputs: ["amount": "250"]).transcript)
public struct Entry: Sendable, Identifiable {
    /// The word that names the entry in commands: lower-case letters and hyphens, as in
    /// “factory-method”.
    public let id: String

    /// Other words that name the entry, like “chain-of-responsibility” for “chain”.
    public let aliases: [String]

    /// The name as the field knows it.
    public let name: BilingualText

    /// Where the entry stands in the first taxonomy.
    public let family: PatternFamily

    /// Where the entry stands in the second taxonomy, if it does.
    public let purpose: PatternPurpose?

    /// The purpose of the pattern, in a sentence or two.
    public let intent: BilingualText

    /// The problem that leads to it, told as a story.
    public let motivation: BilingualText

    /// The situations it is for.
    public let whenToUse: [BilingualText]

    /// The symptoms of code that lacks the pattern, in the words of its maintainers.
    ///
    /// ``Catalogue/search(_:)`` finds entries by these first.
    public let symptoms: [BilingualText]

    /// The roles, and the types of the first example that play them.
    public let roles: [PatternRole]

    /// The runnable examples, the main one first. Never empty.
    public let examples: [Example]

    /// The faults of the original examples, and their corrections.
    public let quirks: [MendedQuirk]

    /// The behaviour of the example's objects under several threads.
    public let threadSafety: BilingualText

    /// The ids of the entries to read next.
    public let related: [String]

    /// Where Touchstone itself uses it.
    public let usedIn: [RepositoryUse]

    init(
        id: String, aliases: [String] = [], name: BilingualText, family: PatternFamily,
        purpose: PatternPurpose? = nil, intent: BilingualText, motivation: BilingualText,
        whenToUse: [BilingualText], symptoms: [BilingualText], roles: [PatternRole],
        examples: [Example], quirks: [MendedQuirk] = [], threadSafety: BilingualText,
        related: [String], usedIn: [RepositoryUse] = []
    ) {
        precondition(
            !examples.isEmpty, "Entry “\(id)” has no example. Every entry of the catalogue runs.")
        self.id = id
        self.aliases = aliases
        self.name = name
        self.family = family
        self.purpose = purpose
        self.intent = intent
        self.motivation = motivation
        self.whenToUse = whenToUse
        self.symptoms = symptoms
        self.roles = roles
        self.examples = examples
        self.quirks = quirks
        self.threadSafety = threadSafety
        self.related = related
        self.usedIn = usedIn
    }

    /// The example with that id, or the main one when `id` is left out.
    public func example(_ id: String? = nil) throws(CatalogueError) -> Example {
        guard let id else { return examples[0] }
        if let example = examples.first(where: { $0.id == id }) { return example }
        throw .unknownExample(id: id, entry: self.id, known: examples.map(\.id))
    }

    /// The first example that takes inputs of all these names, or the main one when none does.
    public func example(taking names: some Collection<String>) -> Example {
        examples.first { example in
            names.allSatisfy { name in example.inputs.contains { $0.name == name } }
        } ?? examples[0]
    }

    /// The name of a form of the entry's examples.
    public func name(of form: Example.Form) -> LocalizedText {
        switch (form, family) {
        case (.document, .principle): .before
        case (.idiomatic, .principle): .after
        case (.document, _): .localized("as in the document")
        case (.idiomatic, _): .localized("idiomatic Swift")
        }
    }
}

/// A part in a pattern, and who plays it in the example.
public struct PatternRole: Hashable, Sendable {
    /// The part's name: “Director”, “指挥者”.
    public var name: BilingualText

    /// The types of the entry's first example that play the part, as they are named in its class
    /// diagram.
    public var types: [String]

    /// The duty of the role.
    public var duty: BilingualText

    init(_ name: BilingualText, _ types: [String], _ duty: BilingualText) {
        self.name = name
        self.types = types
        self.duty = duty
    }
}

/// A fault of an original example that is corrected here.
public struct MendedQuirk: Hashable, Sendable {
    /// The fault of the original.
    public var original: BilingualText

    /// The behaviour of this example instead, and the reason.
    public var mended: BilingualText

    init(_ original: BilingualText, mended: BilingualText) {
        self.original = original
        self.mended = mended
    }
}

/// A place in Touchstone where an entry is put to work.
public struct RepositoryUse: Hashable, Sendable {
    /// A file or folder, from the repository's root.
    public var path: String

    /// The use of the pattern there.
    public var purpose: BilingualText

    init(_ path: String, _ purpose: BilingualText) {
        self.path = path
        self.purpose = purpose
    }
}
