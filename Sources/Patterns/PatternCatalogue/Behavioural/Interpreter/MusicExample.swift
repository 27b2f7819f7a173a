extension Music {
    static let example = Example(
        id: "music",
        title: .localized("A melody in numbered notation"),
        inputs: [score.description, heading.description],
        documentSource: "Behavioural/Interpreter/Music.swift",
        idiomaticSource: "Behavioural/Interpreter/Score.swift",
        classDiagram: classDiagram,
        document: play,
        idiomatic: notate)

    /// The melody of the document.
    private static let shanghaiBeach =
        "O 2 E 0.5 G 0.5 A 3 E 0.5 G 0.5 D 3 E 0.5 G 0.5 A 0.5 O 3 C 1 O 2 A 0.5 G 1 C 0.5 E 0.5 D 3"

    static let score = Input(
        "score",
        .localized(
            "the melody: O and a register, a note C to B or a rest P and its beats, T and a speed"),
        // The document's melody can be read, which a test sees to.
        default: try! Score(shanghaiBeach), writtenAs: shanghaiBeach,
        allowed: .localized("letters with numbers after them, as in O 2 E 0.5")
    ) { text throws(InputProblem) in
        guard text.count <= 10_000 else { throw .tooLong(letters: text.count, most: 10_000) }
        return try Score(text)
    }

    static let heading = Input.text(
        "heading", .localized("the melody's name"), upTo: 100, default: "上海滩")

    private static func play(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        stage.say("\(try inputs.value(of: heading)):")
        let player = stage.create(Player(stage: stage))
        for rule in [player.note, player.scale, player.speed] { stage.create(rule, by: player) }
        stage.say(player.play(try inputs.value(of: score)))
    }

    private static func notate(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        stage.say("\(try inputs.value(of: heading)):")
        stage.say(try inputs.value(of: score).notation)
    }

    private static let execution: [ClassMember] = [
        "execute(_ key: String, _ value: Double) -> String"
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Music",
        boxes: [
            ClassBox("Player", operations: ["play(_ score: Score) -> String"]),
            ClassBox(
                "PlayContext", attributes: ["isFinished: Bool", "nextKey: String"],
                operations: ["take()"]),
            ClassBox(
                "Expression", .abstractClass,
                operations: ["interpret(_ context: PlayContext) -> String"]
                    + execution.map(\.asAbstract)),
            ClassBox("Note", operations: execution),
            ClassBox("Scale", operations: execution),
            ClassBox("Speed", operations: execution),
        ],
        relations: [
            ClassRelation("Note", .generalisation, "Expression"),
            ClassRelation("Scale", .generalisation, "Expression"),
            ClassRelation("Speed", .generalisation, "Expression"),
            ClassRelation("Expression", .dependency, "PlayContext"),
            ClassRelation("Player", .composition, "Note", multiplicity: "1", role: "note"),
            ClassRelation("Player", .composition, "Scale", multiplicity: "1", role: "scale"),
            ClassRelation("Player", .composition, "Speed", multiplicity: "1", role: "speed"),
            ClassRelation("Player", .dependency, "PlayContext"),
        ])
}
