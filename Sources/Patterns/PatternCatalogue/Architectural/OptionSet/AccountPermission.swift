import PatternKit

extension Accounts {
    /// The same permissions as an option set: a value whose type keeps it apart from other numbers.
    struct Permission: NamedOptions {
        let rawValue: Int

        static let select = Permission(rawValue: 1 << 0)
        static let insert = Permission(rawValue: 1 << 1)
        static let update = Permission(rawValue: 1 << 2)
        static let delete = Permission(rawValue: 1 << 3)

        static let names: [(option: Permission, name: String)] = [
            (.select, "select"), (.insert, "insert"), (.update, "update"), (.delete, "delete"),
        ]
    }
}
