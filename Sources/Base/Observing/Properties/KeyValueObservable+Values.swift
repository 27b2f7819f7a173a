extension KeyValueObservable {
    /// Returns the values of a property as a sequence, beginning with the current one.
    ///
    ///     for await title in book.values(of: \.title) { print(title) }
    ///
    /// The sequence ends when the object is deallocated. A task that is cancelled stops iterating;
    /// its observation ends with the next change.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - includesCurrent: `true` to begin with the current value.
    ///   - bufferingPolicy: The buffering for an iterator that is slower than the changes;
    ///     unbounded by default.
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

/// Yields values into a stream. The observer owns it, so that the stream ends when the observed
/// object is deallocated.
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
