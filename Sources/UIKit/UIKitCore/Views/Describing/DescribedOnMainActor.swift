import FoundationGaps

/// Returns the description of an object of the main actor; on other threads, which may print an
/// object but not read it, its class alone.
package nonisolated func describedOnMainActor(
    _ object: AnyObject, _ body: @MainActor () -> String
) -> String {
    guard MainQueue.isCurrent else { return "<\(type(of: object))>" }
    return MainActor.assumeIsolated { body() }
}
