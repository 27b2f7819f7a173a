extension Gifts {
    static let example = Example(
        id: "gifts",
        title: .localized("Gifts through a friend"),
        inputs: [name.description, gifts.description],
        documentSource: "Structural/Proxy/Gifts.swift",
        idiomaticSource: "Structural/Proxy/GiftForwarding.swift",
        classDiagram: classDiagram,
        document: sendGifts,
        idiomatic: forwardGifts)

    static let name = Input.text(
        "name", .localized("who gets the gifts"), upTo: 40, default: "哈哈哈哈哈")

    static let gifts = Input.choices(
        "gifts", .localized("the gifts, in order"), default: Gift.allCases)

    private static func sendGifts(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let girl = Girl(name: try inputs.value(of: name))
        let proxy = stage.create(Proxy(for: girl, stage: stage))
        for gift in try inputs.value(of: gifts) {
            switch gift {
            case .flowers: proxy.giveFlowers()
            case .dolls: proxy.giveDolls()
            case .chocolate: proxy.giveChocolate()
            }
        }
    }

    private static func forwardGifts(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let name = try inputs.value(of: name)
        var proxy = CountingProxy { Suitor(beloved: name) }
        for gift in try inputs.value(of: gifts) { stage.say(proxy.give(gift)) }
    }

    private static let giving: [ClassMember] = ["giveFlowers()", "giveDolls()", "giveChocolate()"]

    private static let classDiagram = ClassDiagram(
        scope: "Gifts",
        boxes: [
            ClassBox("GiftGiving", .interface, operations: giving.map(\.asAbstract)),
            ClassBox("Proxy", attributes: ["count: Int", "-pursuit: Pursuit"], operations: giving),
            ClassBox("Pursuit", attributes: ["-girl: Girl"], operations: giving),
            ClassBox("Girl", attributes: ["name: String"]),
        ],
        relations: [
            ClassRelation("Proxy", .realisation, "GiftGiving"),
            ClassRelation("Pursuit", .realisation, "GiftGiving"),
            ClassRelation("Proxy", .composition, "Pursuit", multiplicity: "0..1", role: "pursuit"),
            ClassRelation("Pursuit", .association, "Girl", multiplicity: "1", role: "girl"),
        ])
}
