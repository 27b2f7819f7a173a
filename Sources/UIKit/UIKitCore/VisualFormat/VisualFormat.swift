/// A line of the visual format language, parsed: `H:|-[title(>=80)]-8-[button]-|`.
///
/// The items of a line alternate with the connections between them, so there is one connection fewer. Names
/// of views and metrics stand here as they were written; nothing is looked up. Apple's documentation calls the
/// grammar "Visual Format Syntax".
nonisolated struct VisualFormat: Hashable, Sendable {
    /// The direction in which the items follow each other.
    enum Orientation: Hashable, Sendable {
        case horizontal, vertical
    }

    /// Horizontal unless the line begins with `V:`.
    var orientation = Orientation.horizontal

    /// A superview's edge may stand first and last; all others are views. There is at least one view.
    var items: [Item] = []

    /// What lies between each item and the next.
    var connections: [Connection] = []
}

nonisolated extension VisualFormat {
    /// What stands in a line.
    struct Item: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// `|`: the edge of the superview.
            case superview
            /// `[name(predicates)]`: a view and how large it is.
            case view(name: String, sizes: [Predicate])
        }

        var kind: Kind

        /// How many characters precede the place that messages about this item point at.
        var position: Int
    }

    /// What lies between two items.
    enum Connection: Hashable, Sendable {
        /// Nothing: the items touch.
        case flush
        /// `-`: the system's spacing.
        case standard
        /// `-8-` or `-(>=8,<=20@500)-`.
        case spacing([Predicate])
    }

    /// A relation to a number or to something that has a name, at a priority.
    struct Predicate: Hashable, Sendable {
        enum Relation: String, Hashable, Sendable, CaseIterable {
            case equal = "=="
            case lessThanOrEqual = "<="
            case greaterThanOrEqual = ">="
        }

        var relation = Relation.equal
        var operand: Operand

        /// `nil` is required.
        var priority: Operand?
    }

    /// A number or a name that is to be looked up.
    struct Operand: Hashable, Sendable {
        enum Value: Hashable, Sendable {
            case number(Double)
            case name(String)
        }

        var value: Value

        /// How many characters precede the place that messages about this operand point at.
        var position: Int
    }
}
