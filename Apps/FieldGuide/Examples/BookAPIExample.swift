import BookshelfCore
import BookshelfLists
import Foundation

/// One object hides the server and the file. The server here is a stand-in, in several moods.
enum BookAPIExample {
    nonisolated static let moods: [(name: String, mood: FakeBookServer.Mood)] = [
        ("kind", .kind), ("failing", .failing), ("refusing", .refusing), ("lying", .lying),
    ]

    static func run(_ index: Int) async -> [String] {
        let server = FakeBookServer(mood: moods[index].mood)
        let api = BookAPI(store: BookStore(file: nil, samples: { three }), server: server)
        var lines = ["on the shelf: \(names(of: api))"]
        for place in [1, 9] {
            do throws(BookError) {
                try await api.delete(at: place)
                lines.append("deleted at \(place)")
            } catch {
                lines.append("not deleted at \(place): \(error)")
            }
        }
        lines += server.requests.map { "the server was asked: \($0.path) \($0.fields)" }
        return lines + ["on the shelf: \(names(of: api))"]
    }

    private static func names(of api: BookAPI) -> String {
        api.books.compactMap(\.name).joined(separator: ", ")
    }

    private nonisolated static let three = Data(
        """
        [{"bid": "1", "book_name": "Emma"}, {"bid": "2", "book_name": "Walden"},
         {"bid": "3", "book_name": "Kim"}]
        """.utf8)
}
