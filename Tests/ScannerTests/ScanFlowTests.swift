import CodePictures
import CoreGraphics
import Foundation
import ImageIO
import QRMaking
import QRPayloads
import ScannerCore
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import ScannerUI

@Suite("Scanner: screens")
struct ScanFlowTests {
    @Test("Texts: every key exists in every language")
    func texts() throws {
        let problems = try AppTexts(of: "Scanner").problems
        #expect(problems == [])
    }

    // MARK: Results

    @Test(
        "Result: hostile codes are shown with a warning, and cannot be opened",
        arguments: [
            "javascript:alert(document.cookie)", "data:text/html,<script>1</script>",
            "file:///etc/passwd", "vbscript:x", "JaVaScRiPt:alert(1)", "tel:*21*5550100#",
        ])
    func hostile(text: String) throws {
        let (app, root) = try HeadlessApp.scanner()
        root.show(FoundCode(kind: "qr", text: text), from: .camera)
        app.settle()
        let captions = app.query(UILabel.self).filter { $0.text?.lowercased() == "caution" }
        #expect(captions.exists)
        for word in ["Open", "Open the page", "Open with another program"] {
            #expect(!app.query(UITableViewCell.self).label(word).exists)
        }
        #expect(app.query(UITableViewCell.self).label("Copy").exists)
        #expect(app.openedURLs.isEmpty)
    }

    @Test("Result: an address with a warning is opened after a question only")
    func warned() throws {
        let (app, root) = try HeadlessApp.scanner()
        root.show(FoundCode(kind: "qr", text: "http://apple.com@evil.example/"), from: .camera)
        app.settle()
        try app.finger.tap(on: "Open the page")
        app.settle()
        #expect(app.openedURLs.isEmpty && root.presentedAlert != nil)
        #expect(root.presentedAlert?.message?.contains("evil.example") == true)
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(app.openedURLs.isEmpty)
        try app.finger.tap(on: "Open the page")
        app.settle()
        try app.finger.tap(on: "Open")
        app.settle()
        #expect(app.openedURLs.map(\.absoluteString) == ["http://apple.com@evil.example/"])
    }

    @Test("Result: a plain address is opened by one touch, and only by it")
    func opened() throws {
        let (app, root) = try HeadlessApp.scanner()
        root.show(FoundCode(kind: "qr", text: "https://example.com/menu"), from: .camera)
        app.settle()
        #expect(app.openedURLs.isEmpty)
        try app.finger.tap(on: "Open the page")
        app.settle()
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.com/menu"])
    }

    @Test("Result: characters that reorder or hide text are shown as escapes")
    func reordered() throws {
        let (app, root) = try HeadlessApp.scanner()
        root.show(
            FoundCode(kind: "qr", text: "https://example.com/\u{202E}gpj.exe\u{7}"), from: .camera)
        app.settle()
        let shown = app.query(UITableViewCell.self).all
            .map { "\($0.label ?? "") \($0.value ?? "")" }.joined()
        #expect(!shown.unicodeScalars.contains("\u{202E}"))
        #expect(!shown.unicodeScalars.contains("\u{7}"))
        #expect(shown.contains("\\u{202E}"))
    }

    @Test("Result: a network is joined after a question, and its password is hidden before")
    func network() async throws {
        let fake = FakeNetwork()
        let (app, root) = try HeadlessApp.scanner(network: fake)
        root.show(FoundCode(kind: "qr", text: "WIFI:T:WPA;S:Café;P:kaffee123;;"), from: .camera)
        await app.settle()
        #expect(!app.shows("kaffee123"))
        try app.finger.tap(on: "Join the network")
        await app.settle()
        #expect(await fake.joined.networks.isEmpty)
        try app.finger.tap(on: "Join")
        try app.wait(until: app.shows("The network is joined."))
        #expect(await fake.joined.networks.map(\.name) == ["Café"])
        try app.finger.tap(on: "Show what is hidden")
        await app.settle()
        let values = app.query(UITableViewCell.self).all.compactMap(\.value)
        #expect(values.contains("kaffee123"))
    }

