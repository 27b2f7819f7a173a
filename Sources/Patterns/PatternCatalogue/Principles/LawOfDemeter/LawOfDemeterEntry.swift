extension Newsstand {
    static let example = Example(
        id: "newsstand",
        title: BilingualText("Paying for a newspaper, before and after", "买报付款：改进前后"),
        inputs: [price.description],
        documentSource: "Principles/LawOfDemeter/Newsstand+Before.swift",
        idiomaticSource: "Principles/LawOfDemeter/Newsstand+After.swift",
        classDiagram: ClassDiagram(
            scope: "Newsstand",
            boxes: [
                ClassBox(
                    "GraspingPaperboy",
                    operations: ["collect(_ price: Int, from customer: OpenCustomer) -> Int"]),
                ClassBox("OpenCustomer", attributes: ["wallet: Wallet"]),
                ClassBox(
                    "Paperboy",
                    operations: ["collect(_ price: Int, from customer: Customer) -> Int"]),
                ClassBox(
                    "Customer", attributes: ["-wallet: Wallet"],
                    operations: ["pay(_ price: Int) -> Int"]),
                ClassBox(
                    "Wallet", attributes: ["money: Int"],
                    operations: ["takeOut(_ sum: Int) -> Int"]),
            ],
            relations: [
                ClassRelation("GraspingPaperboy", .dependency, "OpenCustomer"),
                ClassRelation("GraspingPaperboy", .dependency, "Wallet"),
                ClassRelation("OpenCustomer", .aggregation, "Wallet", role: "wallet"),
                ClassRelation("Paperboy", .dependency, "Customer"),
                ClassRelation("Customer", .aggregation, "Wallet", role: "wallet"),
            ],
            notes: [
                DiagramNote(on: "GraspingPaperboy", .before), DiagramNote(on: "Paperboy", .after),
            ]),
        document: { inputs, stage throws(CatalogueError) in
            let price = try inputs.value(of: price)
            let customer = OpenCustomer(wallet: stage.create(Wallet(money: 10, stage: stage)))
            stage.create(customer)
            let paperboy = stage.create(GraspingPaperboy(stage: stage), as: "paperboy")
            stage.say("收到\(paperboy.collect(price, from: customer))元")
        },
        idiomatic: { inputs, stage throws(CatalogueError) in
            let price = try inputs.value(of: price)
            let wallet = stage.create(Wallet(money: 10, stage: stage))
            let customer = stage.create(Customer(wallet: wallet, stage: stage))
            let paperboy = stage.create(Paperboy(stage: stage))
            stage.say("收到\(paperboy.collect(price, from: customer))元")
        })

    static let price = Input.integer(
        "price", BilingualText("the newspaper's price, in yuan", "报纸价格（元）"), in: 0...1000,
        default: 2)
}

extension Catalogue {
    static let lawOfDemeter = Entry(
        id: "law-of-demeter",
        aliases: ["lod", "least-knowledge"],
        name: BilingualText("Law of Demeter", "迪米特法则"),
        family: .principle,
        intent: BilingualText(
            "An object should know as little as possible of others: two classes that need not talk directly should "
                + "talk through a third.",
            "如果两个类不必彼此直接通信，那么这两个类就不应当发生直接的相互作用，可以通过第三者转发调用。一个对象应该对其他对象保持最少的了解。"),
        motivation: BilingualText(
            "The closer classes are tied, the more a change of one changes the other. A paperboy who reaches into the "
                + "customer's wallet has to learn when customers begin to pay by phone. One who asks to be paid "
                + "has not.",
            "类与类之间的关系越密切，耦合度越大，一个类改变时对另一个类的影响也越大。送报员若直接掏顾客的钱包，顾客改用手机付款时他也得改；若只是请顾客付款，就不受影响。"),
        whenToUse: [
            BilingualText("Classes should be tied loosely.", "尽量降低类与类之间的耦合。"),
            BilingualText("A chain of properties leads through several objects.", "属性访问一路穿过好几个对象。"),
        ],
        symptoms: [
            BilingualText("long chains of dots: a.b.c.d", "一长串点号：a.b.c.d"),
            BilingualText("a change of one class ripples through many", "改一个类，牵动许多类"),
        ],
        roles: [
            PatternRole(
                .before, ["GraspingPaperboy", "OpenCustomer"],
                BilingualText("Talks to the friend of a friend.", "与“朋友的朋友”直接通信。")),
            PatternRole(
                .after, ["Paperboy", "Customer"],
                BilingualText("Talks to friends.", "只与直接的朋友通信。")),
        ],
        examples: [Newsstand.example],
        threadSafety: BilingualText("The objects belong to one thread.", "对象只应由一个线程使用。"),
        related: ["facade", "mediator", "delegation"])
}
