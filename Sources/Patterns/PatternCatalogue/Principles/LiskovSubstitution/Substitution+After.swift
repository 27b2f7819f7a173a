extension Substitution {
    /// After: the heir adds a method for its new work and leaves what it inherits alone.
    final class ExtendingHeir: Subtractor {
        func sum(_ a: Int, _ b: Int) -> Int {
            stage.call(self, "sum(\(a), \(b))") { a + b }
        }

        /// The new work: the sum and a hundred.
        func sumAndHundred(_ a: Int, _ b: Int) -> Int { sum(a, b) + 100 }
    }
}
