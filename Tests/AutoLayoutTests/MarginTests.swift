import Testing
import UIKit
import UIKitTesting

@Suite("Layout margins")
struct MarginTests {
    /// Notes what it hears.
    private final class Listener: UIView {
        var changes: [UIEdgeInsets] = []

        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            changes.append(layoutMargins)
        }
    }

    /// Notes what it hears.
    private final class Controller: UIViewController {
        var changes: [UIEdgeInsets] = []

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            changes.append(view.layoutMargins)
        }
    }

    private func insets(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    // MARK: A view's own

    @Test("Layout margins: are 8 points by default, and report changes")
    func own() {
        let view = Listener()
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        view.layoutMargins = insets(8, 8, 8, 8)
        #expect(view.changes.isEmpty)
        view.layoutMargins = insets(1, 2, 3, 4)
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.changes == [insets(1, 2, 3, 4)])
    }

    @Test("Layout margins: directional margins mirror with the view, others do not")
    func directions() {
        let view = Listener()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 20, bottom: 3, trailing: 40)
        #expect(view.layoutMargins == insets(1, 20, 3, 40))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == insets(1, 40, 3, 20))
        #expect(view.directionalLayoutMargins.leading == 20)
        #expect(view.changes == [insets(1, 20, 3, 40), insets(1, 40, 3, 20)])
        view.layoutMargins = insets(0, 5, 0, 6)
        #expect(view.directionalLayoutMargins.leading == 6)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.layoutMargins == insets(0, 5, 0, 6))
    }

    @Test("Layout margins: constraints follow margins that mirror")
    func directionsOfConstraints() {
        let root = UIView.root(300, 200)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 20, bottom: 0, trailing: 40)
        let view = UIView.constrained(in: root)
        let margins = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: margins.leftAnchor),
            view.rightAnchor.constraint(equalTo: margins.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
        #expect(view.frame.maxX == 280)
    }

    // MARK: The superview's

    @Test(
        """
        Layout margins: a view that preserves its superview's margins has them as far as they \
        reach into it
        """)
    func preserved() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        outer.layoutMargins = insets(20, 30, 40, 50)
        let inner = Listener(frame: CGRect(x: 10, y: 0, width: 170, height: 90))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == insets(8, 8, 8, 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == insets(20, 20, 30, 30))
        outer.layoutMargins.left = 100
        #expect(inner.layoutMargins.left == 90)
        inner.frame.origin.x = 30
        #expect(inner.layoutMargins == insets(20, 70, 30, 50))
        #expect(inner.changes.map(\.left) == [20, 90, 70])
        outer.frame.size.width = 220
        #expect(inner.changes.last == insets(20, 70, 30, 30))
        inner.layoutMargins = insets(60, 8, 8, 8)
        #expect(inner.layoutMargins == insets(60, 70, 30, 30))
    }

    @Test("Layout margins: an added view inherits them through all views that preserve them")
    func preservedByNewcomers() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        outer.layoutMargins = insets(20, 30, 40, 50)
        let middle = UIView(frame: outer.bounds)
        let inner = Listener(frame: outer.bounds)
        middle.preservesSuperviewLayoutMargins = true
        inner.preservesSuperviewLayoutMargins = true
        middle.addSubview(inner)
        outer.addSubview(middle)
        #expect(inner.layoutMargins == insets(20, 30, 40, 50))
        outer.layoutMargins.top = 99
        #expect(inner.changes.last == insets(99, 30, 40, 50))
    }

    @Test(
        """
        Layout margins: constraints to the margins of a preserving view follow those of its \
        superview
        """)
    func preservedInConstraints() {
        let root = UIView.root(300, 200)
        root.layoutMargins = insets(0, 30, 0, 0)
        let holder = UIView.constrained(in: root)
        holder.preservesSuperviewLayoutMargins = true
        let label = UIView.constrained(in: holder)
        let left = holder.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
        NSLayoutConstraint.activate([
            holder.widthAnchor.constraint(equalToConstant: 200),
            label.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.minX == 30)
        left.constant = 25
        root.layoutIfNeeded()
        #expect(label.frame.minX == 8)
        left.constant = 10
        root.layoutIfNeeded()
        #expect(label.frame.minX == 20)
    }

    // MARK: A controller's

    @Test(
        "Layout margins: a controller's view has the system's", arguments: [(375, 16), (768, 20)])
    func controllers(width: Int, side: Int) {
        let controller = Controller()
        let app = HeadlessApp(
            size: CGSize(width: CGFloat(width), height: 600), rootViewController: controller)
        app.settle()
        let side = CGFloat(side)
        #expect(controller.view.layoutMargins == insets(0, side, 0, side))
        #expect(controller.systemMinimumLayoutMargins.leading == side)
        #expect(controller.changes.last == insets(0, side, 0, side))
        controller.additionalSafeAreaInsets = insets(44, 0, 34, 0)
        app.settle()
        #expect(controller.view.layoutMargins == insets(44, side, 34, side))
        #expect(controller.changes.last == insets(44, side, 34, side))
        #expect(controller.view.layoutMarginsGuide.layoutFrame.minX == side)
    }

    @Test(
        """
        Layout margins: a controller's view has at least the system's, unless the controller \
        disables that
        """)
    func systemMinimum() {
        let controller = Controller()
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 600), rootViewController: controller)
        app.settle()
        let view = controller.view!
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 5, leading: 4, bottom: 6, trailing: 40)
        #expect(view.layoutMargins == insets(5, 16, 6, 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins == insets(5, 4, 6, 40))
        #expect(controller.changes.last == insets(5, 4, 6, 40))
        let plain = UIViewController()
        plain.viewRespectsSystemMinimumLayoutMargins = false
        #expect(plain.view.layoutMargins == insets(8, 8, 8, 8))
    }

    @Test("Layout margins: a controller's view follows the window's width")
    func resizing() {
        let controller = Controller()
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 600), rootViewController: controller)
        let view = UIView.constrained(in: controller.view)
        view.leadingAnchor.constraint(
            equalTo: controller.view.layoutMarginsGuide.leadingAnchor
        ).on()
        app.settle()
        #expect(view.frame.minX == 16)
        app.resize(to: CGSize(width: 500, height: 600))
        app.settle()
        #expect(view.frame.minX == 20)
    }
}
