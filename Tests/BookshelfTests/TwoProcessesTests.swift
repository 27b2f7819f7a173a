import BookshelfCore
import BookshelfLists
import Foundation
import FoundationGaps
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("A shelf of two processes")
struct TwoProcessesTests {
    private let folder: TemporaryFolder
    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 100), rootViewController: UIViewController())

    init() throws { folder = try TemporaryFolder() }

    private func shelf() -> BookAPI {
        BookAPI(store: .three(file: folder.folders.books), server: FakeBookServer())
    }

    private var kept: [Book] {
        get throws { try BookStore(file: folder.folders.books).load().books }
    }

    private func delete(_ name: String, from shelf: BookAPI) throws {
        let id = try #require(shelf.entries.first { $0.book.name == name }).id
        Task { try? await shelf.delete(id) }
        app.advance(by: 0.1)
        app.settle(limit: 0.1)
    }

    private func change(
        _ name: String, on shelf: BookAPI, _ body: (inout Book) -> Void
    ) throws {
        try shelf.update(try #require(shelf.entries.first { $0.book.name == name }).id, body)
    }

    @Test("Two processes: what both add is kept, and shown by the one that saves last")
    func additions() throws {
        let (one, other) = (shelf(), shelf())
        for number in 1...4 {
            try one.insert(Book(name: "one \(number)"))
            try other.insert(Book(name: "other \(number)"))
        }
        let names = try kept.compactMap(\.name)
        #expect(names.count == 11, "\(names)")
        #expect(try other.books == kept)
        one.refresh()
        #expect(try one.books == kept)
        try one.append([Book(name: "a"), Book(name: "b")])
        try other.append([Book(name: "c")])
        #expect(try kept.count == 14 && other.books == kept)
    }

    @Test("Two processes: a book that both change has the fields of both, the later one's first")
    func fields() throws {
        let (one, other) = (shelf(), shelf())
        let id = try #require(other.entries.first { $0.book.name == "Walden" }).id
        try change("Walden", on: one) { ($0.genre, $0.year) = ("essay", 1854) }
        try change("Walden", on: other) { ($0.genre, $0.page) = ("diary", 7) }
        let book = try #require(try kept.first { $0.name == "Walden" })
        #expect(book.genre == "diary" && book.year == 1854 && book.page == 7)
        #expect(book.authors == ["Thoreau"] && other.entry(id)?.book == book)
    }

    @Test("Two processes: a deletion stays, unless the other has changed the book")
    func deletions() throws {
        let (one, other) = (shelf(), shelf())
        try delete("Walden", from: one)
        try other.insert(Book(name: "new"))
        #expect(try !kept.contains { $0.name == "Walden" })
        try change("城南旧事", on: one) { $0.page = 60 }
        try delete("城南旧事", from: other)
        #expect(try kept.first { $0.name == "城南旧事" }?.page == 60)
        #expect(other.books.contains { $0.page == 60 })
    }

    @Test("Two processes: equal books, books without identifiers and those of one name stay apart")
    func twins() throws {
        let first = shelf()
        try first.append([Book(name: "x"), Book(name: "x"), Book(), Book()])
        let (one, other) = (shelf(), shelf())
        try one.update(one.entries[4].id) { $0.year = 1 }
        try other.update(other.entries[3].id) { $0.year = 2 }
        try one.append([Book(name: "x")])
        #expect(try kept.filter { $0.name == "x" }.map(\.year) == [2, 1, nil])
        #expect(try kept.count == 8)
    }

    @Test("Two processes: a write that fails loses nothing of either when the next one succeeds")
    func failedWrite() throws {
        let (one, other) = (shelf(), shelf())
        try one.insert(Book(name: "one"))
        let books = folder.folders.books
        let away = folder.url.appendingPathExtension("away")
        try FileManager.default.moveItem(at: folder.url, to: away)
        try Data().write(to: folder.url)
        #expect(throws: BookError.self) { try other.insert(Book(name: "other")) }
        #expect(throws: BookError.self) { try other.append([Book(name: "refused")]) }
        try FileManager.default.removeItem(at: folder.url)
        try FileManager.default.moveItem(at: away, to: folder.url)
        try other.insert(Book(name: "again"))
        let names = try BookStore(file: books).load().books.compactMap(\.name)
        #expect(Set(names.suffix(3)) == ["one", "other", "again"] && names.count == 6)
    }

    /// What a shelf should be, told by the names of the books.
    private typealias Model = [String: [String: Int]]

    @Test("Two processes: random edits of both end as a model says", arguments: 1...12)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let shelves = [shelf(), shelf()]
        var file = Model(
            uniqueKeysWithValues: try kept.map { ($0.name ?? "", ["page": $0.page ?? 0]) })
        var views = [file, file]
        for step in 0..<60 {
            let side = Int.random(in: 0...1, using: &random)
            let (shelf, old) = (shelves[side], views[side])
            let name = shelf.books.compactMap(\.name).randomElement(using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                shelf.refresh()
            case 1...4:
                var book = Book(name: "\(step)")
                book.page = 0
                if step.isMultiple(of: 2) { book.id = "id \(step)" }
                try shelf.insert(
                    book, at: Int.random(in: 0...shelf.entries.count, using: &random))
                file["\(step)"] = ["page": 0]
            case 5...6:
                guard let name else { continue }
                try delete(name, from: shelf, ofModel: &file, old)
            default:
                guard let name else { continue }
                let isPage = Bool.random(using: &random)
                try change(name, on: shelf) { book in
                    if isPage { book.page = step + 1 } else { book.year = step + 1 }
                }
                file[name, default: old[name] ?? [:]][isPage ? "page" : "year"] = step + 1
            }
            views[side] = file
            #expect(model(of: shelf.books) == file, "after step \(step)")
        }
        for shelf in shelves { shelf.refresh() }
        #expect(try kept == shelves[0].books)
        #expect(model(of: shelves[1].books) == file)
    }

    private func delete(
        _ name: String, from shelf: BookAPI, ofModel file: inout Model,
        _ old: Model
    ) throws {
        let id = try #require(shelf.entries.first { $0.book.name == name }).id
        Task { try? await shelf.delete(id) }
        app.advance(by: 0.1)
        app.settle(limit: 0.1)
        if file[name] == old[name] { file[name] = nil }
    }

    private func model(of books: [Book]) -> Model {
        Model(
            books.map { book in
                let fields = [("page", book.page ?? 0), ("year", book.year)]
                return (
                    book.name ?? "",
                    Dictionary(
                        uniqueKeysWithValues: fields.compactMap { name, value in
                            value.map { (name, $0) }
                        })
                )
            }, uniquingKeysWith: { $1.merging(["twice": 1]) { $1 } })
    }

    @Test("Two processes: the window shows the other's books when the user turns to it")
    func activation() throws {
        let (app, _, api) = HeadlessApp.shelf(in: folder)
        try shelf().insert(Book(name: "Emma"))
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        app.advance(by: 1)
        #expect(app.find("Emma") != nil && api.books.count == 4)
    }

    @Test("Two processes: a file that the other has damaged loses no book of this one")
    func damagedMeanwhile() throws {
        let api = shelf()
        let damaged = #"[{"book_name": "new"}, {"book_name": "x}]"#
        try Data(damaged.utf8).write(to: folder.folders.books, options: .atomic)
        try api.insert(Book(name: "mine"))
        #expect(try Set(kept.compactMap(\.name)).isSuperset(of: ["Walden", "new", "mine"]))
        let damage = try #require(api.takeDamage())
        #expect(damage.kept == 1 && damage.lost == 1 && api.takeDamage() == nil)
        #expect(try String(contentsOfFile: damage.path, encoding: .utf8) == damaged)
    }

    @Test("Damage: the window says how much was read, and where the file is kept")
    func told() throws {
        let books = folder.folders.books
        for language in [Language.english, .simplifiedChinese] {
            try Data(#"[{"book_name": "a"}, {"book_name": "b"}, {"book_name": "c]"#.utf8)
                .write(to: books)
            let (app, library, api) = HeadlessApp.shelf(
                in: folder, size: CGSize(width: 320, height: 568), language: language)
            app.advance(by: 1)
            let alert = try #require(library.presentedViewController as? UIAlertController)
            let isEnglish = language == .english
            #expect(alert.title == (isEnglish ? "The shelf’s file was damaged." : "书架文件已损坏。"))
            let copy = books.path + ".damaged" + (isEnglish ? "" : " 2")
            let message =
                isEnglish
                ? "Books that could be read: 2. Records that could not: 1. "
                    + "The damaged file is kept as “\(copy)”."
                : "已读取 2 本书，1 条记录无法读取。损坏的文件保留为“\(copy)”。"
            #expect(alert.message == message && api.books.map(\.name) == ["a", "b"])
        }
    }

    @Test(
        "Two processes: the books of two programs that write at the same time are all in the file")
    func twoPrograms() async throws {
        let path = folder.url.path
        _ = shelf()
        async let one: Void = write("a", waitingFor: "b", in: path)
        async let other: Void = write("b", waitingFor: "a", in: path)
        _ = await (one, other)
        let names = try kept.compactMap(\.name)
        #expect(names.count == 203 && Set(names).count == 203)
    }

    /// Adds a hundred books in a process of its own, which begins when the other one is there.
    private nonisolated func write(
        _ name: String, waitingFor other: String, in path: String
    ) async {
        await #expect(processExitsWith: .success) {
            [name = name as String, other = other as String, path = path as String] in
            let folder = URL(fileURLWithPath: path)
            let books = folder.appendingPathComponent("books.json")
            try await MainActor.run {
                let api = BookAPI(store: BookStore(file: books), server: FakeBookServer())
                try Data().write(to: folder.appendingPathComponent(name))
                let sign = folder.appendingPathComponent(other).path
                for _ in 0..<10_000 where !FileManager.default.fileExists(atPath: sign) {
                    usleep(1000)
                }
                for number in 0..<100 { try api.insert(Book(name: "\(name) \(number)")) }
            }
        }
    }
}
