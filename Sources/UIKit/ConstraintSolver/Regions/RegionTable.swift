/// The regions of the system: its connected components, with constants as borders.
struct RegionTable: ~Copyable {
    private var records = Pool<RegionRecord>(capacity: 64)

    /// Indices of records that may be reused.
    var free = Pool<Int32>()

    /// Regions that ended. Their indices are free once none of their variables refers to them.
    var retired = Pool<Int32>()

    /// How many times regions were searched for.
    var walkCount: Int32 = 0

    /// How many records there are, living and free.
    var count: Int { @inline(__always) get { records.count } }

    /// The region with an index.
    subscript(region: Int32) -> RegionRecord {
        @inline(__always) _read { yield records[region] }
        @inline(__always) _modify { yield &records[region] }
    }

    /// Adds a record.
    mutating func append(_ record: RegionRecord) { records.append(record) }
}
