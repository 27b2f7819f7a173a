/// The value of an app's own trait.
// Sendable: the value is never changed. UIKit reads it on the thread of its collection alone.
nonisolated struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any
    let definition: UITrait

    static func == (lhs: Self, rhs: Self) -> Bool {
        guard let value = lhs.value as? any Equatable else { return false }
        return value.isEqual(to: rhs.value)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(definition)) }
}

nonisolated extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

// Values by the types of their traits.
nonisolated extension TraitValues {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return system.value(in: self) as? Trait.Value ?? trait.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.set(newValue, in: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(
                    value: newValue, definition: trait)
            }
        }
    }

    /// Removes the value of a trait.
    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.remove(from: &self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    /// `true` if a trait has a value.
    func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type {
            return system.differs(self, from: TraitValues())
        }
        return custom[ObjectIdentifier(trait)] != nil
    }

    /// `true` if the values of a trait differ.
    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, from: other) }
        return differs(from: other, inCustom: trait)
    }

    private func differs<Trait: UITraitDefinition>(
        from other: TraitValues, inCustom trait: Trait.Type
    ) -> Bool {
        let key = ObjectIdentifier(trait)
        if custom[key] == nil, other.custom[key] == nil { return false }
        func value(_ values: TraitValues) -> CustomTraitValue {
            CustomTraitValue(value: values[trait], definition: trait)
        }
        return value(self) != value(other)
    }

    /// `true` if dynamic colours may depend on a difference of an app's own traits.
    func differsInColors(from other: TraitValues) -> Bool {
        guard !custom.isEmpty || !other.custom.isEmpty else { return false }
        let all = custom.merging(other.custom) { first, _ in first }.values
        return all.contains {
            $0.definition.affectsColorAppearance && differs(from: other, in: $0.definition)
        }
    }
}

nonisolated extension SystemTrait {
    fileprivate static func value(in values: TraitValues) -> Any { values[keyPath: property] }

    fileprivate static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: property] = value }
    }

    fileprivate static func remove(from values: inout TraitValues) {
        values[keyPath: property] = TraitValues()[keyPath: property]
    }

    fileprivate static func differs(_ values: TraitValues, from other: TraitValues) -> Bool {
        values[keyPath: property] != other[keyPath: property]
    }
}
