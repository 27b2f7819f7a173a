import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("The layout pass")
struct LayoutPassTests {
    @Test(
        "Layout pass: updates constraints inside out, lays out outside in, then displays",
        .rows("S0-95")
    )
    func phases() {
        let journal = Journal()
        let outer = Recording("outer", journal)
        let inner = Recording("inner", journal)
        let controller = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 300, height: 200), rootViewController: controller)
        controller.view.addConstrained(outer)
        outer.place(x: 10, y: 10)
        outer.fix(width: 100, height: 100)
        outer.addConstrained(inner)
        inner.place(x: 10, y: 10)
        inner.fix(width: 50, height: 50)
        app.settle()
        #expect(
            journal.entries == [
                "update inner", "update outer", "layout outer", "layout inner", "draw outer",
                "draw inner",
            ])
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
        journal.entries = []
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        app.settle()
        #expect(journal.entries == ["update inner"])
        #expect(!inner.needsUpdateConstraints())
    }

    @Test("Layout pass: calls layoutSubviews of an added view, with or without a size")
    func added() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let root = UIView.root(300, 200)
        let views = [Counting(), Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
        for view in views { root.addSubview(view) }
        root.layoutIfNeeded()
        #expect(views.map(\.count) == [1, 1])
        root.layoutIfNeeded()
        #expect(views.map(\.count) == [1, 1])
    }

    @Test(
        "Layout pass: a controller's constraints are created before its first layout",
        .rows("S0-95"))
    func controller() {
        let controller = Constraining()
        let app = HeadlessApp(size: CGSize(width: 300, height: 200), rootViewController: controller)
        #expect(controller.updates == 1)
        #expect(controller.box.frame == CGRect(x: 20, y: 0, width: 40, height: 0))
        controller.view.setNeedsUpdateConstraints()
        app.settle()
        #expect(controller.updates == 2)
        controller.view.setNeedsLayout()
        app.settle()
        #expect(controller.updates == 2)
    }

    @Test("Layout pass: places only the views that moved")
    func economy() {
        let journal = Journal()
        let root = UIView.root(300, 200)
        let still = Recording("still", journal)
        let moving = Recording("moving", journal)
        root.addConstrained(still, moving)
        still.place(x: 0, y: 0)
        still.fix(width: 50, height: 50)
        moving.topAnchor.constraint(equalTo: root.topAnchor).on()
        moving.leadingAnchor.constraint(equalTo: still.trailingAnchor).on()
        let width = moving.widthAnchor.constraint(equalToConstant: 50).on()
        let inner = Recording("inner", journal)
        moving.addConstrained(inner)
        inner.place(x: 0, y: 0)
        inner.fix(width: 10, height: 10)
        root.layoutIfNeeded()
        journal.entries = []
        width.constant = 60
        root.layoutIfNeeded()
        #expect(journal.entries == ["layout moving"])
        journal.entries = []
        width.constant = 60
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(journal.entries.isEmpty)
    }

    @Test("Layout pass: includes changes that are made while it runs")
    func changesDuringLayout() {
        let root = UIView.root(300, 200)
        let view = Halving()
        root.addConstrained(view)
        view.place(x: 0, y: 0)
        view.widthAnchor.constraint(equalTo: root.widthAnchor).on()
        view.heightAnchor.constraint(equalToConstant: 10).on()
        root.layoutIfNeeded()
        #expect(view.half.frame.width == 150)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(view.half.frame.width == 100)
    }

    @Test("Layout pass: animates constraint changes inside an animation block")
    func animation() {
        let controller = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 300, height: 200), rootViewController: controller)
        let view = UIView.constrained(in: controller.view)
        view.fix(width: 50, height: 50)
        view.topAnchor.constraint(equalTo: controller.view.topAnchor).on()
        let leading = view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).on()
        app.settle()
        leading.constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            controller.view.layoutIfNeeded()
        }
        #expect(view.frame.minX == 200)
        app.advance(by: 0.5)
        let shown = view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - 100) < 5)
        app.settle()
        #expect(view.layer.presentation()?.frame.minX ?? 200 == 200)
    }

    @Test("Layout pass: a topmost view without a frame gets the size of its constraints")
    func topmost() {
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        root.contentScaleFactor = 2
        let view = Sized(70, 30)
        root.addConstrained(view)
        view.place(x: 10, y: 10)
        NSLayoutConstraint.activate([
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 90, height: 45))
    }

    @Test("Layout pass: scrolling moves content as seen from outside, and only there")
    func scrolling() {
        let root = UIView.root(300, 200)
        let box = UIView.constrained(in: root)
        box.place(x: 0, y: 0)
        box.fix(width: 100, height: 100)
        let inner = UIView.constrained(in: box)
        inner.place(x: 30, y: 0)
        let follower = UIView.constrained(in: root)
        follower.leadingAnchor.constraint(equalTo: inner.leadingAnchor).on()
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 30)
        box.bounds.origin.x = 12
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 18)
        #expect(inner.frame.minX == 30)
    }
}

/// What happened, in order.
private final class Journal {
    var entries: [String] = []
}

/// A view that writes down what it is asked to do.
private final class Recording: UIView {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override func updateConstraints() {
        journal.entries.append("update \(name)")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.entries.append("layout \(name)")
    }

    override func draw(_ rect: CGRect) { journal.entries.append("draw \(name)") }
}

/// A view that sets a constraint from its own size while it is laid out.
private final class Halving: UIView {
    let half = UIView()
    private lazy var width = half.widthAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addConstrained(half)
        half.place(x: 0, y: 0)
        width.isActive = true
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = bounds.width / 2
    }
}

/// A controller that makes its constraints when it is asked to.
private final class Constraining: UIViewController {
    let box = UIView()
    var updates = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addConstrained(box)
    }

    override func updateViewConstraints() {
        if updates == 0 {
            box.place(x: 20, y: 0)
            box.widthAnchor.constraint(equalToConstant: 40).on()
        }
        updates += 1
        super.updateViewConstraints()
    }
}
