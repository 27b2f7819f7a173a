extension KeyValueObservable {
    /// The values of a property as they come, beginning with the present one.
    ///
    ///     for await title in book.values(of: \.title) { print(title) }
    ///
    /// The sequence ends with the object. A task that is cancelled stops iterating; its observation ends with the
    /// next change.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - includesCurrent: Whether the present value comes first.
    ///   - bufferingPolicy: What to keep for an iterator that is slower than the changes; everything, if nothing else
    ///     is said.
    public func values<Value: Sendable>(
        of keyPath: KeyPath<Self, Value>, includingCurrent includesCurrent: Bool = true,
        bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Value.self, bufferingPolicy: bufferingPolicy)
        let feed = ValueFeed(continuation)
        feed.observation = observe(
            keyPath, options: includesCurrent ? [.initial, .new] : .new
        ) { _, change in
            if let value = change.newValue { feed.send(value) }
        }
        return stream
    }
}

/// What puts values into a stream. The observer keeps it, so that the stream ends when the observed object goes.
private final class ValueFeed<Value: Sendable> {
    private let continuation: AsyncStream<Value>.Continuation

    var observation: NSKeyValueObservation?

    init(_ continuation: AsyncStream<Value>.Continuation) {
        self.continuation = continuation
    }

    deinit { continuation.finish() }

    func send(_ value: Value) {
        if case .terminated = continuation.yield(value) { observation?.invalidate() }
    }
}
