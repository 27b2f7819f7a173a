import SQLite

/// The columns of a place, and their reading and writing.
enum PlaceRow {
    static let columns = "places.id, place"

    static let insertion = "INSERT INTO places(id, place, source, run) VALUES (?, ?, ?, ?)"

    /// - Parameter origin: The import of the place, or `nil` for none.
    static func bind(_ place: Place, from origin: PlaceOrigin?, to statement: SQLiteStatement) {
        statement.bind(place.id, at: 1)
        statement.bind(PlaceRecord.bytes(of: place), at: 2)
        statement.bind(origin?.source, at: 3)
        statement.bind(origin?.run, at: 4)
    }

    /// Returns the place of a row that begins with ``columns``.
    static func place(in row: SQLiteStatement) throws(SQLiteError) -> Place {
        let id = row.integer(0)
        let place = row.withBytes(1) { PlaceRecord.place(id, in: $0) }
        guard let place else { throw .damaged("place \(id) has a record that makes no sense") }
        return place
    }
}

extension SQLiteConnection {
    /// Returns the place with an id, or `nil`.
    func place(_ id: Int64) throws(SQLiteError) -> Place? {
        let row = try statement("SELECT \(PlaceRow.columns) FROM places WHERE id = ?")
        defer { row.reset() }
        row.bind(id, at: 1)
        return try row.step() ? PlaceRow.place(in: row) : nil
    }

    /// Returns the place with an id from an index.
    func indexedPlace(_ id: Int64) throws(SQLiteError) -> Place {
        guard let place = try place(id) else { throw PlaceReader.damage(id) }
        return place
    }
}

/// Reads places by ids from an index, many with one execution of a statement: an execution costs as
/// much as reading a place.
struct PlaceReader {
    private let rows: SQLiteStatement

    /// The maximum number of places per execution: a first page and the place that shows that there
    /// are more.
    static let mostAtOnce = 24

    /// The ids are on the left of the join, so that places are returned in their order.
    private static let selection = """
        SELECT \(PlaceRow.columns)
        FROM (VALUES \(Array(repeating: "(?)", count: mostAtOnce).joined(separator: ", "))) AS wanted
        CROSS JOIN places ON places.id = wanted.column1
        """

    init(_ connection: SQLiteConnection) throws(SQLiteError) {
        rows = try connection.statement(Self.selection)
    }

    /// Returns the places with ids, in the same order.
    func places(_ ids: some RandomAccessCollection<Int64>) throws(SQLiteError) -> [Place] {
        var places: [Place] = []
        places.reserveCapacity(ids.count)
        try visit(ids) { places.append($0) }
        return places
    }

    /// Visits the places with ids, in the same order.
    func visit(
        _ ids: some RandomAccessCollection<Int64>, _ body: (consuming Place) -> Void
    ) throws(SQLiteError) {
        var rest = ids[...]
        while !rest.isEmpty {
            try visitSome(rest.prefix(Self.mostAtOnce), body)
            rest = rest.dropFirst(Self.mostAtOnce)
        }
    }

    private func visitSome(
        _ ids: some RandomAccessCollection<Int64>, _ body: (consuming Place) -> Void
    ) throws(SQLiteError) {
        defer { rows.reset() }
        var index: Int32 = 1
        for id in ids {
            rows.bind(id, at: index)
            index += 1
        }
        while index <= Self.mostAtOnce {
            rows.bind(nil as Int64?, at: index)
            index += 1
        }
        for id in ids {
            guard try rows.step(), rows.integer(0) == id else { throw Self.damage(id) }
            body(try PlaceRow.place(in: rows))
        }
    }

    fileprivate static func damage(_ id: Int64) -> SQLiteError {
        .damaged("an index has place \(id), which is not there")
    }
}
