/// The handler of failures, such as a test's use of a missing element.
///
/// UIKitTesting works with any test library and depends on none. Without a handler, a failure stops
/// the process with its message. In Swift Testing, set once:
///
///     TestFailure.handler = { message, file, line in Issue.record("\(message)") }
@MainActor
public enum TestFailure {
    /// The closure called for each failure, with a message and the location of the call in the
    /// test.
    public static var handler: @MainActor (String, StaticString, UInt) -> Void = {
        message, file, line in
        preconditionFailure(message, file: file, line: line)
    }

    static func report(_ message: String, file: StaticString, line: UInt) {
        handler(message, file, line)
    }
}
