import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Objects of the main actor on other threads, and after their owners")
struct OtherThreadTests {
    /// Carries objects to another thread, which only prints them.
    private nonisolated final class Box: @unchecked Sendable {
        let objects: [NSObject]

        init(_ objects: [NSObject]) { self.objects = objects }
    }

    @Test(
        "Views, recognisers, constraints, anchors, guides and attributes are printed on any thread")
    func printing() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect("\(view)" == "<UIView (0 0; 10 20)>")
        let box = Box([
            view, UITapGestureRecognizer(), view.widthAnchor.constraint(equalToConstant: 1),
            view.topAnchor, UILayoutGuide(),
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
        ])
        let texts = await Task.detached { box.objects.map { "\($0)" } }.value
        #expect(
            texts == [
                "<UIView>", "<UITapGestureRecognizer>", "<NSLayoutConstraint>",
                "<NSLayoutYAxisAnchor>", "<UILayoutGuide>", "<UICollectionViewLayoutAttributes>",
            ])
    }

    @Test("Text storage: one that nothing observes is edited on any thread")
    func storage() async {
        let text = await Task.detached {
            let storage = NSTextStorage(string: "one")
            storage.append(NSAttributedString(string: " two"))
            storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
            storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
            return storage.string
        }.value
        #expect(text == "three two")
    }

    @Test("A sidebar and the time outlive the app that they belonged to")
    func owners() {
        var sidebar: UITabBarController.Sidebar?
        do {
            let tabs = UITabBarController()
            let app = HeadlessApp(
                size: CGSize(width: 200, height: 300), rootViewController: tabs)
            sidebar = tabs.sidebar
            app.advance(by: 1)
        }
        sidebar?.isHidden = true
        #expect(sidebar?.isHidden == true)
        _ = CACurrentMediaTime()
    }
}
