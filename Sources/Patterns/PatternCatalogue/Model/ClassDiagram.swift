/// A class diagram in UML: boxes, the relations between them, and notes.
///
/// The boxes name types of this module, and tests compare them with the compiled code: a type, a
/// member or a relation that the code does not have fails them.
///
///     ClassDiagram(
///         scope: "Composite",
///         boxes: [
///             ClassBox("Company", .interface, operations: ["display(depth: Int)"]),
///             ClassBox("Office", attributes: ["parts: [any Company]"]),
///         ],
///         relations: [
///             ClassRelation("Office", .realisation, "Company"),
///             ClassRelation(
///                 "Office", .aggregation, "Company", multiplicity: "*", role: "parts"),
///         ])
public struct ClassDiagram: Hashable, Sendable {
    /// The type that the boxes' types are nested in, like “Composite”, or nothing for types that
    /// are not nested.
    public var scope: String?

    public var boxes: [ClassBox]

    public var relations: [ClassRelation]

    public var notes: [DiagramNote]

    /// - Precondition: No two boxes have the same name, and every relation and note is tied to a
    ///   box.
    public init(
        scope: String? = nil, boxes: [ClassBox], relations: [ClassRelation] = [],
        notes: [DiagramNote] = []
    ) {
        let names = Set(boxes.map(\.name))
        precondition(
            names.count == boxes.count,
            "Two boxes of a class diagram have the same name, among \(boxes.map(\.name)). Keep one."
        )
        let ends = relations.flatMap { [$0.source, $0.target] } + notes.map(\.box)
        for end in ends {
            precondition(
                names.contains(end),
                "“\(end)” is an end of a relation or a note, but no box of the diagram. Add its box."
            )
        }
        self.scope = scope
        self.boxes = boxes
        self.relations = relations
        self.notes = notes
    }
}

/// A remark in a class diagram, tied to one box.
public struct DiagramNote: Hashable, Sendable {
    /// The name of the box that the note is about.
    public var box: String

    public var text: LocalizedText

    public init(on box: String, _ text: LocalizedText) {
        self.box = box
        self.text = text
    }
}
