import Dispatch
import Synchronization

/// Work that is distributed over all processors.
enum Parallel {
    /// Transforms elements concurrently, and waits for all. The calling thread works too, so that
    /// it makes progress when all others are busy.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let results = Mutex<[Int: Result]>([:])
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
            let result = transform(elements[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { results in elements.indices.compactMap { results[$0] } }
    }
}
