extension Managers {
    static let example = Example(
        id: "managers",
        title: .localized("Leave and a raise"),
        inputs: [request.description, number.description],
        documentSource: "Behavioural/Chain/Managers.swift",
        idiomaticSource: "Behavioural/Chain/ApprovalRules.swift",
        classDiagram: classDiagram,
        document: askManagers,
        idiomatic: applyRules)

    /// The request to make.
    enum Wish: String, CaseIterable, Sendable {
        /// The four requests of the document.
        case all
        case leave
        case raise
    }

    static let request = Input.choice(
        "request",
        .localized("what to ask for: leave, a raise, or all four requests of the document"),
        default: Wish.all)

    static let number = Input.integer(
        "number",
        .localized("how many days of leave, or how many yuan of a raise; not used for all"),
        in: 0...1_000_000, default: 1)

    private static func requests(_ inputs: InputValues) throws(CatalogueError) -> [Request] {
        let number = try inputs.value(of: number)
        switch try inputs.value(of: request) {
        case .all:
            return [
                Request(.leave, 1), Request(.leave, 4), Request(.raise, 500), Request(.raise, 1000),
            ]
        case .leave: return [Request(.leave, number)]
        case .raise: return [Request(.raise, number)]
        }
    }

    private static func askManagers(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let general = stage.create(GeneralManager("总经理", stage: stage))
        let major = stage.create(MajorManager("总监", superior: general, stage: stage))
        let common = stage.create(CommonManager("经理", superior: major, stage: stage))
        for request in try requests(inputs) { _ = common.handle(request) }
    }

    private static func applyRules(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for request in try requests(inputs) {
            guard let (name, answer) = answer(to: request, by: ApprovalRule.company) else {
                continue
            }
            stage.say("\(name):\(request.kind.rawValue) 数量\(request.number) \(answer.rawValue)")
        }
    }

    private static let managers = ["CommonManager", "MajorManager", "GeneralManager"]

    private static let classDiagram = ClassDiagram(
        scope: "Managers",
        boxes: [
            ClassBox(
                "Manager", .abstractClass, attributes: ["name: String", "-superior: Manager?"],
                operations: [
                    "handle(_ request: Request) -> Answer",
                    "abstract decide(_ request: Request) -> Answer?",
                ]),
            ClassBox(
                "Request", .structure, attributes: ["kind: Kind", "number: Int"]),
            ClassBox("Answer", .enumeration, operations: ["approved", "later", "unhandled"]),
        ] + managers.map { ClassBox($0, operations: ["decide(_ request: Request) -> Answer?"]) },
        relations: managers.map { ClassRelation($0, .generalisation, "Manager") } + [
            ClassRelation(
                "Manager", .aggregation, "Manager", multiplicity: "0..1", role: "superior"),
            ClassRelation("Manager", .dependency, "Request"),
            ClassRelation("Manager", .dependency, "Answer"),
        ])
}
