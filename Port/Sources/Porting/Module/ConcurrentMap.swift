import Dispatch

extension Array where Element: Sendable {
    /// Transforms the elements on all processors and returns the results in the elements' order.
    func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Each index is written by one thread, and read after all have ended.
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                results.initializeElement(at: index, to: transform(self[index]))
            }
            initializedCount = count
        }
    }
}
