import Testing
import UIKit

@Suite("Top and bottom layout guides")
struct LayoutSupportTests {
    @Test("Layout guides of a controller: cover what the safe area leaves out, above and below")
    func guides() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.addSubview(controller.view)
        controller.view.frame = window.bounds
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let content = UIView.constrained(in: controller.view)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            NSLayoutConstraint(
                item: content, attribute: .bottom, relatedBy: .equal,
                toItem: controller.bottomLayoutGuide, attribute: .top, multiplier: 1, constant: 0),
        ])
        window.layoutIfNeeded()
        // Each guide is placed by two constraints of the view.
        #expect(controller.view.constraints.count == 8)
        #expect(controller.topLayoutGuide.length == 44)
        #expect(controller.bottomLayoutGuide.length == 34)
        #expect(content.frame == CGRect(x: 0, y: 44, width: 300, height: 522))
        controller.additionalSafeAreaInsets.top = 20
        window.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 20, width: 300, height: 546))
    }

    @Test("Constraint: a subclass without initialisers inherits those of constraints")
    func subclass() {
        final class Marked: NSLayoutConstraint {
            static let mark = 7
        }
        let root = UIView.root(300, 200)
        let view = UIView.constrained(in: root)
        let width = Marked(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 40)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
        #expect(root.constraints.isEmpty && view.constraints.first is Marked)
    }

    @Test("UIAppearance: an extension styles every view and bar item")
    func styling() {
        let view = UIView().styled { $0.alpha = 0.5 }
        let item = UIBarButtonItem().styled { $0.title = "Add" }
        #expect(view.alpha == 0.5)
        #expect(item.title == "Add")
    }

    @Test("Associated object: a view, layer, guide and recogniser release theirs at their end")
    func associated() {
        final class Witness {}
        weak var witness: Witness?
        let makers: [() -> NSObject] = [
            { UIView() }, { UIViewController() }, { CALayer() }, { UILayoutGuide() },
            { UITapGestureRecognizer() },
        ]
        for make in makers {
            do {
                let object = make()
                let value = Witness()
                witness = value
                objc_setAssociatedObject(
                    object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(witness == nil)
        }
    }

    private static var key: UInt8 = 0
}

extension UIAppearance {
    fileprivate func styled(_ style: (Self) -> Void) -> Self {
        style(self)
        return self
    }
}
