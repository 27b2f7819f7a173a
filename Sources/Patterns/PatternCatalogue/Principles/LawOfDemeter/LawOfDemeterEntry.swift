extension Newsstand {
    static let example = Example(
        id: "newsstand",
        title: .localized("Paying for a newspaper, before and after"),
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
        "price", .localized("the newspaper's price, in yuan"), in: 0...1000,
        default: 2)
}

extension Catalogue {
    static let lawOfDemeter = Entry(
        "law-of-demeter", aliases: ["lod", "least-knowledge"], family: .principle,
        english: PackageResources.law_of_demeter_en_md,
        chinese: PackageResources.law_of_demeter_zh_Hans_md,
        examples: [Newsstand.example],
        related: ["facade", "mediator", "delegation"])
}
