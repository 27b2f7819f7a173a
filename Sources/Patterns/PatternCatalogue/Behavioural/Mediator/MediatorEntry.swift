extension Catalogue {
    static let mediator = Entry(
        id: "mediator",
        name: BilingualText("Mediator", "中介者模式"),
        family: .behavioural,
        purpose: .decoupling,
        intent: BilingualText(
            "One object holds how a group of objects work together, so that they need not refer to each other and "
                + "their dealings can be changed in one place.",
            "用一个中介对象来封装一系列的对象交互，使各对象不需要显式地相互引用，从而使其耦合松散，而且可以独立地改变它们之间的交互。"),
        motivation: BilingualText(
            "Ten colleagues who all write to each other need to know nine others each. With somebody who passes "
                + "messages on, each knows one.",
            "十位同事两两通信，每人都要认识另外九人；有了传话的人，每人只需认识他一个。"),
        whenToUse: [
            BilingualText(
                "Objects work together in ways that are well defined but complex, and depend on each other until "
                    + "nobody understands it.",
                "对象间的交互虽定义明确然而非常复杂，导致一组对象彼此互相依赖而且难以理解。"),
            BilingualText(
                "An object cannot be reused because it refers to many others.",
                "因为对象引用了许多其他对象并与其通讯，导致对象难以复用。"),
            BilingualText(
                "Behaviour that is spread over several classes should be adapted without many subclasses.",
                "想要定制一个分布在多个类中的逻辑或行为，又不想生成太多子类。"),
        ],
        symptoms: [
            BilingualText("everything refers to everything else", "对象之间互相引用，牵一发而动全身"),
            BilingualText(
                "view controllers that create and present each other", "视图控制器之间互相创建、互相跳转"),
        ],
        roles: [
            PatternRole(
                BilingualText("Mediator", "抽象中介者"), ["Mediator"],
                BilingualText("Declares how colleagues send messages.", "声明同事发送消息的接口。")),
            PatternRole(
                BilingualText("Concrete mediator", "具体中介者"), ["ConferenceMediator"],
                BilingualText("Knows the colleagues and passes messages on.", "了解各同事并转发消息。")),
            PatternRole(
                BilingualText("Colleague", "抽象同事"), ["Colleague"],
                BilingualText("Knows the mediator only.", "只认识中介者。")),
            PatternRole(
                BilingualText("Concrete colleague", "具体同事"), ["FirstColleague", "SecondColleague"],
                BilingualText("Sends messages and hears those of others.", "发送消息，也接收他人的消息。")),
        ],
        examples: [Colleagues.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "Mediator and colleagues keep each other alive.", "中介者与同事互相强引用，造成循环引用。"),
                mended: BilingualText(
                    "Colleagues refer to their mediator weakly.", "同事对中介者改为弱引用。")),
            MendedQuirk(
                BilingualText(
                    "Whoever is not the first colleague is taken for the second.",
                    "发送者只要不是同事1，就被当作同事2。"),
                mended: BilingualText(
                    "Only registered colleagues are heard, and there may be any number.",
                    "只转发已登记同事的消息，人数不限。")),
            MendedQuirk(
                BilingualText(
                    "The second colleague's line lacks a colon.", "同事2的输出缺少冒号。"),
                mended: BilingualText(
                    "It still does: the transcript is the document's.", "保持原样，与文档的输出一致。")),
        ],
        threadSafety: BilingualText(
            "Mediator and colleagues belong to one thread. A `ChatRoom` is a value.",
            "中介者与同事只应由一个线程使用；`ChatRoom` 是值。"),
        related: ["observer", "facade", "law-of-demeter"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Gestures/GestureEnvironment+Arbitration.swift",
                BilingualText(
                    "Recognisers that compete for a touch do not know each other.",
                    "争夺同一触摸的手势识别器互不相识，由它裁决。"))
        ])
}
