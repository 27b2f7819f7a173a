import CSQLite
import Coordinates
import Foundation
import Places

/// The alternative to this project: an R*Tree with an entry for each place next to a table, queried
/// by SQL.
nonisolated final class RTreeFloor {
    private let database: OpaquePointer
    private var insertions: [OpaquePointer] = []
    private var search: OpaquePointer?

    private struct Failure: Error {
        let message: String
    }

    init(path: String) throws {
        var opened: OpaquePointer?
        guard sqlite3_open(path, &opened) == SQLITE_OK, let opened else {
            throw Failure(message: "cannot open \(path)")
        }
        database = opened
        try execute(
            """
            PRAGMA journal_mode = WAL;
            PRAGMA cache_size = -65536;
            CREATE TABLE place(id INTEGER PRIMARY KEY, x INTEGER, y INTEGER, category INTEGER, name TEXT);
            CREATE VIRTUAL TABLE box USING rtree_i32(id, west, east, south, north);
            """)
        insertions = [
            try prepare("INSERT INTO place VALUES (?, ?, ?, ?, ?)"),
            try prepare("INSERT INTO box VALUES (?1, ?2, ?2, ?3, ?3)"),
        ]
        search = try prepare(
            """
            SELECT place.id, x, y, name FROM box JOIN place ON place.id = box.id
            WHERE west <= ? AND east >= ? AND south <= ? AND north >= ?
                AND category IN (SELECT value FROM json_each(?))
            """)
    }

    deinit {
        for statement in insertions + [search] { sqlite3_finalize(statement) }
        sqlite3_close(database)
    }

    func insert(_ places: [Place]) throws {
        try execute("BEGIN")
        for place in places {
            let point = GridPoint(place.coordinate)
            for statement in insertions {
                sqlite3_bind_int64(statement, 1, place.id)
                sqlite3_bind_int(statement, 2, point.x)
                sqlite3_bind_int(statement, 3, point.y)
            }
            sqlite3_bind_int(insertions[0], 4, Int32(place.category.rawValue))
            sqlite3_bind_text(
                insertions[0], 5, place.name, -1,
                unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            for statement in insertions {
                guard sqlite3_step(statement) == SQLITE_DONE else { throw failure }
                sqlite3_reset(statement)
            }
        }
        try execute("COMMIT")
    }

    /// Finds the twenty nearest places within a radius.
    func around(
        _ center: Coordinate<WGS84>, radius: Double, categories: [PlaceCategory]
    ) throws {
        let box = BoundingBox(center: center, radius: radius)
        func units(_ degrees: Double) -> Int32 { Int32(degrees * GridPoint.unitsPerDegree) }
        sqlite3_bind_int(search, 1, units(box.east) + 1)
        sqlite3_bind_int(search, 2, units(box.west) - 1)
        sqlite3_bind_int(search, 3, units(box.north) + 1)
        sqlite3_bind_int(search, 4, units(box.south) - 1)
        let list = categories.map { "\($0.rawValue)" }.joined(separator: ",")
        sqlite3_bind_text(
            search, 5, "[\(list)]", -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        var found: [(distance: Double, id: Int64, name: String)] = []
        while sqlite3_step(search) == SQLITE_ROW {
            let (x, y) = (sqlite3_column_int(search, 1), sqlite3_column_int(search, 2))
            guard let point = GridPoint(x: x, y: y) else { continue }
            let distance = center.distance(to: point.coordinate)
            guard distance <= radius else { continue }
            let name = String(cString: sqlite3_column_text(search, 3))
            found.append((distance, sqlite3_column_int64(search, 0), name))
        }
        sqlite3_reset(search)
        found.sort { ($0.distance, $0.id) < ($1.distance, $1.id) }
        lastCount = min(found.count, 20)
    }

    /// The number of places in the last result, stored so that the optimiser keeps the search.
    private(set) var lastCount = 0

    private func prepare(_ sql: String) throws -> OpaquePointer {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement
        else { throw failure }
        return statement
    }

    private func execute(_ sql: String) throws {
        guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    private var failure: Failure { Failure(message: String(cString: sqlite3_errmsg(database))) }
}
