import Testing
import UIKit

@Suite("Reentrant layout")
struct ReentrancyTests {
    @Test(
        """
        Reentrant layout: a view may request layout and change constraints while it is placed, \
        also at the top
        """)
    func topmost() {
        let root = Acting()
        root.translatesAutoresizingMaskIntoConstraints = false
        let view = Sized(70, 30)
        let guide = UILayoutGuide()
        root.addConstrained(view)
        root.addLayoutGuide(guide)
        view.place(x: 0, y: 0)
        NSLayoutConstraint.activate([
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        let fixed = view.heightAnchor.constraint(equalToConstant: 50)
        var widths: [CGFloat] = []
        root.whenResized = {
            widths.append(guide.layoutFrame.width)
            fixed.isActive = true
        }
        root.layoutIfNeeded()
        #expect(widths.first == 35)
        #expect(root.bounds.size == CGSize(width: 80, height: 50))
        view.size.width = 90
        root.layoutIfNeeded()
        #expect(widths.last == 45)
        #expect(root.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test("Reentrant layout: a view may remove other subviews of the topmost view")
    func removalAtTheTop() {
        let root = Acting()
        root.translatesAutoresizingMaskIntoConstraints = false
        root.fix(width: 100, height: 100)
        var views = (0..<4).map { _ in UIView.constrained(in: root) }
        for view in views {
            view.place(x: 10, y: 10)
            view.fix(width: 10, height: 10)
        }
        root.whenResized = {
            views.forEach { $0.removeFromSuperview() }
            views = []
        }
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 100, height: 100))
        #expect(root.subviews.isEmpty)
    }

    @Test("Reentrant layout: a view may remove views that are placed after it")
    func removal() {
        let root = UIView.root(300, 200)
        let first = Acting()
        root.addConstrained(first)
        first.place(x: 0, y: 0)
        first.fix(width: 20, height: 20)
        var others = (0..<4).map { _ in UIView.constrained(in: root) }
        for view in others {
            view.place(x: 10, y: 10)
            view.fix(width: 10, height: 10)
        }
        first.whenResized = {
            others.forEach { $0.removeFromSuperview() }
            others = []
        }
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(root.subviews == [first])
    }

    @Test(
        """
        Reentrant layout: endless layout is repeated a bounded number of times at any depth, and \
        reported
        """,
        arguments: Restlessness.allCases)
    func restless(restlessness: Restlessness) {
        let root = UIView.root(300, 200)
        var superview = root
        for _ in 0..<12 {
            let view = UIView(frame: superview.bounds)
            superview.addSubview(view)
            superview = view
        }
        let view = Restless(restlessness)
        superview.addConstrained(view)
        view.place(x: 0, y: 0)
        view.width.isActive = true
        var texts: [String] = []
        let report = RelayoutLimit.report
        defer { RelayoutLimit.report = report }
        RelayoutLimit.report = { texts.append($0) }
        root.layoutIfNeeded()
        #expect(view.count > 1)
        #expect(view.count < 3_000)
        #expect(texts.count == 1)
        #expect(texts.first?.contains("requests layout again") == true)
        for _ in 0..<9 { root.layoutIfNeeded() }
        #expect(texts.count < 4)
    }
}

/// How a view never comes to rest.
enum Restlessness: CaseIterable, Sendable {
    /// It asks for its own layout.
    case ownLayout

    /// It asks for its own layout, and has it done at once.
    case ownLayoutAtOnce

    /// It asks for its superview's layout and its own.
    case superview

    /// It makes itself wider.
    case constraint

    /// It makes itself wider, and has that done at once.
    case constraintAtOnce
}

/// A view that changes what its own layout depends on.
private final class Restless: UIView {
    let restlessness: Restlessness
    var count = 0
    lazy var width = widthAnchor.constraint(equalToConstant: 1)

    init(_ restlessness: Restlessness) {
        self.restlessness = restlessness
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        switch restlessness {
        case .ownLayout: setNeedsLayout()
        case .ownLayoutAtOnce:
            setNeedsLayout()
            layoutIfNeeded()
        case .superview:
            superview?.setNeedsLayout()
            setNeedsLayout()
        case .constraint: width.constant += 1
        case .constraintAtOnce:
            width.constant += 1
            superview?.layoutIfNeeded()
        }
    }
}

/// A view that does something as soon as it has another size.
private final class Acting: UIView {
    var whenResized: () -> Void = {}

    override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { whenResized() } }
    }
}
