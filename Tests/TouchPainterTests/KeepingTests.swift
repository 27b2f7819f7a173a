import CoreGraphics
import Foundation
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

/// What the screens do so that nothing is lost.
@Suite("TouchPainter keeps what was done", .serialized)
final class KeepingTests {
    private let folder: TemporaryFolder
    private let studio: Studio
    private lazy var coordinator = CoordinatingController(
        studio: studio, exportFolder: folder.url.appendingPathComponent("pictures"))

    init() throws {
        folder = try TemporaryFolder()
        studio = Studio(folder: folder.url)
    }

    private func launch(
        size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light, language: Language = .english
    ) -> HeadlessApp {
        HeadlessApp(
            size: size, scale: scale, appearance: appearance, language: language,
            rootViewController: self.coordinator.canvasViewController)
    }

    private var texts: [String?] {
        studio.painting.scribble.marks.map { ($0 as? TextMark)?.string }
    }

    // MARK: Typed text

    private func type(_ text: String, in app: HeadlessApp) throws {
        try app.finger.tap(on: "tool caption")
        app.finger.tap(at: CGPoint(x: 700, y: 300))
        app.keyboard.type(text)
    }

    @Test("Typed text: saving takes it into the file")
    func typedAndSaved() throws {
        let app = launch()
        studio.painting.draw(Dot(location: .zero, pen: TouchPainterCore.Pen()))
        try type("hello", in: app)
        try app.finger.tap(on: "Save")
        let store = try #require(studio.store)
        #expect(try store.scribble(of: store.entries()[0]).marks.last is TextMark)
    }

    @Test("Typed text: it belongs to the drawing it was typed on when another one is opened")
    func typedAndOpened() throws {
        let app = launch()
        studio.painting.draw(Dot(location: .zero, pen: TouchPainterCore.Pen()))
        try studio.save()
        let entry = try #require(studio.store?.entries().first)
        studio.painting.clear()
        try type("hello", in: app)
        coordinator.open(entry)
        app.settle()
        #expect(studio.painting.scribble.marks.count == 1 && texts == [nil])
        #expect(app.find("Text Mark") == nil)
        studio.painting.undo()
        #expect(texts == ["hello"])
    }

    @Test("Typed text: the gallery, another paper and another layer leave it on the canvas")
    func typedAndLeft() throws {
        let app = launch()
        try type("one", in: app)
        coordinator.request(.gallery)
        app.settle()
        #expect(texts == ["one"])
        coordinator.request(.done)
        app.settle()
        app.finger.tap(at: CGPoint(x: 700, y: 500))
        app.keyboard.type("two")
        coordinator.choose(Studio.Paper.cloth)
        app.settle()
        #expect(texts == ["one", "two"])
        app.finger.tap(at: CGPoint(x: 700, y: 600))
        app.keyboard.type("three")
        try app.finger.tap(on: "Add Layer")
        #expect(texts == ["one", "two", "three"])
        #expect(studio.painting.scribble.layers[0].marks.count == 3)
    }

    @Test("Typed text: it is in the journal when the app ends")
    func typedAndEnded() throws {
        let folders = TouchPainterApp.Folders(
            drawings: folder.url.appendingPathComponent("data"),
            pictures: folder.url.appendingPathComponent("pictures"))
        let size = CGSize(width: 1280, height: 800)
        let app = HeadlessApp(
            size: size, delegate: TouchPainterApp(size: size, folders: folders))
        try type("good bye", in: app)
        app.terminate()
        let journal = try Data(
            contentsOf: folders.drawings.appendingPathComponent("current.journal"))
        #expect(String(decoding: journal, as: UTF8.self).contains("good bye"))
    }

    @Test("Typed name: it is the drawing's when the app ends, but not after Cancel")
    func typedName() throws {
        studio.painting.draw(Dot(location: .zero, pen: TouchPainterCore.Pen()))
        try studio.save()
        let app = launch(size: CGSize(width: 320, height: 480))
        try app.finger.tap(on: "Open")
        app.settle()
        try app.finger.tap(on: "Edit")
        app.settle()
        for name in ["Dog", "Cat"] {
            let cell = try #require(app.find("scribble-1")).frame
            app.finger.tap(at: CGPoint(x: cell.minX + 20, y: cell.minY + 20))
            app.settle()
            app.keyboard.press("a", .control)
            app.keyboard.type(name)
            if name == "Dog" { try app.finger.tap(on: "Cancel") }
            app.settle()
            #expect(studio.store?.entries().map(\.name) == ["scribble-1"])
        }
        app.terminate()
        #expect(studio.store?.entries().map(\.name) == ["Cat"])
    }

    // MARK: Deleted drawings

