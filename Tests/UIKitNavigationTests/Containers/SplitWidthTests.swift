import Testing
import UIKit
import UIKitTesting

@Suite("Widths of split view controllers")
@MainActor
struct SplitWidthTests {
    @Test("Primary column: is a part of the window between its limits")
    func fraction() {
        let app = HeadlessApp(
            size: CGSize(width: 1000, height: 700), rootViewController: UIViewController())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        app.window.rootViewController = split
        app.settle()
        #expect(split.primaryColumnWidth == 320)
        split.preferredPrimaryColumnWidthFraction = 0.4
        app.settle()
        #expect(split.primaryColumnWidth == 400)
        #expect(split.viewControllers[0].view.frame.width == 400)
        split.maximumPrimaryColumnWidth = 350
        app.settle()
        #expect(split.viewControllers[0].view.frame.width == 350)
        split.maximumPrimaryColumnWidth = .infinity
        split.minimumPrimaryColumnWidth = 450
        app.settle()
        #expect(split.viewControllers[0].view.frame.width == 450)
    }
}
