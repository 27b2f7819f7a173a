extension Catalogue {
    static let visitor = Entry(
        id: "visitor",
        name: BilingualText("Visitor", "访问者模式"),
        family: .behavioural,
        purpose: .behaviourExtension,
        intent: BilingualText(
            "Stands for an operation on the elements of a structure, so that new operations need no change of the "
                + "elements' classes.",
            "表示一个作用于某对象结构中各元素的操作，可以在不改变各元素的类的前提下定义作用于这些元素的新操作。"),
        motivation: BilingualText(
            "There are men and women, and there will be no other kinds soon; but there are ever more feelings, and each "
                + "kind of human reacts in its own way. Each feeling is a visitor.",
            "人分男女，种类稳定；情绪却不断增加，男女对每种情绪的反应各不相同。于是每种情绪作为一个访问者。"),
        whenToUse: [
            BilingualText(
                "A structure has objects with different interfaces, and operations depend on their classes.",
                "一个复杂的对象结构包含很多其他对象，它们有不同的接口，但是想对这些对象实施一些依赖于其具体类型的操作。"),
            BilingualText(
                "Many unrelated operations should not clutter the elements' classes.",
                "需要对一个组合结构中的对象进行很多不相关的操作，但是不想让这些操作“污染”这些对象的类。"),
            BilingualText(
                "The classes rarely change, and new operations come often.",
                "定义复杂结构的类很少作修改，但经常需要向其添加新的操作。"),
        ],
        symptoms: [
            BilingualText("casts and type checks before every operation", "每个操作之前都要判断或转换类型"),
            BilingualText(
                "a new operation means editing every class of a tree", "新增一个操作要改动树中所有的类"),
        ],
        roles: [
            PatternRole(
                BilingualText("Visitor", "抽象访问者"), ["Visitor"],
                BilingualText("Declares a visit for every kind of element.", "为每类元素声明一个访问操作。")),
            PatternRole(
                BilingualText("Concrete visitor", "具体访问者"), ["Joy", "Anger"],
                BilingualText("One operation each.", "各自实现一种操作。")),
            PatternRole(
                BilingualText("Element", "抽象元素"), ["Element"],
                BilingualText("Accepts visitors.", "声明接受访问者的操作。")),
            PatternRole(
                BilingualText("Concrete element", "具体元素"), ["Man", "Woman"],
                BilingualText("Tells a visitor what it is.", "把自己交给访问者。")),
            PatternRole(
                BilingualText("Object structure", "对象结构"), ["ObjectStructure"],
                BilingualText("Keeps the elements.", "保存元素，并让访问者遍历它们。")),
        ],
        examples: [People.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "Detaching an element during a visit crashes.", "访问过程中移除元素会崩溃。"),
                mended: BilingualText(
                    "A visit goes to those who were there when it began.", "访问以开始时的元素为准。")),
            MendedQuirk(
                BilingualText(
                    "The last word is 苦, bitter, where 哭, to cry, was meant.", "最后一行把“哭”写成了“苦”。"),
                mended: BilingualText(
                    "It is kept: the transcript is the document's.", "保持原样，与文档的输出一致。")),
        ],
        threadSafety: BilingualText(
            "The structure belongs to one thread. The enumeration can be used anywhere.",
            "对象结构只应由一个线程使用；枚举可在任何线程使用。"),
        related: ["composite", "iterator", "interpreter"],
        usedIn: [
            RepositoryUse(
                "Apps/TouchPainter/Core/MarkVisitor.swift",
                BilingualText("Marks are drawn by a visitor.", "由访问者绘制各种标记。"))
        ])
}
