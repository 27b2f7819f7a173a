/// Watches objects that should be gone by the end of a test.
///
///     try assertDeallocated { probe in
///         let user = probe.watch(User())
///         user.greet = { [weak user] in "Hello, \(user?.name ?? "whoever")" }
///     }
///
/// It has nothing to do with any testing library, so that it can be used in all of them: the error that is thrown is
/// what fails the test. Not thread-safe.
public final class LeakProbe {
    /// An object that should go, and what it was called.
    private struct Watched {
        weak var object: AnyObject?
        let name: String
    }

    private var watched: [Watched] = []

    init() {}

    /// Watches `object`, without keeping it.
    ///
    /// - Parameters:
    ///   - object: What should be gone in the end.
    ///   - name: What to call it in the error; its class, if nothing else is said.
    /// - Returns: The object.
    @discardableResult
    public func watch<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
        watched.append(Watched(object: object, name: name ?? "\(type(of: object))"))
        return object
    }

    /// - Throws: An error that names the objects that are still there.
    func check(_ place: CodePlace) throws(LeakError) {
        let alive = watched.filter { $0.object != nil }
        guard watched.isEmpty || !alive.isEmpty else { return }
        throw LeakError(leaked: alive.map(\.name), watchedCount: watched.count, place: place)
    }
}

/// Runs `body`, and checks that the objects that it watched are gone when it has ended.
///
/// - Parameter body: Makes objects and watches them with the probe that it is given.
/// - Throws: ``LeakError`` when an object is still there, or when nothing was watched; what `body` throws.
public func assertDeallocated(
    file: String = #fileID, line: Int = #line, _ body: (LeakProbe) throws -> Void
) throws {
    let probe = LeakProbe()
    try body(probe)
    try probe.check(CodePlace(file: file, line: line))
}

/// Runs `body`, and checks that the objects that it watched are gone when it has ended.
///
/// - Parameter body: Makes objects and watches them with the probe that it is given. It runs where the caller does.
/// - Throws: ``LeakError`` when an object is still there, or when nothing was watched; what `body` throws.
public func assertDeallocated(
    isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: Int = #line,
    _ body: (LeakProbe) async throws -> Void
) async throws {
    let probe = LeakProbe()
    try await body(probe)
    try probe.check(CodePlace(file: file, line: line))
}
