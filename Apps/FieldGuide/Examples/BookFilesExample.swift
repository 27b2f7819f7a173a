import BookshelfCore
import BookshelfLists
import Foundation

/// Where the books of a start come from: the file, the app's own, or what a damaged file has left.
enum BookFilesExample {
    nonisolated enum Start: CaseIterable { case first, second, damaged }

    static func run(_ start: Start) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("books-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("books.json")
        switch start {
        case .first: break
        case .second: _ = try BookStore(file: file).load()
        case .damaged: try Data(#"[{"book_name": "Emma"}, {"book_name" "x"}]"#.utf8).write(to: file)
        }
        let (books, source) = try BookStore(file: file).load()
        let from =
            switch source {
            case .file: "the file"
            case .samples: "the app's own"
            case .samplesInsteadOfDamaged: "the app's own, the damaged file is kept"
            case .partOfDamaged(let damage):
                "\(damage.kept) of a damaged file, which is kept; \(damage.lost) lost"
            }
        return ["from: \(from)"] + books.prefix(3).map { "  " + ($0.name ?? "nil") }
            + (books.count > 3 ? ["  … \(books.count) books"] : [])
    }
}
