/// A company of offices and departments.
enum Company {
    /// The common interface of a company's units, whether or not they have parts.
    class Unit {
        let name: String

        /// The kind of unit, as the tree shows it.
        var kind: String { preconditionFailure("\(type(of: self)) has no kind. Override it.") }

        /// Its duty.
        var duty: String { preconditionFailure("\(type(of: self)) has no duty. Override it.") }

        /// The parts below it.
        var parts: [Unit] { [] }

        let stage: Stage

        init(_ name: String, stage: Stage) {
            self.name = name
            self.stage = stage
        }

        /// Says the unit's name after `depth` dashes, and then those below it, two dashes deeper.
        func display(depth: Int) {
            stage.call(self, "display(depth: \(depth))") {
                stage.say(String(repeating: "-", count: depth) + name + kind)
                for part in parts { part.display(depth: depth + 2) }
            }
        }

        /// Says what the unit does, and then those below it.
        func sayDuty() {
            stage.call(self) {
                stage.say(name + duty)
                for part in parts { part.sayDuty() }
            }
        }
    }

    /// A unit with parts.
    final class Office: Unit {
        private var units: [Unit] = []

        override var kind: String { "的子公司" }
        override var duty: String { "的子公司的职责" }
        override var parts: [Unit] { units }

        /// Puts a unit below the office.
        ///
        /// - Throws: ``CycleError`` when the office is below the unit, or is the unit.
        func add(_ unit: Unit) throws(CycleError) {
            guard !unit.contains(self) else { throw CycleError(unit: unit.name, office: name) }
            units.append(unit)
        }

        /// Takes a unit out. One that is not directly below the office is left where it is.
        func remove(_ unit: Unit) {
            units.removeAll { $0 === unit }
        }
    }

    /// A leaf that trains people.
    final class HRDepartment: Unit {
        override var kind: String { "的HR部门" }
        override var duty: String { ",培训员工" }
    }

    /// A leaf that pays people.
    final class FinanceDepartment: Unit {
        override var kind: String { "的财务部门" }
        override var duty: String { ",给员工发钱" }
    }

    /// A unit cannot be above itself.
    struct CycleError: Error, Hashable {
        let unit: String
        let office: String
    }
}

extension Company.Unit {
    /// Returns `true` if `unit` is this unit or below it.
    func contains(_ unit: Company.Unit) -> Bool {
        self === unit || parts.contains { $0.contains(unit) }
    }
}
