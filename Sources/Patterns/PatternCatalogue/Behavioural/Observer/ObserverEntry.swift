extension Catalogue {
    static let observer = Entry(
        id: "observer",
        aliases: ["publish-subscribe"],
        name: BilingualText("Observer", "观察者模式"),
        family: .behavioural,
        purpose: .decoupling,
        intent: BilingualText(
            "When one object changes, all that depend on it are told and update themselves, however many they "
                + "are.",
            "定义对象间的一种一对多的依赖关系，当一个对象的状态发生改变时，所有依赖于它的对象都得到通知并被自动更新。"),
        motivation: BilingualText(
            "When the boss comes back, the secretary warns whoever asked to be warned. She does not care what they "
                + "were doing, and they do not care how she knows.",
            "老板回来时，秘书通知所有登记过的同事。她不关心他们正在做什么，他们也不关心她如何得知。"),
        whenToUse: [
            BilingualText(
                "Two abstractions depend on each other, and should vary by themselves.",
                "有两种抽象类型相互依赖，将它们封装在各自的对象中，就可以对它们单独进行改变和复用。"),
            BilingualText(
                "A change of one object changes others, and nobody knows how many.",
                "对一个对象的改变需要同时改变其他对象，而不知道具体有多少对象有待改变。"),
            BilingualText(
                "An object has to tell others without knowing who they are.",
                "一个对象必须通知其他对象，而它又不需知道其他对象是什么。"),
        ],
        symptoms: [
            BilingualText("code polls for changes", "用轮询来检查变化"),
            BilingualText(
                "a model calls every view that shows it by name", "模型逐个调用显示它的视图"),
            BilingualText("views that show stale data", "界面显示过期的数据"),
        ],
        roles: [
            PatternRole(
                BilingualText("Subject", "目标"), ["ServiceCenter"],
                BilingualText("Knows its observers and tells them.", "了解自己的观察者并通知它们。")),
            PatternRole(
                BilingualText("Observer", "观察者"), ["BossObserver"],
                BilingualText("How an observer is told.", "接收通知的接口。")),
            PatternRole(
                BilingualText("Concrete observer", "具体观察者"),
                ["NBAObserver", "StockObserver", "GameObserver"],
                BilingualText("Does something about it.", "得到通知后做出反应。")),
        ],
        examples: [Office.example, Headlines.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "A centre with a queue of its own crashes when the first observer is added.",
                    "用自定义队列创建的服务中心在添加第一个观察者时崩溃。"),
                mended: BilingualText(
                    "It stands on `Multicaster`, whose lock is always there.",
                    "改用 `Multicaster`，锁始终存在。")),
            MendedQuirk(
                BilingualText(
                    "Observers are read outside of the lock, in no defined order.",
                    "在锁外读取观察者，且次序不确定。"),
                mended: BilingualText(
                    "They are told in the order in which they came.", "按登记次序通知。")),
        ],
        threadSafety: BilingualText(
            "The centre may be used from any thread, also while it notifies. Observers are told on its queue, or on "
                + "the thread of whoever notifies.",
            "服务中心可在任意线程使用，通知过程中也不例外；观察者在其队列上、或在通知者的线程上收到通知。"),
        related: ["mediator", "delegation", "mvc", "singleton"],
        usedIn: [
            RepositoryUse(
                "Sources/Patterns/PatternKit/Multicasting/Multicaster.swift",
                BilingualText("Tells many delegates at once.", "同时通知多个委托对象。")),
            RepositoryUse(
                "Apps/TouchPainter/Core/Observers.swift",
                BilingualText("Views follow the drawing.", "视图跟随画作更新。")),
        ])
}
