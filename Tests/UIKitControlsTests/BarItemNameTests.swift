import Testing
import UIKit
import UIKitTesting

@Suite("Names of bar items")
struct BarItemNameTests {
    @Test("UIBarButtonItem: an item with an image is named after the title of its action")
    func actionTitle() {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "trash"), primaryAction: UIAction(title: "Delete") { _ in })
        #expect(item.title == "Delete")
        #expect(item.accessibilityLabel == "Delete")
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [item]
        let controller = UIViewController()
        controller.view.addSubview(toolbar)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        #expect(app.find("Delete") != nil)
        item.isEnabled = false
        #expect(app.accessibilityTree() == "button “Delete” disabled")
    }
}
