import SQLite

/// The schema of a file of places.
///
/// | table | what |
/// |---|---|
/// | `places` | a row for each place: a ``PlaceRecord``, and which import brought it |
/// | `name_segments` | the name index's segments: ids of places in order, 8 bytes each |
/// | `name_removals` | the places of a segment that are no longer there, a bit each |
/// | `name_postings` | keys of names, cities and categories: see ``PostingBlocks`` |
/// | `name_generation` | how often the index was changed |
/// | `tiles` | up to 256 near places of one category: 16 bytes each, id, x, y |
/// | `imports` | how far imports have come |
///
/// Numbers are little-endian. An R*Tree with an entry for each place would take half of an import's
/// time; with tiles it is hardly seen, and all points are read in one go.
enum PlaceSchema {
    /// The format written by this version, which reads this one and, once there are any, earlier
    /// ones.
    static let version: Int64 = 4

    /// The application id of our files: the letters TSPL.
    private static let applicationID: Int64 = 0x5453_504C

    private static let tables = """
        CREATE TABLE places(
            id INTEGER PRIMARY KEY, place BLOB NOT NULL, source INTEGER, run INTEGER);
        CREATE TABLE name_segments(
            number INTEGER PRIMARY KEY, made INTEGER NOT NULL, ids BLOB NOT NULL);
        CREATE TABLE name_removals(
            segment INTEGER PRIMARY KEY, changed INTEGER NOT NULL, numbers BLOB NOT NULL);
        CREATE TABLE name_postings(block INTEGER PRIMARY KEY, entries BLOB NOT NULL);
        CREATE TABLE name_generation(number INTEGER NOT NULL);
        INSERT INTO name_generation VALUES (0);
        CREATE VIRTUAL TABLE tiles USING rtree_i32(
            tile, west, east, south, north, +category, +points);
        CREATE TABLE imports(
            number INTEGER PRIMARY KEY, source TEXT NOT NULL UNIQUE, run INTEGER NOT NULL,
            fingerprint TEXT NOT NULL, position INTEGER NOT NULL, is_finished INTEGER NOT NULL,
            attribution TEXT NOT NULL);
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        """

    /// The cache size of a connection in bytes.
    ///
    /// Files are not memory-mapped, because truncating a mapped file in another program would
    /// terminate its readers.
    private static let cacheSize = 64 << 20

    fileprivate static let usualCache = "PRAGMA cache_size = -\(cacheSize >> 10)"
    fileprivate static let littleCache = "PRAGMA cache_size = 16"

    /// Opens a connection with the common settings.
    ///
    /// SQLite's log is shared through a file next to the database. Where that cannot be created,
    /// the database is read without locks, if its log is empty, since no process is writing then.
    /// If it is written later, reads fail.
    static func connection(
        path: String, access: SQLiteConnection.Access
    ) throws(SQLiteError) -> SQLiteConnection {
        let stamp = FileStamp(path: path)
        do throws(SQLiteError) {
            let connection = try connection(path: path, as: access)
            _ = try connection.number("SELECT count(*) FROM sqlite_schema")
            return connection
        } catch {
            guard error.isLackOfFilesBeside, let stamp, !stamp.hasLog else { throw error }
            return try connection(path: path, as: .unlocked(stamp))
        }
    }

    private static func connection(
        path: String, as access: SQLiteConnection.Access
    ) throws(SQLiteError) -> SQLiteConnection {
        let connection = try SQLiteConnection(path: path, access: access)
        try connection.execute(
            "\(usualCache); PRAGMA mmap_size = 0; PRAGMA synchronous = NORMAL")
        return connection
    }

    /// Creates the tables in an empty file, and verifies that any other file is a store.
    static func prepare(
        _ connection: SQLiteConnection, path: String
    ) throws(PlaceStoreError) {
        do {
            let version = try connection.number("PRAGMA user_version")
            let applicationID = try connection.number("PRAGMA application_id")
            let tableCount = try connection.number("SELECT count(*) FROM sqlite_schema")
            if applicationID == Self.applicationID, version > Self.version {
                throw PlaceStoreError(
                    .newer(version: Int(version), newestReadable: Int(Self.version)), store: path)
            }
            if applicationID == Self.applicationID, version == Self.version { return }
            if applicationID == Self.applicationID {
                throw PlaceStoreError(
                    .otherContent(
                        "it has the older format \(version); import the places into a new file"),
                    store: path)
            }
            guard tableCount == 0, version == 0, applicationID == 0 else {
                throw PlaceStoreError(
                    .otherContent("it is a database of another program"), store: path)
            }
            guard !connection.isReadOnly else {
                throw PlaceStoreError(.otherContent("it is empty"), store: path)
            }
            try connection.execute("PRAGMA journal_mode = WAL")
            try connection.transaction { () throws(SQLiteError) in
                // Another program may have created the tables since.
                if try connection.number("PRAGMA user_version") == 0 {
                    try connection.execute(tables)
                }
            }
        } catch let error as SQLiteError {
            throw PlaceStoreError(error.reason, store: path)
        } catch let error as PlaceStoreError {
            throw error
        } catch {
            throw PlaceStoreError(.failed("\(error)"), store: path)
        }
    }
}

extension SQLiteConnection {
    /// Runs `body`, which reads megabytes that are kept elsewhere, without keeping their pages:
    /// memory for them takes longer than reading. Pages that were kept before are dropped.
    func withLittleCache<Result>(
        _ body: () throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        try execute(PlaceSchema.littleCache)
        let result: Result
        do {
            result = try body()
        } catch {
            try? execute(PlaceSchema.usualCache)
            throw error
        }
        try execute(PlaceSchema.usualCache)
        return result
    }
}
