/// What an import has written.
public struct MapImportReport: Hashable, Sendable {
    /// The number of objects on the map.
    public let features: Int

    /// The number of areas that were left out, because their outlines are not closed.
    public let brokenAreas: Int

    /// The number of tiles.
    public let tiles: Int
}

/// A reason why an extract was not imported.
public struct MapImportError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The extract cannot be read: it is not there, damaged or cut off.
        case unreadable(String)

        /// The extract's nodes, ways and relations are not in order.
        case unsorted

        /// The extract has nothing that a map shows.
        case empty

        /// The tiles, or temporary files next to them, cannot be written.
        case unwritable(String)

        /// The task was cancelled.
        case cancelled
    }

    /// The path of the extract, or of the output that cannot be written.
    public let path: String
    public let reason: Reason
}

extension MapImportError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .unreadable(let words):
            "“\(path)” cannot be imported: \(words). Nothing was written."
        case .unsorted:
            """
            “\(path)” cannot be imported: its nodes, ways and relations are not in this order. \
            Sort it: osmium sort FILE -o SORTED.osm.pbf. Nothing was written.
            """
        case .empty:
            """
            “\(path)” has nothing that a map shows. Is it an extract of OpenStreetMap with nodes, \
            ways and relations? Nothing was written.
            """
        case .unwritable(let words):
            """
            “\(path)” cannot be written: \(words). Choose a folder that may be written, with twice \
            the extract's size of free space.
            """
        case .cancelled: "The import of “\(path)” was stopped. Nothing was written."
        }
    }
}
