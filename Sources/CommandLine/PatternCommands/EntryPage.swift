import PatternCatalogue
import PatternDiagrams

/// The chapter of an entry.
struct EntryPage {
    private let entry: Entry
    private let language: Language
    private let isStyled: Bool
    private var page = TextPage()

    init(_ entry: Entry, language: Language, isStyled: Bool) {
        self.entry = entry
        self.language = language
        self.isStyled = isStyled
        addHead()
        addStructure()
        addExamples()
        addRemarks()
    }

    var text: String { page.text }

    private func said(_ text: BilingualText) -> String { text.text(in: language) }
    private func said(_ text: LocalizedText) -> String { text.text(in: language) }

    private mutating func addHead() {
        let other = language == .english ? entry.name.chinese : entry.name.english
        page.heading("\(said(entry.name)) · \(other)")
        var family = said(entry.family.name)
        if let purpose = entry.purpose { family += " · \(said(purpose.name))" }
        page.paragraph(family, indent: 0)
        page.subheading(String(localized: "Intent", in: language))
        page.paragraph(said(entry.intent))
        page.subheading(String(localized: "Motivation", in: language))
        page.paragraph(said(entry.motivation))
        page.subheading(String(localized: "When to use", in: language))
        entry.whenToUse.forEach { page.item(said($0)) }
        page.subheading(String(localized: "Symptoms", in: language))
        entry.symptoms.forEach { page.item(said($0)) }
    }

    private mutating func addStructure() {
        page.subheading(String(localized: "Roles", in: language))
        for role in entry.roles {
            let players = role.types.joined(separator: ", ")
            page.item(
                "\(said(role.name))\(players.isEmpty ? "" : " (\(players))"): \(said(role.duty))")
        }
        page.subheading(String(localized: "Classes", in: language))
        let diagram = entry.examples[0].classDiagram
        page.block(
            diagram.rendered(DiagramOptions(.text, isStyled: isStyled), language: language))
    }

    private mutating func addExamples() {
        page.subheading(
            entry.examples.count == 1
                ? String(localized: "Example", in: language)
                : String(localized: "Examples", in: language))
        for example in entry.examples {
            page.item("\(example.id): \(said(example.title))")
            for form in Example.Form.allCases {
                guard let source = example.sources[form] else { continue }
                page.paragraph("\(name(of: form)): \(source)", indent: 6)
            }
            for input in example.inputs {
                page.paragraph(
                    """
                    --\(input.name): \(said(input.meaning)); \(said(input.allowed)); \
                    \(String(localized: "otherwise", in: language)) \(input.defaultText)
                    """, indent: 6)
            }
        }
        let option = entry.examples.count > 1 ? " --example \(entry.examples[1].id)" : ""
        page.subheading(String(localized: "Try", in: language))
        page.paragraph("touchstone patterns run \(entry.id)\(option)")
        page.paragraph("touchstone patterns diagram \(entry.id)\(option) --kind sequence")
    }

    private func name(of form: Example.Form) -> String {
        switch form {
        case .document: String(localized: "as in the documents", in: language)
        case .idiomatic: String(localized: "in idiomatic Swift", in: language)
        }
    }

    private mutating func addRemarks() {
        if !entry.quirks.isEmpty {
            page.subheading(String(localized: "Mended", in: language))
            for quirk in entry.quirks {
                page.item("\(said(quirk.original)) → \(said(quirk.mended))")
            }
        }
        page.subheading(String(localized: "Threads", in: language))
        page.paragraph(said(entry.threadSafety))
        if !entry.usedIn.isEmpty {
            page.subheading(String(localized: "In Touchstone", in: language))
            for use in entry.usedIn { page.item("\(use.path): \(said(use.purpose))") }
        }
        if !entry.related.isEmpty {
            page.subheading(String(localized: "Related", in: language))
            page.paragraph(entry.related.joined(separator: ", "))
        }
    }
}
