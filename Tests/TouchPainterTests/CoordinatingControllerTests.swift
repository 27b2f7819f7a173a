import CoreGraphics
import Foundation
import TestSupport
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("TouchPainter's screens")
final class CoordinatingControllerTests {
    private let folder: TemporaryFolder
    private let studio: Studio

    /// Made by the app that is launched, with its language and scale.
    private lazy var coordinator = CoordinatingController(
        studio: studio, exportFolder: folder.url.appendingPathComponent("pictures"))

    init() throws {
        folder = try TemporaryFolder()
        studio = Studio(folder: folder.url)
    }

    private func launch(
        size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light, language: Language = .english
    ) -> HeadlessApp {
        HeadlessApp(
            size: size, scale: scale, appearance: appearance, language: language,
            rootViewController: self.coordinator.canvasViewController)
    }

    private static let wide = CGSize(width: 1100, height: 760)

    // MARK: Flow

    @Test(
        "Coordinator: buttons with tags open the palette, the gallery and sharing, Done closes",
        .rows("S1-10"),
        arguments: [
            ("Palette", ScreenRequest.palette), ("Open", .gallery), ("Share", .share),
        ])
    func flow(button: String, request: ScreenRequest) throws {
        let app = launch()
        app.finger.tap(at: CGPoint(x: 50, y: 50))
        try app.finger.tap(on: button)
        app.settle()
        #expect(coordinator.shownScreen == request)
        #expect(coordinator.canvasViewController.presentedViewController != nil)
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(coordinator.shownScreen == .done)
        #expect(coordinator.canvasViewController.presentedViewController == nil)
    }

    @Test("Coordinator: the requests have the tags of their buttons", .rows("S1-10"))
    func tags() {
        #expect(ScreenRequest.done.rawValue == 0)
        #expect(ScreenRequest.palette.rawValue == 1)
        #expect(ScreenRequest.gallery.rawValue == 2)
    }

    @Test(
        "Coordinator: requests for a second screen are ignored, escape closes the first",
        .rows("S1-10"))
    func oneAtATime() {
        let app = launch()
        coordinator.request(.palette)
        coordinator.request(.gallery)
        app.settle()
        #expect(coordinator.shownScreen == .palette)
        app.keyboard.press(.escape)
        app.settle()
        #expect(coordinator.shownScreen == .done)
    }

