/// A priority queue, the least element first.
///
/// - Complexity: O(log n) for each change.
package struct Heap<Element: Comparable> {
    /// All elements. The least is the first; the order of the others is not specified.
    @usableFromInline package var elements: [Element] = []

    @inlinable package init() {}

    @inlinable package var first: Element? { elements.first }

    @inlinable package mutating func insert(_ element: Element) {
        elements.append(element)
        var index = elements.count - 1
        while index > 0, elements[index] < elements[(index - 1) / 2] {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Replaces the least element, or removes it for `nil`.
    ///
    /// - Precondition: The heap is not empty.
    @inlinable package mutating func replaceFirst(by element: Element?) {
        if let element {
            elements[0] = element
        } else {
            elements.swapAt(0, elements.count - 1)
            elements.removeLast()
        }
        var index = 0
        while 2 * index + 1 < elements.count {
            var child = 2 * index + 1
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < elements[index] else { return }
            elements.swapAt(index, child)
            index = child
        }
    }
}
