/// The optional methods that the delegate and the data source of a list were found to lack.
///
/// Some methods change a list by existing: without heights of the delegate, rows are uniform. Swift
/// cannot ask whether a class has a method, because one with a default always exists. So the
/// default reports that it was used, and the list knows after one call. What was found holds until
/// the list has another delegate or data source, as the answers of `responds(to:)` do in Apple's
/// UIKit.
final class OptionalMethods {
    /// Methods that change a list by existing.
    nonisolated struct Method: OptionSet, Sendable {
        let rawValue: Int

        static let rowHeight = Method(rawValue: 1 << 0)
        static let rowEstimate = Method(rawValue: 1 << 1)
        static let headerView = Method(rawValue: 1 << 2)
        static let footerView = Method(rawValue: 1 << 3)
        static let canEdit = Method(rawValue: 1 << 4)
        static let editingStyle = Method(rawValue: 1 << 5)
        static let canMove = Method(rawValue: 1 << 6)
        static let itemSize = Method(rawValue: 1 << 7)
    }

    private var missing: Method = []
    private var probed: Method = []

    /// Called by the default of a method: the object that was asked has none of its own.
    func didUseDefault(of method: Method) { missing.insert(method) }

    /// `true` if a call has shown that a method does not exist.
    func lacks(_ method: Method) -> Bool { missing.contains(method) }

    /// Calls a method, unless that was done before, to find out whether it exists.
    func probe(_ method: Method, _ call: () -> Void) {
        guard !probed.contains(method) else { return }
        probed.insert(method)
        call()
    }

    /// Returns the answer of a method; `nil` if it is the default's.
    func answer<Answer>(of method: Method, _ call: () -> Answer) -> Answer? {
        missing.remove(method)
        let answer = call()
        return lacks(method) ? nil : answer
    }

    /// Forgets what was found, because other objects are asked from now on.
    func reset() {
        missing = []
        probed = []
    }
}
