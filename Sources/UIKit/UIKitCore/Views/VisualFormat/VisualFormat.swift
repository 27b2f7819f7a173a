/// A parsed line of the visual format language: `H:|-[title(>=80)]-8-[button]-|`.
///
/// The items of a line alternate with the connections between them, so there is one connection
/// fewer. Names of views and metrics are unresolved. Apple's documentation calls the grammar
/// "Visual Format Syntax".
nonisolated struct VisualFormat: Hashable, Sendable {
    /// The direction in which the items follow each other.
    enum Orientation: Hashable, Sendable {
        case horizontal, vertical
    }

    /// The direction of the line: horizontal unless it begins with `V:`.
    var orientation = Orientation.horizontal

    /// The items: views, with an optional superview's edge at either end. There is at least one
    /// view.
    var items: [Item] = []

    /// The connections between each item and the next.
    var connections: [Connection] = []
}

nonisolated extension VisualFormat {
    /// An item of a line.
    struct Item: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// `|`: the edge of the superview.
            case superview
            /// `[name(predicates)]`: a view and its size.
            case view(name: String, sizes: [Predicate])
        }

        var kind: Kind

        /// The number of characters before the position shown in messages about this item.
        var position: Int
    }

    /// The connection between two items.
    enum Connection: Hashable, Sendable {
        /// No space: the items touch.
        case flush
        /// `-`: the system's spacing.
        case standard
        /// `-8-` or `-(>=8,<=20@500)-`.
        case spacing([Predicate])
    }

    /// A relation to a number or a named item, with a priority.
    struct Predicate: Hashable, Sendable {
        enum Relation: String, Hashable, Sendable, CaseIterable {
            case equal = "=="
            case lessThanOrEqual = "<="
            case greaterThanOrEqual = ">="
        }

        var relation = Relation.equal
        var operand: Operand

        /// The priority; `nil` is required.
        var priority: Operand?
    }

    /// A number, or a name to be resolved.
    struct Operand: Hashable, Sendable {
        enum Value: Hashable, Sendable {
            case number(Double)
            case name(String)
        }

        var value: Value

        /// The number of characters before the position shown in messages about this operand.
        var position: Int
    }
}
