extension Catalogue {
    static let builder = Entry(
        id: "builder",
        name: BilingualText("Builder", "建造者模式"),
        family: .creational,
        purpose: .objectCreation,
        intent: BilingualText(
            "Separates how a complex object is built from what it looks like, so that the same steps build "
                + "different objects.",
            "将一个复杂对象的构建与它的表示分离，使得同样的构建过程可以创建不同的表示。"),
        motivation: BilingualText(
            "A person is drawn from a head, a body, two arms and two legs. Whoever draws a fat one and a thin "
                + "one by hand forgets a leg one day. A director knows the steps, a builder the figure, and no "
                + "leg is forgotten.",
            "画小人要画头、身体、两手、两脚。胖子瘦子各画一遍，难免漏掉一条腿。由指挥者掌握步骤，由建造者决定体型，就不会遗漏。"),
        whenToUse: [
            BilingualText(
                "A complex object has many parts, and the algorithm that makes it should not depend on how "
                    + "the parts are put together.",
                "需要创建涉及各种部件的复杂对象，而创建对象的算法应该独立于部件的装配方式。"),
            BilingualText(
                "The same process has to build objects in different ways, with other parts or another look.",
                "构建过程需要以不同的方式（例如部件或表现的不同组合）构建对象。"),
        ],
        symptoms: [
            BilingualText(
                "an initialiser with a dozen parameters, most of them optional",
                "构造方法有十几个参数，大多可以省略"),
            BilingualText(
                "objects that are used before all their parts are set", "对象在部件尚未齐全时就被使用"),
            BilingualText(
                "the same building steps are repeated with small differences", "同样的构建步骤略作改动反复出现"),
        ],
        roles: [
            PatternRole(
                BilingualText("Director", "指挥者"), ["Director"],
                BilingualText("Knows the order of the steps.", "掌握构建步骤的顺序。")),
            PatternRole(
                BilingualText("Builder", "抽象建造者"), ["PersonBuilder"],
                BilingualText("Declares the steps.", "声明各个步骤。")),
            PatternRole(
                BilingualText("Concrete builder", "具体建造者"),
                ["FatPersonBuilder", "ThinPersonBuilder"],
                BilingualText("Builds the parts, and hands out the result.", "构建各部件，并给出结果。")),
            PatternRole(
                BilingualText("Product", "产品"), ["Person"],
                BilingualText("What is built.", "被构建的复杂对象。")),
        ],
        examples: [Persons.example, Characters.example],
        quirks: [
            MendedQuirk(
                BilingualText("The director throws the result away.", "指挥者丢弃了构建结果。"),
                mended: BilingualText("It returns the person.", "指挥者返回构建好的人。")),
            MendedQuirk(
                BilingualText(
                    "Left and right are the same arm and the same leg.", "左右手、左右脚共用同一个对象。"),
                mended: BilingualText("A person has two of each.", "左右各有独立的对象。")),
            MendedQuirk(
                BilingualText(
                    "A builder that is used twice gives the same person twice.",
                    "同一个建造者使用两次，得到的是同一个产品。"),
                mended: BilingualText(
                    "Taking the result begins a new person.", "取走结果之后重新开始构建。")),
            MendedQuirk(
                BilingualText(
                    "The game's builder is said to inherit from the character, and its floats lose digits.",
                    "文中说游戏的建造者继承自角色类，并且 float 丢失精度。"),
                mended: BilingualText(
                    "It inherits from `CharacterBuilder` and counts in `Double`.",
                    "它继承自 `CharacterBuilder`，并使用 `Double`。")),
        ],
        threadSafety: BilingualText(
            "A builder keeps a half-built product and belongs to one thread. `Blueprint` and `Traits` are "
                + "values.",
            "建造者持有半成品，只应由一个线程使用；`Blueprint` 与 `Traits` 是值。"),
        related: ["abstract-factory", "composite", "template-method"],
        usedIn: [
            RepositoryUse(
                "Sources/Graphics/CoreGraphics/CGMutablePath.swift",
                BilingualText(
                    "Paths are built step by step and then shared unchanged.",
                    "逐步构建路径，之后以不可变形式共享。"))
        ])
}
