extension Calculator {
    /// An operation of two numbers. Its initialiser is the factory method: generic code makes
    /// operations of a type that it does not know, with no makers in addition to the products.
    protocol BinaryOperation {
        init(_ a: Double, _ b: Double)
        var result: Double { get }
    }

    struct Sum: BinaryOperation {
        let result: Double
        init(_ a: Double, _ b: Double) { result = a + b }
    }

    struct Difference: BinaryOperation {
        let result: Double
        init(_ a: Double, _ b: Double) { result = a - b }
    }

    struct Product: BinaryOperation {
        let result: Double
        init(_ a: Double, _ b: Double) { result = a * b }
    }

    /// A quotient, which is infinite or not a number for a divisor of zero.
    struct Quotient: BinaryOperation {
        let result: Double
        init(_ a: Double, _ b: Double) { result = a / b }
    }

    /// The results of several kinds of operations between the same numbers.
    static func results(
        of operations: [any BinaryOperation.Type], _ a: Double, _ b: Double
    ) -> [Double] {
        operations.map { $0.init(a, b).result }
    }
}
