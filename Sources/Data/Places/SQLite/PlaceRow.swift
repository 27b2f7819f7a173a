/// The columns of a place, and how they are read and written.
enum PlaceRow {
    static let columns =
        "places.id, x, y, category, name, english, others, address, city, region, attributes"

    static let insertion = """
        INSERT INTO places(id, x, y, category, name, english, others, address, city, region, attributes,
            source, run)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// - Parameter origin: What brought the place, or `nil` for no import.
    static func bind(_ place: Place, from origin: PlaceOrigin?, to statement: SQLiteStatement) {
        let point = GridPoint(place.coordinate)
        statement.bind(place.id, at: 1)
        statement.bind(Int64(point.x), at: 2)
        statement.bind(Int64(point.y), at: 3)
        statement.bind(place.category.rawValue, at: 4)
        statement.bind(place.name, at: 5)
        statement.bind(place.englishName, at: 6)
        statement.bind(TextList.text(of: place.otherNames), at: 7)
        statement.bind(place.address, at: 8)
        statement.bind(place.city, at: 9)
        statement.bind(place.region, at: 10)
        let attributes =
            place.attributes.isEmpty
            ? [] : place.attributes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        statement.bind(TextList.text(of: attributes), at: 11)
        statement.bind(origin?.source, at: 12)
        statement.bind(origin?.run, at: 13)
    }

    /// The place of a row that begins with ``columns``.
    static func place(in row: SQLiteStatement) throws(SQLiteError) -> Place {
        let id = row.integer(0)
        guard let x = Int32(exactly: row.integer(1)), let y = Int32(exactly: row.integer(2)),
            let point = GridPoint(x: x, y: y),
            let category = PlaceCategory(rawValue: Int(row.integer(3)))
        else {
            throw .damaged("place \(id) has no point or category that there could be")
        }
        return Place(
            id: id, name: row.text(4), englishName: row.isNull(5) ? nil : row.text(5),
            otherNames: TextList.list(of: row.text(6)), coordinate: point.coordinate,
            category: category, address: row.text(7), city: row.text(8), region: row.text(9),
            attributes: attributes(of: row.text(10)))
    }

    private static func attributes(of text: String) -> [String: String] {
        let list = TextList.list(of: text)
        var attributes: [String: String] = [:]
        for index in stride(from: 0, to: list.count - 1, by: 2) {
            attributes[list[index]] = list[index + 1]
        }
        return attributes
    }
}

extension SQLiteConnection {
    /// The place with an id, or `nil`.
    func place(_ id: Int64) throws(SQLiteError) -> Place? {
        let row = try statement("SELECT \(PlaceRow.columns) FROM places WHERE id = ?")
        defer { row.reset() }
        row.bind(id, at: 1)
        return try row.step() ? PlaceRow.place(in: row) : nil
    }

    /// The place with an id that an index has.
    func indexedPlace(_ id: Int64) throws(SQLiteError) -> Place {
        guard let place = try place(id) else { throw PlaceReader.damage(id) }
        return place
    }
}

/// Reads places whose ids an index has, many with one run of a statement: a run costs as much as reading a place does.
struct PlaceReader {
    private let rows: SQLiteStatement

    /// How many places are read at a time: a first page and the place that tells whether there are more.
    static let mostAtOnce = 24

    /// The ids are on the left of the join, so that places come in their order.
    private static let selection = """
        SELECT \(PlaceRow.columns)
        FROM (VALUES \(Array(repeating: "(?)", count: mostAtOnce).joined(separator: ", "))) AS wanted
        CROSS JOIN places ON places.id = wanted.column1
        """

    init(_ connection: SQLiteConnection) throws(SQLiteError) {
        rows = try connection.statement(Self.selection)
    }

    /// The places with ids, in the order of these.
    func places(_ ids: some RandomAccessCollection<Int64>) throws(SQLiteError) -> [Place] {
        var places: [Place] = []
        places.reserveCapacity(ids.count)
        var rest = ids[...]
        while !rest.isEmpty {
            try read(rest.prefix(Self.mostAtOnce), into: &places)
            rest = rest.dropFirst(Self.mostAtOnce)
        }
        return places
    }

    private func read(
        _ ids: some RandomAccessCollection<Int64>, into places: inout [Place]
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
            places.append(try PlaceRow.place(in: rows))
        }
    }

    fileprivate static func damage(_ id: Int64) -> SQLiteError {
        .damaged("an index has place \(id), which is not there")
    }
}
