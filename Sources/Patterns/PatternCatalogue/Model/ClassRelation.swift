/// A relation between two types of a class diagram.
public struct ClassRelation: Hashable, Sendable {
    /// The six relations.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The source is a special case of the target: goose and bird.
        case generalisation

        /// The source does what the target, an interface, asks for: goose and flying.
        case realisation

        /// The source owns the target, which lives and dies with it: bird and wing.
        case composition

        /// The source has the target, which may outlive it: flock and goose.
        case aggregation

        /// The source knows the target: penguin and climate.
        case association

        /// The source uses the target for a moment, as a parameter, a local variable or by a static
        /// call: animal and water.
        case dependency

        /// How tightly the relation binds its source to its target.
        public var strength: Strength {
            switch self {
            case .generalisation, .realisation: .inheritance
            case .composition: .composition
            case .aggregation: .aggregation
            case .association: .association
            case .dependency: .dependency
            }
        }
    }

    /// The order of the relations. Generalisation and realisation are equally strong.
    public enum Strength: Int, Hashable, Sendable, Comparable {
        case dependency
        case association
        case aggregation
        case composition
        case inheritance

        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// The name of the box that has the relation: the heir, the whole, the one who knows or uses.
    public var source: String

    public var kind: Kind

    /// The name of the box that the relation leads to.
    public var target: String

    /// How many of the target there are to one of the source: “1”, “0..1”, “1..2”, “*”.
    public var multiplicity: String?

    /// How many of the source there are to one of the target, written at the source.
    public var sourceMultiplicity: String?

    /// The role of the target, written at the target: the name of the source's property.
    public var role: String?

    /// The role of the source, written at the source.
    public var sourceRole: String?

    /// The name of the relation, written at its source: “creates”.
    public var label: LocalizedText?

    public init(
        _ source: String, _ kind: Kind, _ target: String, multiplicity: String? = nil,
        role: String? = nil, sourceMultiplicity: String? = nil, sourceRole: String? = nil,
        label: LocalizedText? = nil
    ) {
        self.source = source
        self.kind = kind
        self.target = target
        self.multiplicity = multiplicity
        self.sourceMultiplicity = sourceMultiplicity
        self.role = role
        self.sourceRole = sourceRole
        self.label = label
    }
}
