/// A line of a source file.
public struct CodePlace: Hashable, Sendable {
    /// The module and the file.
    public let file: String

    /// The line, counted from 1.
    public let line: Int
}

/// Objects that were still alive when they should have been deallocated.
public struct LeakError: Error, Hashable, Sendable {
    /// The names of the objects.
    public let leaked: [String]

    /// The number of watched objects. A test that watches none tests nothing.
    public let watchedCount: Int

    /// The place of the test.
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
