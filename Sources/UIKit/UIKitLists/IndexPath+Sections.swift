public import Foundation

nonisolated extension IndexPath {
    /// Creates the path of a row in a section of a table.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Creates the path of an item in a section of a collection.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The section.
    ///
    /// - Precondition: The path has two indexes. The same holds for ``row`` and ``item``.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in the section; the same as ``item``.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in the section; the same as ``row``.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

nonisolated extension NSIndexPath {
    /// Creates the path of a row in a section of a table.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the path of an item in a section of a collection.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section.
    ///
    /// - Precondition: The path has two indexes. The same holds for ``row`` and ``item``.
    public var section: Int { index(atPosition: 0) }

    /// The row in the section; the same as ``item``.
    public var row: Int { index(atPosition: 1) }

    /// The item in the section; the same as ``row``.
    public var item: Int { index(atPosition: 1) }
}
