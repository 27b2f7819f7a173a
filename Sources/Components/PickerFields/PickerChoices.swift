/// The rows of a picker's columns, which may depend on the rows of the columns before.
///
///     let drinks: PickerChoices = .list(["鲜橙", "哈密瓜", "蓝莓"])
///     let sizes: PickerChoices = .columns([["S", "M", "L"], ["red", "blue"]])
///     let places: PickerChoices = .dependent(columns: 2) { path in
///         path.isEmpty ? Array(cities.keys).sorted() : cities[path[0]] ?? []
///     }
@preconcurrency @MainActor
public struct PickerChoices {
    /// The number of columns.
    public var columnCount: Int

    private let rows: ([String]) -> [String]

    /// Columns whose rows depend on the titles chosen before.
    ///
    /// - Parameters:
    ///   - columns: The number of columns.
    ///   - rows: Returns the titles of a column for the titles chosen in the columns before it.
    public static func dependent(
        columns: Int, rows: @escaping (_ path: [String]) -> [String]
    ) -> PickerChoices {
        PickerChoices(columnCount: max(columns, 1), rows: rows)
    }

    /// Columns that do not depend on one another.
    public static func columns(_ columns: [[String]]) -> PickerChoices {
        PickerChoices(columnCount: max(columns.count, 1)) { path in
            path.count < columns.count ? columns[path.count] : []
        }
    }

    /// One column.
    public static func list(_ titles: [String]) -> PickerChoices { columns([titles]) }

    /// The titles of the column after those in which `path` was chosen.
    public func titles(after path: [String]) -> [String] {
        path.count < columnCount ? rows(path) : []
    }
}
