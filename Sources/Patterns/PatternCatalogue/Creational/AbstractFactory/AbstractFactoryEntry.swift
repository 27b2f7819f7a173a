extension Catalogue {
    static let abstractFactory = Entry(
        id: "abstract-factory",
        name: BilingualText("Abstract factory", "抽象工厂模式"),
        family: .creational,
        purpose: .objectCreation,
        intent: BilingualText(
            "One interface makes whole families of objects that belong together, without naming their "
                + "classes.",
            "提供一个创建一系列相关或相互依赖对象的接口，而无需指定它们具体的类。"),
        motivation: BilingualText(
            "A program that keeps users and departments has to work with two databases. What it must never do "
                + "is to use the user table of one with the department table of the other. A factory for each "
                + "database makes both, and the program only keeps the factory.",
            "程序要在两种数据库上存取用户与部门，同一时刻用到的各个表必须属于同一种数据库。"
                + "让每种数据库各有一个工厂，由它创建全部表对象，程序只需持有工厂。"),
        whenToUse: [
            BilingualText(
                "Several families of products are made, and one family is used at a time.",
                "需要创建多系列产品，而一次只使用其中一个系列。"),
            BilingualText(
                "Products are made through composed objects, not by naming classes.",
                "通过对象组合创建抽象产品。"),
            BilingualText(
                "Supporting a new product would otherwise mean changing an interface in many places.",
                "否则必须修改父类的接口才能支持新的产品。"),
        ],
        symptoms: [
            BilingualText(
                "the same platform or brand condition before every object that is made",
                "创建每个对象之前都要判断平台或品牌"),
            BilingualText("objects of two families got mixed", "两个系列的对象被混用"),
        ],
        roles: [
            PatternRole(
                BilingualText("Abstract factory", "抽象工厂"), ["TableFactory"],
                BilingualText("Declares a method for every product.", "为每种产品声明一个创建方法。")),
            PatternRole(
                BilingualText("Concrete factory", "具体工厂"), ["SQLServerFactory", "AccessFactory"],
                BilingualText("Makes the products of one family.", "创建同一系列的全部产品。")),
            PatternRole(
                BilingualText("Abstract product", "抽象产品"), ["UserTable", "DepartmentTable"],
                BilingualText("What the client works with.", "客户端使用的产品接口。")),
            PatternRole(
                BilingualText("Concrete product", "具体产品"),
                [
                    "SQLServerUserTable", "AccessUserTable", "SQLServerDepartmentTable",
                    "AccessDepartmentTable",
                ],
                BilingualText("What is made.", "实际创建的产品。")),
        ],
        examples: [Databases.example],
        quirks: [
            MendedQuirk(
                BilingualText("Inserting stores nothing.", "插入操作并不保存任何内容。"),
                mended: BilingualText("The tables keep their records.", "表对象真正保存记录。")),
            MendedQuirk(
                BilingualText(
                    "A method called get says that it creates, and does: it returns a new record.",
                    "名为 get 的方法提示“新建”，也确实返回一个新记录。"),
                mended: BilingualText(
                    "It is called `newUser()` and numbers the record.",
                    "改名为 `newUser()`，并给记录编号。")),
        ],
        threadSafety: BilingualText(
            "Factories keep nothing and may be shared; a table belongs to one thread.",
            "工厂没有状态，可以共享；表对象只应由一个线程使用。"),
        related: ["factory-method", "simple-factory", "singleton", "bridge"])
}
