import BookshelfCore
import BookshelfLists
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Bookshelf's screens")
struct ShelfControllerTests {
    private let server = FakeBookServer()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func launch(
        size: CGSize = BookshelfApp.usualSize, language: Language = .english
    ) -> (HeadlessApp, LibraryController, BookAPI) {
        HeadlessApp.shelf(in: folder, server: server, size: size, language: language)
    }

    private func cells(_ library: LibraryController) -> [BookCell] {
        library.shelf.list.indexPathsForVisibleItems.sorted().compactMap {
            library.shelf.list.cellForItem(at: $0) as? BookCell
        }
    }

    // MARK: The shelf

    @Test(
        "Shelf: places are a third of the width and 130 points high, without spacing",
        .rows("S3-04"))
    func grid() {
        let (_, library, _) = launch()
        let frames = cells(library).map(\.frame)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 125, height: 130))
        #expect(frames[1].minX == 125 && frames[2].maxX == 375)
        #expect(frames[3].minY == 130)
    }

    @Test(
        "Model: no file of the model imports a view, and the cell is used outside a list",
        .rows("S3-05"))
    func layers() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Apps/Bookshelf/Core")
        let files = FileManager.default.enumerator(atPath: root.path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        #expect(try #require(files).count > 10)
        for file in files ?? [] {
            let text = try String(
                contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            #expect(!text.contains("import UIKit"), "\(file)")
        }
        let factory = BookCellFactory(covers: CoverLoader(server: server))
        let cell = factory.instantiate(Book(name: "a"), width: 100)
        cell.layoutIfNeeded()
        #expect(cell.cover.nameLabel.text == "a" && cell.bounds.size.height == 130)
    }

    @Test("Folders: model, views and controllers have folders of their own", .rows("S3-06"))
    func folders() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Apps/Bookshelf")
        for path in [
            "Lists/Model/Book.swift", "UI/Shelf/BookCell.swift", "UI/Shelf/ShelfController.swift",
        ] {
            #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path))
        }
    }

    @Test("Shelf: cells beyond the last book show nothing but their board", .rows("S3-12"))
    func emptyPlaces() {
        let (_, library, _) = launch()
        let cells = cells(library)
        #expect(cells.count >= 12)
        for (index, cell) in cells.enumerated() {
            let parts = [cell.cover, cell.badge]
            #expect(parts.allSatisfy { $0.isHidden == (index >= 3) } || (1...2).contains(index))
            #expect(cell.cover.isHidden == (index >= 3))
        }
    }

    @Test("Cell: badge, size by orientation, name until the cover is there", .rows("S3-13"))
    func states() {
        let (_, library, _) = launch()
        let cells = cells(library)
        #expect(!cells[0].badge.isHidden && cells[1].badge.isHidden && cells[2].badge.isHidden)
        #expect(cells[0].cover.frame.size == CGSize(width: 67, height: 88))
        #expect(cells[1].cover.frame.size == CGSize(width: 96, height: 67))
        #expect(cells[2].cover.frame.size == CGSize(width: 96, height: 67))
        #expect(cells[0].cover.nameLabel.isHidden && !cells[0].cover.picture.isHidden)
        #expect(!cells[1].cover.nameLabel.isHidden && cells[1].cover.picture.isHidden)
        #expect(cells[0].cover.layer.cornerRadius == 10)
        #expect(!cells[2].progress.isHidden && cells[2].progress.progress == 0.25)
    }

    @Test(
        "Cell: the name stays when the cover fails or is no picture", .rows("S3-13"),
        arguments: [FakeBookServer.Mood.failing, .lying, .halved])
    func failedCover(mood: FakeBookServer.Mood) throws {
        server.mood = mood
        let (app, library, _) = launch()
        #expect(!cells(library)[0].cover.nameLabel.isHidden)
        // A server that cannot be reached is asked three times, others once.
        #expect(server.requests.count == (mood == .failing ? 3 : 1))
        server.mood = .kind
        try app.finger.tap(on: "Tidy")
        app.settle()
        #expect(cells(library)[0].cover.nameLabel.isHidden)
    }

    @Test("Covers: one request for many views, later launches read the folder")
    func cache() {
        let first = CoverLoader(server: server, folder: folder.folders.covers)
        let app = HeadlessApp(
            size: CGSize(width: 10, height: 10), rootViewController: UIViewController())
        var images: [UIImage?] = []
        for _ in 0..<5 { first.load("/image/sample/sea.png") { images.append($0) } }
        app.settle()
        #expect(images.count == 5 && images.allSatisfy { $0 != nil && $0 === images[0] })
        #expect(server.requests.count == 1)
        let second = CoverLoader(server: server, folder: folder.folders.covers)
        second.load("/image/sample/sea.png") { images.append($0) }
        app.settle()
        #expect(images.count == 6 && server.requests.count == 1)
    }

    // MARK: Deleting

    @Test(
        "Shelf: while tidying up, a tap asks before deleting", .rows("S3-14"),
        arguments: [
            (Language.english, "Delete this book?", "Delete book", "Cancel"),
            (.simplifiedChinese, "要删除这本绘本么", "确定删除", "取消"),
        ])
    func question(language: Language, title: String, yes: String, no: String) throws {
        let (app, library, api) = launch(language: language)
        try app.finger.tap(on: "Tidy")
        app.settle()
        try app.finger.tap(on: "Walden")
        app.settle()
        let alert = library.presentedViewController as? UIAlertController
        #expect(alert?.title == title && alert?.actions.map(\.title) == [yes, no])
        try app.finger.tap(on: no)
        app.settle()
        #expect(api.books.count == 3 && library.presentedViewController == nil)
    }

    @Test(
        "Shelf: a confirmed deletion reaches server, list and file, and can be undone",
        .rows("S3-15"))
    func deletion() throws {
        let (app, library, api) = launch()
        try app.finger.tap(on: "Tidy")
        app.settle()
        try app.finger.tap(on: "Walden")
        app.settle()
        try app.finger.tap(on: "Delete book")
        app.settle()
        #expect(server.requests.last?.path == "delete/book")
        #expect(app.find("Walden") == nil && cells(library)[2].cover.isHidden)
        #expect(try BookStore(file: folder.folders.books).load().books == api.books)
        let (next, _, _) = launch()
        #expect(next.find("Walden") == nil && next.find("城南旧事") != nil)
    }

    @Test("Shelf: a deletion that fails says so, and the book stays", .rows("S3-09"))
    func failedDeletion() throws {
        let (app, library, api) = launch(language: .simplifiedChinese)
        server.mood = .refusing
        try app.finger.tap(on: "Tidy")
        app.settle()
        try app.finger.tap(on: "Walden")
        app.settle()
        try app.finger.tap(on: "确定删除")
        app.settle()
        #expect(library.presentedViewController?.title == "删除绘本失败,请稍后再试")
        #expect(api.books.count == 3)
    }

    @Test("Texts: an index beyond the shelf is refused in the document's words", .rows("S3-18"))
    func indexText() {
        let (app, _, _) = launch(language: .simplifiedChinese)
        app.settle()
        #expect(BookError.noSuchBook(index: 3, count: 3).text == "数组越界,没有此绘本书")
    }

    // MARK: Details

    @Test("Decorator: a book's table lists the fields that it has", .rows("S3-11"))
    func table() {
        let (_, _, api) = launch()
        #expect(
            api.books[1].tableRepresentation == [
                .init(title: "Author", value: "Thoreau"), .init(title: "Title", value: "Walden"),
                .init(title: "Tags", value: "classic"),
            ])
        #expect(Book().tableRepresentation.isEmpty)
    }

    @Test("Details: covers snap to the middle, and the table follows", .rows("B8"))
    func scroller() throws {
        let (app, library, _) = launch()
        try app.finger.tap(on: "海底两万里")
        app.settle()
        let scroller = library.details.scroller
        #expect(library.details.title == "海底两万里" && scroller.index == 0)
        let middle = scroller.convert(
            CGPoint(x: scroller.bounds.midX, y: scroller.bounds.midY), to: nil)
        app.finger.drag(
            from: middle, to: CGPoint(x: middle.x - 80, y: middle.y), duration: 0.5)
        app.settle()
        #expect(scroller.index == 1 && library.details.title == "Walden")
        #expect(scroller.scrollView.contentOffset.x == 110 - 137.5)
        #expect(library.details.table.numberOfRows(inSection: 0) == 3)
    }

    @Test(
        "Details: trash asks, undo brings back, both are disabled when there is nothing",
        .rows("B8"))
    func undo() throws {
        let (app, library, api) = launch()
        try app.finger.tap(on: "Walden")
        app.settle()
        #expect(!library.details.undoItem.isEnabled && library.details.trashItem.isEnabled)
        for _ in 0..<2 {
            try app.finger.tap(on: "Delete")
            app.settle()
            try app.finger.tap(on: "Delete book")
            app.settle()
        }
        #expect(api.books.map(\.name) == ["海底两万里"])
        try app.finger.tap(on: "Undo")
        app.settle()
        try app.finger.tap(on: "Undo")
        app.settle()
        #expect(api.books.map(\.name) == ["海底两万里", "Walden", "城南旧事"])
        #expect(!library.details.undoItem.isEnabled)
    }

    @Test(
        "Details: the open book is open at the next launch, the shelf after going back", .rows("B8")
    )
    func place() throws {
        let (app, _, _) = launch()
        try app.finger.tap(on: "城南旧事")
        app.settle()
        let (second, library, _) = launch()
        #expect(library.details.title == "城南旧事" && library.navigation.viewControllers.count == 2)
        library.navigation.popViewController(animated: true)
        second.settle()
        #expect(launch().1.navigation.viewControllers.count == 1)
    }

    @Test("Details: the slider turns pages, to the last one for a read book")
    func reading() throws {
        let (app, library, api) = launch()
        try app.finger.tap(on: "城南旧事")
        app.settle()
        #expect(library.details.reading.label.text == "Page 50 of 200")
        library.details.reading.slider.value = 200
        library.details.reading.slider.sendActions(for: .valueChanged)
        app.settle()
        #expect(api.books[2].reading == .read && library.details.reading.label.text == "Read")
    }

    // MARK: Windows

    @Test("Library: a wide window has three columns, a narrow one a stack")
    func wide() throws {
        let (app, library, _) = launch(size: CGSize(width: 1280, height: 800))
        #expect(library.children.count == 3 && library.details.title == "海底两万里")
        try app.finger.tap(on: "Walden")
        app.settle()
        #expect(library.details.title == "Walden")
        app.resize(to: CGSize(width: 375, height: 667))
        #expect(library.children.count == 1 && library.navigation.viewControllers.count == 2)
        app.resize(to: CGSize(width: 1280, height: 800))
        #expect(library.children.count == 3 && library.navigation.viewControllers.count == 1)
    }

    @Test("Library: a search shows what it finds, and says when there is nothing")
    func search() throws {
        let (app, library, _) = launch()
        try app.finger.tap(on: "Search")
        app.keyboard.type("cnjs")
        app.settle()
        #expect(library.shelf.shown.map(\.book.name) == ["城南旧事"])
        app.keyboard.type("x")
        app.settle()
        #expect(library.shelf.shown.isEmpty && app.find("No books here") != nil)
    }

    @Test("Form: a book is added, with its check digit explained")
    func form() throws {
        let (app, library, api) = launch()
        try app.finger.tap(on: "Add a book")
        app.settle()
        try app.finger.tap(on: "ISBN")
        app.keyboard.type("9783161484101")
        let text = try #require(
            app.find("Explanation")?.label
                ?? app.find("Explanation").map {
                    ($0.view as? UILabel)?.text ?? ""
                })
        #expect(text.contains("= 100") && text.contains("0"))
        try app.finger.tap(on: "Title")
        app.keyboard.type("New one")
        try app.finger.tap(on: "Save")
        app.settle()
        #expect(library.presentedViewController == nil)
        #expect(api.books.last?.name == "New one" && api.books.last?.isbn == "9783161484101")
    }

    @Test("Bookshelf: every text is localised, used, and has the same arguments in all languages")
    func texts() throws {
        let problems = try AppTexts(of: "Bookshelf").problems
        #expect(problems == [], "\(problems)")
    }
}
