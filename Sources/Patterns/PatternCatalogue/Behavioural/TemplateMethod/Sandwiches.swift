/// Sandwiches, which are all made the same way.
enum Sandwiches {
    /// The plate a sandwich is served on.
    final class Plate {
        /// The steps so far.
        private(set) var steps: [String] = []

        func add(_ step: String) { steps.append(step) }
    }

    /// Any sandwich. It calls its heirs, and they do not call it.
    class AnySandwich {
        private(set) var plate = Plate()
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// The template method: the steps, in the order that every sandwich has. Returns the plate.
        @discardableResult
        final func make() -> Plate {
            stage.call(self) {
                plate = makePlate()
                prepareBread()
                putBreadOnPlate()
                addMeat()
                addCondiments()
                extraStep()
                serve()
                return plate
            }
        }

        /// A factory method: what the sandwich lies on.
        func makePlate() -> Plate { Plate() }

        // Steps that heirs replace.
        func prepareBread() { step() }
        func addMeat() { step() }
        func addCondiments() { step() }

        /// A hook: heirs may do something more here. Nothing by default.
        func extraStep() {}

        // Steps that are the same in all sandwiches.
        final func putBreadOnPlate() { step() }
        final func serve() { step() }

        /// Does a step and says it, by default the method that calls this.
        final func step(_ name: String = #function) {
            let name = String(name.prefix { $0 != "(" })
            stage.call(self, "\(name)()") {
                plate.add(name)
                stage.say(name)
            }
        }
    }

    final class Hamburger: AnySandwich {
        override func prepareBread() { getBurgerBun() }
        override func addMeat() { addBeefPatty() }

        override func addCondiments() {
            addKetchup()
            addMustard()
            addCheese()
            addPickles()
        }

        private func getBurgerBun() { step() }
        private func addBeefPatty() { step() }
        private func addKetchup() { step() }
        private func addMustard() { step() }
        private func addCheese() { step() }
        private func addPickles() { step() }
    }

    final class Hotdog: AnySandwich {
        override func prepareBread() { getHotdogBun() }
        override func addMeat() { addWiener() }

        override func addCondiments() {
            addKetchup()
            addMustard()
            addOnion()
        }

        private func getHotdogBun() { step() }
        private func addWiener() { step() }
        private func addKetchup() { step() }
        private func addMustard() { step() }
        private func addOnion() { step() }
    }

    final class ReubenSandwich: AnySandwich {
        override func prepareBread() { cutRyeBread() }
        override func addMeat() { addCornBeef() }

        override func addCondiments() {
            addSauerkraut()
            addThousandIslandDressing()
            addSwissCheese()
        }

        override func extraStep() { grillIt() }

        private func cutRyeBread() { step() }
        private func addCornBeef() { step() }
        private func addSauerkraut() { step() }
        private func addThousandIslandDressing() { step() }
        private func addSwissCheese() { step() }
        private func grillIt() { step() }
    }
}
