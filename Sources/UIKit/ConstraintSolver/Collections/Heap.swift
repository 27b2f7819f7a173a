/// A priority queue of numbers, the least first.
struct Heap: ~Copyable {
    private var elements = Pool<Int32>()

    /// `true` if there are no numbers.
    var isEmpty: Bool { elements.isEmpty }

    /// Removes all numbers.
    mutating func removeAll() { elements.removeAll() }

    /// Adds a number.
    mutating func push(_ element: Int32) {
        elements.append(element)
        var index = elements.count - 1
        while index > 0, element < elements[(index - 1) / 2] {
            elements[index] = elements[(index - 1) / 2]
            index = (index - 1) / 2
        }
        elements[index] = element
    }

    /// Removes and returns the least number.
    mutating func popLeast() -> Int32 {
        let least = elements[0]
        let last = elements.removeLast()
        let count = elements.count
        if count == 0 { return least }
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= count { break }
            if child + 1 < count, elements[child + 1] < elements[child] { child += 1 }
            if !(elements[child] < last) { break }
            elements[index] = elements[child]
            index = child
        }
        elements[index] = last
        return least
    }
}
