import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Films")
struct FilmTests {
    private let app = HeadlessApp(
        size: CGSize(width: 60, height: 50),
        rootViewController: {
            let controller = UIViewController()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            button.setTitle("A<B", for: .normal)
            button.addAction(
                UIAction { _ in controller.view.backgroundColor = .red }, for: .touchUpInside)
            controller.view.addSubview(button)
            return controller
        }())

    @Test("Film: is one page with a picture and the escaped views of each frame")
    func page() {
        let film = Film(app: app)
        film.add("start")
        film.add("end")
        let page = film.html(title: "A & B")
        #expect(page.contains("<title>A &amp; B</title>"))
        #expect(page.components(separatedBy: "data:image/png;base64,").count == 3)
        #expect(page.contains("label=\"A&lt;B\""))
        #expect(!page.contains("http"))
    }

    @Test("Film: a failing test leaves one with a frame for each change, a passing one none")
    func failing() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent(
                "../../.build/golden-differences/Tests/UIKitTestingTests/film-test.html"
            ).standardizedFileURL
        try? FileManager.default.removeItem(at: url)
        try app.filming("film-test") { app.finger.tap(at: CGPoint(x: 1, y: 1)) }
        #expect(!FileManager.default.fileExists(atPath: url.path))
        let failure = try #require(throws: TestFailure.self) {
            try app.filming("film-test") {
                try app.finger.tap(on: "A<B")
                try app.finger.tap(on: "C")
            }
        }
        #expect(failure.message.hasSuffix("The film is \(url.path)."))
        let page = try String(contentsOf: url, encoding: .utf8)
        #expect(page.contains("Nothing on the screen is called “C”."))
        #expect(page.components(separatedBy: "<section").count > 2)
    }
}
