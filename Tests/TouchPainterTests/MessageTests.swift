import Foundation
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("TouchPainter's messages")
final class MessageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func launch(_ studio: Studio, _ language: Language) -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 320, height: 480), language: language,
            rootViewController: CoordinatingController(studio: studio).canvasViewController)
    }

    @Test("Messages: a folder that cannot be written is named in the app's language")
    func unwritable() throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let studio = Studio(folder: file)
        let app = launch(studio, .simplifiedChinese)
        #expect(app.announcements.first?.hasPrefix("无法写入“current.journal”：") == true)
    }

    @Test("Messages: one from before the window is there is shown in it, at the canvas's middle")
    func early() throws {
        let first = Studio(folder: folder.url)
        let coordinator = CoordinatingController(studio: Studio(folder: folder.url))
        let size = CGSize(width: 1280, height: 800)
        let app = HeadlessApp(size: size, rootViewController: UIViewController())
        app.window.rootViewController = coordinator.canvasViewController
        try app.wait(until: app.find("Notice") != nil)
        let frame = try #require(app.find("Notice")).frame
            .union(try #require(app.find("Close Notice")).frame)
        let canvas = coordinator.canvasViewController.canvasView.frame
        #expect(abs(frame.midX - canvas.midX) <= 6 && frame.minY > canvas.minY)
        withExtendedLifetime(first) {}
    }

    @Test("Messages: a second window says that it has a drawing of its own")
    func secondWindow() {
        let first = Studio(folder: folder.url)
        let second = Studio(folder: folder.url)
        let app = launch(second, .english)
        #expect(
            app.announcements == [
                "TouchPainter is open in another window. This window has a drawing of its own."
            ])
        withExtendedLifetime(first) {}
    }

    // MARK: Notices

    /// Leaves a journal with a damaged line, or with a drawing of a second window.
    private func prepare(_ start: String) throws {
        do {
            let first = Studio(folder: folder.url)
            let studio = start == "damaged" ? first : Studio(folder: folder.url)
            for x in 0..<3 { studio.painting.draw(Dot(location: CGPoint(x: x, y: 0), pen: Pen())) }
            withExtendedLifetime(first) {}
        }
        guard start == "damaged" else { return }
        let url = folder.url.appendingPathComponent("current.journal")
        var bytes = try Data(contentsOf: url)
        bytes[3] = 0
        try bytes.write(to: url)
    }

    @Test(
        "Notices: what is said at the start is in a view until the user closes it",
        arguments: [
            ("damaged", "“current.journal” was damaged. Changes kept: 2, lost: 1."),
            ("closed", "Drawn in another window, now in the gallery: scribble-1"),
            ("second", "TouchPainter is open in another window."),
        ])
    func atStart(start: String, text: String) throws {
        if start != "second" { try prepare(start) }
        let first = start == "second" ? Studio(folder: folder.url) : nil
        let coordinator = CoordinatingController(studio: Studio(folder: folder.url))
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480),
            rootViewController: coordinator.canvasViewController)
        app.advance(by: 60)
        let notice = try #require(app.find("Notice"))
        #expect(notice.label?.hasPrefix(text) == true)
        #expect(app.audit([.cutText]) == [])
        try app.finger.tap(on: "Close Notice")
        app.settle()
        #expect(app.find("Notice") == nil && app.find("Close Notice") == nil)
        withExtendedLifetime((first, coordinator)) {}
    }

    @Test("Notices: a refusal is shown once, stays, and goes when the strokes are saved after all")
    func refusal() throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let coordinator = CoordinatingController(studio: Studio(folder: file))
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480),
            rootViewController: coordinator.canvasViewController)
        func draw() {
            app.finger.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 90, y: 360))
            app.advance(by: 30)
        }
        for _ in 0..<3 {
            draw()
            let label = try #require(app.find("Notice")?.label)
            #expect(label.components(separatedBy: "“current.journal” cannot").count == 2)
        }
        try FileManager.default.removeItem(at: file)
        draw()
        #expect(app.find("Notice") == nil)
        #expect(Studio(folder: file).problem == nil)
        withExtendedLifetime(coordinator) {}
    }

    @Test(
        "Messages: errors of files are sentences in both languages",
        arguments: [
            PaintingFileError.tooNew(path: "a.painting", version: 7),
            .damaged(path: "a.painting", reason: "its marks cannot be read"),
            .damaged(path: "a.painting", reason: "a flower has no kind"),
            .unreadable(path: "a.painting", reason: "it is gone or not readable"),
            .badName("a/b", reason: "it has a slash or a line break"),
            .unwritable(path: "a.painting", reason: String(cString: strerror(ENOSPC))),
            .incomplete(path: "current.journal"),
            .restored(path: "1", copy: nil), .restored(path: "1", copy: "1~"),
        ])
    func errors(error: PaintingFileError) {
        func text(_ language: Language) -> String {
            let app = launch(Studio(folder: nil), language)
            app.advance(by: 0)
            return withExtendedLifetime(app) { error.localizedText }
        }
        let (english, chinese) = (text(.english), text(.simplifiedChinese))
        #expect(english.hasSuffix(".") && !english.contains("%"))
        #expect(chinese.hasSuffix("。") && !chinese.contains("%"))
        let latin = chinese.unicodeScalars.filter { ("a"..."z").contains($0) }
        #expect(latin.count <= "currentjournal".count, "\(chinese)")
    }

    @Test("Messages: a full disk is named; marks drawn until there is room are kept")
    func fullDisk() async throws {
        let app = launch(Studio(folder: nil), .english)
        app.advance(by: 0)
        let error = PaintingFileError.unwritable(
            path: "current.journal", reason: String(cString: strerror(ENOSPC)))
        #expect(error.localizedText.contains("the disk is full"))
        withExtendedLifetime(app) {}
        await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
            await MessageTests.drawOnFullDisk(path)
        }
        let found = Studio(folder: folder.url)
        #expect(found.problem == nil && found.painting.scribble.marks.count == 6)
    }

    /// Draws before, while and after files cannot grow: a process's limit on their size stands for
    /// a disk without room.
    private static func drawOnFullDisk(_ path: String) {
        let studio = Studio(folder: URL(fileURLWithPath: path))
        var problems = 0
        studio.onProblem = { _ in problems += 1 }
        func draw(_ count: Int) {
            for x in 0..<count {
                studio.painting.draw(Dot(location: CGPoint(x: x, y: 5), pen: Pen()))
            }
        }
        signal(SIGXFSZ, SIG_IGN)
        draw(3)
        guard problems == 0 else { exit(1) }
        let journal = URL(fileURLWithPath: path).appendingPathComponent("current.journal")
        let size = (try? Data(contentsOf: journal).count) ?? 0
        limitFiles(to: rlim_t(size + 10))
        draw(2)
        // Neither the journal nor the settings with the pen can be written.
        guard problems >= 2, studio.painting.scribble.marks.count == 5 else { exit(2) }
        guard (try? Data(contentsOf: journal).count) == size else { exit(3) }
        limitFiles(to: rlim_t(1 << 30))
        draw(1)
        exit(0)
    }

    private static func limitFiles(to size: rlim_t) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        limit.rlim_cur = size
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }
}
