extension Catalogue {
    static let proxy = Entry(
        id: "proxy",
        name: BilingualText("Proxy", "代理模式"),
        family: .structural,
        purpose: .performanceAndAccess,
        intent: BilingualText(
            "Stands in for another object and controls the access to it.",
            "为其他对象提供一种代理以控制对这个对象的访问。"),
        motivation: BilingualText(
            "Somebody is too shy to court a girl himself, and a friend brings the gifts. In programs the friend "
                + "stands in for something far away, large, secret or shared.",
            "有人不好意思亲自追求，就托朋友代送礼物。在程序里，代理可以代表远处的、庞大的、受保护的或被共享的对象。"),
        whenToUse: [
            BilingualText(
                "The object is in another address space: a remote proxy.",
                "需要一个远程代理，为位于不同地址空间的对象提供本地代表。"),
            BilingualText(
                "The object is large and should be made when it is needed: a virtual proxy.",
                "需要一个虚拟代理，来根据要求创建重型的对象。"),
            BilingualText(
                "Not everybody may use the object: a protection proxy.",
                "需要一个保护代理，来根据不同访问权限控制对原对象的访问。"),
            BilingualText(
                "Uses should be counted, or the object locked while it is used: a smart reference.",
                "需要一个智能引用代理，通过对实体对象的引用进行计数来管理内存或在访问时加锁。"),
        ],
        symptoms: [
            BilingualText(
                "something large is loaded although nobody looks at it", "没人查看的大对象也被提前加载"),
            BilingualText(
                "checks of permission before every use of an object", "每次使用对象之前都要检查权限"),
        ],
        roles: [
            PatternRole(
                BilingualText("Subject", "抽象主题"), ["GiftGiving"],
                BilingualText("What the proxy and the real one have in common.", "代理与真实对象的公共接口。")),
            PatternRole(
                BilingualText("Proxy", "代理主题"), ["Proxy"],
                BilingualText("Keeps the real one, and controls access to it.", "持有真实对象，控制对它的访问。")),
            PatternRole(
                BilingualText("Real subject", "真实主题"), ["Pursuit"],
                BilingualText("Does the work.", "完成实际工作。")),
        ],
        examples: [Gifts.example, Thumbnails.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The proxy adds nothing: it makes the suitor at once and checks nothing.",
                    "代理没有附加任何作用：立即创建真实对象，也不做控制。"),
                mended: BilingualText(
                    "It makes the suitor when the first gift is due, and counts the gifts.",
                    "送第一件礼物时才创建追求者，并记录礼物数量。"))
        ],
        threadSafety: BilingualText(
            "These proxies make their subject on first use and belong to one thread; one for several threads "
                + "needs a lock around that.",
            "此处的代理在首次使用时创建对象，只应由一个线程使用；多线程使用时创建过程须加锁。"),
        related: ["decorator", "adapter", "facade", "flyweight"],
        usedIn: [
            RepositoryUse(
                "Sources/Patterns/PatternKit/Proxies",
                BilingualText("Proxies for any protocol or type.", "适用于任意协议或类型的代理。"))
        ])
}
