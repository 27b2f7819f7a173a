/// A reason why a file with map tiles cannot be used.
public struct MapTileError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The file is not there, or may not be read.
        case unreadable(String)

        /// The file is no MBTiles file.
        case notTiles(String)

        /// The tiles are pictures, of this format.
        case pictures(format: String)

        /// A tile is damaged.
        case damaged(zoom: Int, column: Int, row: Int, reason: String)
    }

    /// The path of the file.
    public let path: String
    public let reason: Reason
}

extension MapTileError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .unreadable(let words):
            "“\(path)” cannot be opened: \(words). Check the path and the permissions."
        case .notTiles(let words):
            """
            “\(path)” is no file of map tiles: \(words). A file in the format MBTiles is needed, \
            whose tiles are vectors.
            """
        case .pictures(let format):
            """
            “\(path)” has pictures (\(format)) instead of vectors. Make or download it in the \
            format “pbf”.
            """
        case .damaged(let zoom, let column, let row, let words):
            """
            “\(path)”: the tile \(zoom)/\(column)/\(row) is damaged: \(words). The other tiles can \
            be used; make or download the file again.
            """
        }
    }
}
