import Testing
import UIKit
import UIKitTesting

@Suite("The presenter's view")
struct PresenterViewTests {
    private let root: UIViewController
    private let app: HeadlessApp

    init() {
        let root = UIViewController()
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: root)
        self.root = root
        app.settle()
    }

    @Test("Full screen: the presenter's view leaves the window at the end, and is never hidden")
    func fullScreen() {
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true)
        app.advance(by: 0.1)
        #expect(root.view.window === app.window)
        app.settle()
        #expect(root.view.window == nil && root.view.superview == nil)
        #expect(!root.view.isHidden)
        root.dismiss(animated: true)
        app.advance(by: 0.1)
        #expect(root.view.window === app.window)
        app.settle()
        #expect(root.view.window === app.window && !root.view.isHidden)
        #expect(presented.view.window == nil)
    }

    @Test(
        "Over full screen, and as a sheet: the presenter's view stays in the window",
        arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
    func over(style: UIModalPresentationStyle) {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        root.present(presented, animated: true)
        app.settle()
        #expect(root.view.window === app.window && !root.view.isHidden)
    }
}
