/// A line of a source file.
public struct CodePlace: Hashable, Sendable {
    /// The module and the file.
    public let file: String

    /// The line, counted from 1.
    public let line: Int
}

/// Objects that were still there when they should have been gone.
public struct LeakError: Error, Hashable, Sendable {
    /// What the objects were called.
    public let leaked: [String]

    /// How many objects were watched. With none, the test would have tested nothing.
    public let watchedCount: Int

    /// Where the test is.
    public let place: CodePlace
}

extension LeakError: CustomStringConvertible {
    public var description: String {
        let place = "\(place.file):\(place.line)"
        guard watchedCount > 0 else {
            return
                "\(place): no object was watched. Call watch(_:) with each object that should be gone."
        }
        return """
            \(place): \(leaked.joined(separator: ", ")) (\(leaked.count) of \(watchedCount)) did not go away. Somebody \
            still refers to what leaked: look for closures that capture it strongly, and for two objects that keep \
            each other.
            """
    }
}
