import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

@Suite("Print Desk's scans")
struct ScanTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("printdesk-\(UUID().uuidString)")

    /// A desk on the folder, as at a launch of the app.
    private func desk(_ scanners: GlasslessScanners) -> ServiceFactory {
        ServiceFactory(
            data: DataAccessFactory(system: FolderSystem(folder: folder, scanners: scanners)))
    }

    private func launch(
        _ scanners: GlasslessScanners, language: Language = .english,
        style: UIUserInterfaceStyle = .light, size: CGSize = PrintDeskApp.usualSize
    ) -> (HeadlessApp, ServiceFactory) {
        let factory = desk(scanners)
        let app = HeadlessApp(
            size: size, appearance: style, language: language,
            delegate: PrintDeskApp(size: size, factory: factory))
        app.settle()
        return (app, factory)
    }

    private func tap(_ app: HeadlessApp, _ names: String...) throws {
        for name in names {
            try app.finger.tap(on: name)
            app.settle()
        }
    }

    private func clean() { try? FileManager.default.removeItem(at: folder) }

    // MARK: Editing

    @Test(
        "Straightening: the angle of text is found to a quarter of a degree",
        arguments: [-11.5, -4, -0.7, 0, 0.7, 3.3, 12])
    func level(degrees: Double) throws {
        defer { clean() }
        let page = try #require(scanned(PaperPage.letter(degrees: degrees)))
        let image = try #require(page.image(longestSide: 900))
        #expect(abs(PrintDeskServices.ScanEdit.levelAngle(of: image) + degrees) <= 0.25)
    }

    @Test("Straightening: an empty page is level already")
    func empty() throws {
        let white = ScannedPixels(
            width: 200, height: 300, isColor: false, resolution: 100,
            bytes: Array(repeating: 230, count: 60_000))
        let page = try #require(scanned(white))
        let image = try #require(page.image())
        #expect(PrintDeskServices.ScanEdit.levelAngle(of: image) == 0)
    }

    /// A page as the data layer makes it.
    private func scanned(_ pixels: ScannedPixels) -> PrintDeskServices.ScannedPage? {
        let access = ScanDAO(
            system: FolderSystem(folder: nil, scanners: GlasslessScanners(pages: [pixels])))
        var pages: [PrintDeskServices.ScannedPage] = []
        try? access.scan(.init(scanner: ""), first: 1, progress: { _ in true }) {
            pages.append($0)
        }
        return pages.first
    }

    @Test("Editing: crops, brightens and turns the picture, and white fills the corners")
    func edit() throws {
        // A grey page whose left quarter is black.
        let bytes = (0..<100 * 80).map { UInt8($0 % 100 < 25 ? 0 : 120) }
        let page = try #require(
            scanned(
                ScannedPixels(
                    width: 100, height: 80, isColor: false, resolution: 100, bytes: bytes)))
        let image = try #require(page.image())
        var edit = PrintDeskServices.ScanEdit()
        edit.crop = CGRect(x: 0.25, y: 0.5, width: 0.75, height: 0.5)
        edit.brightness = 1
        let part = try #require(edit.image(of: image))
        #expect(part.width == 75 && part.height == 40)
        #expect(Set(part.straightBytes(hasAlpha: false)) == [240])
        edit = PrintDeskServices.ScanEdit()
        edit.angle = 10
        let turned = try #require(edit.image(of: image)).straightBytes(hasAlpha: false)
        // Clockwise: the top left corner is empty, and the black strip leans to the right on top.
        #expect(turned[0] == 255 && turned[(3 * 100 + 28) * 3] < 30)
    }

    // MARK: Flow

    @Test("Flow: scan, edit, preview, confirmation, printer; the job has the pages of the tray")
    func flow() throws {
        defer { clean() }
        let (app, factory) = launch(
            GlasslessScanners(pages: [PaperPage.letter(degrees: 3), PaperPage.letter()]))
        try tap(app, "Copy", "Scan", "ScanButton", "ScanButton")
        #expect(factory.scans.pages.count == 2 && app.find("Page 2") != nil)
        try tap(app, "Page 1", "Level")
        let corner = try #require(app.find("Top left corner")).frame
        app.finger.drag(
            from: CGPoint(x: corner.midX, y: corner.midY),
            to: CGPoint(x: corner.midX + 30, y: corner.midY + 40))
        try tap(app, "Done")
        let edit = try #require(factory.scans.pages.first).edit
        #expect(abs(edit.angle + 3) < 0.3 && edit.crop.minX > 0.05 && edit.crop.maxX == 1)
        try tap(app, "Submit", "Print now", "Print")
        let job = try #require(factory.jobs.jobs.first)
        #expect(job.state == .done && job.models.map(\.format) == [.scan, .scan])
        #expect(job.models.map(\.content) == ["Scanned page 1", "Scanned page 2"])
        #expect(factory.scans.pages.isEmpty)
        #expect(factory.jobs.transcript == ["我要复印了 Scanned page 1 \n Scanned page 2"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: job.note)).count > 10_000)
    }

    @Test("Editing: the edit is kept by the back button, and a deleted page comes back, edited")
    func backAndUndo() throws {
        defer { clean() }
        let (app, factory) = launch(
            GlasslessScanners(pages: [PaperPage.letter(degrees: 3), PaperPage.letter()]))
        try tap(app, "Copy", "Scan", "ScanButton", "ScanButton", "Page 1", "Level", "Scan")
        #expect(abs(try #require(factory.scans.pages.first).edit.angle + 3) < 0.3)
        try tap(app, "Page 1")
        try app.finger.tap(on: "Delete")
        app.advance(by: 1)
        #expect(factory.scans.pages.map(\.id) == [2])
        #expect(app.find("The page was deleted.") != nil)
        try app.finger.tap(on: "ToastAction")
        app.advance(by: 1)
        #expect(factory.scans.pages.map(\.id) == [1, 2])
        let again = launch(GlasslessScanners(pages: [])).1
        #expect(again.scans.pages == factory.scans.pages)
    }

    @Test("Flow: a copy is printed in its true size, with no number of its own")
    func trueSize() throws {
        let black = ScannedPixels(
            width: 100, height: 100, isColor: false, resolution: 100,
            bytes: Array(repeating: 0, count: 10_000))
        let models = ScanTray.models(of: [try #require(scanned(black))]) { "\($0)" }
        let picture = try #require(PageComposer(models).picture(of: 0, width: 595).cgImage)
        let bytes = picture.straightBytes(hasAlpha: false)
        let dark = stride(from: 0, to: bytes.count, by: 3).filter { bytes[$0] < 128 }.count
        // An inch at 72 points, on a page of 595 points.
        let side = Double(picture.width) / 595 * 72
        #expect(abs(Double(dark) - side * side) < side * 4)
    }

    @Test("Feeder: all pages arrive, also those before a jam; the problem is reported once")
    func feeder() throws {
        defer { clean() }
        let pages = [PaperPage.letter(), PaperPage.letter()]
        let (app, factory) = launch(GlasslessScanners(pages: pages, problem: .jammed))
        try tap(app, "Copy", "Scan")
        let source = try #require(app.find("Source")?.view as? UISegmentedControl)
        source.selectedSegmentIndex = 1
        try tap(app, "ScanButton")
        #expect(app.find("A page is stuck in the feeder.") != nil)
        #expect(factory.scans.pages.map(\.id) == [1, 2])
        try tap(app, "OK")
        #expect(app.find("A page is stuck in the feeder.") == nil && app.find("Page 2") != nil)
    }

    @Test("Scanners: the lack of one is reported, and a later search finds one")
    func none() throws {
        defer { clean() }
        let (app, factory) = launch(GlasslessScanners(titles: []))
        try tap(app, "Copy", "Scan")
        #expect(
            app.find("No scanner was found. Connect one, switch it on, and search again.") != nil)
        #expect((app.find("ScanButton")?.view as? UIButton)?.isEnabled == true)
        try tap(app, "ScanButton")
        #expect(factory.scans.pages.isEmpty)
    }

    @Test("Scanners: one that vanishes is one message, and the pages before it stay")
    func vanished() throws {
        defer { clean() }
        let (app, factory) = launch(
            GlasslessScanners(pages: [PaperPage.letter()], problem: .gone))
        try tap(app, "Copy", "Scan", "ScanButton")
        #expect(
            app.find("The scanner does not answer. Check its cable and switch it on.") != nil)
        #expect(factory.scans.pages.count == 1)
        #expect(desk(GlasslessScanners()).scans.pages == factory.scans.pages)
    }

    @Test("Stopping: ends a scan at once, and keeps the pages that are whole")
    func stop() async throws {
        defer { clean() }
        let tray = desk(GlasslessScanners(pages: [PaperPage.letter()], isEndless: true)).scans
        let scan = Task { try await tray.scan(.init(scanner: "scanner:0")) }
        while tray.pages.isEmpty || tray.progress != 0.5 { await Task.yield() }
        #expect(tray.isScanning)
        tray.stop()
        try await scan.value
        #expect(!tray.isScanning && tray.pages.count == 1 && tray.progress == nil)
    }

    @Test("Pages: that were not submitted are there at the next launch, edited; deleted ones not")
    func restart() async throws {
        defer { clean() }
        let scanners = GlasslessScanners(pages: [PaperPage.letter(), PaperPage.letter()])
        let first = desk(scanners).scans
        try await first.scan(.init(scanner: "scanner:0", usesFeeder: true))
        var edit = PrintDeskServices.ScanEdit()
        edit.brightness = 0.5
        try first.setEdit(edit, of: 2)
        let second = desk(scanners).scans
        #expect(second.pages == first.pages && second.pages.last?.edit.brightness == 0.5)
        try second.remove(1)
        try await second.scan(.init(scanner: "scanner:0"))
        #expect(desk(scanners).scans.pages.map(\.id) == [2, 3])
    }

    @Test("Pages: those that cannot be saved stay on the screen, with a message")
    func fullDisk() async throws {
        defer { clean() }
        try Data("a file".utf8).write(to: folder)
        let tray = desk(GlasslessScanners(pages: [PaperPage.letter()])).scans
        await #expect(throws: DeskError.self) {
            try await tray.scan(.init(scanner: "scanner:0"))
        }
        #expect(tray.pages.count == 1)
    }

    @Test("Pages: a damaged file of one is kept and reported, the others are there")
    func damaged() async throws {
        defer { clean() }
        let scanners = GlasslessScanners(pages: [PaperPage.letter()])
        try await desk(scanners).scans.scan(.init(scanner: "scanner:0"))
        try Data("{".utf8).write(to: folder.appendingPathComponent("Scans/2.json"))
        let kept = folder.appendingPathComponent("Scans/2-damaged.json")
        let tray = desk(scanners).scans
        #expect(tray.pages.map(\.id) == [1] && tray.damagedPages == [kept.path])
        try await tray.scan(.init(scanner: "scanner:0"))
        #expect(try Data(contentsOf: kept) == Data("{".utf8))
        #expect(desk(scanners).scans.pages.map(\.id) == [1, 2])
    }

    @Test("Cropping: corners obey arrow keys, and do not cross")
    func keys() throws {
        defer { clean() }
        let (app, factory) = launch(GlasslessScanners(pages: [PaperPage.letter()]))
        try tap(app, "Copy", "Scan", "ScanButton", "Page 1")
        let corner = try #require(app.find("Bottom right corner")?.view as? CropCorner)
        corner.becomeFirstResponder()
        for _ in 0..<3 { app.keyboard.press(.up) }
        app.settle()
        for _ in 0..<200 { app.keyboard.press(.left) }
        try tap(app, "Done")
        let crop = try #require(factory.scans.pages.first).edit.crop
        #expect(crop.maxY < 1 && crop.maxY > 0.9 && abs(crop.width - 0.05) < 0.001)
    }

    // MARK: Looks

    @Test(
        "Scanning: the screens match their goldens",
        arguments: [
            ("en", UIUserInterfaceStyle.light), ("zh-hans", .dark),
        ])
    func looks(language: String, style: UIUserInterfaceStyle) throws {
        defer { clean() }
        let isEnglish = language == "en"
        let (app, _) = launch(
            GlasslessScanners(pages: [PaperPage.letter(degrees: 3)]),
            language: isEnglish ? .english : .simplifiedChinese, style: style)
        try tap(app, isEnglish ? "Copy" : "复印", isEnglish ? "Scan" : "扫描")
        try app.snapshot().matchGolden("scan-empty-\(language)")
        try tap(app, "ScanButton")
        let panel = try #require(app.find("ScanButton")?.view.superview?.superview as? ScanPanel)
        panel.progress = .some(0.4)
        app.settle()
        try app.snapshot().matchGolden("scan-running-\(language)")
        panel.progress = .none
        try tap(app, isEnglish ? "Page 1" : "第 1 页")
        try app.snapshot().matchGolden("scan-edit-\(language)")
    }

    @Test(
        "Scanning: a wide window matches its goldens",
        arguments: [("en", UIUserInterfaceStyle.dark), ("zh-hans", .light)])
    func wide(language: String, style: UIUserInterfaceStyle) throws {
        defer { clean() }
        let isEnglish = language == "en"
        let (app, factory) = launch(
            GlasslessScanners(pages: [PaperPage.letter(degrees: 3), PaperPage.letter()]),
            language: isEnglish ? .english : .simplifiedChinese, style: style,
            size: CGSize(width: 1000, height: 700))
        try tap(app, isEnglish ? "Copy" : "复印", isEnglish ? "Scan" : "扫描")
        try tap(app, "ScanButton", "ScanButton")
        var edit = PrintDeskServices.ScanEdit()
        edit.angle = -3
        edit.crop = CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.5)
        edit.brightness = 0.4
        try factory.scans.setEdit(edit, of: 1)
        app.settle()
        try app.snapshot().matchGolden("scan-wide-\(language)")
        try tap(app, isEnglish ? "Page 1" : "第 1 页")
        try app.snapshot().matchGolden("scan-edit-wide-\(language)")
        try tap(app, isEnglish ? "Done" : "完成", isEnglish ? "Submit" : "提交")
        try app.snapshot().matchGolden("scan-preview-wide-\(language)")
    }
}
