extension Catalogue {
    static let memento = Entry(
        id: "memento",
        aliases: ["snapshot"],
        name: BilingualText("Memento", "备忘录模式"),
        family: .behavioural,
        purpose: .objectState,
        intent: BilingualText(
            "Takes down the state of an object without breaking its encapsulation, so that the object can return to "
                + "it.",
            "在不破坏封装的前提下，捕获一个对象的内部状态，并在该对象之外保存这个状态，以后可以将对象恢复到原先保存的状态。"),
        motivation: BilingualText(
            "Before the fight with the boss, the hero's state is saved. If others wrote down life, attack and defence, "
                + "they would have to know them all, and the next trait would be forgotten. So the hero writes it "
                + "down himself, and others keep the paper.",
            "与 Boss 大战之前先存档。若由外部逐项记录生命力、攻击力、防御力，就暴露了细节，新增属性时还会遗漏；让角色自己写好备忘录，别人只负责保管。"),
        whenToUse: [
            BilingualText(
                "The state of an object, or a part of it, has to be saved and restored.",
                "需要保存一个对象在某一个时刻的（部分）状态，以便以后恢复。"),
            BilingualText(
                "Reading it through the object's interface would show how the object is made.",
                "如果用接口让其他对象直接得到这些状态，将会暴露对象的实现细节并破坏封装。"),
        ],
        symptoms: [
            BilingualText("no way back after a failed edit", "编辑失败后无法恢复"),
            BilingualText(
                "outsiders copy an object's properties one by one to restore them later",
                "外部代码逐个复制对象的属性以备恢复"),
            BilingualText("undo needs the whole state", "撤销需要整个状态"),
        ],
        roles: [
            PatternRole(
                BilingualText("Originator", "发起人"), ["Hero"],
                BilingualText("Writes mementos and returns to them.", "创建备忘录，并用它恢复状态。")),
            PatternRole(
                BilingualText("Memento", "备忘录"), ["Memento"],
                BilingualText("The saved state.", "保存的状态。")),
            PatternRole(
                BilingualText("Caretaker", "管理者"), ["Caretaker"],
                BilingualText("Keeps it without looking inside.", "负责保管，不查看内容。")),
        ],
        examples: [GameRole.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The pattern is in the linked project, and not in the document.",
                    "该模式只在链接的工程里，文档正文没有。"),
                mended: BilingualText("It is the twenty-fourth entry.", "补为第 24 个模式。"))
        ],
        threadSafety: BilingualText(
            "A memento never changes and may go anywhere; the hero belongs to one thread.",
            "备忘录不可变，可以任意传递；角色对象只应由一个线程使用。"),
        related: ["command", "prototype", "iterator"],
        usedIn: [
            RepositoryUse(
                "Sources/Graphics/CoreGraphics/CGContext+State.swift",
                BilingualText(
                    "A context's state is saved and restored.", "图形上下文的状态可以保存与恢复。"))
        ])
}
