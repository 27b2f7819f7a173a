import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Paste configurations")
struct PasteConfigurationTests {
    /// A view that takes texts.
    private final class Taker: UIView {
        private(set) var taken: [NSItemProvider] = []

        override var canBecomeFirstResponder: Bool { true }

        override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders }
    }

    private func app(_ view: UIView) -> HeadlessApp {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
    }

    @Test("UIPasteConfiguration: accepts classes by the types that they are read from")
    func types() {
        let configuration = UIPasteConfiguration(forAccepting: UIImage.self)
        #expect(configuration.acceptableTypeIdentifiers == ["public.image"])
        configuration.addTypeIdentifiers(forAccepting: URL.self)
        configuration.addAcceptableTypeIdentifiers(["com.example.card"])
        #expect(
            configuration.acceptableTypeIdentifiers == [
                "public.image", "public.url", "com.example.card",
            ])
        #expect(UIPasteConfiguration().acceptableTypeIdentifiers == [])
    }

    @Test("UIResponder: pastes the pasteboard's items, if its configuration takes them all")
    func pasting() throws {
        let view = Taker()
        let app = app(view)
        defer { withExtendedLifetime(app) {} }
        let paste = Selector(UIResponder.paste(_:), name: "paste(_:)")
        UIPasteboard.general.string = "Tea"
        #expect(!view.canPerformAction(paste, withSender: nil))
        view.paste(nil)
        #expect(view.taken.isEmpty)

        view.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        #expect(view.canPerformAction(paste, withSender: nil))
        view.paste(nil)
        var text: String?
        try #require(view.taken.first).loadObject(ofClass: String.self) { object, _ in
            text = object
        }
        app.settle()
        #expect(text == "Tea")

        UIPasteboard.general.items = []
        #expect(!view.canPerformAction(paste, withSender: nil))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        UIPasteboard.general.string = "Tea"
        #expect(!view.canPerformAction(paste, withSender: nil))
        view.paste(nil)
        #expect(view.taken.count == 1)
    }

    @Test("UIPasteboard: item providers are its items, in both directions")
    func providers() throws {
        let app = app(UIView())
        defer { withExtendedLifetime(app) {} }
        let board = UIPasteboard.withUniqueName()
        let link = try #require(URL(string: "https://example.com/a"))
        board.itemProviders = [
            NSItemProvider(object: "Tea"), NSItemProvider(object: link),
        ]
        #expect(board.numberOfItems == 2)
        #expect(board.strings == ["Tea", "https://example.com/a"])
        #expect(board.urls == [link])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
            .image { _ in }
        board.itemProviders = [NSItemProvider(object: image)]
        #expect(board.image?.size == CGSize(width: 3, height: 2))
        #expect(board.itemProviders.map { $0.canLoadObject(ofClass: UIImage.self) } == [true])

        let late = NSItemProvider()
        late.registerDataRepresentation(forTypeIdentifier: "com.example.card", visibility: .all) {
            completion in
            Task { completion(Data([1, 2]), nil) }
            return nil
        }
        board.setItemProviders([late], localOnly: true, expirationDate: nil)
        app.settle()
        #expect(board.data(forPasteboardType: "com.example.card") == Data([1, 2]))
    }

    @Test("UIPasteboard: asks each provider once, whether its data comes at once, late or never")
    func askedOnce() {
        let app = app(UIView())
        var asked: [String] = []
        func provider(_ type: String, _ answer: @escaping NSItemProvider.DataLoadHandler)
            -> NSItemProvider
        {
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                asked.append(type)
                return answer($0)
            }
            return provider
        }
        let board = UIPasteboard.withUniqueName()
        board.itemProviders = [
            provider("com.example.now") {
                $0(Data([1]), nil)
                return nil
            },
            provider("com.example.late") { completion in
                Task { completion(Data([2]), nil) }
                return nil
            },
            provider("com.example.broken") {
                $0(nil, CancellationError())
                return nil
            },
            provider("com.example.brokenLate") { completion in
                Task { completion(nil, CancellationError()) }
                return nil
            },
        ]
        app.settle()
        #expect(
            asked == [
                "com.example.now", "com.example.late", "com.example.broken",
                "com.example.brokenLate",
            ])
        #expect(board.numberOfItems == 4)
        #expect(board.data(forPasteboardType: "com.example.now") == Data([1]))
        let all = IndexSet(integersIn: 0..<4)
        #expect(
            board.data(forPasteboardType: "com.example.late", inItemSet: all) == [Data([2])])
    }

    @Test("Text views and fields: asked by a range of text, their delegates decide")
    func asking() throws {
        let text = UITextView()
        text.text = "Green tea"
        let no = Refusing()
        let end = try #require(
            text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
        #expect(text.shouldChangeText(in: end, replacementText: "x"))
        text.delegate = no
        #expect(!text.shouldChangeText(in: end, replacementText: "x"))
        #expect(no.asked == NSRange(location: 0, length: 9))
        let field = UITextField()
        field.text = "Tea"
        field.delegate = no
        let all = try #require(
            field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(!field.shouldChangeText(in: all, replacementText: "x"))
        #expect(no.asked == NSRange(location: 0, length: 3))
    }

    private final class Refusing: NSObject, UITextViewDelegate, UITextFieldDelegate {
        private(set) var asked: NSRange?

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String
        ) -> Bool {
            asked = range
            return false
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString: String
        ) -> Bool {
            asked = range
            return false
        }
    }
}
