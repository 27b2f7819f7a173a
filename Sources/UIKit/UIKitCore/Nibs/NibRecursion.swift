/// The elements whose objects are being made, in all nib files that are loaded within each other.
///
/// A class whose initialiser loads the nib file of its own element would do so without end.
enum NibRecursion {
    /// The place of an element.
    struct Mark: Hashable {
        let path: String
        let line: Int
        let id: String?
    }

    /// The number of times that an element's object is made within itself.
    private static let deepest = 4

    private static var running: [Mark: Int] = [:]

    /// The elements that were made within themselves more often.
    private static var endless: Set<Mark> = []

    private static var reported: Set<Mark> = []

    /// Begins an element's object; returns `true` if it is made within itself without end.
    static func begin(_ mark: Mark) -> Bool {
        let depth = running[mark, default: 0]
        running[mark] = depth + 1
        if depth >= deepest { endless.insert(mark) }
        return depth > 0 && endless.contains(mark)
    }

    /// Ends an element's object.
    static func end(_ mark: Mark) {
        let depth = running[mark] ?? 1
        running[mark] = depth > 1 ? depth - 1 : nil
        guard running.isEmpty else { return }
        endless = []
        reported = []
    }

    /// Returns `true` for the first report about an element.
    static func report(_ mark: Mark) -> Bool { reported.insert(mark).inserted }
}
