public import PatternCatalogue

extension ClassDiagram {
    /// The diagram as text, as Mermaid or as SVG.
    ///
    ///     let example = try Catalogue.entry("strategy").example()
    ///     print(example.classDiagram.rendered(DiagramOptions(.text), language: .english))
    ///
    /// - Parameters:
    ///   - options: The format and appearance.
    ///   - language: The language of notes and labels.
    ///   - title: A description of the diagram, for people who cannot see a picture.
    public func rendered(
        _ options: DiagramOptions, language: Language, title: String = ""
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

    /// The laid-out diagram, with signatures as long as there is room for.
    func drawing(
        for metrics: Metrics, language: Language, title: String = ""
    ) -> Drawing {
        var drawing = Drawing()
        let attempts: [(detail: MemberDetail, breaksRows: Bool)] = [
            (.full, false), (.labels, false), (.full, true), (.name, false), (.labels, true),
            (.name, true),
        ]
        for attempt in attempts {
            drawing = ClassLayout(
                self, language: language, detail: attempt.detail, breaksRows: attempt.breaksRows,
                metrics: metrics
            ).drawing()
            if drawing.width <= metrics.pageWidth { break }
        }
        drawing.title = title
        return drawing
    }
}
