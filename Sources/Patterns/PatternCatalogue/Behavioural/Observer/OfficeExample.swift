import Dispatch

extension Office {
    static let example = Example(
        id: "service-center",
        title: .localized("The boss is back"),
        inputs: [pastimes.description],
        documentSource: "Behavioural/Observer/Office.swift",
        idiomaticSource: "Behavioural/Observer/Announcements.swift",
        classDiagram: classDiagram,
        document: warnObservers,
        idiomatic: announce)

    /// The pastimes that a warning interrupts.
    enum Pastime: String, CaseIterable, Sendable {
        case nba, stocks, game

        fileprivate var line: String {
            switch self {
            case .nba: "老板回来了,待会儿继续看NBA"
            case .stocks: "老板回来了,带会儿再看"
            case .game: "老板回来了,还是待会儿继续玩吧"
            }
        }
    }

    static let pastimes = Input.choices(
        "observers", .localized("who wants to be warned, in order"),
        default: Pastime.allCases)

    private static let warning = "秘书通知:老板回来了,大家赶紧撤"

    private static func warnObservers(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let center = stage.create(ServiceCenter(stage: stage))
        let observers = try inputs.value(of: pastimes).map { pastime -> any BossObserver in
            switch pastime {
            case .nba: stage.create(NBAObserver(stage: stage))
            case .stocks: stage.create(StockObserver(stage: stage))
            case .game: stage.create(GameObserver(stage: stage))
            }
        }
        for observer in observers { center.add(observer) }
        stage.say(warning)
        // The center holds its observers weakly.
        withExtendedLifetime(observers) { center.notify() }
    }

    private static func announce(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let announcements = Announcements()
        let tokens = try inputs.value(of: pastimes).map { pastime in
            announcements.subscribe { stage.say(pastime.line) }
        }
        stage.say(warning)
        withExtendedLifetime(tokens) { announcements.announce() }
    }

    private static let observers = ["NBAObserver", "StockObserver", "GameObserver"]

    private static let classDiagram = ClassDiagram(
        scope: "Office",
        boxes: [
            ClassBox(
                "ServiceCenter",
                operations: [
                    "add(_ observer: any BossObserver)", "remove(_ observer: any BossObserver)",
                    "notify()",
                ]),
            ClassBox("BossObserver", .interface, operations: ["abstract update()"]),
        ] + observers.map { ClassBox($0, operations: ["update()"]) },
        relations: [
            ClassRelation(
                "ServiceCenter", .association, "BossObserver", role: "observers")
        ] + observers.map { ClassRelation($0, .realisation, "BossObserver") },
        notes: [
            DiagramNote(
                on: "ServiceCenter",
                .localized("Any number of observers, held weakly."))
        ])
}
