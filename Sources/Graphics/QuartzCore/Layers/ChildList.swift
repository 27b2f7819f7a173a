/// What lies in a view or a layer, back to front.
///
/// A list of one needs no memory of its own: deep trees consist of such lists.
@_spi(UIKitInternals) @frozen
public nonisolated struct ChildList<Child: AnyObject> {
    /// The child, where there is only one; see ``array``.
    @usableFromInline var only: Child?

    /// The children, unless there is ``only`` one.
    @usableFromInline var several: [Child] = []

    /// A list of nothing.
    @inlinable public init() {}

    /// The children as an array, which the list keeps from now on.
    @inlinable public var array: [Child] {
        mutating get {
            if only != nil { becomeSeveral(room: 1) }
            return several
        }
    }

    /// Adds a child in front.
    @inlinable public mutating func append(_ child: Child) {
        if only == nil, several.isEmpty {
            only = child
        } else {
            becomeSeveral(room: Self.usualCount)
            several.append(child)
        }
    }

    /// Adds a child behind the one at an index; in front of all where there is none.
    @inlinable @inline(__always)
    public mutating func insert(_ child: Child, at index: Int) {
        guard index < count else { return append(child) }
        becomeSeveral(room: Self.usualCount)
        several.insert(child, at: index)
    }

    /// Takes out a child; nothing happens if it is none.
    @inlinable public mutating func remove(_ child: Child) {
        if only === child { only = nil }
        // Sought from the end, because those that came last are those that go soonest.
        if let index = several.lastIndex(where: { $0 === child }) { several.remove(at: index) }
    }

    /// Calls `body` with each child that is in the list now.
    @inlinable @inline(__always)
    public func forEach(_ body: (Child) -> Void) {
        if let only {
            body(only)
        } else {
            for child in several { body(child) }
        }
    }

    /// Calls `body` with each child without keeping it meanwhile: nothing may leave the list in there.
    @inlinable public func forEachUnretained(_ body: (Unmanaged<Child>) -> Void) {
        if let only { body(Unmanaged.passUnretained(only)) }
        for index in 0..<several.count { body(Unmanaged.passUnretained(several[index])) }
    }

    /// The child at an index, without keeping it or the list: it must not leave the list meanwhile.
    @inlinable @inline(__always)
    public func unretained(at index: Int) -> Unmanaged<Child> {
        if index == 0, let only { return .passUnretained(only) }
        return .passUnretained(several[index])
    }

    /// The room that is made for the second child and those after it.
    @inlinable static var usualCount: Int { 4 }

    @inlinable mutating func becomeSeveral(room: Int) {
        guard let first = only else { return }
        several.reserveCapacity(room)
        several.append(first)
        only = nil
    }
}

// The defaults of the standard library for what is stated here take a hundred times as long.
nonisolated extension ChildList: RandomAccessCollection {
    /// 0.
    @inlinable public var startIndex: Int { 0 }

    /// How many children there are.
    @inlinable public var endIndex: Int { count }

    /// How many children there are.
    @inlinable public var count: Int { only == nil ? several.count : 1 }

    /// Whether there are none.
    @inlinable public var isEmpty: Bool { only == nil && several.isEmpty }

    /// The child that is alone; `nil` where there are none or several.
    @inlinable public var single: Child? { only ?? (several.count == 1 ? several[0] : nil) }

    /// The child in front of all others.
    @inlinable public var last: Child? { only ?? several.last }

    /// The child at an index, counted from the back.
    @inlinable public subscript(index: Int) -> Child {
        if index == 0, let only { return only }
        return several[index]
    }

    /// The next index.
    @inlinable public func index(after index: Int) -> Int { index + 1 }

    /// The index before.
    @inlinable public func index(before index: Int) -> Int { index - 1 }

    /// How many indexes `end` is after `start`.
    @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }
}
