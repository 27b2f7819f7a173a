extension Interfaces {
    static let example = Example(
        id: "interfaces",
        title: BilingualText("A fat interface, before and after", "臃肿的接口：改进前后"),
        documentSource: "Principles/InterfaceSegregation/Interfaces+Before.swift",
        idiomaticSource: "Principles/InterfaceSegregation/Interfaces+After.swift",
        classDiagram: classDiagram,
        document: { _, stage throws(CatalogueError) in
            let (a, c) = (FatA(), FatC())
            let (b, d) = (FatB(stage: stage), FatD(stage: stage))
            stage.call(a, "use(b)") { a.use(b) }
            stage.call(c, "use(d)") { c.use(d) }
            report(b.log, d.log, on: stage)
        },
        idiomatic: { _, stage throws(CatalogueError) in
            let (a, c) = (SlimA(), SlimC())
            let (b, d) = (SlimB(stage: stage), SlimD(stage: stage))
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
        id: "interface-segregation",
        aliases: ["isp"],
        name: BilingualText("Interface segregation principle", "接口隔离原则"),
        family: .principle,
        intent: BilingualText(
            "A class should depend on another by the smallest interface that will do.",
            "一个类对另一个类的依赖，应该建立在最小的接口上。"),
        motivation: BilingualText(
            "A uses B and C uses D, both through an interface of five methods. A needs three and C needs three, and B "
                + "and D are forced to have two each that nobody calls. Split into three, nobody is forced.",
            "类 A 通过接口 I 依赖类 B，类 C 通过接口 I 依赖类 D。I 有五个方法，A 和 C 各只用三个，B 和 D 各被迫实现两个不需要的方法。把 I 拆成三个接口即可避免。"
        ),
        whenToUse: [
            BilingualText("Interfaces should be small, but not too small.", "接口尽量小，但是要有限度。"),
            BilingualText(
                "A client should see the methods that it needs, and no others.",
                "只暴露给调用的类它需要的方法，隐藏它不需要的方法。"),
            BilingualText("Fewest methods should do most of the work.", "提高内聚，用最少的方法去完成最多的事情。"),
        ],
        symptoms: [
            BilingualText("empty methods written to satisfy a protocol", "为满足协议而写的空方法"),
            BilingualText("a protocol with twenty requirements", "一个协议有二十个要求"),
        ],
        roles: [
            PatternRole(
                .before, ["FatInterface", "FatA", "FatB", "FatC", "FatD"],
                BilingualText("Two forced methods each.", "各有两个被迫实现的方法。")),
            PatternRole(
                .after,
                [
                    "Interface1", "Interface2", "Interface3", "SlimA", "SlimB", "SlimC", "SlimD",
                ],
                BilingualText("None.", "没有被迫实现的方法。")),
        ],
        examples: [Interfaces.example],
        threadSafety: BilingualText("The objects belong to one thread.", "对象只应由一个线程使用。"),
        related: ["single-responsibility", "adapter", "delegation"])
}
