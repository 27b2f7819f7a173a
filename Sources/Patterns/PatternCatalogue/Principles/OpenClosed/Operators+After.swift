import Foundation

extension Operators {
    /// After: an operation between two numbers. A new one is a new type, in a new file.
    protocol Operation {
        var sign: String { get }
        func result(_ a: Double, _ b: Double) -> Double
    }

    struct Addition: Operation {
        let sign = "+"
        func result(_ a: Double, _ b: Double) -> Double { a + b }
    }

    struct Multiplication: Operation {
        let sign = "*"
        func result(_ a: Double, _ b: Double) -> Double { a * b }
    }

    struct Power: Operation {
        let sign = "^"
        func result(_ a: Double, _ b: Double) -> Double { pow(a, b) }
    }

    /// After: knows the operations that it was given, and is never edited.
    struct OpenCalculator {
        private let operations: [String: any Operation]

        /// When two have the same sign, the last one is meant.
        init(_ operations: [any Operation]) {
            self.operations = Dictionary(
                operations.map { ($0.sign, $0) }, uniquingKeysWith: { $1 })
        }

        /// The result, or nothing for a sign that is not known.
        func result(_ sign: String, _ a: Double, _ b: Double) -> Double? {
            operations[sign]?.result(a, b)
        }
    }
}
