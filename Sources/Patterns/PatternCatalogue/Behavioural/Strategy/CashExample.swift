import Foundation

extension Cash {
    static let example = Example(
        id: "cash",
        title: .localized("A till with three offers"),
        inputs: [amount.description],
        documentSource: "Behavioural/Strategy/Cash.swift",
        idiomaticSource: "Behavioural/Strategy/CashDiscount.swift",
        classDiagram: classDiagram,
        document: chargeThreeTimes,
        idiomatic: chargeThreeTimesByValue)

    static let amount = Input.number(
        "amount", .localized("the price, in yuan"), in: 0...1_000_000, default: 100)

    private static func chargeThreeTimes(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let price = try inputs.value(of: amount)
        for kind in OfferKind.allCases {
            let till = stage.create(Till(kind, stage: stage))
            stage.say("结果是" + String(format: "%f", till.result(for: price)))
        }
    }

    private static func chargeThreeTimesByValue(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let price = Decimal(try inputs.value(of: amount))
        for discount in [
            Discount.none, .cashBack(5),
            .rebate(Decimal(sign: .plus, exponent: -1, significand: 8)),
        ] {
            let result = NSDecimalNumber(decimal: discount.price(price)).doubleValue
            stage.say("结果是" + String(format: "%f", result))
        }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Cash",
        boxes: [
            ClassBox(
                "Till", attributes: ["-offer: any Offer"],
                operations: ["result(for price: Double) -> Double"]),
            ClassBox(
                "Offer", .interface, operations: ["abstract accept(_ price: Double) -> Double"]),
            ClassBox("NormalPrice", operations: ["accept(_ price: Double) -> Double"]),
            ClassBox(
                "CashBack", attributes: ["-sum: Double"],
                operations: ["accept(_ price: Double) -> Double"]),
            ClassBox(
                "Rebate", attributes: ["-rate: Double"],
                operations: ["accept(_ price: Double) -> Double"]),
            ClassBox("OfferKind", .enumeration, operations: ["normal", "cashBack", "rebate"]),
        ],
        relations: [
            ClassRelation("Till", .composition, "Offer", multiplicity: "1", role: "offer"),
            ClassRelation("NormalPrice", .realisation, "Offer"),
            ClassRelation("CashBack", .realisation, "Offer"),
            ClassRelation("Rebate", .realisation, "Offer"),
            ClassRelation("Till", .dependency, "OfferKind"),
        ],
        notes: [
            DiagramNote(
                on: "Till",
                .localized("A new offer is a new class; the till stays."))
        ])
}
