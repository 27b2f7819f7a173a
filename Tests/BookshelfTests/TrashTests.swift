import BookshelfCore
import BookshelfLists
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Deleted books")
struct TrashTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func delete(_ name: String, _ app: HeadlessApp) throws {
        try app.finger.tap(on: "Tidy")
        app.settle()
        try app.finger.tap(on: name)
        app.settle()
        try app.finger.tap(on: "Delete book")
        app.advance(by: 1)
        try app.finger.tap(on: "Tidy")
        app.advance(by: 1)
    }

    @Test("Trash: a message with a button brings the book back to its place")
    func toast() throws {
        let (app, _, api) = HeadlessApp.shelf(in: folder)
        let before = api.books
        try delete("Walden", app)
        #expect(api.books.count == 2 && app.find("“Walden” was deleted") != nil)
        try app.finger.tap(on: "Undo")
        app.settle()
        #expect(api.books == before)
        #expect(try BookStore(file: folder.folders.books).load().books == before)
        #expect(BookTrash(file: folder.folders.trash).items.isEmpty)
    }

    @Test("Trash: the message leaves the buttons of the book's page free")
    func toastAboveToolbar() throws {
        let (app, library, api) = HeadlessApp.shelf(
            in: folder, size: CGSize(width: 320, height: 568))
        library.shelf.onOpen?(api.entries[1].id)
        app.advance(by: 1)
        library.details.trashItem.primaryAction?.performWithSender(nil, target: nil)
        app.advance(by: 1)
        try app.finger.tap(on: "Delete book")
        app.advance(by: 1)
        let toast = try #require(library.view.subviews.last)
        let toolbar = library.details.toolbar
        let bar = toolbar.convert(toolbar.bounds, to: library.view)
        #expect(toast.frame.height < 200 && toast.frame.maxY <= bar.minY, "\(toast.frame), \(bar)")
    }

    @Test("Trash: books are restored after a restart, with everything that their files said")
    func restart() throws {
        let text = #"[{"bid": 1001, "book_name": "a", "x": {"y": 1.50}}, {"book_name": "b"}]"#
        try Data(text.utf8).write(to: folder.folders.books)
        let (app, _, _) = HeadlessApp.shelf(in: folder)
        try delete("a", app)
        let (next, library, api) = HeadlessApp.shelf(in: folder)
        #expect(api.books.map(\.name) == ["b"])
        try next.finger.tap(on: "More")
        next.settle()
        try next.finger.tap(on: "Recently deleted…")
        next.settle()
        try next.finger.tap(on: "Restore")
        next.settle()
        #expect(api.books == BookStore.books(in: Data(text.utf8)))
        #expect(next.find("Nothing was deleted") != nil)
        try next.finger.tap(on: "Done")
        next.settle()
        #expect(library.presentedViewController == nil)
    }

    @Test("Trash: what two processes delete is kept of both, and what one restores is gone")
    func twoProcesses() throws {
        var one = BookTrash(file: folder.folders.trash)
        var other = BookTrash(file: folder.folders.trash)
        try one.add(Book(name: "a"), index: 0, at: Date(timeIntervalSince1970: 0))
        try other.add(Book(name: "b"), index: 0, at: Date(timeIntervalSince1970: 1))
        try one.remove(one.items[0])
        #expect(one.items.map(\.book.name) == ["b"])
        #expect(BookTrash(file: folder.folders.trash).items == one.items)
    }

    @Test("Trash: what was deleted thirty days ago goes with the next deletion")
    func age() throws {
        var trash = BookTrash(file: folder.folders.trash)
        let day = 86_400.0
        try trash.add(Book(name: "a"), index: 0, at: Date(timeIntervalSince1970: 0))
        try trash.add(Book(name: "b"), index: 0, at: Date(timeIntervalSince1970: 10 * day))
        try trash.add(Book(name: "c"), index: 0, at: Date(timeIntervalSince1970: 30 * day))
        #expect(trash.items.map(\.book.name) == ["c", "b"])
        #expect(BookTrash(file: folder.folders.trash).items == trash.items)
    }
}
