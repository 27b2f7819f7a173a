import Platform
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@Suite("Pasteboard")
struct PasteboardTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))

    private func app() -> HeadlessApp { HeadlessApp.showing(view) }

    private func text(on clipboard: any Clipboard) -> String? {
        clipboard.contents(ofType: ClipboardContent.textType).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test("Pasteboard: other programs get texts, links, image and colour in their types")
    func writing() throws {
        let app = app()
        let board = UIPasteboard.general
        board.strings = ["one", "two"]
        #expect(text(on: app.host.clipboard) == "one\ntwo")
        #expect(board.numberOfItems == 2 && board.string == "one" && board.strings?.count == 2)
        board.url = URL(string: "https://swift.org/a")
        #expect(text(on: app.host.clipboard) == "https://swift.org/a")
        let list = app.host.clipboard.contents(ofType: "text/uri-list") ?? []
        #expect(String(decoding: list, as: UTF8.self) == "https://swift.org/a\r\n")
        #expect(board.hasURLs && board.hasStrings && !board.hasImages)
        board.color = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        #expect(
            app.host.clipboard.contents(ofType: "application/x-color")
                == [255, 255, 0, 0, 0, 128, 255, 255])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        board.image = UIGraphicsImageRenderer(
            size: CGSize(width: 4, height: 3), format: format
        ).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
        let png = try #require(app.host.clipboard.contents(ofType: "image/png"))
        #expect(UIImage(data: Data(png))?.size == CGSize(width: 4, height: 3))
        board.setData(Data([1, 2]), forPasteboardType: UTType.pdf.identifier)
        #expect(app.host.clipboard.contents(ofType: "application/pdf") == [1, 2])
        board.items = []
        #expect(app.host.clipboard.types == [] && board.numberOfItems == 0 && board.string == nil)
    }

    @Test("Pasteboard: reads what another program copied, as links, images, colours and data")
    func reading() throws {
        let app = app()
        let board = UIPasteboard.general
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData {
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        app.host.clipboard.write([
            ClipboardContent(type: "image/png", bytes: Array(picture)),
            ClipboardContent(type: "text/html", bytes: Array("<b>x</b>".utf8)),
        ])
        #expect(board.types == ["public.html", "public.image", "public.png"])
        #expect(board.hasImages && !board.hasStrings && board.image != nil)
        #expect(board.data(forPasteboardType: "public.html") == Data("<b>x</b>".utf8))
        app.host.clipboard.write([
            ClipboardContent(
                type: "text/uri-list", bytes: Array("# two\r\nfile:///a\r\nfile:///b%20c\r\n".utf8))
        ])
        #expect(board.urls?.map(\.path) == ["/a", "/b c"] && board.numberOfItems == 2)
        app.host.clipboard.write([
            ClipboardContent(
                type: "application/x-color", bytes: [255, 255, 0, 0, 0, 0, 255, 255])
        ])
        #expect(board.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        // Invalid UTF-8 is repaired.
        app.host.clipboard.write([
            ClipboardContent(type: ClipboardContent.textType, bytes: [0x61, 0xFF, 0x62])
        ])
        #expect(board.string == "a\u{FFFD}b" && board.color == nil)
    }

    @Test(
        "Pasteboard: text without a character set is text",
        arguments: ["text/plain", "text/plain;charset=UTF-8"])
    func plainText(type: String) {
        let app = app()
        app.host.clipboard.write([ClipboardContent(type: type, bytes: Array("à".utf8))])
        #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.string == "à")
        view.becomeFirstResponder()
        app.keyboard.press("v", .control)
        app.settle()
        #expect(view.text == "à")
    }

    @Test("Pasteboard: invalid UTF-8 of the app itself is repaired, here and in other programs")
    func invalidBytes() {
        let app = app()
        let board = UIPasteboard.general
        let bytes = Data([0x61, 0xFF, 0x62])
        board.setData(bytes, forPasteboardType: UTType.utf8PlainText.identifier)
        #expect(board.string == "a\u{FFFD}b" && text(on: app.host.clipboard) == "a\u{FFFD}b")
        #expect(board.data(forPasteboardType: UTType.utf8PlainText.identifier) == bytes)
        view.becomeFirstResponder()
        app.keyboard.press("v", .control)
        app.settle()
        #expect(view.text == "a\u{FFFD}b")
    }

    @Test("Pasteboard: counts changes of this program and of others, and reports them once")
    func changes() {
        let app = app()
        let board = UIPasteboard.general
        var reports: [[String]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
            MainActor.assumeIsolated { reports.append(added ?? []) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.items = []
        let count = board.changeCount
        reports = []
        board.string = "mine"
        #expect(board.changeCount == count + 1)
        app.host.clipboard.writeText("theirs")
        #expect(reports == [["public.utf8-plain-text"]])
        // It is noticed when the app becomes active.
        app.application.enter(.inactive)
        app.application.enter(.active)
        #expect(reports == [["public.utf8-plain-text"], []])
        #expect(board.changeCount == count + 2 && board.string == "theirs")
        #expect(board.changeCount == count + 2)
    }

    @Test("Pasteboard: items by index, expiry, and pasteboards with names")
    func items() {
        let app = app()
        let board = UIPasteboard.general
        board.items = [["public.utf8-plain-text": "a"], ["com.apple.uikit.color": UIColor.red]]
        #expect(board.itemSet(withPasteboardTypes: UIPasteboard.typeListColor) == [1])
        #expect(board.types(forItemSet: [0]) == [["public.utf8-plain-text"]])
        #expect(board.types(forItemSet: [2]) == nil)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)?.count == 1)
        board.addItems([["public.utf8-plain-text": "b"]])
        #expect(board.strings == ["a", "b"] && board.numberOfItems == 3)
        board.setItems(
            [["public.utf8-plain-text": "secret"]],
            options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
        app.advance(by: 30)
        #expect(board.string == "secret")
        app.advance(by: 40)
        #expect(board.string == nil && app.host.clipboard.types == [])
        let own = UIPasteboard.withUniqueName()
        own.string = "kept here"
        #expect(UIPasteboard.general.string == nil)
        #expect(UIPasteboard(name: own.name, create: false)?.string == "kept here")
        UIPasteboard.remove(withName: own.name)
        #expect(UIPasteboard(name: own.name, create: false) == nil)
    }

    @Test("Primary selection: a selection is offered, the middle button pastes at the click")
    func primarySelection() throws {
        view.text = "one two"
        let app = app()
        let other = app.host.primarySelection
        let start = view.convert(view.caretRect(for: view.beginningOfDocument), to: nil)
        let end = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
        app.mouse.drag(
            from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
        #expect(text(on: other) == "one two" && text(on: app.host.clipboard) == nil)
        other.writeText("new ")
        app.mouse.click(at: CGPoint(x: start.midX, y: start.midY), button: .middle)
        #expect(view.text == "new one two" && view.selectedRange.location == 4)
        view.isEditable = false
        app.mouse.click(at: CGPoint(x: start.midX, y: start.midY), button: .middle)
        #expect(view.text == "new one two")
        view.isSecureTextEntry = true
        other.writeText("kept")
        view.selectAll(nil)
        #expect(text(on: other) == "kept")
    }

    @Test("Paste is offered only for text")
    func offered() {
        let app = app()
        view.becomeFirstResponder()
        let paste = Selector(UIResponder.paste(_:), name: "paste(_:)")
        app.host.clipboard.write([ClipboardContent(type: "image/png", bytes: [1])])
        #expect(!view.canPerformAction(paste, withSender: nil))
        app.host.clipboard.writeText("x")
        #expect(view.canPerformAction(paste, withSender: nil))
    }
}