    @Test("No screen names the class of another screen", .rows("S1-10"))
    func independence() throws {
        let names = [
            "CanvasViewController", "PanelViewController", "GalleryViewController",
            "ReplayViewController", "ShareViewController",
        ]
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Apps/TouchPainter/UI")
        for (name, folder) in zip(names, ["Screens", "Screens", "Gallery", "Replay", "Share"]) {
            let file = root.appendingPathComponent("\(folder)/\(name).swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            for other in names where other != name { #expect(!text.contains(other)) }
        }
    }

    // MARK: Palette

    @Test("Palette: sliders change the pen at once, and the values are kept", .rows("B1"))
    func palette() throws {
        let app = launch()
        try app.finger.tap(on: "Palette")
        app.settle()
        let red = try #require(app.find("Red")).frame
        app.finger.drag(
            from: CGPoint(x: red.minX + 14, y: red.midY), to: CGPoint(x: red.maxX, y: red.midY))
        let size = try #require(app.find("Size")).frame
        app.finger.drag(
            from: CGPoint(x: size.minX + 48, y: size.midY), to: CGPoint(x: size.maxX, y: size.midY))
        #expect(studio.painting.pen.color == MarkColor(red: 1, green: 0, blue: 0))
        #expect(studio.painting.pen.size == 50)
        #expect(app.find("Preview")?.value == "#FF0000, 50")
        #expect(Studio(folder: folder.url).painting.pen == studio.painting.pen)
    }

    @Test("Palette: a brush and a swatch are chosen by a tap", .rows("B1"))
    func choices() throws {
        let app = launch(size: Self.wide)
        try app.finger.tap(on: "marker")
        try app.finger.tap(on: "#3C9D4E")
        #expect(studio.painting.pen.brush == .marker)
        #expect(studio.painting.pen.color.hexadecimal == "#3C9D4E")
    }

    @Test("Palette: it shows the pen, the paper and the brand that code chose")
    func followsCode() throws {
        let app = launch(size: Self.wide)
        studio.painting.pen = Pen(
            color: MarkColor(red: 0, green: 1, blue: 0), size: 30, brush: .calligraphy)
        coordinator.choose(Studio.Paper.cloth)
        coordinator.choose(Studio.Brand.acme)
        app.settle()
        #expect(app.find("Preview")?.value == "#00FF00, 30")
        for name in ["calligraphy", "paper cloth", "brand acme"] {
            #expect(app.find(name)?.view.accessibilityTraits.contains(.selected) == true, "\(name)")
        }
        #expect(Studio(folder: folder.url).painting.pen == studio.painting.pen)
    }

    @Test("Palette: colours that were drawn with stay in a row, the latest first, and are kept")
    func recentColors() throws {
        let app = launch(size: Self.wide)
        for red in [0.25, 0.5] {
            studio.painting.pen.color = MarkColor(red: red, green: 0, blue: 0)
            app.finger.tap(at: CGPoint(x: 700, y: 400))
        }
        studio.painting.pen.brush = .eraser
        studio.painting.pen.color = MarkColor(red: 1, green: 1, blue: 0)
        app.finger.tap(at: CGPoint(x: 700, y: 400))
        let kept = Studio(folder: folder.url).settings.recentColors.map(\.hexadecimal)
        #expect(kept == ["#800000", "#400000"])
        let frames = try kept.map { try #require(app.find($0)).frame }
        #expect(frames[0].minX < frames[1].minX)
        try app.finger.tap(on: "#400000")
        #expect(studio.painting.pen.color.hexadecimal == "#400000")
    }

    @Test("Palette: the colour well opens more colours, and a chosen one is the pen's")
    func colorWell() throws {
        let app = launch(size: Self.wide)
        try app.finger.tap(on: "Color Well")
        app.settle()
        #expect(app.window.subviews.count > 1)
        let well = try #require(app.find("Color Well")?.view as? UIColorWell)
        well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        well.sendActions(for: .valueChanged)
        #expect(studio.painting.pen.color.hexadecimal == "#0000FF")
    }

    @Test(
        "Palette: without a delegate it calls its closure, with one only the delegate",
        .rows("S1-07"))
    func adapter() {
        final class Listener: PaletteDelegate {
            var events: [String] = []
            func palette(_ palette: PaletteView, didChoose color: MarkColor) {
                events.append(color.hexadecimal)
            }
            func palette(_ palette: PaletteView, didChooseSize size: CGFloat) {}
            func palette(_ palette: PaletteView, didChoose brush: Brush) {}
            func palette(_ palette: PaletteView, didChoose smoothing: Smoothing) {}
        }
        let palette = PaletteView(Pen())
        let controller = UIViewController()
        controller.view = palette
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: controller)
        var closureCalls = 0
        palette.onChange = { _ in closureCalls += 1 }
        try? app.finger.tap(on: "#2A78D6")
        #expect(closureCalls == 1)
        let listener = Listener()
        palette.paletteDelegate = listener
        try? app.finger.tap(on: "#D7372F")
        #expect(listener.events == ["#D7372F"])
        #expect(closureCalls == 1)
    }

    // MARK: Paper and brand

    @Test(
        "Canvas: each generator makes its canvas, and a new one shows the same marks",
        .rows("S1-03"),
        arguments: Studio.Paper.allCases)
    func generators(paper: Studio.Paper) throws {
        let app = launch()
        app.finger.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 200, y: 60))
        coordinator.choose(paper)
        app.settle()
        let canvas = coordinator.canvasViewController.canvasView
        switch paper {
        case .plain: #expect(type(of: canvas) == CanvasView.self)
        case .paper: #expect(canvas is PaperCanvasView)
        case .cloth: #expect(canvas is ClothCanvasView)
        }
        #expect(app.snapshot()[120, 60] == 0xFF00_0000)
        app.finger.tap(at: CGPoint(x: 100, y: 200))
        #expect(studio.painting.scribble.marks.count == 2)
        #expect(app.snapshot()[100, 200] == 0xFF00_0000)
    }

    @Test(
        "Branding: each factory makes a view, a button and a toolbar that go together",
        .rows("S1-04"))
    func brands() {
        _ = launch()
        let titles = Studio.Brand.allCases.map { brand in
            let factory = BrandingFactory.factory(for: brand)
            let toolbar = factory.makeToolbar()
            #expect((toolbar.barTintColor == nil) == (brand == .plain))
            #expect(factory.makeView().backgroundColor != nil)
            return factory.makeMainButton().title(for: .normal)
        }
        #expect(titles == ["TouchPainter", "Acme", "Sierra"])
        #expect(Studio.Brand.built == .plain)
    }

    @Test(
        "Branding: an app that is built for a brand shows it until another one is chosen",
        .rows("S1-04"))
    func builtBrand() throws {
        for round in 1...2 {
            let screens = CoordinatingController(
                studio: Studio(folder: folder.url), builtBrand: .sierra)
            let app = HeadlessApp(size: Self.wide, rootViewController: screens.canvasViewController)
            app.settle()
            #expect(app.find("Gallery")?.label == (round == 1 ? "Sierra" : "TouchPainter"))
            let shown = round == 1 ? "brand sierra" : "brand plain"
            #expect(app.find(shown)?.view.accessibilityTraits.contains(.selected) == true)
            try app.finger.tap(on: "brand plain")
            #expect(screens.studio.settings.brand == .plain)
        }
    }

    @Test("Branding: another brand is chosen at run time, and kept", .rows("S1-04"))
    func chooseBrand() throws {
        let app = launch(size: Self.wide)
        try app.finger.tap(on: "brand acme")
        app.settle()
        #expect(app.find("Gallery")?.label == "Acme")
        #expect(Studio(folder: folder.url).settings.brand == .acme)
        app.finger.tap(at: CGPoint(x: 700, y: 400))
        try app.finger.tap(on: "Undo")
        #expect(studio.painting.scribble.isEmpty)
    }

    // MARK: Gallery

    private func save(_ count: Int) throws {
        for number in 1...count {
            studio.painting.clear()
            studio.painting.touchBegan(at: CGPoint(x: 50 + number * 10, y: 80))
            studio.painting.touchMoved(to: CGPoint(x: 150, y: 60 + number * 20))
            studio.painting.touchEnded()
            try studio.save()
        }
    }

    @Test("Gallery: rows of three thumbnails of 90 × 130, 150 points apart", .rows("B1"))
    func gallery() throws {
        try save(4)
        let app = launch()
        try app.finger.tap(on: "Open")
        app.settle()
        #expect(app.find("4 items") != nil)
        let frames = (1...4).compactMap { app.find("scribble-\($0)")?.frame }
        #expect(
            frames
                == [(12, 54), (114, 54), (216, 54), (12, 204)].map {
                    CGRect(x: $0.0, y: $0.1, width: 90, height: 130)
                })
        try app.finger.tap(on: "scribble-2")
        app.settle()
        #expect(studio.painting.scribble.name == "scribble-2")
        #expect(coordinator.shownScreen == .done)
        app.keyboard.press("z", .control)
        #expect(studio.painting.scribble.name == "scribble-4")
    }

    @Test("Gallery: a deleted drawing comes back with undo, a duplicate is added")
    func editing() throws {
        try save(2)
        let app = launch()
        try app.finger.tap(on: "Open")
        app.settle()
        try app.finger.tap(on: "Edit")
        app.settle()
        try app.finger.tap(on: "Delete")
        app.settle()
        #expect(app.find("1 item") != nil)
        app.keyboard.press("z", .control)
        app.settle()
        #expect(app.find("2 items") != nil)
        try app.finger.tap(on: "Duplicate")
        app.settle()
        #expect(studio.store?.entries().count == 3)
    }

    @Test("Gallery: a drawing is renamed, also on the canvas, and no other one is overwritten")
    func renaming() throws {
        try save(2)
        let app = launch()
        try app.finger.tap(on: "Open")
        app.settle()
        try app.finger.tap(on: "Edit")
        app.settle()
        func rename(to name: String) throws {
            let cell = try #require(app.find("scribble-2")).frame
            app.finger.tap(at: CGPoint(x: cell.minX + 20, y: cell.minY + 20))
            app.settle()
            app.keyboard.press("a", .control)
            app.keyboard.type(name)
            try app.finger.tap(on: "OK")
        }
        try rename(to: "scribble-1")
        try app.wait(
            until: app.find("Message")?.label?.contains("another drawing has it") == true)
        app.settle()
        try rename(to: "Cat")
        app.settle()
        #expect(app.find("Cat") != nil)
        #expect(studio.painting.scribble.name == "Cat")
        #expect(studio.store?.entries().map(\.name) == ["scribble-1", "Cat"])
    }

    @Test("Gallery: search finds names and tags, and the order is kept")
    func searching() throws {
        try save(3)
        let store = try #require(studio.store)
        let entries = store.entries()
        try store.setTags(["Animals", " cats ", "cats", ""], of: entries[1])
        #expect(store.tags(of: entries[1]) == ["Animals", "cats"])
        let cat = try store.rename(entries[1], to: "Émile 2")
        #expect(store.tags(of: cat) == ["Animals", "cats"])
        #expect(store.tags(of: entries[1]).isEmpty)
        #expect(store.entries(matching: "emile CAT") == [cat])
        #expect(store.entries(matching: "dog").isEmpty)
        #expect(
            store.entries(matching: "", in: .name).map(\.name)
                == ["Émile 2", "scribble-1", "scribble-3"])
        let app = launch()
        try app.finger.tap(on: "Open")
        app.settle()
        app.keyboard.press("f", .control)
        app.settle()
        app.keyboard.type("animal")
        app.settle()
        #expect(app.find("1 item") != nil)
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(app.find("3 items") != nil)
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "By Name")
        app.settle()
        #expect(Studio(folder: folder.url).settings.order == .name)
    }

    @Test(
        "Screens: no text is cut in a window of 320 points",
        arguments: [Language.english, .simplifiedChinese])
    func cutTexts(language: Language) throws {
        try save(2)
        let app = launch(scale: 2, language: language)
        app.paintsFrames = false
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        for request in [
            ScreenRequest.done, .palette, .gallery, .share, .layers, .history, .guides, .help,
            .replay,
        ] {
            coordinator.request(request)
            app.settle()
            #expect(coordinator.shownScreen == request)
            #expect(app.audit([.cutText]) == [], "\(request)")
            coordinator.request(.done)
            app.settle()
        }
    }

    @Test("Save: the button and ctrl+S save, and a message says so")
    func saving() throws {
        let app = launch()
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        try app.finger.tap(on: "Save")
        #expect(app.find("Message")?.label == "Your scribble is saved")
        app.settle()
        #expect(app.find("Message") == nil)
        app.finger.tap(at: CGPoint(x: 130, y: 100))
        app.keyboard.press("s", .control)
        let store = try #require(studio.store)
        #expect(try store.scribble(of: store.entries()[0]).marks.count == 2)
        let data = try Data(contentsOf: store.thumbnailURL(of: store.entries()[0]))
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 90, height: 130))
    }

    // MARK: Sharing

    @Test("Share: each format is written as a file under a free name")
    func share() throws {
        let app = launch()
        app.finger.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 200, y: 160))
        try app.finger.tap(on: "Share")
        app.settle()
        for format in ["png", "postcard", "svg", "pdf"] { try app.finger.tap(on: format) }
        #expect(app.find("Result")?.label?.hasSuffix("scribble.pdf") == true)
        let pictures = folder.url.appendingPathComponent("pictures")
        let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
        #expect(names == ["scribble 2.png", "scribble.pdf", "scribble.png", "scribble.svg"])
        let pdf = try Data(contentsOf: pictures.appendingPathComponent("scribble.pdf"))
        #expect(pdf.starts(with: Data("%PDF".utf8)))
        let svg = try #require(
            UIImage(contentsOfFile: pictures.appendingPathComponent("scribble.svg").path))
        let png = try #require(
            UIImage(
                data: PictureExport(scribble: studio.painting.scribble)
                    .data(.png) ?? Data(), scale: 2))
        #expect(svg.size == png.size)
    }

    // MARK: Screens

    @Test("TouchPainter: a wide window has the palette next to the canvas and the zoom in the bar")
    func wideWindow() {
        let app = launch(size: Self.wide)
        #expect(
            app.find("Canvas")?.frame == CGRect(x: 342, y: 44, width: 758, height: 716))
        #expect(app.find("Palette") == nil)
        #expect(app.find("Zoom In")?.isEnabled == true)
        app.resize(to: CGSize(width: 320, height: 480))
        #expect(app.find("Canvas")?.frame == CGRect(x: 0, y: 0, width: 320, height: 436))
        #expect(app.find("Palette")?.isVisible == true)
    }

    @Test(
        "TouchPainter: the screens match their goldens",
        arguments: [
            (
                "Palette", CGSize(width: 320, height: 480), UIUserInterfaceStyle.light,
                Language.english
            ),
            ("Palette", CGSize(width: 360, height: 640), .dark, .simplifiedChinese),
            ("Open", CGSize(width: 320, height: 480), .light, .simplifiedChinese),
            ("Open", CGSize(width: 900, height: 600), .dark, .english),
            ("Share", CGSize(width: 320, height: 480), .light, .english),
            ("", CGSize(width: 1000, height: 680), .light, .simplifiedChinese),
        ])
    func golden(
        button: String, size: CGSize, style: UIUserInterfaceStyle, language: Language
    ) throws {
        let app = launch(size: size, scale: 2, appearance: style, language: language)
        try save(5)
        coordinator.choose(.cloth)
        if button.isEmpty {
            coordinator.choose(.sierra)
            for (index, brush) in Brush.allCases.enumerated() {
                studio.painting.pen = Pen(
                    color: MarkColor(red: 0.1, green: 0.4, blue: 0.7), size: 22, brush: brush)
                let y = CGFloat(100 + index * 80)
                app.finger.drag(
                    along: (0...30).map {
                        CGPoint(x: 380 + CGFloat($0) * 19, y: y + sin(CGFloat($0) / 3) * 24)
                    }, duration: 0.7)
            }
        } else {
            try app.finger.tap(on: button)
        }
        app.settle()
        // Thumbnails are read on another thread.
        try app.wait(for: thumbnails(in: app.window).allSatisfy { $0.image != nil }, timeout: 30)
        app.settle()
        let name = "\(button.isEmpty ? "wide" : button)-\(Int(size.width))-\(language.rawValue)"
        try app.snapshot().matchGolden(name.lowercased())
    }

    /// The pictures of the gallery, if it is open.
    private func thumbnails(in view: UIView) -> [UIImageView] {
        if view is ThumbnailCell { return view.subviews.compactMap { $0 as? UIImageView } }
        return view.subviews.flatMap { thumbnails(in: $0) }
    }
}
