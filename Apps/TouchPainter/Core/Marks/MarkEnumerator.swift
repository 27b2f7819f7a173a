/// Steps through a mark and all marks below it, children before their parents: the mark itself
/// comes last.
///
///     for mark in MarkEnumerator(stroke) where mark is Dot { … }
///
/// Marks that are removed ahead of the enumerator are not visited.
public struct MarkEnumerator: Sequence, IteratorProtocol {
    /// The marks being visited, the outermost first, each with the index of its next child.
    private var stack: [(mark: any Mark, nextChild: Int)]

    public init(_ mark: any Mark) {
        stack = [(mark, 0)]
    }

    public mutating func next() -> (any Mark)? {
        while let top = stack.last {
            if let child = top.mark.child(at: top.nextChild) {
                stack[stack.count - 1].nextChild += 1
                stack.append((child, 0))
            } else {
                stack.removeLast()
                return top.mark
            }
        }
        return nil
    }

    /// The marks that have not been visited yet, in the order in which they will be.
    public var remaining: [any Mark] {
        Array(self)
    }
}
