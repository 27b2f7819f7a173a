extension Catalogue {
    static let bridge = Entry(
        id: "bridge",
        name: BilingualText("Bridge", "桥接模式"),
        family: .structural,
        purpose: .interfaceAdaptation,
        intent: BilingualText(
            "Separates an abstraction from its implementation, so that both can vary by themselves.",
            "将抽象部分与它的实现部分分离，使它们都可以独立地变化。"),
        motivation: BilingualText(
            "A video player has to run on several systems and play several formats. By inheritance that is a class "
                + "for every pair; with the format held by the player, it is a class for every system and one "
                + "for every format.",
            "跨平台视频播放器要支持多种系统和多种视频格式。用继承要为每一对组合写一个类；改为播放器持有格式对象，每种系统、每种格式各写一个类即可。"),
        whenToUse: [
            BilingualText(
                "The abstraction should not be tied to one implementation, so that it can be changed at run time.",
                "不想在抽象与其实现之间形成固定的绑定关系（这样就能在运行时切换实现）。"),
            BilingualText(
                "Both sides should be open to subclasses of their own.",
                "抽象及其实现都应可以通过子类化独立进行扩展。"),
            BilingualText(
                "Changes of the implementation should not reach the clients.",
                "对抽象的实现进行修改不应影响客户端代码。"),
            BilingualText(
                "Every implementation would need its own subclasses of the abstraction.",
                "如果每个实现需要额外的子类以细化抽象，则说明有必要把它们分成两个部分。"),
            BilingualText(
                "Objects with different interfaces should share one implementation.",
                "想在带有不同抽象接口的多个对象之间共享一个实现。"),
        ],
        symptoms: [
            BilingualText(
                "a class for every combination of two things", "两个维度的每种组合都要写一个类"),
            BilingualText(
                "subclasses multiply with every platform or format", "每增加一个平台或格式，子类就成倍增长"),
        ],
        roles: [
            PatternRole(
                BilingualText("Abstraction", "抽象类"), ["Phone"],
                BilingualText("Keeps an implementation and uses it.", "持有实现对象并使用它。")),
            PatternRole(
                BilingualText("Refined abstraction", "扩充抽象类"), ["PhoneWithCounter"],
                BilingualText("Extends the abstraction.", "扩充抽象类的接口或行为。")),
            PatternRole(
                BilingualText("Implementor", "实现类接口"), ["Software"],
                BilingualText("What every implementation offers.", "实现部分的接口。")),
            PatternRole(
                BilingualText("Concrete implementor", "具体实现类"),
                ["PlaySoftware", "WorkSoftware", "GameSoftware"],
                BilingualText("One implementation each.", "各自给出一种实现。")),
        ],
        examples: [Phones.example, Consoles.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The phone depends on three classes of software, and their protocol asks each for the work of "
                        + "all.",
                    "手机依赖三个具体软件类，软件协议又过于臃肿。"),
                mended: BilingualText(
                    "The phone knows `Software`, which asks for one thing: to run.",
                    "手机只认识 `Software`，它只要求一件事：运行。")),
            MendedQuirk(
                BilingualText(
                    "The base classes of controller and emulator silently do nothing.",
                    "手柄与模拟器的基类方法什么也不做。"),
                mended: BilingualText(
                    "The emulator is a protocol, and the controller does its work.",
                    "模拟器改为协议，手柄基类真正完成工作。")),
        ],
        threadSafety: BilingualText(
            "Both sides change when they are used, and belong to one thread. The generic controller has no state.",
            "两侧对象使用时都会改变，只应由一个线程使用；泛型手柄没有状态。"),
        related: ["adapter", "abstract-factory", "strategy", "composite-reuse"],
        usedIn: [
            RepositoryUse(
                "Sources/Platform/Platform/Host.swift",
                BilingualText(
                    "Applications run on any host: a window system, or none.",
                    "应用可以运行在任意宿主上：窗口系统，或者没有窗口。"))
        ])
}
