extension Catalogue {
    static let templateMethod = Entry(
        id: "template-method",
        aliases: ["template"],
        name: BilingualText("Template method", "模板方法模式"),
        family: .behavioural,
        purpose: .algorithmEncapsulation,
        intent: BilingualText(
            "Defines the skeleton of an algorithm and leaves some steps to subclasses, which can redefine them but "
                + "not the skeleton.",
            "定义一个操作中算法的骨架，而将一些步骤延迟到子类中，使子类可以重定义算法的某些特定步骤而不改变该算法的结构。"),
        motivation: BilingualText(
            "Students copied the questions from the blackboard, each with mistakes of their own. On printed papers "
                + "the questions are the same, and only the answers are filled in.",
            "学生各自抄题，难免抄错；改用统一印好的考卷，题目相同，只需填写各自的答案。"),
        whenToUse: [
            BilingualText(
                "What does not vary in an algorithm should be written once.",
                "需要一次性实现算法的不变部分，并将可变的行为留给子类来实现。"),
            BilingualText(
                "Behaviour that subclasses have in common should be moved to one place.",
                "子类的共同行为应该被提取出来放到公共类中，以避免代码重复。"),
            BilingualText(
                "Subclasses may extend the algorithm, but only at certain points: hooks.",
                "需要控制子类的扩展，可以定义一个在特定点调用“钩子”操作的模板方法。"),
        ],
        symptoms: [
            BilingualText(
                "the same method copied into several classes with two lines changed",
                "同样的方法复制到多个类里，只改了两行"),
            BilingualText(
                "subclasses that must remember to call super first", "子类必须记得先调用父类方法"),
        ],
        roles: [
            PatternRole(
                BilingualText("Abstract class", "抽象类"), ["TestPaper"],
                BilingualText("Holds the skeleton and calls the steps.", "定义算法骨架并调用各步骤。")),
            PatternRole(
                BilingualText("Concrete class", "具体子类"), ["PaperA", "PaperB"],
                BilingualText("Gives the steps their meaning.", "实现各个步骤。")),
        ],
        examples: [Papers.example, Sandwiches.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The default answer is empty, which hides a missing override.",
                    "默认答案是空字符串，掩盖了子类忘记重写的错误。"),
                mended: BilingualText(
                    "The base class stops with a sentence, and the protocol does not compile without answers.",
                    "基类会明确提示需要重写；协议写法缺少答案无法通过编译。")),
            MendedQuirk(
                BilingualText("Cheese is said to be a beef patty.", "加奶酪时打印的是加牛肉饼。"),
                mended: BilingualText("A step says its own name.", "每一步打印自己的名字。")),
            MendedQuirk(
                BilingualText("The hook that does nothing says so.", "什么也不做的钩子也会打印一行。"),
                mended: BilingualText("It is silent.", "钩子默认不输出。")),
        ],
        threadSafety: BilingualText(
            "Papers keep nothing, sandwiches keep a plate; both belong to one thread. Recipes are values.",
            "考卷没有状态，三明治持有盘子，都只应由一个线程使用；`Recipe` 是值。"),
        related: ["factory-method", "strategy", "open-closed"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Views/UIView.swift",
                BilingualText(
                    "The layout and display passes call layoutSubviews() and draw(_:).",
                    "布局与绘制流程调用 layoutSubviews() 和 draw(_:)。"))
        ])
}
