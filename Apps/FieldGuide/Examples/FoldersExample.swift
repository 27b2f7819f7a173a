/// The folders of the bookshelf, and who may know whom.
enum FoldersExample {
    static let folders: [(name: String, role: String)] = [
        ("Lists/Model", "model: what a book is"),
        ("Core/Shelf", "model: the books, and the object in front of them"),
        ("Core/Store", "model: files"),
        ("Core/Server", "model: the network"),
        ("UI/Shelf", "view and controller: cells, and the screen that fills them"),
        ("UI/Details", "view and controller: one book"),
        ("UI/Covers", "views: pictures"),
    ]

    static func run() -> [String] {
        folders.map { "\($0.name) – \($0.role)" } + ["", "UI → Core → Lists, never back"]
    }
}
