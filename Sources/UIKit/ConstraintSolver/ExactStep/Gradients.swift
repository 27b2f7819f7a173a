/// The derivatives of a component's variables by the columns of the tableau: a sparse vector for
/// each variable.
struct Gradients: ~Copyable {
    /// A variable's run of entries.
    struct Span: BitwiseCopyable {
        var first: Int32 = 0
        var count: Int32 = 0
    }

    /// The runs of the variables, by place.
    var spans = Pool<Span>()
    var entries = Pool<Tableau.Entry>()

    // The vector that is being summed, by column. Its entries are valid where the mark is the
    // sum's.
    private var sums = Pool<Double>()
    private var marks = Pool<Int32>()
    private(set) var met = Pool<Int32>()
    private var mark: Int32 = 0

    /// The cost of storing an entry, relative to visiting one.
    static let storingWork = 8

    /// The number of entries that may still be visited.
    private(set) var workLeft = 0

    /// Removes all vectors, and sets the number of entries that may be visited.
    mutating func clear(variables: Int, columns: Int, work: Int) {
        workLeft = work
        spans.removeAll()
        spans.append(Span(), times: variables)
        entries.removeAll()
        sums.removeAll()
        sums.append(0, times: columns)
        marks.removeAll()
        marks.append(0, times: columns)
        mark = 0
    }

    /// Starts a sum.
    @inline(__always)
    mutating func begin() {
        mark &+= 1
        met.removeAll()
    }

    /// Adds one entry to the sum.
    @inline(__always)
    mutating func add(_ value: Double, column: Int32) {
        if marks[column] == mark {
            sums[column] += value
        } else {
            marks[column] = mark
            sums[column] = value
            met.append(column)
        }
    }

    /// Adds a multiple of a variable's vector to the sum.
    @inline(__always)
    mutating func add(_ factor: Double, place: Int32) {
        let span = spans[place]
        workLeft &-= Int(span.count)
        var index = span.first
        let end = span.first &+ span.count
        while index < end {
            add(factor * entries[index].value, column: entries[index].column)
            index &+= 1
        }
    }

    /// The sum's entry in a column of ``met``.
    @inline(__always)
    func sum(inColumn column: Int32) -> Double { sums[column] }

    /// `true` if the sum has no entries except rounding errors.
    var isSumZero: Bool {
        for index in 0..<met.count where abs(sums[met[index]]) > Tableau.entryTolerance {
            return false
        }
        return true
    }

    /// Stores a multiple of the sum as a variable's vector.
    @inline(__always)
    mutating func store(_ factor: Double, place: Int32) {
        let first = Int32(entries.count)
        for index in 0..<met.count {
            let column = met[index]
            let value = factor * sums[column]
            if abs(value) > Tableau.entryTolerance {
                entries.append(Tableau.Entry(value: value, column: column))
            }
        }
        let count = Int32(entries.count) &- first
        workLeft &-= Self.storingWork &* Int(count)
        spans[place] = Span(first: first, count: count)
    }
}
