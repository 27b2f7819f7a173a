import PatternCatalogue
import PatternDiagrams

/// The page that explains the notation of class diagrams, and its legend.
enum NotationPage {
    /// The name of the page in commands, instead of a pattern’s id.
    static let id = "uml"

    static func text(in language: Language, isStyled: Bool) -> String {
        var page = TextPage()
        page.heading(title.text(in: language))
        page.paragraph(
            String(
                localized: """
                    The relations between types, the strongest first. Generalisation and realisation are \
                    equally strong.
                    """, in: language), indent: 0)
        let kinds = ClassRelation.Kind.allCases.enumerated().sorted { a, b in
            (b.element.strength, a.offset) < (a.element.strength, b.offset)
        }
        for (_, kind) in kinds {
            page.subheading(kind.name.text(in: language))
            page.paragraph(kind.meaning.text(in: language))
        }
        page.subheading(String(localized: "Legend", in: language))
        page.block(
            ClassDiagram.legend.rendered(
                DiagramOptions(.text, isStyled: isStyled), language: language))
        return page.text
    }

    static let title: LocalizedText = .localized("The notation of class diagrams")
}
