import PatternKit

extension Barbecue {
    static let example = Example(
        id: "waiter",
        title: .localized("Orders at a barbecue"),
        inputs: [cancel.description],
        documentSource: "Behavioural/Command/Barbecue.swift",
        idiomaticSource: "Behavioural/Command/OrderPad.swift",
        classDiagram: classDiagram,
        document: takeOrders,
        idiomatic: performCommands)

    static let cancel = Input.flag(
        "cancel", .localized("whether the last order is cancelled"),
        default: true)

    private static let wishes: [[(wish: String, meat: Meat)]] = [
        [("顾客一要十串羊肉", .mutton), ("顾客一要十串鸭肉", .duck)],
        [("顾客二要二十串鸡肉", .chicken), ("顾客二要二十串鸭肉", .duck)],
    ]

    private static func takeOrders(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let worker = stage.create(Worker(stage: stage))
        let waiter = stage.create(Waiter(stage: stage))
        var last: Order?
        for wishes in wishes {
            let customer = stage.create(Customer(worker: worker, stage: stage))
            let orders = wishes.map { customer.order($0.wish, of: $0.meat) }
            for order in orders { waiter.add(order) }
            last = orders.last
        }
        if try inputs.value(of: cancel), let last { waiter.cancel(last) }
        waiter.notifyKitchen()
    }

    private static func performCommands(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let pad = OrderPad()
        let history = CommandHistory()
        for (wish, meat) in wishes.joined() {
            history.perform(AddDish(dish: Dish(meat: meat, wish: wish), pad: pad))
        }
        if try inputs.value(of: cancel) { history.undo() }
        pad.sendToKitchen()
        for line in pad.report { stage.say(line) }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Barbecue",
        boxes: [
            ClassBox(
                "Waiter", attributes: ["-orders: [Order]"],
                operations: ["add(_ order: Order)", "cancel(_ order: Order)", "notifyKitchen()"]),
            ClassBox(
                "Order", .abstractClass, attributes: ["wish: String", "worker: Worker"],
                operations: ["abstract execute()"]),
            ClassBox("MuttonOrder", operations: ["execute()"]),
            ClassBox("ChickenOrder", operations: ["execute()"]),
            ClassBox("DuckOrder", operations: ["execute()"]),
            ClassBox(
                "Worker",
                operations: [
                    "grillMutton(_ wish: String)", "grillChicken(_ wish: String)",
                    "grillDuck(_ wish: String)",
                ]),
            ClassBox(
                "Customer", operations: ["order(_ wish: String, of meat: Meat) -> Order"]),
        ],
        relations: [
            ClassRelation("Waiter", .aggregation, "Order", multiplicity: "*", role: "orders"),
            ClassRelation("MuttonOrder", .generalisation, "Order"),
            ClassRelation("ChickenOrder", .generalisation, "Order"),
            ClassRelation("DuckOrder", .generalisation, "Order"),
            ClassRelation("Order", .association, "Worker", multiplicity: "1", role: "worker"),
            ClassRelation("Customer", .dependency, "Order", label: .localized("creates")),
        ])
}
