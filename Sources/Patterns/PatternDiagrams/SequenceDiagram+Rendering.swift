public import PatternCatalogue

extension SequenceDiagram {
    /// The diagram as text, as Mermaid or as SVG.
    ///
    ///     let performance = try Catalogue.entry("state").example().run()
    ///     print(performance.messages.rendered(DiagramOptions(.text)))
    ///
    /// - Parameters:
    ///   - options: The format and appearance.
    ///   - title: A description of the diagram, for people who cannot see a picture.
    public func rendered(_ options: DiagramOptions, title: String = "") -> String {
        switch options.format {
        case .text:
            TextWriter(isStyled: options.isStyled).text(of: drawing(for: .terminal))
        case .mermaid:
            MermaidWriter.text(of: withoutBystanders)
        case .svg:
            SVGWriter(appearance: options.appearance)
                .text(of: drawing(for: .picture, title: title))
        }
    }

    /// The laid-out diagram.
    func drawing(for metrics: Metrics, title: String = "") -> Drawing {
        var drawing = SequenceLayout(withoutBystanders, metrics: metrics).drawing()
        drawing.title = title
        return drawing
    }

    /// The same messages without participants that neither send nor receive any.
    private var withoutBystanders: SequenceDiagram {
        let names = Set(messages.flatMap { [$0.sender, $0.receiver] })
        return SequenceDiagram(
            participants: participants.filter { names.contains($0.name) }, messages: messages)
    }

    /// The participants whose lifelines begin with their creation: those that are in no message
    /// before.
    var createdParticipants: Set<String> {
        var known: Set<String> = []
        var created: Set<String> = []
        for message in messages {
            if message.kind == .creation, message.sender != message.receiver,
                !known.contains(message.receiver)
            {
                created.insert(message.receiver)
            }
            known.formUnion([message.sender, message.receiver])
        }
        return created
    }
}
