/// A class that subtracts, and an heir that can do more.
enum Substitution {
    /// The promise to clients: `difference` is the first number less the second.
    class Subtractor {
        let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func difference(_ a: Int, _ b: Int) -> Int {
            stage.call(self, "difference(\(a), \(b))") { a - b }
        }
    }

    /// Before: the heir overrides what it inherits to do its new work, and clients of the parent
    /// get wrong results from it.
    final class OverridingHeir: Subtractor {
        override func difference(_ a: Int, _ b: Int) -> Int {
            stage.call(self, "difference(\(a), \(b))") { a + b }
        }

        /// The new work: the sum and a hundred.
        func sumAndHundred(_ a: Int, _ b: Int) -> Int { difference(a, b) + 100 }
    }

    /// A client of the parent, which is given any heir. Returns what it found wrong.
    static func violations(of subtractor: Subtractor) -> [String] {
        [(100, 50), (100, 80), (5, 5)].compactMap { a, b in
            let result = subtractor.difference(a, b)
            return result == a - b ? nil : "\(a)-\(b)=\(result)"
        }
    }
}