    private func save(_ count: Int) throws {
        for number in 1...count {
            studio.painting.clear()
            studio.painting.draw(
                Stroke(
                    pen: TouchPainterCore.Pen(
                        color: MarkColor(red: 0.2 * CGFloat(number), green: 0.4, blue: 0.7),
                        size: 12),
                    through: [
                        CGPoint(x: 20, y: 20 * number), CGPoint(x: 90, y: 60),
                        CGPoint(x: 150, y: 20 * number),
                    ]))
            try studio.save()
        }
    }

    @Test("Gallery: a toast offers to undo a deletion")
    func toast() throws {
        try save(2)
        let app = launch(size: CGSize(width: 320, height: 480))
        try app.finger.tap(on: "Open")
        app.settle()
        try app.finger.tap(on: "Edit")
        app.settle()
        try app.finger.tap(on: "Delete")
        app.advance(by: 0.5)
        #expect(app.find("1 item") != nil)
        try app.finger.tap(on: "ToastAction")
        app.advance(by: 0.5)
        #expect(app.find("2 items") != nil)
        #expect(app.find("Undo Delete") == nil && app.find("ToastAction") == nil)
    }

    @Test("Trash: a deleted drawing is restored from it in a later session, others are purged")
    func trash() throws {
        try save(3)
        for entry in try #require(studio.store).entries() { try studio.store?.delete(entry) }
        let app = launch(size: CGSize(width: 320, height: 480))
        try app.finger.tap(on: "Open")
        app.settle()
        #expect(app.find("0 items") != nil)
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Recently Deleted")
        app.settle()
        try app.finger.tap(on: "deleted scribble-2")
        app.settle()
        try app.finger.tap(on: "Restore")
        app.settle()
        #expect(studio.store?.entries().map(\.name) == ["scribble-2"])
        #expect(app.find("deleted scribble-2") == nil)
        try app.finger.tap(on: "Empty Trash")
        app.settle()
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(studio.store?.trashed().count == 2)
        try app.finger.tap(on: "Empty Trash")
        app.settle()
        try app.finger.tap(on: "Delete for Good")
        app.settle()
        #expect(studio.store?.trashed().isEmpty == true)
        app.keyboard.press(.escape)
        app.settle()
        #expect(coordinator.shownScreen == .done)
    }

    // MARK: Two windows

