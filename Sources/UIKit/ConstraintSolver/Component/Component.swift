/// The connected component of the system that is being solved: the variables and rows of one region.
struct Component: ~Copyable {
    var variables: Pool<Int32>
    var rows: Pool<Int32>

    /// How many terms the rows have.
    var termCount: Int32 = 0

    /// `true` if variables and rows are in the order of their indices.
    var isSorted = false

    var sorter = BitSorter()

    /// An empty component with room for some rows.
    init(roomForRows rows: Int) {
        variables = Pool(capacity: rows)
        self.rows = Pool(capacity: rows)
    }
}
