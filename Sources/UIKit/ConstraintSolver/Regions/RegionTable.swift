/// The regions of the system.
struct RegionTable: ~Copyable {
    private var records = Pool<RegionRecord>(capacity: 64)

    /// Indices of records that may be reused.
    private var free = Pool<Int32>()

    /// Regions that ended. Their indices are freed once no variable refers to them.
    private(set) var ended = Pool<Int32>()

    /// The number of ended regions whose plans and conflicts were released.
    private(set) var releasedCount = 0

    /// The number of searches for regions so far.
    private(set) var searchCount: Int32 = 0

    /// The number of records, living and free.
    var count: Int { @inline(__always) get { records.count } }

    /// The region with an index.
    subscript(region: Int32) -> RegionRecord {
        @inline(__always) _read { yield records[region] }
        @inline(__always) _modify { yield &records[region] }
    }

    /// Starts a search for regions and returns its number.
    mutating func beginSearch() -> Int32 {
        searchCount &+= 1
        return searchCount
    }

    /// `true` if a search found the region, and it has not ended since.
    func isFound(_ region: Int32, by search: Int32) -> Bool {
        region >= 0 && records[region].isAlive && records[region].search == search
    }

    /// Adds a region without members.
    mutating func make(seed: Int32, search: Int32) -> Int32 {
        var record = RegionRecord(seed: seed, search: search)
        if free.isEmpty {
            records.append(record)
            return Int32(truncatingIfNeeded: records.count &- 1)
        }
        let region = free.removeLast()
        record.isTouched = records[region].isTouched
        records[region] = record
        return region
    }

    /// Ends a region whose members are about to join others. The caller releases what it has.
    @inline(__always)
    mutating func end(_ region: Int32) {
        if region >= 0, records[region].isAlive {
            records[region].isAlive = false
            ended.append(region)
        }
    }

    /// The next ended region to be released, or -1 if there is none.
    @inline(__always)
    mutating func nextEnded() -> Int32 {
        if releasedCount == ended.count { return -1 }
        releasedCount &+= 1
        return ended[releasedCount &- 1]
    }

    /// Frees the indices of ended regions.
    mutating func freeEnded() {
        while !ended.isEmpty { free.append(ended.removeLast()) }
        releasedCount = 0
    }
}
