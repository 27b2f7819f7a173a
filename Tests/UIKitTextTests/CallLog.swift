/// A log of calls, in order.
final class CallLog {
    var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    /// Returns the calls since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
