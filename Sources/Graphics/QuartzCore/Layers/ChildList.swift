/// The children of a view or a layer, from back to front.
///
/// A single child is stored inline without an allocation: deep trees consist mostly of such lists.
@_spi(UIKitInternals) @frozen
public nonisolated struct ChildList<Child: AnyObject> {
    /// The only child, stored inline; see ``array``.
    @usableFromInline var inlineChild: Child?

    /// The children, unless there is an inline child.
    @usableFromInline var arrayStorage: [Child] = []

    /// Creates an empty list.
    @inlinable public init() {}

    /// The children as an array. Reading it moves an inline child to array storage.
    @inlinable public var array: [Child] {
        mutating get {
            if inlineChild != nil { moveToArray(capacity: 1) }
            return arrayStorage
        }
    }

    /// Adds a child in front.
    @inlinable public mutating func append(_ child: Child) {
        if inlineChild == nil, arrayStorage.isEmpty {
            inlineChild = child
        } else {
            moveToArray(capacity: Self.initialCapacity)
            arrayStorage.append(child)
        }
    }

    /// Inserts a child at an index; in front of all others if the index is past the end.
    @inlinable @inline(__always)
    public mutating func insert(_ child: Child, at index: Int) {
        guard index < count else { return append(child) }
        moveToArray(capacity: Self.initialCapacity)
        arrayStorage.insert(child, at: index)
    }

    /// Removes a child, if it is in the list.
    @inlinable public mutating func remove(_ child: Child) {
        if inlineChild === child { inlineChild = nil }
        if let index = index(of: child) { arrayStorage.remove(at: index) }
    }

    /// The index of a child in ``arrayStorage``, searched from both ends: lists are mostly emptied
    /// from one of them.
    @inlinable func index(of child: Child) -> Int? {
        var (first, last) = (0, arrayStorage.count - 1)
        while first <= last {
            if arrayStorage[last] === child { return last }
            if arrayStorage[first] === child { return first }
            first += 1
            last -= 1
        }
        return nil
    }

    /// Calls `body` with each child that is in the list at the time of the call.
    @inlinable @inline(__always)
    public func forEach(_ body: (Child) -> Void) {
        if let inlineChild {
            body(inlineChild)
        } else {
            for child in arrayStorage { body(child) }
        }
    }

    /// Calls `body` with each child without retaining it: `body` must not remove any child.
    @inlinable public func forEachUnretained(_ body: (Unmanaged<Child>) -> Void) {
        if let inlineChild { body(Unmanaged.passUnretained(inlineChild)) }
        for index in 0..<arrayStorage.count { body(Unmanaged.passUnretained(arrayStorage[index])) }
    }

    /// Returns the child at an index without retaining it or the list: it must stay in the list
    /// while used.
    @inlinable @inline(__always)
    public func unretained(at index: Int) -> Unmanaged<Child> {
        if index == 0, let inlineChild { return .passUnretained(inlineChild) }
        return .passUnretained(arrayStorage[index])
    }

    /// The array capacity reserved for the second child and those after it.
    @inlinable static var initialCapacity: Int { 4 }

    @inlinable mutating func moveToArray(capacity: Int) {
        guard let first = inlineChild else { return }
        arrayStorage.reserveCapacity(capacity)
        arrayStorage.append(first)
        inlineChild = nil
    }
}

// The standard library's defaults for these members take a hundred times as long.
nonisolated extension ChildList: RandomAccessCollection {
    /// The index of the first child, 0.
    @inlinable public var startIndex: Int { 0 }

    /// The index past the last child.
    @inlinable public var endIndex: Int { count }

    /// The number of children.
    @inlinable public var count: Int { inlineChild == nil ? arrayStorage.count : 1 }

    /// `true` if there are no children.
    @inlinable public var isEmpty: Bool { inlineChild == nil && arrayStorage.isEmpty }

    /// The only child; `nil` if there are none or several.
    @inlinable public var single: Child? {
        inlineChild ?? (arrayStorage.count == 1 ? arrayStorage[0] : nil)
    }

    /// The front-most child.
    @inlinable public var last: Child? { inlineChild ?? arrayStorage.last }

    /// The child at an index, counted from the back.
    @inlinable public subscript(index: Int) -> Child {
        if index == 0, let inlineChild { return inlineChild }
        return arrayStorage[index]
    }

    /// Returns the next index.
    @inlinable public func index(after index: Int) -> Int { index + 1 }

    /// Returns the previous index.
    @inlinable public func index(before index: Int) -> Int { index - 1 }

    /// Returns the number of indexes from `start` to `end`.
    @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }
}
