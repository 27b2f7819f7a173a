extension Catalogue {
    static let command = Entry(
        id: "command",
        aliases: ["action"],
        name: BilingualText("Command", "命令模式"),
        family: .behavioural,
        purpose: .algorithmEncapsulation,
        intent: BilingualText(
            "Makes an object of a request, so that requests can be handed over, queued, logged and undone.",
            "将一个请求封装为一个对象，从而可以用不同的请求对客户进行参数化，对请求排队或记录请求日志，以及支持可撤销的操作。"),
        motivation: BilingualText(
            "At a stall, customers shout at whoever grills, and orders get lost. With a waiter who writes them down, "
                + "an order can wait, be cancelled, and be checked later.",
            "路边摊上顾客直接对师傅喊话，容易弄错漏掉。有了服务员记单，订单可以排队、取消，事后还能核对。"),
        whenToUse: [
            BilingualText(
                "Objects should be given something to do as an argument.", "想让应用程序以操作为参数来设置对象。"),
            BilingualText(
                "A request is executed later, elsewhere, or several times.", "想在不同时间指定、排列和执行请求。"),
            BilingualText("What was done should be undone and redone.", "想支持撤销与恢复。"),
            BilingualText(
                "Changes are logged, so that they can be made again after a crash.",
                "想用日志记录修改，以便系统故障后可以重做一遍。"),
        ],
        symptoms: [
            BilingualText("there is no undo", "没有撤销功能"),
            BilingualText("buttons and menus know the objects that they change", "按钮和菜单直接依赖被修改的对象"),
            BilingualText("requests have to wait in a queue", "请求需要排队执行"),
        ],
        roles: [
            PatternRole(
                BilingualText("Command", "抽象命令"), ["Order"],
                BilingualText("Declares how to execute.", "声明执行操作的接口。")),
            PatternRole(
                BilingualText("Concrete command", "具体命令"),
                ["MuttonOrder", "ChickenOrder", "DuckOrder"],
                BilingualText("Ties a receiver to what it shall do.", "把接收者与动作绑定在一起。")),
            PatternRole(
                BilingualText("Invoker", "调用者"), ["Waiter"],
                BilingualText("Keeps commands and has them executed.", "保存命令并要求执行。")),
            PatternRole(
                BilingualText("Receiver", "接收者"), ["Worker"],
                BilingualText("Knows how the work is done.", "知道如何实施具体操作。")),
            PatternRole(
                BilingualText("Client", "客户"), ["Customer"],
                BilingualText("Makes the commands.", "创建具体命令对象。")),
        ],
        examples: [Barbecue.example],
        quirks: [
            MendedQuirk(
                BilingualText("An order of duck is grilled as chicken.", "鸭肉订单调用了烤鸡的方法。"),
                mended: BilingualText("It is grilled as duck.", "改为烤鸭。")),
            MendedQuirk(
                BilingualText(
                    "Orders stay on the list, and a second call cooks them again.",
                    "执行后订单仍留在列表中，再次通知会重复烹饪。"),
                mended: BilingualText("Each order is executed once.", "每份订单只执行一次。")),
            MendedQuirk(
                BilingualText(
                    "Undoing is in the definition and not in the code.", "定义里提到撤销，代码里却没有。"),
                mended: BilingualText(
                    "In the idiomatic form, an order is cancelled by undoing it with `CommandHistory`.",
                    "惯用写法用 `CommandHistory` 撤销来取消订单。")),
            MendedQuirk(
                BilingualText(
                    "There is one worker for the whole program.", "厨师是全局单例。"),
                mended: BilingualText("Orders are given their worker.", "厨师由外部传入订单。")),
        ],
        threadSafety: BilingualText(
            "Waiters and pads belong to one thread. A dish is a value and can be handed to any.",
            "服务员与点菜单只应由一个线程使用；`Dish` 是值，可以传给任意线程。"),
        related: ["memento", "chain", "composite", "prototype"],
        usedIn: [
            RepositoryUse(
                "Sources/Patterns/PatternKit/Commands/CommandHistory.swift",
                BilingualText(
                    "Undo, redo, groups and levels for any command.", "任意命令的撤销、重做、分组与层数限制。")),
            RepositoryUse(
                "Apps/TouchPainter/Core/Command.swift",
                BilingualText("Strokes and clearing can be undone.", "画线与清空都可以撤销。")),
        ])
}
