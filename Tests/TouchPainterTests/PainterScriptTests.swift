import Foundation
import Playback
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

/// Plays the scripts in `Apps/TouchPainter/Scripts`, each of which shows one part of the app.
@Suite("TouchPainter's scripts", .serialized)
final class PainterScriptTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let scripts = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Apps/TouchPainter/Scripts")

    /// The windows that the scripts are made for.
    nonisolated static let sizes: [(String, CGSize)] = [
        ("brushes", CGSize(width: 1280, height: 800)),
        ("colours", CGSize(width: 1280, height: 800)),
        ("dark", CGSize(width: 1280, height: 800)),
        ("dawn", CGSize(width: 1280, height: 800)),
        ("gallery", CGSize(width: 900, height: 640)),
        ("guides", CGSize(width: 1280, height: 800)),
        ("help", CGSize(width: 1280, height: 800)),
        ("history", CGSize(width: 1280, height: 800)),
        ("layers", CGSize(width: 1280, height: 800)),
        ("moving", CGSize(width: 1280, height: 800)),
        ("narrow", CGSize(width: 320, height: 480)),
        ("papers", CGSize(width: 1280, height: 800)),
        ("pictures", CGSize(width: 1280, height: 800)),
        ("selection", CGSize(width: 1280, height: 800)),
        ("share", CGSize(width: 900, height: 640)),
        ("tools", CGSize(width: 1280, height: 800)),
    ]

    private func play(_ name: String, in app: HeadlessApp) throws {
        let path = Self.scripts.appendingPathComponent(name + ".json").path
        try Player(app: app).play(Script(path: path))
        app.settle()
    }

    private func launch(
        _ size: CGSize, language: Language = .english, appearance: UIUserInterfaceStyle = .light
    ) -> HeadlessApp {
        let folders = TouchPainterApp.Folders(
            drawings: folder.url.appendingPathComponent("drawings"),
            pictures: folder.url.appendingPathComponent("pictures"))
        return HeadlessApp(
            size: size, scale: 1, appearance: appearance, language: language,
            delegate: TouchPainterApp(size: size, folders: folders))
    }

    @Test("Scripts: each ends with its golden", arguments: sizes)
    func golden(name: String, size: CGSize) throws {
        let app = launch(size)
        try play(name, in: app)
        try app.snapshot().matchGolden("script-\(name)")
    }

    @Test("Scripts: every one is played here")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.scripts.path)
        #expect(Set(files) == Set(Self.sizes.map { $0.0 + ".json" }))
    }

    @Test("Scripts: the picture of the README is the one that a script draws")
    func readme() throws {
        let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Goldens")
        let pictures = Self.scripts.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/Pictures")
        #expect(
            try Data(contentsOf: goldens.appendingPathComponent("script-dawn.png"))
                == Data(contentsOf: pictures.appendingPathComponent("touchpainter.png")))
    }

    @Test("Scripts: what they wrote and saved is in the folders")
    func files() throws {
        let size = CGSize(width: 900, height: 640)
        try play("share", in: launch(size))
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: folder.url.appendingPathComponent("pictures").path)
        let endings = pictures.map { $0.split(separator: ".").last.map(String.init) ?? "" }
        #expect(
            endings.sorted() == [
                "gif", "jpg", "pdf", "png", "png", "scribble replay", "svg", "webm",
            ])
    }
}
