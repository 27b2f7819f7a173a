extension Catalogue {
    static let iterator = Entry(
        id: "iterator",
        aliases: ["cursor"],
        name: BilingualText("Iterator", "迭代器模式"),
        family: .behavioural,
        purpose: .abstractCollections,
        intent: BilingualText(
            "Gives access to the elements of an aggregate one after the other, without showing how they are "
                + "kept.",
            "提供一种方法顺序访问一个聚合对象中的各个元素，而又不暴露该对象的内部表示。"),
        motivation: BilingualText(
            "The conductor comes to every passenger, wherever the passengers sit, and today from the back. The bus "
                + "should not learn new ways of walking, and the conductor should not learn how seats are numbered.",
            "售票员要走到每位乘客面前，今天从前往后，明天从后往前。公交车不必为此增加各种遍历方法，售票员也不必了解座位如何编号。"),
        whenToUse: [
            BilingualText(
                "The contents of a composed object should be visited without showing how they are kept.",
                "需要访问组合对象的内容，而又不暴露其内部表示。"),
            BilingualText("There are several ways to walk through it.", "需要通过多种方式遍历对象。"),
            BilingualText(
                "Different composed objects should be walked through in the same way.",
                "需要提供一个统一的接口，用来遍历各种类型的组合对象。"),
        ],
        symptoms: [
            BilingualText("loops that know the inner storage of a collection", "循环代码了解集合的内部存储方式"),
            BilingualText(
                "a collection with a method for every order of visiting", "集合为每种遍历次序都写了一个方法"),
        ],
        roles: [
            PatternRole(
                BilingualText("Iterator", "抽象迭代器"), ["PassengerIterator"],
                BilingualText("First, next, is done, current item.", "提供起点、下一个、是否结束、当前元素。")),
            PatternRole(
                BilingualText("Concrete iterator", "具体迭代器"),
                ["ForwardIterator", "ReverseIterator"],
                BilingualText("One way to walk each.", "各自实现一种遍历方式。")),
            PatternRole(
                BilingualText("Aggregate", "聚合"), ["Coach"],
                BilingualText("Makes iterators of itself.", "创建遍历自身的迭代器。")),
        ],
        examples: [Bus.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The document has the roles and no code.", "文档只有角色说明，没有代码。"),
                mended: BilingualText(
                    "The example was written to the roles First, Next, IsDone and CurrentItem.",
                    "按 First、Next、IsDone、CurrentItem 四个角色方法写出示例。"))
        ],
        threadSafety: BilingualText(
            "An iterator belongs to one thread. It walks through the passengers of the moment when it was made, "
                + "whatever happens to the bus.",
            "迭代器只应由一个线程使用；它遍历的是创建时的乘客，之后公交车的变化不影响它。"),
        related: ["composite", "factory-method", "memento", "visitor"],
        usedIn: [
            RepositoryUse(
                "Apps/TouchPainter/Core/MarkEnumerator.swift",
                BilingualText("Walks through the marks of a drawing.", "遍历一幅画中的所有标记。"))
        ])
}
