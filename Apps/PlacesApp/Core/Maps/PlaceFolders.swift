import FileWatching
package import Foundation

/// Where the app's files are.
package struct PlaceFolders: Sendable {
    /// The folder of all of them.
    package let data: URL

    package init(_ data: URL) { self.data = data }

    /// The user's own: `touchstone` in `XDG_DATA_HOME`, by default `~/.local/share`, in which
    /// `touchstone places` has its places too.
    package static func user() -> PlaceFolders {
        PlaceFolders(.userData().appending(path: "touchstone"))
    }

    /// A unique temporary folder, for an app that keeps nothing. It is made when something is
    /// written.
    package static func temporary() -> PlaceFolders {
        PlaceFolders(
            FileManager.default.temporaryDirectory.appending(path: "places-\(UUID().uuidString)"))
    }

    /// The database of places.
    package var places: URL { data.appending(path: "places.db") }

    /// The maps: a file of vector tiles for each region.
    package var maps: URL { data.appending(path: "maps") }

    package var tracks: URL { data.appending(path: "tracks") }

    /// The places that the user keeps.
    package var saved: URL { data.appending(path: "saved-places.json") }
}
