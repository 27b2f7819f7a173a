extension Catalogue {
    static let simpleFactory = Entry(
        id: "simple-factory",
        aliases: ["factory"],
        name: BilingualText("Simple factory", "简单工厂模式"),
        family: .creational,
        intent: BilingualText(
            "One type decides by a parameter which of several classes to make an instance of. What it makes "
                + "has a common superclass.",
            "专门定义一个类来负责创建其他类的实例，根据参数的不同返回不同类的实例，被创建的实例通常具有共同的父类。"),
        motivation: BilingualText(
            "The keys of a calculator stand for operations of the same kind. Whoever presses one should not "
                + "need the names of the classes behind them, only the sign on the key.",
            "计算器的各个按钮都代表同一类运算。使用者不必知道每个运算类的名字，只要给出按钮上的符号，就能得到相应的运算对象。"),
        whenToUse: [
            BilingualText(
                "There are few classes to make, and they rarely change.", "要创建的类较少，且很少变化。"),
            BilingualText(
                "Callers know a parameter, and should not care how the object is made.",
                "客户端只知道传入的参数，不关心如何创建对象。"),
        ],
        symptoms: [
            BilingualText(
                "the same switch with initialisers in several places", "多处出现同样的 switch 来创建对象"),
            BilingualText(
                "callers name classes that they never use otherwise", "调用方写出了除创建外从不使用的类名"),
        ],
        roles: [
            PatternRole(
                BilingualText("Factory", "工厂"), ["OperationFactory"],
                BilingualText("Makes the instances.", "负责实现创建所有实例的内部逻辑。")),
            PatternRole(
                BilingualText("Product", "抽象产品"), ["Operation"],
                BilingualText("What all instances have in common.", "所创建的所有对象的父类，描述公共接口。")),
            PatternRole(
                BilingualText("Concrete product", "具体产品"),
                ["Addition", "Subtraction", "Multiplication", "Division"],
                BilingualText("What is made.", "创建的目标。")),
        ],
        examples: [Calculator.example],
        quirks: [
            MendedQuirk(
                BilingualText(
                    "The order of an array of signs has to match the raw values of an enumeration.",
                    "符号数组的顺序必须与枚举的原始值一致。"),
                mended: BilingualText("Signs are matched by themselves.", "直接按符号匹配。")),
            MendedQuirk(
                BilingualText(
                    "`calculate` is optional, and calling it on the base class crashes.",
                    "`calculate` 是可选方法，在基类对象上调用会崩溃。"),
                mended: BilingualText(
                    "The base class stops with a sentence that says what to override; the idiomatic form "
                        + "cannot be without it.",
                    "基类会明确提示需要重写；惯用写法由编译器保证不会缺失。")),
            MendedQuirk(
                BilingualText(
                    "A division by zero gives 0, which looks like a result, and the message says dividend "
                        + "for divisor.",
                    "除以零得 0，与真实结果无法区分；提示把除数说成了被除数。"),
                mended: BilingualText(
                    "Running the example refuses it with a sentence; `--division-by-zero zero` does as the "
                        + "document, word for word. The idiomatic form throws `DivisionByZero`.",
                    "运行示例时会给出明确提示并拒绝；加上 `--division-by-zero zero` 则与文档逐字一致。惯用写法抛出 `DivisionByZero`。"
                )),
            MendedQuirk(
                BilingualText("The types are called Calcute.", "类名误拼为 Calcute。"),
                mended: BilingualText("Names as they are spelt.", "改正拼写。")),
        ],
        threadSafety: BilingualText(
            "The factory keeps nothing and may be used from any thread; what it makes belongs to whoever "
                + "asked.",
            "工厂没有状态，可在任何线程使用；创建出的对象归调用者所有。"),
        related: ["factory-method", "abstract-factory", "strategy", "open-closed"])
}
