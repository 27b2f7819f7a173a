/// Two databases that keep users and departments.
enum Databases {
    /// An employee.
    final class User {
        let id: Int
        init(id: Int) { self.id = id }
    }

    /// A part of the company.
    final class Department {
        let id: Int
        init(id: Int) { self.id = id }
    }

    /// The first product: a table of users.
    protocol UserTable: AnyObject {
        var users: [User] { get }
        func insert(_ user: User)

        /// A new, empty record with the next free number. It is not in the table yet.
        func newUser() -> User
    }

    /// The second product: a table of departments.
    protocol DepartmentTable: AnyObject {
        var departments: [Department] { get }
        func insert(_ department: Department)

        /// A new, empty record with the next free number. It is not in the table yet.
        func newDepartment() -> Department
    }

    /// Makes the tables of one database, so that they always belong together.
    protocol TableFactory: AnyObject {
        func makeUserTable() -> any UserTable
        func makeDepartmentTable() -> any DepartmentTable
    }
}

// MARK: - SQL Server

extension Databases {
    final class SQLServerFactory: TableFactory {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func makeUserTable() -> any UserTable {
            stage.call(self) { stage.create(SQLServerUserTable(stage: stage)) }
        }

        func makeDepartmentTable() -> any DepartmentTable {
            stage.call(self) { stage.create(SQLServerDepartmentTable(stage: stage)) }
        }
    }

    final class SQLServerUserTable: UserTable {
        private(set) var users: [User] = []
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func insert(_ user: User) {
            stage.call(self) {
                stage.say("插入一个Sqlserver的SQLUser对象")
                users.append(user)
            }
        }

        func newUser() -> User {
            stage.call(self) {
                stage.say("新建一个Sqlserver的SQLUser对象")
                return User(id: users.count + 1)
            }
        }
    }

    final class SQLServerDepartmentTable: DepartmentTable {
        private(set) var departments: [Department] = []
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func insert(_ department: Department) {
            stage.call(self) {
                stage.say("插入一个Sqlserver的SQLDepartment对象")
                departments.append(department)
            }
        }

        func newDepartment() -> Department {
            stage.call(self) {
                stage.say("新建一个Sqlserver的SQLDepartment对象")
                return Department(id: departments.count + 1)
            }
        }
    }
}

// MARK: - Access

extension Databases {
    final class AccessFactory: TableFactory {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func makeUserTable() -> any UserTable {
            stage.call(self) { stage.create(AccessUserTable(stage: stage)) }
        }

        func makeDepartmentTable() -> any DepartmentTable {
            stage.call(self) { stage.create(AccessDepartmentTable(stage: stage)) }
        }
    }

    final class AccessUserTable: UserTable {
        private(set) var users: [User] = []
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func insert(_ user: User) {
            stage.call(self) {
                stage.say("插入一个Access的SQLUser对象")
                users.append(user)
            }
        }

        func newUser() -> User {
            stage.call(self) {
                stage.say("新建一个Access的SQLUser对象")
                return User(id: users.count + 1)
            }
        }
    }

    final class AccessDepartmentTable: DepartmentTable {
        private(set) var departments: [Department] = []
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func insert(_ department: Department) {
            stage.call(self) {
                stage.say("插入一个Access的SQLDepartment对象")
                departments.append(department)
            }
        }

        func newDepartment() -> Department {
            stage.call(self) {
                stage.say("新建一个Access的SQLDepartment对象")
                return Department(id: departments.count + 1)
            }
        }
    }
}
