public import PatternCatalogue

extension ClassDiagram {
    /// The diagram as text, as Mermaid or as SVG.
    ///
    ///     let example = try Catalogue.entry("strategy").example()
    ///     print(example.classDiagram.rendered(DiagramOptions(.text), language: .english))
    ///
    /// - Parameters:
    ///   - language: The language of notes and labels.
    ///   - title: What the diagram shows, for those who cannot see a picture.
    public func rendered(
        _ options: DiagramOptions, language: CatalogueLanguage, title: String = ""
    ) -> String {
        switch options.format {
        case .text:
            TextWriter(isStyled: options.isStyled)
                .text(of: drawing(for: .terminal, language: language))
        case .mermaid:
            MermaidWriter.text(of: self, language: language)
        case .svg:
            SVGWriter(appearance: options.appearance)
                .text(of: drawing(for: .picture, language: language, title: title))
        }
    }

    /// The laid-out diagram.
    func drawing(
        for metrics: Metrics, language: CatalogueLanguage, title: String = ""
    ) -> Drawing {
        var drawing = ClassLayout(self, language: language, metrics: metrics).drawing()
        drawing.title = title
        return drawing
    }
}
