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

    private func word(_ english: String, _ chinese: String) -> String {
        said(BilingualText(english, chinese))
    }

    private mutating func addHead() {
        let other = language == .english ? entry.name.chinese : entry.name.english
        page.heading("\(said(entry.name)) · \(other)")
        var family = said(entry.family.name)
        if let purpose = entry.purpose { family += " · \(said(purpose.name))" }
        page.paragraph(family, indent: 0)
        page.subheading(word("Intent", "意图"))
        page.paragraph(said(entry.intent))
        page.subheading(word("Motivation", "动机"))
        page.paragraph(said(entry.motivation))
        page.subheading(word("When to use", "适用场合"))
        entry.whenToUse.forEach { page.item(said($0)) }
        page.subheading(word("Symptoms", "症状"))
        entry.symptoms.forEach { page.item(said($0)) }
    }

    private mutating func addStructure() {
        page.subheading(word("Roles", "角色"))
        for role in entry.roles {
            let players = role.types.joined(separator: ", ")
            page.item(
                "\(said(role.name))\(players.isEmpty ? "" : " (\(players))"): \(said(role.duty))")
        }
        page.subheading(word("Classes", "类图"))
        let diagram = entry.examples[0].classDiagram
        page.block(
            diagram.rendered(DiagramOptions(.text, isStyled: isStyled), language: language))
    }

    private mutating func addExamples() {
        page.subheading(
            entry.examples.count == 1 ? word("Example", "示例") : word("Examples", "示例"))
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
                    \(word("otherwise", "默认")) \(input.defaultText)
                    """, indent: 6)
            }
        }
        let option = entry.examples.count > 1 ? " --example \(entry.examples[1].id)" : ""
        page.subheading(word("Try", "试一试"))
        page.paragraph("touchstone patterns run \(entry.id)\(option)")
        page.paragraph("touchstone patterns diagram \(entry.id)\(option) --kind sequence")
    }

    private func name(of form: Example.Form) -> String {
        switch form {
        case .document: word("as in the documents", "文档写法")
        case .idiomatic: word("in idiomatic Swift", "Swift 惯用写法")
        }
    }

    private mutating func addRemarks() {
        if !entry.quirks.isEmpty {
            page.subheading(word("Mended", "修正"))
            for quirk in entry.quirks {
                page.item("\(said(quirk.original)) → \(said(quirk.mended))")
            }
        }
        page.subheading(word("Threads", "线程安全"))
        page.paragraph(said(entry.threadSafety))
        if !entry.usedIn.isEmpty {
            page.subheading(word("In Touchstone", "在 Touchstone 中"))
            for use in entry.usedIn { page.item("\(use.path): \(said(use.purpose))") }
        }
        if !entry.related.isEmpty {
            page.subheading(word("Related", "相关模式"))
            page.paragraph(entry.related.joined(separator: ", "))
        }
    }
}
