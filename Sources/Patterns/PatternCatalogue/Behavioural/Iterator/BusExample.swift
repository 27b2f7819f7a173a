extension Bus {
    static let example = Example(
        id: "bus",
        title: .localized("The conductor on the bus"),
        inputs: [passengers.description, order.description],
        documentSource: "Behavioural/Iterator/Bus.swift",
        idiomaticSource: "Behavioural/Iterator/BusSequence.swift",
        classDiagram: classDiagram,
        document: walkThroughBus,
        idiomatic: loopOverPassengers)

    static let passengers = Input.integer(
        "passengers", .localized("how many passengers are on the bus"), in: 0...1000,
        default: 3)

    /// Ways through the bus.
    enum Order: String, CaseIterable, Sendable {
        case forward, reverse
    }

    static let order = Input.choices(
        "orders", .localized("the ways to walk, in order"),
        default: Order.allCases)

    private static func names(_ inputs: InputValues) throws(CatalogueError) -> [String] {
        (0..<(try inputs.value(of: passengers))).map { "乘客\($0 + 1)" }
    }

    private static func walkThroughBus(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let coach = stage.create(Coach(stage: stage))
        for name in try names(inputs) { coach.board(name) }
        for order in try inputs.value(of: order) {
            let iterator =
                order == .forward ? coach.makeIterator() : coach.makeReverseIterator()
            while let passenger = iterator.currentItem {
                stage.say("\(passenger),请买车票")
                _ = iterator.next()
            }
        }
    }

    private static func loopOverPassengers(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let passengers = Passengers(try names(inputs))
        for order in try inputs.value(of: order) {
            switch order {
            case .forward: for passenger in passengers { stage.say("\(passenger),请买车票") }
            case .reverse: for passenger in passengers.reversed() { stage.say("\(passenger),请买车票") }
            }
        }
    }

    private static let walk: [ClassMember] = [
        "first() -> String?", "next() -> String?",
    ]

    private static let state: [ClassMember] = ["isDone: Bool", "currentItem: String?"]

    private static let classDiagram = ClassDiagram(
        scope: "Bus",
        boxes: [
            ClassBox(
                "Coach", attributes: ["-seats: [String]"],
                operations: [
                    "board(_ passenger: String)", "makeIterator() -> any PassengerIterator",
                    "makeReverseIterator() -> any PassengerIterator",
                ]),
            ClassBox(
                "PassengerIterator", .interface, attributes: state.map(\.asAbstract),
                operations: walk.map(\.asAbstract)),
            ClassBox("ForwardIterator", attributes: state, operations: walk),
            ClassBox("ReverseIterator", attributes: state, operations: walk),
        ],
        relations: [
            ClassRelation("ForwardIterator", .realisation, "PassengerIterator"),
            ClassRelation("ReverseIterator", .realisation, "PassengerIterator"),
            ClassRelation(
                "Coach", .dependency, "ForwardIterator", label: .localized("creates")),
            ClassRelation(
                "Coach", .dependency, "ReverseIterator", label: .localized("creates")),
        ])
}
