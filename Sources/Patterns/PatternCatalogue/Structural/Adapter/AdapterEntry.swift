extension Catalogue {
    static let adapter = Entry(
        id: "adapter",
        aliases: ["wrapper"],
        name: BilingualText("Adapter", "适配器模式"),
        family: .structural,
        purpose: .interfaceAdaptation,
        intent: BilingualText(
            "Gives a class the interface that its clients expect, so that classes work together that could "
                + "not.",
            "将一个类的接口转换成客户希望的另外一个接口，使原本由于接口不兼容而不能一起工作的类可以一起工作。"),
        motivation: BilingualText(
            "The coach shouts attack and defend. The new centre is the best on the court, and understands "
                + "neither. Nobody changes the coach, and nobody changes the centre: a translator stands beside "
                + "him.",
            "教练喊进攻、防守。新来的外籍中锋球技出众，却听不懂。不必改变教练，也不必改变中锋，给他配一个翻译即可。"),
        whenToUse: [
            BilingualText(
                "A class does what is needed behind an interface that does not fit.",
                "已有类的接口与需求不匹配。"),
            BilingualText(
                "A reusable class should work with classes whose interfaces it cannot know.",
                "想要一个可复用的类，该类能够同可能带有不兼容接口的其他类协作。"),
            BilingualText(
                "Several subclasses need adapting, and an adapter for each is too much: an object adapter adapts "
                    + "their superclass.",
                "需要适配一个类的几个不同子类，可用对象适配器适配其父类的接口。"),
        ],
        symptoms: [
            BilingualText(
                "a library has the right function under the wrong name or with the wrong types",
                "库的功能合适，但方法名或参数类型对不上"),
            BilingualText(
                "conversions between two incompatible interfaces all over the code",
                "代码中到处是两种不兼容接口之间的转换"),
        ],
        roles: [
            PatternRole(
                BilingualText("Target", "目标抽象类"), ["Player"],
                BilingualText("What the client expects.", "客户端期望的接口。")),
            PatternRole(
                BilingualText("Adapter", "适配器类"), ["Translator"],
                BilingualText("Turns one interface into the other.", "把一个接口转换成另一个。")),
            PatternRole(
                BilingualText("Adaptee", "适配者类"), ["ForeignCenter"],
                BilingualText("What exists already.", "已经存在、需要适配的类。")),
        ],
        examples: [Basketball.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The translator inherits a name that is never set.", "翻译类继承了一个从未赋值的名字。"),
                mended: BilingualText(
                    "`Player` is a protocol without a name.", "`Player` 改为不含名字的协议。")),
            MendedQuirk(
                BilingualText("The foreigner's methods are misspelt.", "外籍球员的方法名拼写有误。"),
                mended: BilingualText(
                    "`foreignAttack()` and `foreignDefend()`.",
                    "改为 `foreignAttack()`、`foreignDefend()`。")),
        ],
        threadSafety: BilingualText(
            "An adapter is as safe as what it adapts: it keeps nothing of its own.",
            "适配器自身没有状态，其线程安全性与被适配者相同。"),
        related: ["bridge", "decorator", "proxy", "facade"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Application/HostLink.swift",
                BilingualText(
                    "Turns a window system's raw input into UIKit's events.",
                    "把窗口系统的原始输入转换为 UIKit 的事件。"))
        ])
}
