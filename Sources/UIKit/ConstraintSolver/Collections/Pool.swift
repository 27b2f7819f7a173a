/// A growable array of plain values with a unique owner. With ``PoolMemory`` and ``PoolWindow`` the
/// solver's only unsafe code.
///
/// An array costs more: it counts references, and checks for uniqueness before every write. A pool
/// is moved, never copied. Indices are 32 bits wide, as the solver's identifiers are. Debug builds
/// check every access.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int

    /// The number of elements.
    private(set) var count = 0

    /// An empty pool with room for some elements. With room for none it has no memory.
    init(capacity: Int = 0) {
        (base, self.capacity) = Self.allocate(capacity, isGrowing: false)
    }

    deinit { Self.free(base, capacity) }

    /// Memory for at least some elements, and the number of elements that it has room for.
    private static func allocate(
        _ capacity: Int, isGrowing: Bool
    ) -> (UnsafeMutablePointer<Element>, Int) {
        if capacity == 0,
            let nowhere = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
        {
            return (nowhere, 0)
        }
        let (block, byteCount) = PoolMemory.allocate(
            capacity * MemoryLayout<Element>.stride, isGrowing: isGrowing)
        let capacity = byteCount / MemoryLayout<Element>.stride
        return (block.bindMemory(to: Element.self, capacity: capacity), capacity)
    }

    private static func free(_ base: UnsafeMutablePointer<Element>, _ capacity: Int) {
        if capacity == 0 { return }
        PoolMemory.free(base, byteCount: capacity * MemoryLayout<Element>.stride)
    }

    /// The address of the elements. Valid until the pool grows or is destroyed.
    var window: PoolWindow<Element> {
        @inline(__always) get { PoolWindow(base: base, count: count) }
    }

    /// `true` if there are no elements.
    var isEmpty: Bool { @inline(__always) get { count == 0 } }

    /// The element at an index.
    subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress {
            assert(index >= 0 && index < count, "There is no element \(index) among \(count).")
            return UnsafePointer(base + index)
        }
        @inline(__always) unsafeMutableAddress {
            assert(index >= 0 && index < count, "There is no element \(index) among \(count).")
            return base + index
        }
    }

    /// The element at an index.
    subscript(index: Int32) -> Element {
        @inline(__always) unsafeAddress {
            assert(index >= 0 && index < count, "There is no element \(index) among \(count).")
            return UnsafePointer(base + Int(index))
        }
        @inline(__always) unsafeMutableAddress {
            assert(index >= 0 && index < count, "There is no element \(index) among \(count).")
            return base + Int(index)
        }
    }

    /// The elements as an array.
    var elements: [Element] { (0..<count).map { self[$0] } }

    /// Adds an element at the end.
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(toHold: count + 1) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Adds an element for which there is room reserved.
    @inline(__always)
    mutating func appendReserved(_ element: Element) {
        assert(count < capacity, "There is no room for more than \(capacity). Reserve it.")
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Adds copies of an element at the end.
    mutating func append(_ element: Element, times: Int) {
        reserve(count + times)
        (base + count).initialize(repeating: element, count: times)
        count += times
    }

    /// Adds uninitialised elements at the end.
    ///
    /// - Returns: The index of the first.
    @inline(__always)
    mutating func extend(by places: Int) -> Int32 {
        if count + places > capacity { grow(toHold: count + places) }
        count &+= places
        return Int32(truncatingIfNeeded: count &- places)
    }

    /// Adds copies of a run of the pool's own elements at the end.
    mutating func appendCopy(of run: Range<Int>) {
        assert(run.lowerBound >= 0 && run.upperBound <= count, "\(run) is not within \(count).")
        reserve(count + run.count)
        (base + count).initialize(from: base + run.lowerBound, count: run.count)
        count += run.count
    }

    /// Adds copies of a run of another pool's elements at the end.
    @inline(__always)
    mutating func append(_ run: Range<Int32>, of other: borrowing Pool<Element>) {
        assert(run.lowerBound >= 0 && run.upperBound <= other.count, "\(run) is not within it.")
        if count + run.count > capacity { grow(toHold: count + run.count) }
        (base + count).initialize(from: other.base + Int(run.lowerBound), count: run.count)
        count &+= run.count
    }

    /// Removes and returns the last element.
    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0, "There is no last element in an empty pool.")
        count &-= 1
        return base[count]
    }

    /// Removes elements from the end until `count` are left.
    @inline(__always)
    mutating func truncate(to count: Int) {
        assert(count <= self.count, "\(count) elements cannot be left of \(self.count).")
        self.count = count
    }

    /// Removes the first elements and moves the others down.
    mutating func removeFirst(_ count: Int) {
        assert(count <= self.count, "There are no \(count) elements, only \(self.count).")
        base.moveInitialize(from: base + count, count: self.count - count)
        self.count -= count
    }

    /// Removes all elements and keeps the memory.
    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Sorts the elements.
    mutating func sort(by precedes: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.sort(by: precedes)
    }

    /// Reserves room for `count` elements in total.
    mutating func reserve(_ count: Int) {
        if count > capacity { grow(toHold: count) }
    }

    /// The least capacity of a pool with memory.
    private static var leastCapacity: Int { 16 }

    @inline(never)
    private mutating func grow(toHold count: Int) {
        let factor = capacity < 8192 ? 4 : 2
        let (moved, larger) = Self.allocate(
            max(capacity * factor, count, Self.leastCapacity), isGrowing: true)
        moved.moveInitialize(from: base, count: self.count)
        Self.free(base, capacity)
        base = moved
        capacity = larger
    }
}
