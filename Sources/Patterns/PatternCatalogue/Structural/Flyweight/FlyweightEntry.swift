extension Catalogue {
    static let flyweight = Entry(
        id: "flyweight",
        name: BilingualText("Flyweight", "享元模式"),
        family: .structural,
        purpose: .performanceAndAccess,
        intent: BilingualText(
            "Shares objects to support great numbers of them: what is the same in many is kept once, and what is "
                + "not is handed in.",
            "运用共享技术有效地支持大量细粒度的对象：相同的内部状态只保存一份，不同的外部状态由外界传入。"),
        motivation: BilingualText(
            "A hundred customers want a web site for products or a blog. A hundred sites are a hundred times the "
                + "same code and memory; two shared ones that are told who uses them do as well.",
            "上百位客户要的无非是产品展示或博客网站。建上百个网站会浪费大量空间；共享两个网站，使用时告知用户是谁即可。"),
        whenToUse: [
            BilingualText("A program uses very many objects.", "应用程序需要使用大量的对象。"),
            BilingualText(
                "Keeping them all takes more memory than there is.", "在内存中保存对象会影响内存性能。"),
            BilingualText(
                "Most of their state is the same in many, and the rest can be handed in.",
                "对象的大多数特有状态可以放到外部而轻量化。"),
            BilingualText(
                "Few shared objects can stand for many once that rest is taken out.",
                "移除了外在状态之后，可以用较少的共享对象替代原来的那组对象。"),
        ],
        symptoms: [
            BilingualText("thousands of equal objects fill the memory", "成千上万个相同的对象占满内存"),
            BilingualText("the same picture or text is loaded again and again", "同样的图片或文字被反复加载"),
        ],
        roles: [
            PatternRole(
                BilingualText("Flyweight", "抽象享元"), ["WebSite"],
                BilingualText("Takes what is not shared as an argument.", "以参数接收外部状态。")),
            PatternRole(
                BilingualText("Concrete flyweight", "具体享元"), ["SharedWebSite"],
                BilingualText("Keeps what is shared.", "保存可共享的内部状态。")),
            PatternRole(
                BilingualText("Flyweight factory", "享元工厂"), ["WebSiteFactory"],
                BilingualText("Makes each once, and hands it out.", "每种只创建一次，并负责提供。")),
            PatternRole(
                BilingualText("Extrinsic state", "外部状态"), ["User"],
                BilingualText("What is not shared.", "不能共享的部分。")),
        ],
        examples: [WebSites.example, Flowers.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "Keys are compared by identity: a key that was put together at run time makes a second "
                        + "object, which takes the first one's place.",
                    "用指针比较键：运行时拼出的键会创建重复对象，并覆盖原来的对象。"),
                mended: BilingualText("Keys are compared by their text.", "按字符串内容比较。")),
            MendedQuirk(
                BilingualText(
                    "Every look-up goes through all keys, and every new site copies the dictionary.",
                    "查找时遍历全部键，每次新增都复制整个字典。"),
                mended: BilingualText(
                    "A dictionary is asked once.", "直接查字典。")),
        ],
        threadSafety: BilingualText(
            "Flyweights never change and may be shared between threads; the factories belong to one.",
            "享元对象不可变，可在线程间共享；工厂只应由一个线程使用。"),
        related: ["simple-factory", "composite", "state", "singleton"],
        usedIn: [
            RepositoryUse(
                "Sources/Graphics/TextLayout/RecentCache.swift",
                BilingualText("Equal texts share what was laid out for one.", "相同的文本共享同一份排版结果。"))
        ])
}
