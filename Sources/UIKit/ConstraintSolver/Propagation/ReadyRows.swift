// Rows with one unknown that wait for their turn, the strongest first.
//
// Rows of one strength mostly become ready in the order in which they have to be taken. So each
// strength has a queue, and only a row that is out of order goes to a heap. The next row is the
// strongest of the heap's and the queues' first ones. In large components many rows may have the
// same strength and tie: they may be taken in any order, and are taken in a sweep over memory.

/// A row with one unknown.
struct ReadyRow: BitwiseCopyable {
    /// The strength's rank in the upper half and the tie in the lower; just below the strength for
    /// a deferred row.
    var key: UInt64
    var row: Int32
    var isDeferred: Bool
}

/// Rows of one strength that became ready in the order in which they are taken.
struct ReadyQueue: ~Copyable {
    private var rows = Pool<ReadyRow>()
    private var next = 0

    /// The strength's rank, or 0 if the queue is free.
    private(set) var rank: UInt32 = 0

    /// The key of the first row, or 0 if there is none.
    private(set) var key: UInt64 = 0

    /// Removes all rows.
    @inline(__always)
    mutating func removeAll() {
        rows.removeAll()
        next = 0
        rank = 0
        key = 0
    }

    /// Adds a row if it has the queue's strength, or the queue is free, and it does not precede the
    /// last row. Returns `false` otherwise.
    @inline(__always)
    mutating func add(_ ready: ReadyRow) -> Bool {
        let rank = UInt32(truncatingIfNeeded: ready.key >> 32)
        if rank != self.rank {
            if key != 0 { return false }
            removeAll()
            self.rank = rank
        }
        if key == 0 {
            key = ready.key
        } else if rows[rows.count &- 1].key < ready.key {
            return false
        }
        rows.append(ready)
        return true
    }

    /// Removes and returns the first row.
    @inline(__always)
    mutating func removeFirst() -> ReadyRow {
        let first = rows[next]
        next &+= 1
        key = next < rows.count ? rows[next].key : 0
        return first
    }
}

/// Ready rows in queues of four strengths, a heap, and a sweep.
struct ReadyRows: ~Copyable {
    private var sweep = RowSweep()
    /// The key of all rows in the sweep, or 0 if it is empty.
    private var sweptKey: UInt64 = 0
    /// The key of the last row that was not added to the sweep.
    private var lastKey: UInt64 = 0
    private var first = ReadyQueue()
    private var second = ReadyQueue()
    private var third = ReadyQueue()
    private var fourth = ReadyQueue()
    private var heap = Pool<ReadyRow>()

    /// Removes all rows.
    ///
    /// - Parameter bound: One more than the greatest row in a sweep, or 0 for no sweep.
    mutating func begin(sweepingBelow bound: Int) {
        sweep.begin(below: bound)
        sweptKey = 0
        lastKey = 0
        first.removeAll()
        second.removeAll()
        third.removeAll()
        fourth.removeAll()
        heap.removeAll()
    }

    /// `true` if there are no rows.
    @inline(__always)
    var isEmpty: Bool {
        heap.isEmpty && sweptKey | first.key | second.key | third.key | fourth.key == 0
    }

    /// Adds a row.
    @inline(never)
    mutating func add(_ row: Int32, key: UInt64) {
        if sweep.hasRoom {
            if sweptKey == 0, key == lastKey { sweptKey = key }
            if key == sweptKey {
                sweep.add(row)
                return
            }
            lastKey = key
        }
        enqueue(ReadyRow(key: key, row: row, isDeferred: false))
    }

    /// Adds a row behind all others of its strength.
    @inline(never)
    mutating func addDeferred(_ row: Int32, rank: UInt32) {
        enqueue(ReadyRow(key: UInt64(rank) << 32 &- 1, row: row, isDeferred: true))
    }

    @inline(__always)
    private mutating func enqueue(_ ready: ReadyRow) {
        if first.add(ready) || second.add(ready) || third.add(ready) || fourth.add(ready) { return }
        push(ready)
    }

    /// Removes and returns the first row.
    @inline(never)
    mutating func removeStrongest() -> ReadyRow {
        let heapKey = heap.isEmpty ? 0 : heap[0].key
        let key = max(max(first.key, second.key), max(third.key, fourth.key))
        if sweptKey != 0, sweptKey >= max(key, heapKey) { return removeSwept() }
        if key < heapKey { return pop() }
        if key == first.key { return first.removeFirst() }
        if key == second.key { return second.removeFirst() }
        return key == third.key ? third.removeFirst() : fourth.removeFirst()
    }

    private mutating func removeSwept() -> ReadyRow {
        let ready = ReadyRow(key: sweptKey, row: sweep.removeNext(), isDeferred: false)
        if sweep.isEmpty { sweptKey = 0 }
        return ready
    }

    private mutating func push(_ ready: ReadyRow) {
        heap.append(ready)
        var index = heap.count &- 1
        while index > 0 {
            let parent = (index &- 1) >> 1
            if heap[parent].key >= ready.key { break }
            heap[index] = heap[parent]
            index = parent
        }
        heap[index] = ready
    }

    private mutating func pop() -> ReadyRow {
        let top = heap[0]
        let last = heap.removeLast()
        let count = heap.count
        if count == 0 { return top }
        var index = 0
        while true {
            var child = 2 &* index &+ 1
            if child >= count { break }
            if child &+ 1 < count, heap[child &+ 1].key > heap[child].key { child &+= 1 }
            if heap[child].key <= last.key { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = last
        return top
    }
}
