import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drops from other programs")
@MainActor
struct OutsideDropTests {
    private final class Taker: NSObject, UIDropInteractionDelegate {
        var calls: [String] = []
        var operation = UIDropOperation.copy

        func dropInteraction(
            _ interaction: UIDropInteraction, canHandle session: any UIDropSession
        ) -> Bool {
            calls.append("can \(session.items.count) \(session.localDragSession == nil)")
            return session.canLoadObjects(ofClass: String.self)
                || session.canLoadObjects(ofClass: URL.self)
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
        ) { calls.append("enter") }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            calls.append("update \(Int(session.location(in: interaction.view ?? UIView()).x))")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
        ) { calls.append("exit") }
        func dropInteraction(
            _ interaction: UIDropInteraction, performDrop session: any UIDropSession
        ) {
            session.loadObjects(ofClass: URL.self) { urls in
                self.calls += urls.map(\.lastPathComponent)
            }
            session.loadObjects(ofClass: String.self) { texts in self.calls += texts }
            calls.append("drop")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
        ) { calls.append("conclude") }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
        ) { calls.append("end") }
    }

    private func start() -> (HeadlessApp, Taker) {
        let controller = UIViewController()
        let taker = Taker()
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 200), rootViewController: controller)
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        view.addInteraction(UIDropInteraction(delegate: taker))
        controller.view.addSubview(view)
        app.settle()
        return (app, taker)
    }

    @Test("Outside drop: a view gets a text with the calls of a drag in the app")
    func text() {
        let (app, taker) = start()
        #expect(app.dropFromOutside(text: "茶", at: CGPoint(x: 120, y: 60)))
        #expect(
            taker.calls == [
                "can 1 true", "enter", "update 20", "update 20", "drop", "conclude", "end", "茶",
            ])
    }

    @Test("Outside drop: files arrive as their addresses, with their contents")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Tea 茶.txt")
        try Data("hot".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (app, taker) = start()
        let missing = URL(fileURLWithPath: "/missing/file.bin")
        #expect(app.dropFromOutside(urls: [file, missing], at: CGPoint(x: 120, y: 60)))
        #expect(taker.calls.filter { !$0.hasPrefix("update") }.contains("Tea 茶.txt"))
        #expect(taker.calls.contains("file.bin"))
        #expect(taker.calls.contains("hot"))
    }

    @Test("Outside drop: nothing is taken beside the view, or where the view forbids it")
    func refused() {
        let (app, taker) = start()
        #expect(!app.dropFromOutside(text: "x", at: CGPoint(x: 10, y: 10)))
        #expect(taker.calls == [])
        taker.operation = .forbidden
        #expect(!app.dropFromOutside(text: "x", at: CGPoint(x: 120, y: 60)))
        #expect(taker.calls == ["can 1 true", "enter", "update 20", "exit", "end"])
        taker.calls = []
        taker.operation = .move
        #expect(!app.dropFromOutside(text: "x", at: CGPoint(x: 120, y: 60)))
    }
}
