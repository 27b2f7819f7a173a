/// What happens when a test asks for something that is not there.
///
/// UIKitTesting works with any test library and so knows none. Until it is told where failures go, one stops the
/// process with its message. In Swift Testing, say once:
///
///     TestFailure.handler = { message, file, line in Issue.record("\(message)") }
@MainActor
public enum TestFailure {
    /// Is told of each failure: a message, and the place of the call in the test.
    public static var handler: @MainActor (String, StaticString, UInt) -> Void = {
        message, file, line in
        preconditionFailure(message, file: file, line: line)
    }

    static func report(_ message: String, file: StaticString, line: UInt) {
        handler(message, file, line)
    }
}
