public import Foundation

extension NSPredicate {
    /// Creates a predicate from a format, as in `NSPredicate(format: "SELF MATCHES %@", pattern)`.
    ///
    /// Comparisons are `==`, `!=`, `<`, `<=`, `>`, `>=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
    /// `LIKE`, `MATCHES`, `IN` and `BETWEEN`, with `[c]` and `[d]`, joined by `AND`, `OR` and
    /// `NOT`. Names are looked up in dictionaries and among stored properties.
    ///
    /// - Precondition: The format can be read, and has an argument for each `%`.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args as [Any?])
    }

    /// Creates a predicate from a format and an array of arguments.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, argumentArray: (arguments ?? []) as [Any?])
    }

    private convenience init(format: String, argumentArray: [Any?]) {
        let test: PredicateTest
        do {
            var parser = try PredicateParser(format, arguments: argumentArray)
            test = try parser.parse()
        } catch {
            preconditionFailure(
                "NSPredicate(format: \"\(format)\") cannot be read: \(error.description).")
        }
        // The block is called by the thread that evaluates; its values are never changed.
        nonisolated(unsafe) let fixed = test
        self.init { object, _ in fixed.holds(for: object) }
    }
}
