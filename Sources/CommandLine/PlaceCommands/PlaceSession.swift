import CommandLineKit
import Foundation
import Places
import PlacesPostGIS

/// Where a command finds its places.
struct PlaceSession: Sendable {
    /// The option that names a database.
    static let option = ToolOption(
        "--database", letter: "-d", wanted: "the name of a file, or “postgresql://…”")

    static let optionHelp = """
          --database P    The file that has the places, or “postgresql://…” for a server with PostGIS.
        """

    let environment: [String: String]

    /// Tells the person at the terminal.
    let say: @Sendable (String) -> Void

    /// The store to search: the one that is named, the user's own, or the demo's.
    func storeToSearch(_ arguments: ToolArgumentList) async throws -> any PlaceStore {
        if let path = arguments.text(Self.option.name) {
            if Self.isServer(path) { return try await PostGISPlaceStore.open(path) }
            return try SQLitePlaceStore(path: path, access: .readOnly)
        }
        if FileManager.default.fileExists(atPath: usualPath) {
            return try SQLitePlaceStore(path: usualPath, access: .readOnly)
        }
        say(
            "These are demo places in Shanghai and Hong Kong. Get your own by “touchstone places import”."
        )
        return try await DemoPlaces.open(preferring: folder("XDG_CACHE_HOME", else: "/.cache"))
    }

    /// The store to import into: the one that is named, or the user's own.
    func storeToFill(
        _ arguments: ToolArgumentList
    ) async throws -> (store: any PlaceStore, name: String) {
        let path = arguments.text(Self.option.name) ?? usualPath
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

    private static func isServer(_ path: String) -> Bool {
        path.hasPrefix("postgresql://") || path.hasPrefix("postgres://")
    }

    /// The file of places that the user has imported.
    private var usualPath: String {
        folder("XDG_DATA_HOME", else: "/.local/share") + "/places.db"
    }

    private func folder(_ variable: String, else usual: String) -> String {
        let base = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (base ?? (environment["HOME"] ?? NSHomeDirectory()) + usual) + "/touchstone"
    }
}
