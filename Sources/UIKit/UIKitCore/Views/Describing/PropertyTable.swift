public import Observing

/// The properties of a class, each declared once: key-value coding, nib files, observing,
/// ``UIView/appearance()`` and descriptions read them here.
///
/// A class has one static table, built on first use, and returns it:
///
///     @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { gaugeTable }
///
///     static let gaugeTable = PropertyTable(
///         of: Gauge.self, after: UIView.propertyTable,
///         [
///             .row("fraction", \.fraction, nib: .same, described: .unless(0)),
///             .row("tickColor", \.tickColor, nib: .same, appearance: .value),
///         ])
///
/// A table has the rows of its class alone; look-ups continue in the table of the superclass. Rows
/// of properties that a module above declares come from there: ``MoreProperties``.
@_spi(UIKitInternals) public final class PropertyTable {
    private let inherited: PropertyTable?
    let rows: [Property]
    private let byName: [String: Property]

    /// Creates the table of a class from its rows.
    ///
    /// Nib files set the properties in the order of the rows, and descriptions list them so.
    public init<Root: AnyObject>(
        of type: Root.Type, after inherited: PropertyTable? = nil, _ rows: [PropertyRow<Root>],
        _ others: [PropertyRow<Root>] = []
    ) {
        self.inherited = inherited
        let more = (type as? any MoreProperties.Type)?.moreProperties
        self.rows =
            (rows + others).map(\.property) + (more?.root == type ? more?.properties ?? [] : [])
        byName = Dictionary(
            self.rows.compactMap { row in row.name.map { ($0, row) } },
            uniquingKeysWith: { first, _ in
                preconditionFailure("“\(first.name ?? "")” has two rows in \(type). Remove one.")
            })
    }

    private func property(named name: String) -> Property? {
        byName[name] ?? inherited?.property(named: name)
    }

    /// The properties that ``UIView/appearance()`` sets, those of the topmost class first.
    private(set) lazy var appearanceProperties: [AppearanceProperty] =
        (inherited?.appearanceProperties ?? []) + rows.compactMap(\.appearance)
}

// MARK: - Uses

extension PropertyTable {
    /// Returns the property with a name for key-value coding.
    public func codedKey(named name: String) -> CodedKey? { property(named: name)?.coded }

    /// Returns the property with a name if it can be observed. `isHidden` stands for `hidden`.
    func observableKey(named name: String) -> ObservableKey? {
        let found = property(named: name)?.observable
        guard found == nil, name.hasPrefix("is"), name.count > 2 else { return found }
        let short = name.dropFirst(2)
        return property(named: short.prefix(1).lowercased() + short.dropFirst())?.observable
    }

    /// Sets what a nib's element states about the rows of this class and its superclasses below
    /// another table's class.
    public func decode(
        _ nib: NibCoder, into object: AnyObject, below top: PropertyTable? = nil
    ) {
        guard self !== top else { return }
        inherited?.decode(nib, into: object, below: top)
        for row in rows { row.decode?(object, nib) }
    }

    /// Describes the rows of this class and its superclasses below another table's class.
    func describe(
        _ object: AnyObject, into description: inout ViewDescription,
        below top: PropertyTable? = nil
    ) {
        guard self !== top else { return }
        inherited?.describe(object, into: &description, below: top)
        for row in rows { row.describe?(object, &description) }
    }

    /// The names in this table that a superclass's table has too, for tests.
    package var repeatedNames: [String] {
        byName.keys.filter { inherited?.property(named: $0) != nil }.sorted()
    }
}

// MARK: - Modules above

/// A class with properties that a module above its own declares, in extensions. That module adds
/// their rows to the table of the class.
@_spi(UIKitInternals) public protocol MoreProperties: AnyObject {
    /// The rows of one class, which its subclasses return too.
    static var moreProperties: PropertyRows { get }
}

/// Rows that a module adds to the table of a class.
@_spi(UIKitInternals) public struct PropertyRows {
    let root: AnyClass
    let properties: [Property]

    /// Creates the rows of a class.
    public init<Root: AnyObject>(of type: Root.Type, _ rows: [PropertyRow<Root>]) {
        root = type
        properties = rows.map(\.property)
    }
}
