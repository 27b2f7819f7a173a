extension Catalogue {
    static let decorator = Entry(
        id: "decorator",
        name: BilingualText("Decorator", "装饰模式"),
        family: .structural,
        purpose: .behaviourExtension,
        intent: BilingualText(
            "Adds duties to an object while the program runs. It is more flexible than subclasses.",
            "动态地给一个对象添加一些额外的职责，就扩展功能来说，比生成子类更为灵活。"),
        motivation: BilingualText(
            "Somebody dresses up: a shirt over trousers over shoes, or a suit over a tie over other shoes. A subclass "
                + "for every outfit would never end. With each piece over whoever wears the rest, any outfit is "
                + "put on in any order.",
            "换装时，衣服、裤子、鞋可以任意搭配。若每套搭配写一个子类，永远写不完；让每件衣物包住已经穿好的人，就能按任意次序组合出任意装扮。"),
        whenToUse: [
            BilingualText(
                "Single objects should get more duties, visibly to nobody and without affecting others.",
                "想要在不影响其他对象的情况下，以动态、透明的方式给单个对象添加职责。"),
            BilingualText(
                "A class should be extended and cannot be: it is hidden or final, or every combination would need a "
                    + "subclass.",
                "想要扩展一个类的行为却做不到：类定义可能被隐藏而无法子类化，或者为支持每种功能组合将产生大量的子类。"),
            BilingualText("The extension is optional.", "对类的职责的扩展是可选的。"),
        ],
        symptoms: [
            BilingualText(
                "a subclass for every combination of features", "为每种功能组合都建一个子类"),
            BilingualText(
                "flags that switch optional behaviour on and off inside one class",
                "在一个类里用开关控制各种可选行为"),
        ],
        roles: [
            PatternRole(
                BilingualText("Component", "抽象构件"), ["Showable"],
                BilingualText("What can be decorated.", "被装饰对象的接口。")),
            PatternRole(
                BilingualText("Concrete component", "具体构件"), ["Person"],
                BilingualText("What is inside of all decorations.", "最里层的被装饰对象。")),
            PatternRole(
                BilingualText("Decorator", "抽象装饰"), ["Garment"],
                BilingualText(
                    "Keeps a component and is one itself.", "持有一个构件，自身也是构件。")),
            PatternRole(
                BilingualText("Concrete decorator", "具体装饰"),
                ["BigTShirt", "BaggyTrousers", "WornSneakers", "LeatherShoes", "Tie", "Suit"],
                BilingualText("Adds one duty.", "添加一项职责。")),
        ],
        examples: [Finery.example, ImageFilters.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "A piece that decorates itself shows itself for ever.", "衣物若装饰自身，显示时会无限递归。"),
                mended: BilingualText(
                    "What is worn is given when the piece is made, and cannot be the piece.",
                    "被装饰者在构造时给定，不可能是自己。")),
            MendedQuirk(
                BilingualText(
                    "Decorators inherit a name that they never use.", "装饰类继承了从未使用的名字。"),
                mended: BilingualText(
                    "They share a protocol, not a superclass.", "改为共享协议，而不是继承父类。")),
        ],
        threadSafety: BilingualText(
            "Garments never change and are as safe as their wearer. Outfits are values.",
            "衣物对象不可变，安全性取决于穿着者；`Outfit` 是值。"),
        related: ["composite", "proxy", "adapter", "strategy"])
}
