extension Catalogue {
    static let singleton = Entry(
        id: "singleton",
        name: BilingualText("Singleton", "单例模式"),
        family: .creational,
        purpose: .objectCreation,
        intent: BilingualText(
            "Sees to it that a class has one instance, and gives everybody a well-known way to it.",
            "保证一个类仅有一个实例，并提供一个访问它的全局访问点。"),
        motivation: BilingualText(
            "A program has one window system and one registry of names. A global variable makes it easy to "
                + "reach but does not keep anybody from making a second one. The class itself can.",
            "一个程序只有一个窗口系统、一份名称登记表。全局变量方便访问，却不能防止创建第二个对象；让类自身负责保存它的唯一实例，才能保证没有其他实例被创建。"),
        whenToUse: [
            BilingualText(
                "A class can have only one instance, which has to be reached at a well-known place.",
                "类只能有一个实例，而且必须从一个为人熟知的访问点对其进行访问。"),
            BilingualText(
                "The only instance can be extended by subclassing alone, without breaking its clients.",
                "这个唯一的实例只能通过子类化进行扩展，而且扩展的对象不会破坏客户端代码。"),
        ],
        symptoms: [
            BilingualText("two copies of the same settings disagree", "同一份设置出现了两个不一致的副本"),
            BilingualText(
                "an expensive object is made again and again", "开销很大的对象被反复创建"),
            BilingualText(
                "everybody passes the same object to everybody", "同一个对象被层层传递给所有人"),
        ],
        roles: [
            PatternRole(
                BilingualText("Singleton", "单例"), ["LockedRegistry"],
                BilingualText(
                    "Makes its instance, keeps it and hands it out.", "创建、保存并提供自己的唯一实例。"))
        ],
        examples: Singletons.examples,
        quirks: [
            MendedQuirk(
                BilingualText(
                    "With a lock or a once-token, `alloc` and `init` still make others.",
                    "加锁或 once 写法仍可用 `alloc`、`init` 创建新的实例。"),
                mended: BilingualText(
                    "The first two forms show it, as the document does; the absolute one has a private "
                        + "initialiser, so that a second object does not compile.",
                    "前两种写法照原样保留这一点；绝对单例的构造方法是私有的，创建第二个对象无法通过编译。")),
            MendedQuirk(
                BilingualText(
                    "Intercepting the allocation returns the same object, but initialises it again and "
                        + "resets its state.",
                    "拦截内存分配虽然返回同一对象，却会再次执行初始化并重置状态。"),
                mended: BilingualText(
                    "It is initialised once, by the language.", "由语言保证只初始化一次。")),
            MendedQuirk(
                BilingualText(
                    "The heading of this chapter says when to use a builder, and its figure is of the abstract "
                        + "factory.",
                    "本章标题误写为“何时使用生成器模式”，结构图误标为抽象工厂。"),
                mended: BilingualText("Both are about the singleton.", "均改为单例模式。")),
        ],
        threadSafety: BilingualText(
            "All forms give the same object to any number of threads. The state of the object needs a guard "
                + "of its own: a lock, or an actor.",
            "所有写法在任意多个线程中都得到同一个对象；对象自身的状态仍需另加保护：锁或 actor。"),
        related: ["abstract-factory", "flyweight", "facade"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Application/UIApplication.swift",
                BilingualText("A program has one application.", "一个程序只有一个应用对象。"))
        ])
}
