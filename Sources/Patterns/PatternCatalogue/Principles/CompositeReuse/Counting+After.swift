extension Counting {
    /// After: reuse by composition. The counter has a list and passes on what it is asked; how the
    /// list works inside does not matter.
    struct ComposedCounter {
        private let list = List()
        private(set) var count = 0

        var elements: [String] { list.elements }

        mutating func add(_ element: String) {
            count += 1
            list.add(element)
        }

        mutating func add(contentsOf elements: [String]) {
            count += elements.count
            list.add(contentsOf: elements)
        }
    }
}