    /// Another window changes the drawing in a way that does not go together with this one's.
    private func makeConflict() throws -> Studio {
        try save(1)
        let second = Studio(folder: folder.url)
        try second.open(try #require(second.store?.entries().first))
        second.painting.selectAll()
        second.painting.deleteSelection()
        try second.save()
        studio.painting.draw(Dot(location: CGPoint(x: 60, y: 60), pen: TouchPainterCore.Pen()))
        return second
    }

    @Test(
        "Two windows: saving asks which drawing to keep; both are there whatever is chosen",
        arguments: [
            ("Keep Mine as a Copy", ["scribble-1", "scribble-2"], 2),
            ("Load the Other", ["scribble-1"], 0), ("Cancel", ["scribble-1"], 2),
        ])
    func conflict(choice: String, names: [String], marks: Int) throws {
        let app = launch(size: CGSize(width: 320, height: 480))
        let second = try makeConflict()
        try app.finger.tap(on: "Save")
        app.settle()
        try app.finger.tap(on: choice)
        app.settle()
        #expect(studio.store?.entries().map(\.name) == names)
        #expect(studio.painting.scribble.marks.count == marks)
        if choice == "Load the Other" {
            studio.painting.undo()
            #expect(studio.painting.scribble.marks.count == 2)
        }
        withExtendedLifetime(second) {}
    }

    @Test("Two windows: what another one saved is shown, with a message")
    func foreignChange() throws {
        let app = launch()
        try save(1)
        let second = Studio(folder: folder.url)
        try second.open(try #require(second.store?.entries().first))
        second.painting.draw(Dot(location: CGPoint(x: 60, y: 60), pen: TouchPainterCore.Pen()))
        try second.save()
        // A real window hears of it from the system.
        studio.noticeChanges()
        #expect(studio.painting.scribble.marks.count == 2)
        try app.wait(until: app.find("Message") != nil)
        #expect(
            app.find("Message")?.label
                == "“scribble-1” was changed in another window. You see it with those changes.")
    }

    @Test(
        "Damaged journal: the app says at its start what was kept and lost, and where the copy is",
        arguments: [
            (
                Language.english,
                "“current.journal” was damaged. Changes kept: 2, lost: 1. "
                    + "The damaged file is “current.journal.damaged”, next to it."
            ),
            (
                .simplifiedChinese,
                "“current.journal”已损坏：保留了 2 处更改，丢失 1 处。损坏的文件保存在旁边，名为“current.journal.damaged”。"
            ),
        ])
    func damagedJournal(language: Language, message: String) throws {
        let data = folder.url.appendingPathComponent("data")
        do {
            let studio = Studio(folder: data)
            for x in 0..<3 {
                studio.painting.draw(
                    Dot(location: CGPoint(x: x, y: 0), pen: TouchPainterCore.Pen()))
            }
        }
        let url = data.appendingPathComponent("current.journal")
        var bytes = try Data(contentsOf: url)
        bytes[3] = 0
        try bytes.write(to: url)
        var coordinator: CoordinatingController?
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), language: language,
            rootViewController: {
                let made = CoordinatingController(studio: Studio(folder: data))
                coordinator = made
                return made.canvasViewController
            }())
        app.advance(by: 0.5)
        withExtendedLifetime(coordinator) {}
        #expect(app.announcements == [message])
        #expect(app.audit([.cutText]) == [])
    }

    // MARK: Looks

    @Test(
        "Messages: damage and changes elsewhere are sentences in both languages",
        arguments: [Language.english, .simplifiedChinese])
    func sentences(language: Language) {
        let app = launch(language: language)
        app.advance(by: 0)
        for error in [
            PaintingFileError.recovered(path: "1", kept: 41, lost: 2, copy: "1.2"),
            .recovered(path: "1", kept: 41, lost: 2, copy: nil),
            .replaced(path: "1", copy: "1.2"), .changedElsewhere(path: "1"),
        ] {
            let text = error.localizedText
            #expect(!text.contains("%"))
            if case .recovered = error { #expect(text.contains("41") && text.contains("2")) }
            let letters = text.unicodeScalars.contains { ("a"..."z").contains($0) }
            #expect(letters == (language == .english), "\(text)")
        }
        withExtendedLifetime(app) {}
    }

    @Test(
        "Keeping: the screens match their goldens",
        arguments: [
            (
                "trash", CGSize(width: 320, height: 480), UIUserInterfaceStyle.light,
                Language.english
            ),
            ("trash", CGSize(width: 900, height: 600), .dark, .simplifiedChinese),
            ("empty", CGSize(width: 360, height: 640), .light, .simplifiedChinese),
            ("restore", CGSize(width: 900, height: 600), .dark, .english),
            ("conflict", CGSize(width: 320, height: 480), .dark, .simplifiedChinese),
            ("conflict", CGSize(width: 1000, height: 680), .light, .english),
            ("toast", CGSize(width: 320, height: 480), .light, .simplifiedChinese),
            ("toast", CGSize(width: 900, height: 600), .dark, .english),
            ("notice", CGSize(width: 320, height: 480), .light, .english),
            ("notice", CGSize(width: 360, height: 640), .dark, .simplifiedChinese),
            ("notice", CGSize(width: 1280, height: 800), .light, .simplifiedChinese),
            ("notice", CGSize(width: 900, height: 600), .dark, .english),
        ])
    func golden(
        screen: String, size: CGSize, style: UIUserInterfaceStyle, language: Language
    ) throws {
        let app = launch(size: size, scale: 2, appearance: style, language: language)
        if screen == "conflict" {
            let second = try makeConflict()
            coordinator.save()
            app.settle()
            withExtendedLifetime(second) {}
        } else if screen == "notice" {
            for error in [
                PaintingFileError.restored(path: "cat.painting", copy: nil),
                .unwritable(path: "current.journal", reason: String(cString: strerror(ENOSPC))),
            ] { studio.onProblem?(error) }
            app.settle()
            #expect(app.audit([.cutText]) == [])
        } else if screen == "toast" {
            try save(3)
            try app.finger.tap(on: "Open")
            app.settle()
            try app.finger.tap(on: "Edit")
            app.settle()
            try app.wait(
                for: thumbnails(in: app.window).allSatisfy { $0.image != nil }, timeout: 30)
            try app.finger.tap(on: "Delete")
            for _ in 0..<60 { app.advance(by: 1.0 / 60) }
        } else {
            try save(5)
            let store = try #require(studio.store)
            for (number, entry) in store.entries().enumerated() {
                try store.delete(
                    entry, at: Date(timeIntervalSince1970: 1_700_000_000 + Double(number)))
            }
            coordinator.request(.gallery)
            app.settle()
            coordinator.request(.trash)
            app.settle()
            try app.wait(
                for: thumbnails(in: app.window).allSatisfy { $0.image != nil }, timeout: 30)
            if screen == "empty" { try app.finger.tap(on: "Empty Trash") }
            if screen == "restore" { try app.finger.tap(on: "deleted scribble-4") }
            app.settle()
        }
        try app.snapshot().matchGolden(
            "\(screen)-\(Int(size.width))-\(language.rawValue)".lowercased())
    }

    private func thumbnails(in view: UIView) -> [UIImageView] {
        if view is ThumbnailCell, !view.isHidden {
            return view.subviews.compactMap { $0 as? UIImageView }
        }
        return view.subviews.flatMap { thumbnails(in: $0) }
    }
}
