// Rows that wait for their turn in propagation (Solver+Propagation, A2), the strongest first.
//
// Of each strength rows mostly become ready in the order in which they are to be taken. So each strength has a *queue*, and what comes out of turn goes
// to a heap. The next row is the strongest of the heap's and the queues' first ones. In large regions many rows may be of one strength and tie: their order is
// any, and they are taken in a *sweep* over memory.

/// A row with one unknown that waits for its turn.
struct ReadyRow: BitwiseCopyable {
    /// The strength's rank and below it the tie; less for a row that lets its equals go first.
    var key: UInt64
    var row: Int32
    var isPatient: Bool
}

/// Ready rows that were made ready in the order in which they are taken.
struct ReadyQueue: ~Copyable {
    private var rows = Pool<ReadyRow>()
    private var next = 0

    /// The strength's rank, or 0 if the queue is free.
    private(set) var rank: UInt32 = 0

    /// The key of the row whose turn it is, or 0 if there is none.
    private(set) var key: UInt64 = 0

    /// Takes all rows away.
    @inline(__always)
    mutating func removeAll() {
        rows.removeAll()
        next = 0
        rank = 0
        key = 0
    }

    /// Adds a row if it is of the queue's strength, or the queue is free, and it does not come before the last one.
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

    /// Takes the row away whose turn it is.
    @inline(__always)
    mutating func removeFirst() -> ReadyRow {
        let first = rows[next]
        next &+= 1
        key = next < rows.count ? rows[next].key : 0
        return first
    }
}

/// Ready rows: queues of some strengths, a heap, and a sweep.
struct ReadyRows: ~Copyable {
    private var sweep = RowSweep()
    /// The key of all rows in the sweep, or 0 if there are none.
    private var sweptKey: UInt64 = 0
    /// The key of the last row that did not go to the sweep.
    private var lastKey: UInt64 = 0
    private var first = ReadyQueue()
    private var second = ReadyQueue()
    private var third = ReadyQueue()
    private var fourth = ReadyQueue()
    private var heap = Pool<ReadyRow>()

    /// Starts anew: with a sweep over the rows below a bound, or without one if that is 0.
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

    /// Whether no row waits.
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
        enqueue(ReadyRow(key: key, row: row, isPatient: false))
    }

    /// Adds a row that lets its equals go first.
    @inline(never)
    mutating func addPatient(_ row: Int32, rank: UInt32) {
        enqueue(ReadyRow(key: UInt64(rank) << 32 &- 1, row: row, isPatient: true))
    }

    @inline(__always)
    private mutating func enqueue(_ ready: ReadyRow) {
        if first.add(ready) || second.add(ready) || third.add(ready) || fourth.add(ready) { return }
        push(ready)
    }

    /// Takes the row away whose turn it is.
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
        let ready = ReadyRow(key: sweptKey, row: sweep.removeNext(), isPatient: false)
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

extension Solver {
    /// Notes that a row has one unknown left.
    @inline(__always)
    mutating func makeReady(_ row: Int32) {
        if store.rows[row].relation == .equal, store.rows[row].effectiveStrength == .required {
            propagation.readyEqualities.append(row)
        } else {
            let key = Objective.key(store.rows[row].effectiveStrength, store.rows[row].tie)
            propagation.readyRows.add(row, key: key)
        }
    }
}
