extension Catalogue {
    static let prototype = Entry(
        id: "prototype",
        name: BilingualText("Prototype", "原型模式"),
        family: .creational,
        purpose: .objectCreation,
        intent: BilingualText(
            "An instance says what kind of objects to make, and new ones are made by copying it.",
            "用原型实例指定创建对象的种类，并且通过复制这些原型创建新的对象。"),
        motivation: BilingualText(
            "A drawing has strokes of a hundred vertices. To make another like it from scratch is much work, "
                + "and needs the class of every part. To copy the stroke needs nothing but the stroke.",
            "一幅画中的线条由上百个顶点组成。从头再造一条既费力又要知道每个部件的类；直接复制这条线条，只需要线条本身。"),
        whenToUse: [
            BilingualText(
                "What is made should not depend on its class or on how it is made.",
                "需要创建的对象应独立于其类型与创建方式。"),
            BilingualText(
                "The class to make an instance of is decided at run time.",
                "需要实例化的类是在运行时决定的。"),
            BilingualText(
                "A hierarchy of factories beside that of the products is not wanted.",
                "不想要与产品层次相对应的工厂层次。"),
            BilingualText(
                "Instances differ only in a few combinations of state, so that copying one is easier than making "
                    + "it by hand.",
                "不同类的实例间的差异仅是状态的若干组合，复制相应数量的原型比手工实例化更加方便。"),
            BilingualText(
                "Objects are hard to make, like composites with many children.",
                "类不容易创建，比如每个组件可把其他组件作为子节点的组合对象。"),
        ],
        symptoms: [
            BilingualText(
                "objects are set up the same way again and again before they are changed a little",
                "对象总是先做同样的设置，再稍作修改"),
            BilingualText("changing a copy changes the original too", "修改副本时原件也变了"),
        ],
        roles: [
            PatternRole(
                BilingualText("Prototype", "抽象原型"), ["Mark"],
                BilingualText("Declares that it can be copied.", "声明复制自身的接口。")),
            PatternRole(
                BilingualText("Concrete prototype", "具体原型"), ["Vertex", "Stroke"],
                BilingualText("Copies itself.", "实现对自身的复制。")),
        ],
        examples: [Drawing.example],
        threadSafety: BilingualText(
            "An object may be copied by one thread while nobody changes it. Lines are values.",
            "复制对象时不能有其他线程在修改它；`Line` 是值。"),
        related: ["composite", "memento", "abstract-factory", "command"],
        usedIn: [
            RepositoryUse(
                "Sources/Patterns/PatternKit/Copying/DeepCopying.swift",
                BilingualText(
                    "Copies graphs of objects, cycles included.", "复制对象图，循环引用也不例外。"))
        ])
}
