extension Catalogue {
    static let delegation = Entry(
        id: "delegation",
        aliases: ["delegate"],
        name: BilingualText("Delegation", "委托模式"),
        family: .architectural,
        intent: BilingualText(
            "An object leaves decisions and reports to another one, which it knows by a protocol alone.",
            "一个对象把决定与通知交给另一个对象，并且只通过协议认识它。"),
        motivation: BilingualText(
            "A download does not know the screens that show it, and a subclass of the download for every screen would be "
                + "too much. It tells a delegate.",
            "下载对象不了解显示它的界面，也不该为每个界面写一个子类；它只需通知自己的委托对象。"),
        whenToUse: [
            BilingualText(
                "A reusable object needs answers or has news that only its user can deal with.",
                "可复用的对象需要由使用者来回答问题或处理事件。"),
            BilingualText("Subclassing would be too much for that.", "为此使用继承显得过重。"),
            BilingualText(
                "There is one listener. For several, see Observer.", "只有一个接收者；多个接收者请用观察者模式。"),
        ],
        symptoms: [
            BilingualText("a view that knows its view controller's class", "视图知道视图控制器的具体类型"),
            BilingualText(
                "a delegate that is never released: retain cycle, leak", "委托对象无法释放：循环引用、内存泄漏"),
        ],
        roles: [
            PatternRole(
                BilingualText("Delegator", "委托者"), ["Downloader"],
                BilingualText("Holds its delegate weakly and tells it.", "弱引用委托对象，并向它发送消息。")),
            PatternRole(
                BilingualText("Protocol", "委托协议"), ["DownloaderDelegate"],
                BilingualText("What can be asked and told, required and optional.", "规定必选与可选的方法。")),
            PatternRole(
                BilingualText("Delegate", "代理者"), ["Screen"],
                BilingualText("Adopts the protocol.", "遵守协议并实现方法。")),
        ],
        examples: [Downloads.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The steps misspell weak and required.", "步骤中的 weak 与 required 拼写有误。"),
                mended: BilingualText(
                    "Swift checks both: the property is weak, and what is optional has a default.",
                    "由 Swift 检查：属性为 weak，可选方法提供默认实现。"))
        ],
        threadSafety: BilingualText(
            "Delegates are told on the thread on which the work is done, and belong to it.",
            "委托对象在执行工作的线程上收到通知，也只应由该线程使用。"),
        related: ["observer", "strategy", "mvc", "dependency-inversion"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Gestures/UIGestureRecognizerDelegate.swift",
                BilingualText(
                    "Recognisers ask whether they may begin.", "手势识别器询问是否可以开始。"))
        ])
}
