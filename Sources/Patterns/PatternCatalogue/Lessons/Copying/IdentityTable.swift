/// Which of several objects are the same one, as a table that prints itself.
///
/// A row is about one thing, a column about one way of getting at it. In each row, the first object
/// is called A, the next one that is not the same B, and so on: what a list of addresses would say,
/// but the same in every run.
///
///     let string = StringObject("text")
///     var table = IdentityTable(columns: ["original", "copy", "mutableCopy"])
///     table.add("string", [string, string.copy(), string.mutableCopy()])
///     print(table)
///     //         original  copy  mutableCopy
///     // string  A         A     B
public struct IdentityTable: Hashable, Sendable {
    /// The identities of several objects.
    public struct Row: Hashable, Sendable {
        /// The subject of the row.
        public let name: String

        /// A letter for each column; the same letter for the same object.
        public let letters: [String]
    }

    /// The names of the columns.
    public let columns: [String]

    /// The rows, in the order in which they were added.
    public private(set) var rows: [Row] = []

    /// Creates a table without rows.
    public init(columns: [String]) {
        self.columns = columns
    }

    /// Adds a row that compares `objects`, one for each column.
    ///
    /// - Precondition: There are as many objects as columns, and no more than 26.
    public mutating func add(_ name: String, _ objects: [AnyObject]) {
        precondition(
            objects.count == columns.count && objects.count <= 26,
            """
            The row “\(name)” has \(objects.count) objects, and the table \(columns.count) columns. Give one object \
            for each column.
            """)
        var met: [ObjectIdentifier] = []
        let letters = objects.map { object in
            let identity = ObjectIdentifier(object)
            let index = met.firstIndex(of: identity) ?? met.count
            if index == met.count { met.append(identity) }
            return String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
        }
        rows.append(Row(name: name, letters: letters))
    }

    /// Returns `true` if the row `name` has the same object in both columns; `nil` without such a
    /// row or column.
    public func isSame(_ name: String, _ column: String, as other: String) -> Bool? {
        guard let row = rows.first(where: { $0.name == name }),
            let first = columns.firstIndex(of: column),
            let second = columns.firstIndex(of: other)
        else { return nil }
        return row.letters[first] == row.letters[second]
    }
}

extension IdentityTable: CustomStringConvertible {
    public var description: String {
        textTable([[""] + columns] + rows.map { [$0.name] + $0.letters })
    }
}
