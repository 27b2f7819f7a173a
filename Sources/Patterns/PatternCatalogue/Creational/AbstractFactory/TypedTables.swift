extension Databases {
    /// A database product, as a type: `Table<User, SQLServer>` and `Table<User, Access>` cannot be
    /// mixed up, because the family is part of the type.
    protocol Product { static var name: String { get } }

    enum SQLServer: Product { static let name = "Sqlserver" }
    enum Access: Product { static let name = "Access" }

    /// The rows of a table.
    protocol Record {
        static var tableName: String { get }
        init(id: Int)
    }

    struct Person: Record {
        static let tableName = "SQLUser"
        let id: Int
    }

    struct Team: Record {
        static let tableName = "SQLDepartment"
        let id: Int
    }

    /// One table for every kind of record and every product.
    struct Table<Row: Record, Owner: Product> {
        private(set) var rows: [Row] = []

        /// Keeps the record. Returns what was done.
        mutating func insert(_ row: Row) -> String {
            rows.append(row)
            return "插入一个\(Owner.name)的\(Row.tableName)对象"
        }

        /// A new record with the next free number, and what was done.
        func newRow() -> (row: Row, report: String) {
            (Row(id: rows.count + 1), "新建一个\(Owner.name)的\(Row.tableName)对象")
        }
    }

    /// The tables of one product. Asking for another family is asking with another type.
    struct Database<Owner: Product> {
        var users = Table<Person, Owner>()
        var departments = Table<Team, Owner>()
    }
}
