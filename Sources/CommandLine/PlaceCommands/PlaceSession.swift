import CommandLineKit
import FileWatching
import Foundation
import Places
import PlacesPostGIS

/// The places that a command works on.
struct PlaceSession: Sendable {
    /// The option that names a database.
    static let database = CommandOption.text(
        "--database", letter: "-d", "P",
        wanted: .localized("the name of a file, or “postgresql://…”"),
        help: .localized(
            "The file that has the places, or “postgresql://…” for a server with PostGIS."))

    private let console: Console

    init(_ console: Console) { self.console = console }

    /// The store to search: the one that is named, the user's own, or the demo's.
    func storeToSearch(_ arguments: Arguments) async throws -> any PlaceStore {
        if let path = arguments[Self.database] {
            if Self.isServer(path) { return try await PostGISPlaceStore.open(path) }
            return try SQLitePlaceStore(path: path, access: .readOnly)
        }
        if FileManager.default.fileExists(atPath: usualPath) {
            return try SQLitePlaceStore(path: usualPath, access: .readOnly)
        }
        let notice: LocalizedText = .localized(
            "These are demo places in Shanghai and Hong Kong. Get your own by “touchstone places import”."
        )
        console.say(notice.text(in: arguments.language))
        return try await DemoPlaces.open(
            preferring:
                URL.userCache(console.environment).appendingPathComponent("touchstone").path)
    }

    /// The store to import into: the one that is named, or the user's own.
    func storeToFill(
        _ arguments: Arguments
    ) async throws -> (store: any PlaceStore, name: String) {
        let path = arguments[Self.database] ?? usualPath
        if Self.isServer(path) {
            return (try await PostGISPlaceStore.open(path), "The server")
        }
        if path == usualPath {
            do {
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent,
                    withIntermediateDirectories: true)
            } catch {
                throw PlaceStoreError(.readOnly, store: path)
            }
        }
        return (try SQLitePlaceStore(path: path), path)
    }

    /// The store to remove from; `nil` when nothing was ever imported, so that no file is made.
    func storeToChange(_ arguments: Arguments) async throws -> (any PlaceStore)? {
        let path = arguments[Self.database] ?? usualPath
        guard Self.isServer(path) || FileManager.default.fileExists(atPath: path) else {
            return nil
        }
        return try await storeToFill(arguments).store
    }

    private static func isServer(_ path: String) -> Bool {
        path.hasPrefix("postgresql://") || path.hasPrefix("postgres://")
    }

    /// The file of places that the user has imported.
    private var usualPath: String {
        URL.userData(console.environment).appendingPathComponent("touchstone/places.db").path
    }
}