    @Test("Result: a network that is not joined says why")
    func notJoined() async throws {
        let (app, root) = try HeadlessApp.scanner(network: FakeNetwork(error: .noService))
        root.show(FoundCode(kind: "qr", text: "WIFI:T:WPA;S:a;P:12345678;;"), from: .camera)
        await app.settle()
        try app.finger.tap(on: "Join the network")
        await app.settle()
        try app.finger.tap(on: "Join")
        await app.settle()
        #expect(root.presentedAlert?.title?.contains("NetworkManager does not run") == true)
    }

    @Test(
        "Result: contacts and events go to the desktop as files",
        arguments: [
            (
                "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nTEL:+4930555\nEND:VCARD", "Add to contacts",
                "vcf", "FN:Ana"
            ),
            (
                "BEGIN:VEVENT\nSUMMARY:Tea\nDTSTART:20260301T093000Z\nEND:VEVENT",
                "Add to the calendar", "ics", "SUMMARY:Tea"
            ),
        ])
    func files(text: String, button: String, ending: String, line: String) throws {
        let (app, root) = try HeadlessApp.scanner()
        root.show(FoundCode(kind: "qr", text: text), from: .camera)
        app.settle()
        try app.finger.tap(on: button)
        app.settle()
        let file = try #require(app.openedURLs.first)
        #expect(file.isFileURL && file.pathExtension == ending)
        #expect(try String(contentsOf: file, encoding: .utf8).contains(line))
        try FileManager.default.removeItem(at: file)
    }

    @Test("Result: the text of a bar code is no address")
    func barCode() throws {
        let (app, root) = try HeadlessApp.scanner()
        root.show(FoundCode(kind: "code128", text: "https://example.com"), from: .camera)
        app.settle()
        #expect(!app.query(UITableViewCell.self).label("Open the page").exists)
    }

    // MARK: Input

    @Test("Input: a picture that is dropped gives its code; one without says so")
    func drop() async throws {
        let folder = try TemporaryFolder()
        let (app, root) = try HeadlessApp.scanner()
        let picture = folder.url.appending(path: "code.png")
        try PNG.encode(CodePicture.picture([("dropped", 100, 100)])).write(to: picture)
        #expect(app.dropFromOutside(urls: [picture], at: CGPoint(x: 100, y: 300)))
        await app.settle()
        try app.wait(until: !root.services.history.codes.isEmpty)
        #expect(root.services.history.codes.map(\.text) == ["dropped"])
        let blank = folder.url.appending(path: "blank.png")
        try PNG.encode(CodePicture.white).write(to: blank)
        root.read([blank], from: .file)
        await app.settle()
        #expect(root.presentedAlert?.title == "No code was found in “blank.png”.")
    }

    @Test("Input: of a picture with two codes, one is chosen by a touch")
    func severalInPicture() async throws {
        let (app, root) = try HeadlessApp.scanner()
        root.read(CodePicture.picture([("one", 40, 40), ("two", 400, 240)]), from: .file)
        await app.settle()
        #expect(root.services.history.codes.isEmpty)
        try app.finger.tap(on: "two")
        await app.settle()
        #expect(root.services.history.codes.map(\.text) == ["two"])
    }

    @Test("Input: a picture that is touched and held lists its codes, and is read or copied")
    func heldPicture() async throws {
        let (app, root) = try HeadlessApp.scanner()
        root.read(CodePicture.picture([("one", 40, 40), ("two", 400, 240)]), from: .file)
        await app.settle()
        let one = try app.query().label("one").require()
        // Next to the codes, in the picture.
        let place = CGPoint(x: one.frame.maxX + 8, y: one.frame.maxY + 8)
        app.finger.longPress(at: place, for: 0.7)
        await app.settle()
        #expect(app.shows("Read the code") && app.shows("Copy"))
        try app.finger.tap(on: "Read the code")
        await app.settle()
        #expect(app.query().label("one").exists && app.query().label("two").exists)
        app.finger.longPress(at: place, for: 0.7)
        await app.settle()
        try app.finger.tap(on: "Copy")
        app.advance(by: 1)
        #expect(UIPasteboard.general.image?.size == CGSize(width: 640, height: 480))
    }

