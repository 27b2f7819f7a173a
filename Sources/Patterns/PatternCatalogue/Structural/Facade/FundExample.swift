extension Fund {
    static let example = Example(
        id: "fund",
        title: .localized("A fund"),
        inputs: [stocks.description],
        documentSource: "Structural/Facade/Fund.swift",
        idiomaticSource: "Structural/Facade/Depot.swift",
        classDiagram: classDiagram,
        document: buyAndSell,
        idiomatic: buyAndSellDepot)

    static let stocks = Input.integer(
        "stocks", .localized("how many stocks the fund trades in"), in: 1...100,
        default: 3)

    private static func buyAndSell(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let stocks = (1...(try inputs.value(of: stocks))).map { number in
            stage.create(Stock("股票\(number)", stage: stage), as: "stock\(number)")
        }
        let manager = stage.create(FundManager(stocks: stocks, stage: stage))
        manager.buyFund()
        manager.sellFund()
    }

    private static func buyAndSellDepot(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        var depot = Depot(stocks: (1...(try inputs.value(of: stocks))).map { "股票\($0)" })
        for order in depot.buyFund() + depot.sellFund() { stage.say(order) }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Fund",
        boxes: [
            ClassBox(
                "FundManager", attributes: ["-stocks: [Stock]"],
                operations: ["buyFund()", "sellFund()"]),
            ClassBox(
                "Stock", attributes: ["name: String", "shares: Int"],
                operations: ["buy()", "sell()"]),
        ],
        relations: [
            ClassRelation(
                "FundManager", .aggregation, "Stock", multiplicity: "1..*", role: "stocks")
        ])
}
