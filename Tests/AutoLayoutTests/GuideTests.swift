import Testing
import UIKit
import UIKitTesting

@Suite("Layout guides")
struct GuideTests {
    @Test("Layout guide: spacers share the space between views")
    func spacers() {
        let root = UIView.root(300, 200)
        let before = UILayoutGuide()
        let after = UILayoutGuide()
        root.addLayoutGuide(before)
        root.addLayoutGuide(after)
        let view = UIView.constrained(in: root)
        view.fix(width: 100, height: 20)
        NSLayoutConstraint.activate([
            before.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            before.trailingAnchor.constraint(equalTo: view.leadingAnchor),
            after.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            after.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            after.widthAnchor.constraint(equalTo: before.widthAnchor, multiplier: 3),
            before.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            before.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(before.layoutFrame == CGRect(x: 0, y: 10, width: 50, height: 5))
        #expect(view.frame.minX == 50)
        #expect(after.layoutFrame.minX == 150)
        #expect(root.layoutGuides == [before, after])
        #expect(before.owningView === root)
    }

    @Test("Layout guide: removing it deactivates its constraints")
    func removal() {
        let root = UIView.root(300, 200)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = UIView.constrained(in: root)
        let constraint = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor).on()
        let width = guide.widthAnchor.constraint(equalToConstant: 30).on()
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        #expect(!width.isActive)
        #expect(guide.owningView == nil)
        #expect(root.layoutGuides.isEmpty)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }

    @Test("Layout guide: the margins guide follows the margins")
    func margins() {
        let root = UIView.root(300, 200)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let view = UIView.constrained(in: root)
        let margins = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.heightAnchor.constraint(equalTo: margins.heightAnchor),
        ])
        let centred = UIView.constrained(in: root)
        NSLayoutConstraint(
            item: centred, attribute: .centerX, relatedBy: .equal, toItem: root,
            attribute: .centerXWithinMargins, multiplier: 1, constant: 0
        ).on()
        NSLayoutConstraint(
            item: centred, attribute: .bottom, relatedBy: .equal, toItem: root,
            attribute: .bottomMargin, multiplier: 1, constant: 0
        ).on()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 240, height: 196))
        #expect(margins.layoutFrame == view.frame)
        #expect(centred.frame.midX == 140)
        #expect(centred.frame.maxY == 197)
        root.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 5, width: 290, height: 190))
        #expect(centred.frame.midX == 150)
    }

    @Test("Layout guide: the safe area guide follows the safe area")
    func safeArea() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 200), rootViewController: controller)
        let view = UIView.constrained(in: controller.view)
        let safe = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            view.topAnchor.constraint(equalTo: safe.topAnchor),
            view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        app.settle()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 30, right: 2)
        app.settle()
        #expect(view.frame == CGRect(x: 1, y: 44, width: 297, height: 126))
        #expect(safe.layoutFrame == view.frame)
    }

    @Test("Layout guide: the safe area of a view that constraints place has the solved frame")
    func solvedSafeArea() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 200), rootViewController: controller)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0)
        let card = UIView.constrained(in: controller.view)
        card.place(x: 10.3, y: 12.6)
        card.widthAnchor.constraint(equalToConstant: 100.4).on()
        card.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -5).on()
        let content = UIView.constrained(in: card)
        let safe = card.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: safe.topAnchor),
            content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
        app.settle()
        let unused = card.safeAreaInsets
        #expect(safe.layoutFrame == card.bounds.inset(by: unused))
        #expect(content.frame == safe.layoutFrame)
        #expect(card.frame.minY + safe.layoutFrame.minY == 44)
        #expect(card.frame.minY + safe.layoutFrame.maxY == 170)
    }

    @Test(
        "Layout guide: the readable content guide is limited to a readable width",
        arguments: [400.0, 1000])
    func readable(width: Double) {
        let root = UIView.root(width, 200)
        let view = UIView.constrained(in: root)
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == min(CGFloat(width) - 16, 672))
        #expect(view.frame.midX == CGFloat(width) / 2)
        root.frame.size.width = 900
        root.layoutIfNeeded()
        #expect(view.frame.width == 672)
        #expect(view.frame.midX == 450)
    }

    @Test(
        """
        Layout guide: the keyboard guide is at the bottom, and covers the keyboard while there \
        is one
        """)
    func keyboard() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 400), rootViewController: controller)
        let field = UIView.constrained(in: controller.view)
        field.heightAnchor.constraint(equalToConstant: 30).on()
        let guide = controller.view.keyboardLayoutGuide
        field.bottomAnchor.constraint(equalTo: guide.topAnchor).on()
        app.settle()
        #expect(field.frame.maxY == 400)
        app.showSoftwareKeyboard(height: 150)
        #expect(field.frame.maxY == 250)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 250, width: 300, height: 150))
        app.hideSoftwareKeyboard()
        #expect(field.frame.maxY == 400)
        controller.additionalSafeAreaInsets.bottom = 34
        app.settle()
        #expect(field.frame.maxY == 366)
        guide.usesBottomSafeArea = false
        app.settle()
        #expect(field.frame.maxY == 400)
    }

    @Test("Layout guide: a view returns the same guides each time")
    func identity() {
        let view = UIView()
        #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        #expect(view.layoutMarginsGuide.owningView === view)
        #expect(view.readableContentGuide != view.safeAreaLayoutGuide)
    }
}
