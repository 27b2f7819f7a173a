extension Databases {
    static let example = Example(
        id: "databases",
        title: .localized("Tables of two databases"),
        inputs: [products.description],
        documentSource: "Creational/AbstractFactory/Databases.swift",
        idiomaticSource: "Creational/AbstractFactory/TypedTables.swift",
        classDiagram: classDiagram,
        document: fillTables,
        idiomatic: fillTypedTables)

    /// The databases to choose from.
    enum ProductName: String, CaseIterable, Sendable {
        case sqlServer = "sqlserver"
        case access
    }

    static let products = Input.choices(
        "databases", .localized("the databases to work with, in order"),
        default: ProductName.allCases)

    private static func fillTables(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for product in try inputs.value(of: products) {
            let factory: any TableFactory =
                switch product {
                case .sqlServer: SQLServerFactory(stage: stage)
                case .access: AccessFactory(stage: stage)
                }
            stage.create(factory)
            let departments = factory.makeDepartmentTable()
            departments.insert(Department(id: 1))
            _ = departments.newDepartment()
            let users = factory.makeUserTable()
            users.insert(User(id: 1))
            _ = users.newUser()
        }
    }

    private static func fillTypedTables(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for product in try inputs.value(of: products) {
            switch product {
            case .sqlServer: fill(Database<SQLServer>(), on: stage)
            case .access: fill(Database<Access>(), on: stage)
            }
        }
    }

    private static func fill<Owner>(_ empty: Database<Owner>, on stage: Stage) {
        var database = empty
        stage.say(database.departments.insert(Team(id: 1)))
        stage.say(database.departments.newRow().report)
        stage.say(database.users.insert(Person(id: 1)))
        stage.say(database.users.newRow().report)
    }

    private static let userTable: [ClassMember] = ["insert(_ user: User)", "newUser() -> User"]

    private static let departmentTable: [ClassMember] = [
        "insert(_ department: Department)", "newDepartment() -> Department",
    ]

    private static let factory: [ClassMember] = [
        "makeUserTable() -> any UserTable", "makeDepartmentTable() -> any DepartmentTable",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Databases",
        boxes: [
            ClassBox("TableFactory", .interface, operations: factory.map(\.asAbstract)),
            ClassBox("SQLServerFactory", operations: factory),
            ClassBox("AccessFactory", operations: factory),
            ClassBox("UserTable", .interface, operations: userTable.map(\.asAbstract)),
            ClassBox("SQLServerUserTable", operations: userTable),
            ClassBox("AccessUserTable", operations: userTable),
            ClassBox("DepartmentTable", .interface, operations: departmentTable.map(\.asAbstract)),
            ClassBox("SQLServerDepartmentTable", operations: departmentTable),
            ClassBox("AccessDepartmentTable", operations: departmentTable),
        ],
        relations: [
            ClassRelation("SQLServerFactory", .realisation, "TableFactory"),
            ClassRelation("AccessFactory", .realisation, "TableFactory"),
            ClassRelation("SQLServerUserTable", .realisation, "UserTable"),
            ClassRelation("AccessUserTable", .realisation, "UserTable"),
            ClassRelation("SQLServerDepartmentTable", .realisation, "DepartmentTable"),
            ClassRelation("AccessDepartmentTable", .realisation, "DepartmentTable"),
            ClassRelation("SQLServerFactory", .dependency, "SQLServerUserTable"),
            ClassRelation("SQLServerFactory", .dependency, "SQLServerDepartmentTable"),
            ClassRelation("AccessFactory", .dependency, "AccessUserTable"),
            ClassRelation("AccessFactory", .dependency, "AccessDepartmentTable"),
        ])
}

extension ClassMember {
    /// The same member where heirs have to give it its meaning.
    var asAbstract: ClassMember {
        var member = self
        member.isAbstract = true
        return member
    }
}
