extension Catalogue {
    static let facade = Entry(
        id: "facade",
        name: BilingualText("Facade", "外观模式"),
        family: .structural,
        purpose: .interfaceAdaptation,
        intent: BilingualText(
            "Gives a subsystem of many interfaces a single one at a higher level, which makes it easier to use.",
            "为子系统中的一组接口提供一个统一的高层接口，使子系统更易于使用。"),
        motivation: BilingualText(
            "Whoever trades in stocks has to know each of them. Whoever buys a fund knows the fund: what is bought "
                + "and sold behind it is its own business.",
            "自己炒股要了解每一支股票；购买基金只需和基金打交道，由它决定买卖哪些股票。"),
        whenToUse: [
            BilingualText(
                "A subsystem has become complex: patterns made many classes of it.",
                "子系统正逐渐变得复杂，应用模式的过程中演化出许多类。"),
            BilingualText(
                "Subsystems stand in layers, and each level should have one way in.",
                "可以使用外观对子系统进行分层，每个子系统级别有一个外观作为入口点。"),
        ],
        symptoms: [
            BilingualText(
                "every client repeats the same five calls in the same order", "每个客户都按同样的次序重复同样的几步调用"
            ),
            BilingualText(
                "clients depend on a dozen classes of a subsystem", "客户端依赖子系统里的十几个类"),
        ],
        roles: [
            PatternRole(
                BilingualText("Facade", "外观角色"), ["FundManager"],
                BilingualText("Knows whom to ask for what.", "知道该把请求交给哪个子系统对象。")),
            PatternRole(
                BilingualText("Subsystem", "子系统角色"), ["Stock"],
                BilingualText(
                    "Does the work, and knows nothing of the facade.", "完成实际工作，并不知道外观的存在。")),
        ],
        examples: [Fund.example, Taxi.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The stocks' code is missing from the document, and there is a class for each.",
                    "文档缺少股票类的源码，且每支股票各用一个类。"),
                mended: BilingualText(
                    "There is one class, with as many stocks as are wanted.", "改用一个类，数量任意。")),
            MendedQuirk(
                BilingualText(
                    "Nobody knows where the taxi goes, and the meter charges nothing.",
                    "出租车不知道目的地，计价器也不计费。"),
                mended: BilingualText(
                    "The car drives to the place, and the ride has a fare.", "汽车驶到目的地，并得出车费。")),
        ],
        threadSafety: BilingualText(
            "A facade is as safe as its subsystem; these belong to one thread. `Ride` is a value.",
            "外观的线程安全性取决于子系统，此处各对象只应由一个线程使用；`Ride` 是值。"),
        related: ["mediator", "adapter", "singleton", "law-of-demeter"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitTesting/HeadlessApp.swift",
                BilingualText(
                    "Tests drive a whole app through one object.", "测试通过一个对象驱动整个应用。"))
        ])
}
