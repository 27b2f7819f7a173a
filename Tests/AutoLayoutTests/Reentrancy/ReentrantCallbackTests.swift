import Testing
import UIKit
import UIKitTesting

/// Small programs that random ones were shrunk to.
@Suite("Layout in callbacks")
struct ReentrantCallbackTests {
    /// A view that runs code in its callbacks.
    private final class Calling: UIView {
        var whenSafeAreaChanges: () -> Void = {}
        var whenResized: () -> Void = {}
        var whenAsked: () -> Void = {}
        var content = CGSize(width: -1, height: -1)

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            whenSafeAreaChanges()
        }

        override var bounds: CGRect {
            didSet { if bounds.size != oldValue.size { whenResized() } }
        }

        override var intrinsicContentSize: CGSize {
            whenAsked()
            return content
        }
    }

    @Test("Reentrant layout: a safe area counts that was not reported while constraints read it")
    func safeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 30
        let outer = Calling(frame: CGRect(x: 40, y: 6, width: 100, height: 160))
        let middle = UIView.constrained(in: outer)
        let inner = UIView.constrained(in: middle)
        outer.whenSafeAreaChanges = { [unowned outer] in outer.layoutIfNeeded() }
        controller.view.addSubview(outer)
        middle.fix(width: 80, height: 50)
        inner.fix(width: 10, height: 10)
        // The outer view has 24 points of the safe area, so the middle one ends below it.
        middle.topAnchor.constraint(
            equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 20
        ).on()
        inner.topAnchor.constraint(equalTo: middle.safeAreaLayoutGuide.topAnchor, constant: 7).on()
        let app = HeadlessApp(size: CGSize(width: 300, height: 400), rootViewController: controller)
        app.settle()
        #expect(middle.frame.minY == 44)
        #expect(inner.frame.minY == 7)
    }

    @Test("Reentrant layout: a tree that joins another while a content is asked for is laid out")
    func joinsAnotherTree() async {
        await #expect(processExitsWith: .success) { await Self.joinAnotherTree() }
    }

    @Test("Layout: of views with a frame, those without any size in their constraints get none")
    func placeOfZeros() {
        let root = UIView.root(300, 200)
        let stack = UIStackView()
        (stack.axis, stack.alignment) = (.vertical, .leading)
        root.addConstrained(stack)
        stack.place(x: 10, y: 20)
        let view = UIView(frame: CGRect(x: 9, y: 5, width: 95, height: 35))
        stack.addArrangedSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == .zero)
    }

    @Test("Layout: a view in a window that has nothing but its size gets that")
    func onlySize() {
        let controller = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 300, height: 400), rootViewController: controller)
        controller.additionalSafeAreaInsets.top = 36
        let view = Calling()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 24).on()
        let height = view.heightAnchor.constraint(equalToConstant: 30)
        height.priority = UILayoutPriority(600)
        height.on()
        app.settle()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 24, height: 30))
    }

    private static func joinAnotherTree() {
        let other = UIView.root(300, 200)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let view = Calling()
        outer.addConstrained(view)
        view.place(x: 10, y: 20)
        view.content = CGSize(width: 40, height: 30)
        view.whenAsked = { [unowned other, unowned outer, unowned view] in
            guard outer.superview == nil else { return }
            other.addSubview(outer)
            view.layoutIfNeeded()
        }
        outer.layoutIfNeeded()
        other.layoutIfNeeded()
        precondition(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30), "\(view.frame)")
        outer.removeFromSuperview()
        outer.layoutIfNeeded()
        precondition(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30), "\(view.frame)")
    }

    @Test("Reentrant layout: of a view that lays out when it is resized, the last place counts")
    func resizing() {
        let root = UIView.root(300, 200)
        let view = Calling()
        root.addConstrained(view)
        view.place(x: 10, y: 20)
        let width = view.widthAnchor.constraint(equalToConstant: 40).on()
        view.heightAnchor.constraint(equalToConstant: 30).on()
        view.whenResized = { [unowned root] in
            guard width.constant == 60 else { return }
            width.constant = 90
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        width.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 90, height: 30))
    }

    @Test(
        "Reentrant layout: what a content changes while it is measured is part of the measurement")
    func changesWhileMeasured() {
        let box = UIView.root(0, 0)
        let view = Calling()
        view.content = CGSize(width: 50, height: 20)
        box.addConstrained(view)
        view.place(x: 0, y: 0)
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor).on()
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor).on()
        let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 70)
        view.whenAsked = { [unowned box, unowned view] in
            guard !least.isActive else { return }
            least.isActive = true
            // Measures within the measurement, and lays out.
            _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            box.layoutIfNeeded()
            view.accessibilityIdentifier = "asked"
        }
        let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(view.accessibilityIdentifier == "asked")
        #expect(size == CGSize(width: 50, height: 70))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    }

    @Test("Reentrant layout: a content that lays the tree out while it is asked keeps all sides")
    func content() {
        let root = UIView.root(390, 844)
        let view = Calling()
        view.content = CGSize(width: -1, height: 200)
        root.addConstrained(view)
        view.whenAsked = { [unowned root] in root.layoutIfNeeded() }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
        // Each constraint has one row: a change of its constant changes the frame.
        root.constraints.first { $0.firstAttribute == .leading }?.constant = 30
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 0, width: 360, height: 200))
    }
}
