extension Catalogue {
    static let chain = Entry(
        id: "chain",
        aliases: ["chain-of-responsibility", "responder-chain"],
        name: BilingualText("Chain of responsibility", "职责链模式"),
        family: .behavioural,
        purpose: .behaviourExtension,
        intent: BilingualText(
            "Gives several objects the chance to handle a request, so that its sender is not tied to its "
                + "receiver: it goes along a chain until somebody handles it.",
            "使多个对象都有机会处理请求，从而避免请求的发送者和接收者之间的耦合：将这些对象连成一条链，并沿着这条链传递请求，直到有一个对象处理它为止。"),
        motivation: BilingualText(
            "Whoever wants a day off asks the manager, who asks the director about more than two days, who asks the "
                + "head about more than five. The one who asks needs to know the first only.",
            "请假先找经理，超过两天由总监决定，超过五天由总经理决定。请假的人只需认识经理。"),
        whenToUse: [
            BilingualText(
                "Several objects can handle a request, and which one does is known at run time only.",
                "有多个对象可以处理请求，而处理程序只有在运行时才能确定。"),
            BilingualText(
                "A request goes to a group of objects, and the one that handles it should not be named.",
                "向一组对象发出请求，而不想显式指定处理请求的特定处理程序。"),
        ],
        symptoms: [
            BilingualText(
                "delegates handed down through deep hierarchies to get an event up again",
                "为了把事件传上来，委托在很深的层级里逐层传递"),
            BilingualText(
                "one method decides with many if which object handles a request",
                "用一长串 if 判断该由哪个对象处理请求"),
        ],
        roles: [
            PatternRole(
                BilingualText("Handler", "抽象处理者"), ["Manager"],
                BilingualText("Knows its successor.", "持有后继者。")),
            PatternRole(
                BilingualText("Concrete handler", "具体处理者"),
                ["CommonManager", "MajorManager", "GeneralManager"],
                BilingualText("Handles what it may, and passes on the rest.", "处理自己职责内的请求，其余转给后继者。")
            ),
            PatternRole(
                BilingualText("Request", "请求"), ["Request"],
                BilingualText("What is asked for.", "被传递的请求。")),
        ],
        examples: [Managers.example, Attacks.example, CellButtons.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "A request of an unknown kind, or at the end of the chain, is dropped without a word.",
                    "未知类型的请求，或到达链尾的请求，会被悄悄丢弃。"),
                mended: BilingualText(
                    "Kinds are cases of an enumeration, and the answer says when nobody decided.",
                    "请求类型改为枚举；无人处理时返回 `unhandled`。")),
            MendedQuirk(
                BilingualText(
                    "Superiors can be set in a circle, and a request goes round for ever.",
                    "上级可以设成环，请求会无限循环。"),
                mended: BilingualText(
                    "The superior is given when a manager is made and never changes.",
                    "上级在创建时给定，之后不可更改。")),
            MendedQuirk(
                BilingualText(
                    "A routed event with an unknown name is swallowed, and the sender never knows.",
                    "名称未知的路由事件被悄悄吞掉，发送者无从得知。"),
                mended: BilingualText(
                    "Unknown events go on up the chain, and the sender is told whether anybody handled it.",
                    "未知事件继续沿链上传，发送者会得知是否有人处理。")),
            MendedQuirk(
                BilingualText(
                    "A cell keeps its index path, which is wrong after rows were moved.",
                    "单元格保存自己的 indexPath，行移动之后就不对了。"),
                mended: BilingualText(
                    "The table adds the place to the event when a button is tapped.",
                    "点击时由列表把当前位置加入事件。")),
            MendedQuirk(
                BilingualText(
                    "The game's client uses a variable that does not exist.", "游戏示例使用了未定义的变量。"),
                mended: BilingualText("The shield stands before the armour.", "盾牌的下一个是盔甲。")),
        ],
        threadSafety: BilingualText(
            "The links never change once they are made. Rules are values.", "链上的对象创建后不再改变；规则是值。"),
        related: ["command", "composite", "decorator", "mediator"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Responders/UIResponder.swift",
                BilingualText(
                    "Events go from a view to its superviews and controllers.", "事件从视图沿响应者链向上传递。")),
            RepositoryUse(
                "Sources/Components/EventRouting",
                BilingualText("Typed events go up a chain.", "带类型的事件沿链向上传递。")),
        ])
}
