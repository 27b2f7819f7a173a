/// Watches objects that should be deallocated by the end of a test.
///
///     try assertDeallocated { probe in
///         let user = probe.watch(User())
///         user.greet = { [weak user] in "Hello, \(user?.name ?? "whoever")" }
///     }
///
/// It has nothing to do with any testing library, so that it can be used in all of them: the error
/// that is thrown is what fails the test. Not thread-safe.
public final class LeakProbe {
    /// An object that should be deallocated, and its name in errors.
    private struct Watched {
        weak var object: AnyObject?
        let name: String
    }

    private var watched: [Watched] = []

    /// Creates a probe that watches nothing yet.
    public init() {}

    /// The names of the watched objects that are still there.
    public var alive: [String] { watched.filter { $0.object != nil }.map(\.name) }

    /// Watches `object` without retaining it.
    ///
    /// - Parameters:
    ///   - object: The object that should be deallocated.
    ///   - name: Its name in the error, by default that of its class.
    /// - Returns: The object.
    @discardableResult
    public func watch<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
        watched.append(Watched(object: object, name: name ?? "\(type(of: object))"))
        return object
    }

    /// - Throws: An error that names the objects that are still alive.
    func check(_ place: CodePlace) throws(LeakError) {
        let alive = alive
        guard watched.isEmpty || !alive.isEmpty else { return }
        throw LeakError(leaked: alive, watchedCount: watched.count, place: place)
    }
}

/// Runs `body`, and checks that the objects it watched are deallocated afterwards.
///
/// - Parameters:
///   - file: The file that the error names; the caller's by default.
///   - line: The line that the error names; the caller's by default.
///   - body: Creates objects and watches them with its probe.
/// - Throws: ``LeakError`` when an object is still alive, or none was watched; the errors of
///   `body`.
public func assertDeallocated(
    file: String = #fileID, line: Int = #line, _ body: (LeakProbe) throws -> Void
) throws {
    let probe = LeakProbe()
    try body(probe)
    try probe.check(CodePlace(file: file, line: line))
}

/// Runs `body`, and checks that the objects it watched are deallocated afterwards.
///
/// - Parameters:
///   - isolation: The actor that `body` runs on; the caller's by default.
///   - file: The file that the error names; the caller's by default.
///   - line: The line that the error names; the caller's by default.
///   - body: Creates objects and watches them with its probe.
/// - Throws: ``LeakError`` when an object is still alive, or none was watched; the errors of
///   `body`.
public func assertDeallocated(
    isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: Int = #line,
    _ body: (LeakProbe) async throws -> Void
) async throws {
    let probe = LeakProbe()
    try await body(probe)
    try probe.check(CodePlace(file: file, line: line))
}
