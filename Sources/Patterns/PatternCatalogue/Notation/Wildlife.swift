/// Animals that stand in all six relations to each other: the legend of class diagrams, as code.
enum Wildlife {
    /// Something that flies.
    protocol Flying {
        func fly() -> String
    }

    /// Something that speaks as people do.
    protocol Speaking {
        func speak() -> String
    }

    class Animal {
        var isAlive = true

        /// Lives on oxygen and water, which it is only handed: two dependencies by parameter.
        func metabolise(_ oxygen: Oxygen, _ water: Water) -> String {
            "\(oxygen.formula) + \(water.formula)"
        }

        /// How it moves. Every kind of animal has its own way.
        func move() -> String {
            preconditionFailure("\(type(of: self)) has no move(). Override it.")
        }
    }

    /// A bird creates its own wings and does not share them: they end with it.
    class Bird: Animal {
        private let wings: [Wing]

        init(wings: Int = 2) {
            self.wings = (0..<wings).map { _ in Wing() }
        }

        override func move() -> String { wings.map { $0.flap() }.joined(separator: " ") }

        /// A dependency by a local variable: the egg is forgotten when the method ends.
        func layEgg() -> Double {
            let egg = Egg(grams: 140)
            return egg.grams
        }

        /// For tests that want to see the wings go.
        func look(at body: (Wing) -> Void) { wings.forEach(body) }
    }

    final class Wing {
        func flap() -> String { "flap" }
    }

    struct Egg {
        let grams: Double
    }

    final class Goose: Bird, Flying {
        func fly() -> String { move() }
    }

    /// A flock has geese that were there before it and stay when it scatters.
    final class GooseFlock {
        var geese: [Goose] = []

        /// A dependency by a static call.
        func flySouth() -> String {
            let season = Climate.season()
            return "\(season): \(geese.map { $0.fly() }.joined(separator: ", "))"
        }
    }

    class Duck: Bird {}

    /// A duck that speaks.
    final class DonaldDuck: Duck, Speaking {
        func speak() -> String { "讲人话" }
    }

    /// A penguin knows the climate that it lives in, which is not a part of it.
    final class Penguin: Bird {
        let climate: Climate

        init(in climate: Climate) {
            self.climate = climate
            super.init()
        }
    }

    final class Climate {
        let degrees: Double

        init(degrees: Double) { self.degrees = degrees }

        static func season() -> String { "autumn" }
    }

    struct Oxygen {
        let formula = "O₂"
    }

    struct Water {
        let formula = "H₂O"
    }
}
