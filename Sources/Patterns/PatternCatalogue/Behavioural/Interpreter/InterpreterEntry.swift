extension Catalogue {
    static let interpreter = Entry(
        id: "interpreter",
        name: BilingualText("Interpreter", "解释器模式"),
        family: .behavioural,
        intent: BilingualText(
            "For a language, defines what its grammar looks like as objects, and interprets sentences with them.",
            "给定一种语言，定义它的文法的一种表示，并定义一个解释器，用该表示来解释语言中的句子。"),
        motivation: BilingualText(
            "Melodies are written down as letters and numbers. A class for each kind of word says what it means, and a "
                + "new kind of word is a new class.",
            "用字母和数字记录旋律。为每类记号写一个类来解释它的含义，新增记号只需新增一个类。"),
        whenToUse: [
            BilingualText(
                "The same kind of problem comes up often enough to write it as sentences of a simple language.",
                "某类问题频繁出现，值得将其各个实例表述为一种简单语言中的句子。"),
            BilingualText(
                "The grammar is simple, and speed is not what matters most.", "文法简单，且执行效率不是关键问题。"),
        ],
        symptoms: [
            BilingualText("a little language hidden in string comparisons", "代码里用字符串比较实现了一种小语言"),
            BilingualText(
                "rules that users want to change without a programmer", "用户希望不改代码就能修改规则"),
        ],
        roles: [
            PatternRole(
                BilingualText("Abstract expression", "抽象表达式"), ["Expression"],
                BilingualText("Declares how to interpret.", "声明解释操作。")),
            PatternRole(
                BilingualText("Terminal expression", "终结符表达式"), ["Note", "Scale", "Speed"],
                BilingualText("Interprets one kind of word.", "解释一类记号。")),
            PatternRole(
                BilingualText("Context", "环境"), ["PlayContext"],
                BilingualText("What is interpreted.", "保存待解释的内容。")),
            PatternRole(
                BilingualText("Client", "客户"), ["Player"],
                BilingualText("Chooses the rules.", "选择表达式并调用解释操作。")),
        ],
        examples: [Music.example, Expressions.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The music is never read on: letter and number are both the first character, for ever.",
                    "曲谱从不前进，键与值都取第一个字符。"),
                mended: BilingualText(
                    "The context gives a letter and a number, and goes on.", "环境每次取出一个字母和一个数字，然后前进。"
                )),
            MendedQuirk(
                BilingualText("The table of notes is shifted: D is 1.", "音符表错位，把 D 当作 1。"),
                mended: BilingualText("C is 1.", "C 为 1。")),
        ],
        threadSafety: BilingualText(
            "A context is used up by one thread; the expressions keep nothing. A `Score` is a value.",
            "环境只应由一个线程消费；表达式没有状态；`Score` 是值。"),
        related: ["composite", "visitor", "iterator", "flyweight"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/VisualFormat/VisualFormatParser.swift",
                BilingualText("Reads layouts in the visual format language.", "解释可视化布局语言。"))
        ])
}
