import FileWatching
package import Foundation

/// Where the app keeps its files.
package struct BookFolders: Hashable, Sendable {
    /// The shelf, the place in it, and files that were exported.
    package let data: URL

    /// Covers that were fetched; they can be fetched again.
    package let covers: URL

    package init(data: URL, covers: URL) {
        self.data = data
        self.covers = covers
    }

    /// The user's folders: `bookshelf` in `XDG_DATA_HOME`, by default `~/.local/share`, and in
    /// `XDG_CACHE_HOME`, by default `~/.cache`.
    package static var user: BookFolders {
        BookFolders(
            data: .userData().appendingPathComponent("bookshelf"),
            covers: .userCache().appendingPathComponent("bookshelf/covers"))
    }

    /// The file of the books.
    package var books: URL { data.appendingPathComponent("books.json") }

    /// The file of the books as the server last confirmed them.
    package var synced: URL { data.appendingPathComponent("synced.json") }

    /// The file of the books that were deleted.
    package var trash: URL { data.appendingPathComponent("deleted.json") }

    /// The file of the account at a server.
    package var account: URL { data.appendingPathComponent("account.json") }

    /// The covers that came with files; unlike ``covers`` these cannot be fetched.
    package var ownCovers: URL { data.appendingPathComponent("covers") }

    /// The file of the place in the shelf.
    package var place: URL { data.appendingPathComponent("place.json") }
}
