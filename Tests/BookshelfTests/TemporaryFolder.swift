import BookshelfCore
import Foundation

/// A folder for one test, removed with this object.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("bookshelf-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    nonisolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var folders: BookFolders {
        BookFolders(data: url, covers: url.appendingPathComponent("covers"))
    }
}

extension BookStore {
    /// A store of three books, in a file or in none.
    static func three(file: URL? = nil) -> BookStore {
        BookStore(file: file) {
            Data(
                #"""
                [{"bid": "1", "book_name": "海底两万里", "orientation": "vertical", "is_read": true,
                  "pic": "/image/sample/sea.png", "pages": 420},
                 {"bid": "2", "book_name": "Walden", "authors": ["Thoreau"], "tags": ["classic"]},
                 {"bid": "3", "book_name": "城南旧事", "orientation": "horizontal", "pages": 200,
                  "page": 50, "series": "北京"}]
                """#.utf8)
        }
    }
}
