extension Catalogue {
    static let composite = Entry(
        id: "composite",
        name: BilingualText("Composite", "组合模式"),
        family: .structural,
        purpose: .abstractCollections,
        intent: BilingualText(
            "Puts objects together in trees of parts and wholes, and lets clients treat one object and many "
                + "the same way.",
            "将对象组合成树形结构以表示“部分-整体”的层次结构，使用户对单个对象和组合对象的使用具有一致性。"),
        motivation: BilingualText(
            "A company has branches, those have offices, and all of them have departments. Whoever asks for the "
                + "duties should ask the company once, and not care how deep it is.",
            "总公司下有分公司，分公司下有办事处，每一级都有人力资源部和财务部。想知道全部职责，只需问一次总公司，不必关心层级有多深。"),
        whenToUse: [
            BilingualText(
                "Parts and wholes form a tree that the program should be able to show.",
                "想获得对象抽象的树形表示（部分-整体层次结构）。"),
            BilingualText(
                "Clients should treat all objects in it the same way.", "想让客户端统一处理组合结构中的所有对象。"),
        ],
        symptoms: [
            BilingualText(
                "code asks whether something is a group before it does anything",
                "每次操作之前都要判断对象是单个还是一组"),
            BilingualText("loops nested as deep as the tree", "循环嵌套的层数与树一样深"),
        ],
        roles: [
            PatternRole(
                BilingualText("Component", "抽象构件"), ["Unit"],
                BilingualText("What leaves and composites have in common.", "叶子与容器的公共接口。")),
            PatternRole(
                BilingualText("Leaf", "叶子构件"), ["HRDepartment", "FinanceDepartment"],
                BilingualText("Has no parts.", "没有子节点。")),
            PatternRole(
                BilingualText("Composite", "容器构件"), ["Office"],
                BilingualText(
                    "Has parts, and passes on to them what it is asked.", "包含子节点，并把请求传给它们。")),
        ],
        examples: [Company.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "Adding to a department does nothing, without a word.", "向部门添加下级时什么也不做，也没有提示。"),
                mended: BilingualText(
                    "Only offices can be added to: anything else does not compile.",
                    "只有 `Office` 才能添加下级，其余写法无法通过编译。")),
            MendedQuirk(
                BilingualText(
                    "A company can be put below itself, and showing it never ends.",
                    "公司可以成为自己的下级，显示时会无限递归。"),
                mended: BilingualText(
                    "Adding such a unit throws `CycleError`.", "添加时抛出 `CycleError`。")),
            MendedQuirk(
                BilingualText(
                    "The chapter's roles are headed template method.", "角色列表的标题误写为模板方法模式。"),
                mended: BilingualText("They are the composite's.", "改为组合模式的角色。")),
        ],
        threadSafety: BilingualText(
            "The units belong to one thread. `Tree` is a value.", "各单位对象只应由一个线程使用；`Tree` 是值。"),
        related: ["iterator", "visitor", "decorator", "chain", "prototype"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Views/UIView+Hierarchy.swift",
                BilingualText("Views contain views.", "视图包含视图。")),
            RepositoryUse(
                "Apps/TouchPainter/Core/Stroke.swift",
                BilingualText(
                    "A stroke is a mark that consists of marks.", "线条是由其他标记组成的标记。")),
        ])
}
