extension ClassRelation.Kind {
    /// The relation's name.
    public var name: LocalizedText {
        switch self {
        case .generalisation: .localized("Generalisation")
        case .realisation: .localized("Realisation")
        case .composition: .localized("Composition")
        case .aggregation: .localized("Aggregation")
        case .association: .localized("Association")
        case .dependency: .localized("Dependency")
        }
    }

    /// The meaning of the relation, with an example from the legend.
    public var meaning: LocalizedText {
        switch self {
        case .generalisation:
            .localized(
                """
                One type is a special kind of another and inherits all that the other is and does: \
                a bird is an animal.
                """)
        case .realisation:
            .localized("A type does everything that an interface asks for: a goose can fly.")
        case .composition:
            .localized(
                "A strict whole and its parts, which live and die together: a bird and its wings.")
        case .aggregation:
            .localized(
                "One object has others that are no part of it and may outlive it: a flock and its geese."
            )
        case .association:
            .localized(
                """
                One type knows another, with a direction, a name, roles and multiplicities: \
                a penguin and the climate.
                """)
        case .dependency:
            .localized(
                """
                One type uses another for a moment, as a parameter, as a local variable or by a static \
                call: an animal and water.
                """)
        }
    }
}
