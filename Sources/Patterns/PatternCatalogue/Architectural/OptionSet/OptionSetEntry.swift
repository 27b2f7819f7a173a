extension Catalogue {
    static let optionSet = Entry(
        id: "option-set",
        aliases: ["bitmask", "options"],
        name: BilingualText("Option set", "位掩码"),
        family: .architectural,
        intent: BilingualText(
            "Packs the answers to many yes-or-no questions into the bits of one number, so that several are asked, "
                + "given and taken away in one step.",
            "把多个“是或否”的状态存入一个整数的各个二进制位，一次运算即可判断、添加或删除多项。"),
        motivation: BilingualText(
            "A user with a flag for each permission needs a property, a branch and a test for each, and every question "
                + "about two of them at once needs another method. As bits of one number, any combination is a mask. The "
                + "same idea finds one poisoned bottle among a thousand with ten rats, one for each binary digit of its "
                + "number.",
            "为每项权限定义一个 BOOL，就要多一个属性、一个分支和一项测试，同时判断两项权限还得另写方法。"
                + "改用整数的二进制位后，任意组合都只是一个掩码。同样的思路，让十只老鼠对应编号的十个二进制位，"
                + "就能从一千瓶水中找出有毒的一瓶。"),
        whenToUse: [
            BilingualText(
                "Several independent options are set, passed and stored together.",
                "若干互不相关的选项需要一起设置、传递和存储。"),
            BilingualText(
                "Questions are asked about combinations of them.", "需要针对选项的组合进行判断。"),
            BilingualText(
                "There are at most as many as a number has bits, and none has a value of its own.",
                "选项数量不超过整数的位数，且每个选项只有“是”与“否”。"),
        ],
        symptoms: [
            BilingualText(
                "a boolean property for every permission", "每项权限都定义一个布尔属性"),
            BilingualText(
                "functions with a row of true and false arguments", "函数带有一串 true、false 参数"),
            BilingualText(
                "bit masks as plain integers that anything fits into", "用普通整数做位运算，难读又易错"),
        ],
        roles: [
            PatternRole(
                BilingualText("Option", "选项"), ["OptionPermission"],
                BilingualText("One bit each.", "各占一个二进制位。")),
            PatternRole(
                BilingualText("Set", "选项集"), ["PermissionMask", "Permission"],
                BilingualText(
                    "Keeps the bits, changes them and answers questions about them.",
                    "保存各个位，负责修改与判断。")),
            PatternRole(
                BilingualText("Flags", "布尔标志"), ["FlagUser"],
                BilingualText(
                    "What the set replaces: a property for each option.", "被取代的写法：每个选项一个属性。")),
        ],
        examples: [Accounts.example, Tasting.example],
        quirks: [
            MendedQuirk(
                BilingualText("The question is called siAllow.", "方法名误拼为 siAllow。"),
                mended: BilingualText("It is called `allows`.", "改为 `allows`。")),
            MendedQuirk(
                BilingualText(
                    "“Is not allowed” is not the opposite of “is allowed”: when some are and others are not, both are "
                        + "false, and for no permission at all, both are true.",
                    "“禁用”并非“拥有”的反面：部分拥有时两者皆为否，询问零项权限时两者皆为是。"),
                mended: BilingualText(
                    "The bits are the same, and the name says what they mean: `allowsNone(of:)`.",
                    "运算不变，名称说明含义：`allowsNone(of:)`。")),
            MendedQuirk(
                BilingualText(
                    "Eight bottles take four rats, as the first bottle is number 1.",
                    "八瓶水从 1 开始编号，因而需要四只老鼠。"),
                mended: BilingualText(
                    "With `--first 0` three rats are enough: the logarithm of the number of bottles to the base two, "
                        + "rounded up.",
                    "用 `--first 0` 从 0 编号，三只就够：瓶数以 2 为底的对数，向上取整。")),
        ],
        threadSafety: BilingualText(
            "`Permission` is a value and `Sendable`. A `PermissionMask` belongs to one thread: adding a bit reads and "
                + "writes the number.",
            "`Permission` 是 `Sendable` 的值。`PermissionMask` 只应由一个线程使用：添加一位需要先读后写。"),
        related: ["state", "strategy", "proxy"],
        usedIn: [
            RepositoryUse(
                "Sources/Patterns/PatternKit/Permissions/NamedOptions.swift",
                BilingualText("Option sets with names and JSON.", "带名称、支持 JSON 的选项集。")),
            RepositoryUse(
                "Sources/Patterns/PatternCatalogue/Architectural/OptionSet/PoisonTest.swift",
                BilingualText("Rats and any number of bottles.", "适用于任意瓶数的老鼠试毒。")),
        ])
}
