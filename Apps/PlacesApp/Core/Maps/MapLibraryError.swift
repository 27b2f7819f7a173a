import Foundation
import MapImporting
import MapTiles
import Places

/// A reason why a map or its places cannot be used.
package enum MapLibraryError: Error, Hashable, Sendable {
    /// The file is damaged, or is not an extract of OpenStreetMap.
    case damaged(name: String, reason: String)

    /// The extract's nodes, ways and relations are not in order.
    case unsorted(name: String)

    /// The extract has nothing that a map shows.
    case empty(name: String)

    /// The file is not one of vector tiles.
    case notTiles(name: String, reason: String)

    /// The file cannot be opened, copied or removed.
    case file(name: String, reason: String)

    /// The map or its places cannot be written.
    case notStored(reason: String)

    /// The user stopped the import. The map is as it was; of a region that is imported again, the
    /// places that were read before stay.
    case cancelled

    /// Creates the reason of an error about a file.
    init(_ error: any Error, about file: URL) {
        let name = file.lastPathComponent
        switch error {
        case let error as MapLibraryError: self = error
        case is CancellationError: self = .cancelled
        case let error as MapImportError: self.init(error.reason, name)
        case let error as PlaceImportError:
            switch error.reason {
            case .cancelled: self = .cancelled
            case .store(let error): self.init(error)
            case .file, .notAFile, .unknownFormat, .otherContent:
                self = .damaged(name: name, reason: "\(error)")
            }
        case let error as PlaceStoreError: self.init(error)
        case let error as MapTileError: self = .notTiles(name: name, reason: "\(error)")
        default: self = .file(name: name, reason: error.localizedDescription)
        }
    }

    private init(_ reason: MapImportError.Reason, _ name: String) {
        switch reason {
        case .unreadable(let words): self = .damaged(name: name, reason: words)
        case .unsorted: self = .unsorted(name: name)
        case .empty: self = .empty(name: name)
        case .unwritable(let words): self = .notStored(reason: words)
        case .cancelled: self = .cancelled
        }
    }

    private init(_ error: PlaceStoreError) {
        self = error.reason == .cancelled ? .cancelled : .notStored(reason: "\(error)")
    }
}
