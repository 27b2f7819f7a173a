/// A list whose first elements are kept in place: a short one, as nearly all are, needs no memory of its own.
///
/// An element can be taken out without moving the others: it leaves a gap.
nonisolated struct InPlaceList<Element> {
    // No `InlineArray`, which is copied and destroyed by looking up its type at run time.
    private var first: (Element?, Element?, Element?, Element?, Element?, Element?) =
        (nil, nil, nil, nil, nil, nil)
    private var rest: [Element?] = []
    private static var firstCount: Int { 6 }

    /// How many places there are, gaps included.
    private(set) var count = 0

    /// The elements as an array, without gaps.
    var all: [Element] {
        var all: [Element] = []
        all.reserveCapacity(count)
        for index in 0..<count {
            if let element = self[index] { all.append(element) }
        }
        return all
    }

    /// The element at a place; `nil` for a gap.
    subscript(index: Int) -> Element? {
        get {
            switch index {
            case 0: first.0
            case 1: first.1
            case 2: first.2
            case 3: first.3
            case 4: first.4
            case 5: first.5
            default: rest[index - Self.firstCount]
            }
        }
        set {
            switch index {
            case 0: first.0 = newValue
            case 1: first.1 = newValue
            case 2: first.2 = newValue
            case 3: first.3 = newValue
            case 4: first.4 = newValue
            case 5: first.5 = newValue
            default: rest[index - Self.firstCount] = newValue
            }
        }
    }

    mutating func append(_ element: Element) {
        if count < Self.firstCount { self[count] = element } else { rest.append(element) }
        count += 1
    }

    /// Removes the last place.
    mutating func removeLast() {
        count -= 1
        if count < Self.firstCount { self[count] = nil } else { rest.removeLast() }
    }

    /// Moves the elements together, so that there are no gaps.
    mutating func closeGaps() {
        var closed = InPlaceList()
        for index in 0..<count {
            if let element = self[index] { closed.append(element) }
        }
        self = closed
    }
}

nonisolated extension InPlaceList where Element: AnyObject {
    /// Takes out an object, and puts the last one into its place.
    mutating func removeSwapping(_ element: Element) {
        var index = count - 1
        while index >= 0, self[index] !== element { index -= 1 }
        guard index >= 0 else { return }
        self[index] = self[count - 1]
        removeLast()
    }
}
