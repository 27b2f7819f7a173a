/// Lists that count what was added to them.
enum Counting {
    /// A list, which adds several elements by adding each.
    class List {
        private(set) var elements: [String] = []

        func add(_ element: String) { elements.append(element) }

        func add(contentsOf elements: [String]) {
            for element in elements { add(element) }
        }
    }

    /// Before: reuse by inheritance. Adding several counts them, and the list then adds each, which
    /// counts it again: the heir depends on how its parent works inside.
    final class InheritingCounter: List {
        private(set) var count = 0
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        override func add(_ element: String) {
            stage.call(self, "add(\(element))") {
                count += 1
                super.add(element)
            }
        }

        override func add(contentsOf elements: [String]) {
            stage.call(self, "add(contentsOf:)") {
                count += elements.count
                super.add(contentsOf: elements)
            }
        }
    }
}
