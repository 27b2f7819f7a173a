import TestSupport

nonisolated extension SeededGenerator {
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}
