import Dispatch

/// The delegate of an output, which is held weakly, and the queue on which it is notified.
// Sendable: the delegate is called on its queue only.
struct OutputDelegate<Delegate>: @unchecked Sendable {
    let queue: DispatchQueue?
    private let find: () -> Delegate?

    /// No delegate.
    init() {
        queue = nil
        find = { nil }
    }

    /// - Parameters:
    ///   - queue: The queue on which it is notified.
    ///   - objects: What it is notified of, in the message of the precondition.
    ///   - find: Returns the delegate from a weak reference. A cast to its protocol would fail away
    ///     from the main thread where its class conforms on the main actor only.
    /// - Precondition: A delegate has a queue.
    init(queue: DispatchQueue?, of objects: String, find: @escaping () -> Delegate?) {
        precondition(
            queue != nil || find() == nil,
            "A delegate of \(objects) needs a queue. Pass .main, or another serial one.")
        self.queue = queue
        self.find = find
    }

    var delegate: Delegate? { find() }
}
