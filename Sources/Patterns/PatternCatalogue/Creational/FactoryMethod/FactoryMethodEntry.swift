extension Catalogue {
    static let factoryMethod = Entry(
        id: "factory-method",
        name: BilingualText("Factory method", "工厂方法模式"),
        family: .creational,
        purpose: .objectCreation,
        intent: BilingualText(
            "Defines how objects are asked for, and lets subclasses decide which class to make an instance "
                + "of: creation waits for the subclass.",
            "定义创建对象的接口，让子类决定实例化哪一个类，使类的实例化延迟到子类。"),
        motivation: BilingualText(
            "A simple factory has to be opened for every new operation. With a factory for each kind of "
                + "operation behind one interface, a new operation brings its own factory, and nothing that "
                + "worked is touched.",
            "简单工厂每增加一种运算都要修改工厂类。改为抽象工厂接口加若干具体工厂之后，新增运算只需新增一个工厂，原有代码不必改动。"),
        whenToUse: [
            BilingualText(
                "The class of the object to make is not known when the code is compiled.",
                "编译时无法准确预期要创建的对象的类。"),
            BilingualText(
                "A class wants its subclasses to decide at run time what is made.",
                "类想让其子类决定在运行时创建什么。"),
            BilingualText(
                "A class has several helpers for subclasses, and knowing which one is used should stay in "
                    + "one place.",
                "类有若干辅助类为其子类，而你想将返回哪个子类这一信息局部化。"),
        ],
        symptoms: [
            BilingualText(
                "a factory switch that grows with every new class", "工厂里的 switch 随新类不断增长"),
            BilingualText(
                "a framework must create objects whose class only the app knows",
                "框架需要创建只有应用才知道具体类的对象"),
        ],
        roles: [
            PatternRole(
                BilingualText("Creator", "抽象工厂"), ["OperationMaker"],
                BilingualText("Declares the factory method.", "声明工厂方法。")),
            PatternRole(
                BilingualText("Concrete creator", "具体工厂"),
                ["AdditionMaker", "SubtractionMaker", "MultiplicationMaker", "DivisionMaker"],
                BilingualText("Makes one kind of product.", "负责创建一种具体产品。")),
            PatternRole(
                BilingualText("Product", "抽象产品"), ["Operation"],
                BilingualText("What all products have in common.", "产品的公共接口。")),
            PatternRole(
                BilingualText("Concrete product", "具体产品"),
                ["Addition", "Subtraction", "Multiplication", "Division"],
                BilingualText("What is made.", "被创建的对象。")),
        ],
        examples: [Calculator.makersExample],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The abstract factory returns nothing instead of an operation.",
                    "抽象工厂的方法返回空值。"),
                mended: BilingualText(
                    "It is a protocol: a maker without the method does not compile.",
                    "改为协议，缺少该方法就无法通过编译。")),
            MendedQuirk(
                BilingualText(
                    "`createFactory` creates a product.", "名为 `createFactory` 的方法创建的却是产品。"),
                mended: BilingualText("It is `makeOperation(on:)`.", "改名为 `makeOperation(on:)`。")),
        ],
        threadSafety: BilingualText(
            "Makers keep nothing and may be shared. The operations belong to whoever asked for them.",
            "工厂没有状态，可以共享；运算对象归调用者所有。"),
        related: ["simple-factory", "abstract-factory", "prototype", "template-method"],
        usedIn: [
            RepositoryUse(
                "Sources/UIKit/UIKitCore/Views/UIView+Layer.swift",
                BilingualText(
                    "A view's class says which class of layer to make for it.",
                    "视图类决定为自己创建哪一种图层。"))
        ])
}
