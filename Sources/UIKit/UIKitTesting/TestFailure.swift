/// A failure of a test's step, such as a tap on an element that is missing.
///
/// Test libraries report its description with the line of the test that threw it.
public nonisolated struct TestFailure: Error, Hashable, Sendable {
    /// A description of the problem, and a remedy.
    public let message: String

    /// The file of the call in the test.
    public let file: String

    /// The line of the call in the test.
    public let line: UInt

    init(_ message: String, file: StaticString, line: UInt) {
        self.message = message
        self.file = "\(file)"
        self.line = line
    }
}

nonisolated extension TestFailure: CustomStringConvertible {
    public var description: String { "\(file):\(line): \(message)" }
}
