extension Catalogue {
    static let strategy = Entry(
        id: "strategy",
        name: BilingualText("Strategy", "策略模式"),
        family: .behavioural,
        purpose: .algorithmEncapsulation,
        intent: BilingualText(
            "Defines a family of algorithms, puts each behind the same interface and makes them "
                + "interchangeable, so that an algorithm can change without its users noticing.",
            "定义一族算法，分别封装起来，使它们可以相互替换，让算法的变化不影响使用算法的客户。"),
        motivation: BilingualText(
            "A till has to charge by the full price, by a rebate or with cash back. With the three in "
                + "one method, every new offer opens that method again, and every test of it. With a class "
                + "an offer, the till only keeps the one that is on.",
            "商场收银时有正常收费、打折、返利等多种方式。全写在一个方法里，每增加一种就要改动并重测整个方法；"
                + "把每种算法封装成独立的类，收银台只需持有当前生效的那一个。"),
        whenToUse: [
            BilingualText(
                "A class chooses between behaviours with many conditions; each branch can move to a class "
                    + "of its own.",
                "一个类在其操作中使用多个条件语句来定义许多行为，可以把相关的条件分支移到各自的策略类中。"),
            BilingualText("Several variants of an algorithm are needed.", "需要算法的各种变体。"),
            BilingualText(
                "Callers should not see the data that only the algorithm needs.",
                "需要避免把复杂的、与算法相关的数据结构暴露给客户端。"),
        ],
        symptoms: [
            BilingualText("too many if or switch branches in one method", "一个方法里 if 或 switch 分支太多"),
            BilingualText(
                "a new variant means editing a method that worked", "每加一种变体都要改动原本正常的方法"),
            BilingualText(
                "the same choice is made in several places", "同样的条件判断在多处重复"),
        ],
        roles: [
            PatternRole(
                BilingualText("Context", "环境"), ["Till"],
                BilingualText("Keeps a strategy and asks it for the result.", "持有一个策略，并向它求得结果。")),
            PatternRole(
                BilingualText("Strategy", "抽象策略"), ["Offer"],
                BilingualText("What all algorithms have in common.", "所有算法的公共接口。")),
            PatternRole(
                BilingualText("Concrete strategy", "具体策略"), ["NormalPrice", "CashBack", "Rebate"],
                BilingualText("One algorithm each.", "各自实现一种算法。")),
        ],
        examples: [Cash.example, Validators.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "Cash back has no threshold: a price below 5 gives a negative total.",
                    "返利没有门槛：价格低于 5 时结果为负数。"),
                mended: BilingualText(
                    "The total is never less than 0. Nobody is paid for shopping.",
                    "结果不小于 0，顾客不会倒拿钱。")),
            MendedQuirk(
                BilingualText("Money is counted in binary fractions.", "用二进制浮点数计算金额。"),
                mended: BilingualText(
                    "The idiomatic form counts in `Decimal`. The document form keeps `Double`, as its "
                        + "output is six places of it.",
                    "惯用写法改用 `Decimal`；文档写法保留 `Double`，因为其输出就是六位小数。")),
            MendedQuirk(
                BilingualText(
                    "The validators accept an empty text, and letters in one line of several.",
                    "校验器放过空文本，多行文本中只要有一行合格也会通过。"),
                mended: BilingualText(
                    "The whole text has to match, and there has to be one.",
                    "必须整段文本匹配，且不能为空。")),
            MendedQuirk(
                BilingualText("The types are called Robate and Case.", "类名误拼为 Robate、Case。"),
                mended: BilingualText(
                    "They are called `Rebate` and `CashBack`.", "改为 `Rebate`、`CashBack`。")),
        ],
        threadSafety: BilingualText(
            "The offers never change and can be shared; the `Discount` values are `Sendable`. A till "
                + "belongs to one thread.",
            "各策略对象不可变，可以共享；`Discount` 是 `Sendable` 的值。收银台只应由一个线程使用。"),
        related: ["state", "template-method", "simple-factory", "open-closed"])
}
