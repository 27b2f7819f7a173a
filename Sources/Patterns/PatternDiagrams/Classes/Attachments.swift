import PatternCatalogue

/// The attachments of a class box: relations of the type to itself and notes at its right side,
/// lollipops at its left.
struct Attachments {
    /// A relation of a type to itself.
    struct Loop {
        let kind: ClassRelation.Kind
        let texts: [String]

        /// From the box's top to where the line leaves, and to where it comes back.
        let leaves: Int
        let returns: Int
    }

    struct Note {
        let content: BoxContent

        /// From the box's top to the note's, and to its link.
        let top: Int
        let link: Int
    }

    struct Lollipop {
        let name: String

        /// From the box's top to the stick.
        let stick: Int
    }

    private(set) var loops: [Loop] = []
    private(set) var notes: [Note] = []
    private(set) var lollipops: [Lollipop] = []

    /// How far they reach beyond the box.
    private(set) var left = 0
    private(set) var right = 0

    /// How high the box has to be for all lines to meet it.
    private(set) var boxHeight = 0

    /// From the box's top to the lowest attachment's bottom.
    private(set) var height = 0

    init(
        of box: ClassBox, in diagram: ClassDiagram, language: Language, metrics: Metrics
    ) {
        var y = metrics.line / 2 + metrics.thickness
        for relation in diagram.relations
        where relation.source == box.name && relation.target == box.name {
            let texts = RelationTexts(relation, language: language)
            let lines = texts.source + texts.target
            let span = max(2 * metrics.line, (lines.count + 1) * metrics.line)
            loops.append(
                Loop(kind: relation.kind, texts: lines, leaves: y, returns: y + span))
            let width = lines.map { metrics.width($0, .relation) }.max() ?? 0
            right = max(right, metrics.loop + metrics.labelGap + width)
            y += span + metrics.line
            boxHeight = y
        }
        height = boxHeight
        if !loops.isEmpty { y += metrics.thickness }
        for note in diagram.notes where note.box == box.name {
            let content = BoxContent(note: note.text.text(in: language), metrics: metrics)
            let top = loops.isEmpty && notes.isEmpty ? 0 : y
            let link = top + min(content.height / 2, metrics.line + metrics.linePadding)
            notes.append(Note(content: content, top: top, link: link))
            right = max(right, metrics.loop + content.width)
            boxHeight = max(boxHeight, link + metrics.line)
            height = max(height, top + content.height)
            y = top + content.height + metrics.linePadding
        }

        var stick = metrics.line / 2 + metrics.thickness
        for name in box.lollipops {
            lollipops.append(Lollipop(name: name, stick: stick))
            let width = metrics.width(name, .relation)
            left = max(left, metrics.loop + metrics.circle + metrics.labelGap + width)
            boxHeight = max(boxHeight, stick + metrics.line)
            stick += metrics.line + metrics.linePadding
        }
        height = max(height, boxHeight)
    }
}

/// The texts at the ends of a relation.
struct RelationTexts {
    /// Nearest to the box first.
    let source: [String]
    let target: [String]

    init(_ relation: ClassRelation, language: Language) {
        func line(_ multiplicity: String?, _ role: String?) -> [String] {
            let words = [multiplicity, role].compactMap(\.self)
            return words.isEmpty ? [] : [words.joined(separator: " ")]
        }
        target = line(relation.multiplicity, relation.role)
        source =
            line(relation.sourceMultiplicity, relation.sourceRole)
            + [relation.label?.text(in: language)].compactMap(\.self)
    }
}
