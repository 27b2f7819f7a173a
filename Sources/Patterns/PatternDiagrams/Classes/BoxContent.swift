import PatternCatalogue

/// The text of a class box, or of a note, and the room that it takes.
struct BoxContent {
    struct Line {
        var text: String
        var face: Drawing.Label.Face
        var isCentred = false
        var isItalic = false
        var isUnderlined = false
    }

    /// Name, attributes, operations: those that there are.
    let compartments: [[Line]]

    let width: Int
    let height: Int

    init(_ box: ClassBox, detail: MemberDetail, metrics: Metrics) {
        var heading: [Line] = []
        if let keyword = Self.keyword(of: box.kind) {
            heading.append(Line(text: keyword, face: .keyword, isCentred: true))
        }
        heading.append(
            Line(text: box.name, face: .name, isCentred: true, isItalic: box.isAbstract))
        if let module = box.module {
            heading.append(Line(text: "(\(module))", face: .keyword, isCentred: true))
        }
        let members = [box.attributes, box.operations].map { members in
            members.map { Self.line(of: $0, detail: detail) }
        }
        self.init(compartments: [heading] + members.filter { !$0.isEmpty }, metrics: metrics)
    }

    init(note: String, metrics: Metrics) {
        let lines = Wrapping.lines(
            of: note, width: metrics.textWidth, metrics: metrics, face: .note)
        self.init(
            compartments: [lines.map { Line(text: $0, face: .note) }], metrics: metrics)
    }

    init(compartments: [[Line]], metrics: Metrics) {
        self.compartments = compartments
        let texts = compartments.joined().map { metrics.width($0.text, $0.face) }
        width = (texts.max() ?? 0) + 2 * metrics.sidePadding
        height =
            metrics.thickness
            + compartments.map {
                2 * metrics.linePadding + $0.count * metrics.line + metrics.thickness
            }.reduce(0, +)
    }

    /// The word above the name, as in UML.
    private static func keyword(of kind: ClassBox.Kind) -> String? {
        switch kind {
        case .class: nil
        case .abstractClass: "«abstract»"
        case .interface: "«interface»"
        case .structure: "«struct»"
        case .enumeration: "«enumeration»"
        case .actor: "«actor»"
        }
    }

    private static func line(of member: ClassMember, detail: MemberDetail) -> Line {
        Line(
            text: "\(member.visibility.rawValue) \(detail.text(of: member.signature))",
            face: .member,
            isItalic: member.isAbstract, isUnderlined: member.isStatic)
    }

    /// Adds the outline, the dividers and the text of a box of this content to a drawing.
    ///
    /// - Parameter frame: At least as large as the content.
    func draw(
        _ kind: Drawing.Shape.Kind, in frame: Frame, into drawing: inout Drawing, metrics: Metrics
    ) {
        var dividers: [Int] = []
        var y = frame.minY + metrics.thickness
        for (index, compartment) in compartments.enumerated() {
            if index > 0 {
                dividers.append(y)
                y += metrics.thickness
            }
            y += metrics.linePadding
            for line in compartment {
                drawing.labels.append(
                    Drawing.Label(
                        text: line.text, face: line.face,
                        frame: Frame(
                            x: frame.x + metrics.sidePadding, y: y,
                            width: frame.width - 2 * metrics.sidePadding, height: metrics.line),
                        isCentred: line.isCentred, isItalic: line.isItalic,
                        isUnderlined: line.isUnderlined))
                y += metrics.line
            }
            y += metrics.linePadding
        }
        drawing.shapes.append(Drawing.Shape(kind: kind, frame: frame, dividers: dividers))
    }
}
