import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Document interaction controllers")
struct DocumentInteractionTests {
    private final class Log: UIDocumentInteractionControllerDelegate {
        var calls: [String] = []
        var previewer: UIViewController?

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController? { previewer }

        func documentInteractionControllerWillBeginPreview(
            _ controller: UIDocumentInteractionController
        ) { calls.append("begin preview") }

        func documentInteractionControllerDidEndPreview(
            _ controller: UIDocumentInteractionController
        ) { calls.append("end preview") }

        func documentInteractionControllerWillPresentOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { calls.append("present options") }

        func documentInteractionControllerDidDismissOptionsMenu(
            _ controller: UIDocumentInteractionController
        ) { calls.append("dismiss options") }

        func documentInteractionController(
            _ controller: UIDocumentInteractionController,
            didEndSendingToApplication application: String?
        ) { calls.append("sent") }

        func documentInteractionControllerDidDismissOpenInMenu(
            _ controller: UIDocumentInteractionController
        ) { calls.append("dismiss open in") }
    }

    private let file: URL

    init() throws {
        file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).txt")
        try Data("Tea".utf8).write(to: file)
    }

    @Test("Options: the menu has what can be done with the file, and reports its end")
    func options() throws {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
        let view = try #require(app.window.rootViewController?.view)
        let log = Log()
        let document = UIDocumentInteractionController(url: file)
        document.delegate = log
        #expect(document.name == file.lastPathComponent)
        #expect(document.presentOptionsMenu(from: .zero, in: view, animated: false))
        app.settle()
        #expect(app.describe().contains("Copy") && log.calls == ["present options"])
        #expect(!document.presentOptionsMenu(from: .zero, in: view, animated: false))
        document.dismissMenu(animated: false)
        app.settle()
        #expect(log.calls == ["present options", "dismiss options"])
    }

    @Test("Open in: another program gets the file")
    func opening() throws {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
        let view = try #require(app.window.rootViewController?.view)
        let log = Log()
        let document = UIDocumentInteractionController(url: file)
        document.delegate = log
        #expect(document.presentOpenInMenu(from: .zero, in: view, animated: false))
        app.settle()
        #expect(!app.describe().contains("Copy"))
        try app.finger.tap(on: "Open With…")
        app.settle()
        #expect(app.host.openedAddresses == [file.absoluteString])
        #expect(log.calls == ["sent", "dismiss open in"])
    }

    @Test("Previews: the desktop's program opens the file, if the delegate permits previews")
    func previews() throws {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
        let log = Log()
        let document = UIDocumentInteractionController(url: file)
        document.delegate = log
        #expect(!document.presentPreview(animated: false))
        log.previewer = app.window.rootViewController
        #expect(document.presentPreview(animated: false))
        app.settle()
        #expect(log.calls == ["begin preview", "end preview"])
        document.url = file.appendingPathExtension("none")
        #expect(!document.presentPreview(animated: false))
    }
}
