extension Interfaces {
    static let example = Example(
        id: "interfaces",
        title: .localized("A fat interface, before and after"),
        documentSource: "Principles/InterfaceSegregation/Interfaces+Before.swift",
        idiomaticSource: "Principles/InterfaceSegregation/Interfaces+After.swift",
        classDiagram: classDiagram,
        document: { _, stage throws(CatalogueError) in
            let (a, c) = (stage.create(FatA()), stage.create(FatC()))
            let b = stage.create(FatB(stage: stage))
            let d = stage.create(FatD(stage: stage))
            stage.call(a, "use(b)") { a.use(b) }
            stage.call(c, "use(d)") { c.use(d) }
            report(b.log, d.log, on: stage)
        },
        idiomatic: { _, stage throws(CatalogueError) in
            let (a, c) = (stage.create(SlimA()), stage.create(SlimC()))
            let b = stage.create(SlimB(stage: stage))
            let d = stage.create(SlimD(stage: stage))
            stage.call(a, "use(b)") { a.use(b) }
            stage.call(c, "use(d)") { c.use(d) }
            report(b.log, d.log, on: stage)
        })

    private static func report(_ b: UsageLog, _ d: UsageLog, on stage: Stage) {
        stage.say("B被迫实现而未使用的方法:\(b.forced.count)个")
        stage.say("D被迫实现而未使用的方法:\(d.forced.count)个")
    }

    private static let fat: [ClassMember] = [
        "method1()", "method2()", "method3()", "method4()", "method5()",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Interfaces",
        boxes: [
            ClassBox("FatInterface", .interface, operations: fat.map(\.asAbstract)),
            ClassBox("FatA", operations: ["use(_ object: any FatInterface)"]),
            ClassBox("FatB", operations: fat),
            ClassBox("FatC", operations: ["use(_ object: any FatInterface)"]),
            ClassBox("FatD", operations: fat),
            ClassBox("Interface1", .interface, operations: ["abstract method1()"]),
            ClassBox(
                "Interface2", .interface, operations: ["abstract method2()", "abstract method3()"]),
            ClassBox(
                "Interface3", .interface, operations: ["abstract method4()", "abstract method5()"]),
            ClassBox("SlimA", operations: ["use(_:)"]),
            ClassBox("SlimC", operations: ["use(_:)"]),
            ClassBox("SlimB", operations: ["method1()", "method2()", "method3()"]),
            ClassBox("SlimD", operations: ["method1()", "method4()", "method5()"]),
        ],
        relations: [
            ClassRelation("FatA", .dependency, "FatInterface"),
            ClassRelation("FatC", .dependency, "FatInterface"),
            ClassRelation("SlimA", .dependency, "Interface1"),
            ClassRelation("SlimA", .dependency, "Interface2"),
            ClassRelation("SlimC", .dependency, "Interface1"),
            ClassRelation("SlimC", .dependency, "Interface3"),
            ClassRelation("FatB", .realisation, "FatInterface"),
            ClassRelation("FatD", .realisation, "FatInterface"),
            ClassRelation("SlimB", .realisation, "Interface1"),
            ClassRelation("SlimB", .realisation, "Interface2"),
            ClassRelation("SlimD", .realisation, "Interface1"),
            ClassRelation("SlimD", .realisation, "Interface3"),
        ],
        notes: [DiagramNote(on: "FatInterface", .before), DiagramNote(on: "Interface1", .after)])
}

extension Catalogue {
    static let interfaceSegregation = Entry(
        "interface-segregation", aliases: ["isp"], family: .principle,
        english: PackageResources.interface_segregation_en_md,
        chinese: PackageResources.interface_segregation_zh_Hans_md,
        examples: [Interfaces.example],
        related: ["single-responsibility", "adapter", "delegation"])
}
