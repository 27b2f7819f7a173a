import PatternCatalogue

/// An entry in the JSON of `touchstone patterns list`.
struct EntrySummary: Encodable {
    let id: String
    let aliases: [String]
    let name: String
    let family: String
    let intent: String
    let examples: [String]

    init(_ entry: Entry, language: Language) {
        id = entry.id
        aliases = entry.aliases
        name = entry.name.text(in: language)
        family = entry.family.rawValue
        intent = entry.intent.text(in: language)
        examples = entry.examples.map(\.id)
    }
}

/// A result in the JSON of `touchstone patterns search`.
struct SearchHit: Encodable {
    let id: String
    let name: String
    let reason: String
    let score: Int

    init(_ result: Catalogue.SearchResult, language: Language) {
        id = result.entry.id
        name = result.entry.name.text(in: language)
        reason = result.reason.text(in: language)
        score = result.score
    }
}

/// A chapter in the JSON of `touchstone patterns show`.
struct EntryChapter: Encodable {
    let id: String
    let aliases: [String]
    let name: String
    let family: String
    let intent: String
    let motivation: String
    let whenToUse: [String]
    let symptoms: [String]
    let roles: [Role]
    let examples: [ShownExample]
    let mended: [Quirk]
    let threads: String
    let related: [String]
    let uses: [Use]

    struct Role: Encodable {
        let name: String
        let types: [String]
        let duty: String
    }

    struct ShownExample: Encodable {
        let id: String
        let title: String
        let inputs: [Input]
        let sources: [String: String]
    }

    struct Input: Encodable {
        let name: String
        let meaning: String
        let allowed: String
        let standard: String
    }

    struct Quirk: Encodable {
        let original: String
        let mended: String
    }

    struct Use: Encodable {
        let path: String
        let purpose: String
    }

    init(_ entry: Entry, language: Language) {
        func said(_ text: LocalizedText) -> String { text.text(in: language) }
        func said(_ text: BilingualText) -> String { text.text(in: language) }
        id = entry.id
        aliases = entry.aliases
        name = said(entry.name)
        family = entry.family.rawValue
        intent = said(entry.intent)
        motivation = said(entry.motivation)
        whenToUse = entry.whenToUse.map(said)
        symptoms = entry.symptoms.map(said)
        roles = entry.roles.map { Role(name: said($0.name), types: $0.types, duty: said($0.duty)) }
        examples = entry.examples.map { example in
            ShownExample(
                id: example.id, title: said(example.title),
                inputs: example.inputs.map {
                    Input(
                        name: $0.name, meaning: said($0.meaning), allowed: said($0.allowed),
                        standard: $0.defaultText)
                },
                sources: Dictionary(
                    uniqueKeysWithValues: example.sources.map { ($0.rawValue, $1) }))
        }
        mended = entry.quirks.map { Quirk(original: said($0.original), mended: said($0.mended)) }
        threads = said(entry.threadSafety)
        related = entry.related
        uses = entry.usedIn.map { Use(path: $0.path, purpose: said($0.purpose)) }
    }
}
