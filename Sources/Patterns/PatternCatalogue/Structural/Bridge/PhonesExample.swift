extension Phones {
    static let example = Example(
        id: "phones",
        title: .localized("Phones and software"),
        inputs: [software.description],
        documentSource: "Structural/Bridge/Phones.swift",
        idiomaticSource: "Structural/Bridge/PhoneGeneric.swift",
        classDiagram: classDiagram,
        document: usePhone,
        idiomatic: runApps)

    /// The kinds of software to choose from.
    enum SoftwareName: String, CaseIterable, Sendable {
        case play, work, game
    }

    static let software = Input.choices(
        "software", .localized("the software to run, in order"),
        default: SoftwareName.allCases)

    private static func usePhone(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let phone = stage.create(Phone(stage: stage))
        for name in try inputs.value(of: software) {
            let software: any Software =
                switch name {
                case .play: PlaySoftware(stage: stage)
                case .work: WorkSoftware(stage: stage)
                case .game: GameSoftware(stage: stage)
                }
            stage.create(software)
            phone.software = software
            phone.use()
        }
    }

    private static func runApps(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for name in try inputs.value(of: software) {
            let app: App =
                switch name {
                case .play: .play
                case .work: .work
                case .game: .game
                }
            for line in run(app, on: LinedHandset()) { stage.say(line) }
        }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Phones",
        boxes: [
            ClassBox("Phone", attributes: ["software: (any Software)?"], operations: ["use()"]),
            ClassBox("PhoneWithCounter", attributes: ["uses: Int"], operations: ["use()"]),
            ClassBox("Software", .interface, operations: ["abstract run()"]),
            ClassBox("PlaySoftware", operations: ["run()"]),
            ClassBox("WorkSoftware", operations: ["run()"]),
            ClassBox("GameSoftware", operations: ["run()"]),
        ],
        relations: [
            ClassRelation("PhoneWithCounter", .generalisation, "Phone"),
            ClassRelation(
                "Phone", .aggregation, "Software", multiplicity: "0..1", role: "software"),
            ClassRelation("PlaySoftware", .realisation, "Software"),
            ClassRelation("WorkSoftware", .realisation, "Software"),
            ClassRelation("GameSoftware", .realisation, "Software"),
        ])
}