    @Test("Input: the clipboard's picture and text are read")
    func clipboard() async throws {
        let (app, root) = try HeadlessApp.scanner()
        UIPasteboard.general.image = UIImage(cgImage: CodePicture.picture([("copied", 80, 80)]))
        app.keyboard.press("v", .command)
        await app.settle()
        #expect(root.services.history.codes.map(\.text) == ["copied"])
        UIPasteboard.general.string = "WIFI:T:nopass;S:Open;;"
        root.start(.paste)
        await app.settle()
        #expect(root.services.history.codes.map(\.text) == ["WIFI:T:nopass;S:Open;;", "copied"])
    }

    @Test("Input: a part of the screen is read, and its file deleted; a refusal is told")
    func screen() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "shot.png")
        try PNG.encode(CodePicture.picture([("screen", 100, 100)])).write(to: file)
        let (app, root) = try HeadlessApp.scanner(screen: FakeScreen(file))
        root.start(.screen)
        await app.settle()
        #expect(root.services.history.codes.map(\.text) == ["screen"])
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let (other, refused) = try HeadlessApp.scanner(
            screen: FakeScreen(nil, error: .noService))
        refused.start(.screen)
        await other.settle()
        #expect(refused.presentedAlert?.title?.contains("gives no pictures") == true)
    }

    // MARK: History

    @Test("History: it is searched, a code is deleted, and comes back")
    func history() throws {
        let (app, root) = try HeadlessApp.scanner(["apples", "pears", "https://example.com"])
        #expect(app.shows("pears"))
        let row = try app.query(UITableViewCell.self).label("pears").require().center
        app.finger.drag(
            from: CGPoint(x: row.x + 120, y: row.y), to: CGPoint(x: row.x - 40, y: row.y))
        app.settle()
        try app.finger.tap(on: "Delete")
        app.advance(by: 1)
        #expect(root.services.history.codes.count == 2)
        try app.finger.tap(on: "Undo")
        app.settle()
        #expect(root.services.history.codes.count == 3)
        try app.finger.tap(on: "Search the history")
        app.settle()
        app.keyboard.type("app")
        app.settle()
        #expect(app.shows("apples"))
        #expect(!app.shows("pears"))
    }

    // MARK: Making

    @Test("Making: what is typed is a code that can be read, copied and found in the history")
    func make() async throws {
        let (app, root) = try HeadlessApp.scanner()
        root.start(.make)
        await app.settle()
        #expect(app.shows("Type what the code shall say."))
        try app.finger.tap(on: "Text")
        await app.settle()
        app.keyboard.type("hello")
        await app.settle()
        try app.finger.tap(on: "Use the code")
        await app.settle()
        try app.finger.tap(on: "Copy")
        // All tests have one clipboard: no other gets a turn before it is read.
        app.advance(by: 1)
        let image = try #require(UIPasteboard.general.image?.cgImage)
        #expect(await ReadPicture.reading(image).codes.map(\.text) == ["hello"])
        #expect(root.services.history.codes.map(\.text) == ["hello"])
        #expect(root.services.history.codes[0].origin == .made)
    }

    @Test(
        "Making: every shape and paint gives a code that is read",
        arguments: QRStyle.ModuleShape.allCases)
    nonisolated func styles(shape: QRStyle.ModuleShape) async throws {
        var design = CodeDesign()
        design.contents = .text("https://example.com/a?b=c")
        design.modules = shape
        design.eyes = .rounded
        design.paint = CodeDesign.Paint.allCases[shape.rawValue.count % 6]
        let picture = try design.picture()
        let image = try picture.image(pixels: picture.pixels(perModule: 8))
        #expect(await ReadPicture.reading(image).codes.map(\.text) == ["https://example.com/a?b=c"])
    }

    @Test("Making: a Wi-Fi card is a page whose code joins the network")
    func card() async throws {
        let network = WiFiNetwork(name: "Café Größe", security: .wpa, password: "kaffee123")
        var design = CodeDesign()
        design.contents = .network(network)
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "card.pdf")
        try WiFiCard(network: network, picture: design.picture()).pdf().write(to: file)
        let codes = try await CodeFile.pictures(in: file).flatMap(\.codes)
        #expect(codes.map { QRPayload(parsing: $0.text) } == [.network(network)])
        design.contents = .network(WiFiNetwork(name: "a", security: .wpa, password: "short"))
        #expect(throws: CodeDesignError.self) { try design.picture() }
    }
}
